//! What part of the story is asked for, and in which form.

use predicates::prelude::*;
use serde_json::Value;

use super::{GOUDAN, MAHJONG, PIGKILL, damoni, printed};

#[test]
fn a_turn() {
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--turn", "5"]));
}

#[test]
fn some_kinds_of_event() {
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--only", "suspect,reveal,die"]));
}

#[test]
fn from_one_event_to_another() {
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--from", "36", "--to", "38"]));
}

#[test]
fn the_summary() {
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--summary"]));
}

#[test]
fn json_is_one_event_a_line_with_its_rule() {
    for (game, file) in [("pigkill", PIGKILL), ("mahjong", MAHJONG), ("goudan", GOUDAN)] {
        let text = printed(&["replay", game, file, "--json"]);
        let lines: Vec<Value> =
            text.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
        let events: Vec<&Value> = lines.iter().filter(|line| !line["n"].is_null()).collect();
        assert!(!events.is_empty());
        for (index, line) in events.iter().enumerate() {
            assert_eq!(line["n"], index + 1);
            assert!(line["data"].is_object(), "{line}");
            assert!(
                line["rule"].as_str().is_some_and(|rule| rule.contains(&format!("{game}.md#"))),
                "{line}"
            );
        }
    }
    let last = printed(&["replay", "pigkill", PIGKILL, "--json", "--from", "40"]);
    insta::assert_snapshot!(last);
}

#[test]
fn an_unknown_kind_is_refused_with_the_known_ones() {
    damoni()
        .args(["replay", "pigkill", PIGKILL, "--only", "pong"])
        .assert()
        .code(2)
        .stderr(predicate::str::contains("--only pong: pigkill has the events turn, draw, use"));
}

#[test]
fn an_empty_range_is_refused() {
    damoni()
        .args(["replay", "pigkill", PIGKILL, "--from", "9", "--to", "3"])
        .assert()
        .code(2)
        .stderr(predicate::str::contains("--from 9 --to 3: nothing lies between"));
}

#[test]
fn a_game_without_an_end_is_refused() {
    damoni()
        .args(["replay", "pigkill"])
        .write_stdin("2 1\nMP D D D D\nFP D D D D\nD\n")
        .assert()
        .code(2)
        .stderr(predicate::str::contains("the game never ends"));
}
