//! Where two plays part, and what explains an output.

use super::{MAHJONG, PIGKILL, damoni, printed};

#[test]
fn sim_and_reference_are_the_same() {
    for (game, file) in [("pigkill", PIGKILL), ("mahjong", MAHJONG)] {
        let said =
            damoni().args(["replay", game, file, "--diff"]).assert().code(0).get_output().stderr.clone();
        assert_eq!(String::from_utf8_lossy(&said).trim(), "both sides are the same in every event");
    }
}

#[test]
fn a_right_output_is_right() {
    let answer = MAHJONG.replace(".in", ".ans");
    damoni().args(["replay", "mahjong", MAHJONG, "--diff", "--output", &answer]).assert().code(0);
}

#[test]
fn an_output_nobody_gives_is_shown_where_it_leaves_the_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    std::fs::write(&output, "FP\nDEAD\nDEAD\nJ J J J D\n").expect("written");
    let output = output.to_str().expect("a plain path");
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--diff", "--output", output]));
}

#[test]
fn what_a_terminal_would_not_show_of_an_output_is_written_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("out");
    let told = |output: &str| {
        std::fs::write(&path, output).expect("written");
        printed(&["replay", "pigkill", PIGKILL, "--diff", "--output", path.to_str().expect("a plain path")])
    };
    let odd = told("\u{feff}\u{1b}[31mFP\u{0}\n");
    assert!(odd.contains("    output: \\u{feff}\\u{1b}[31mFP\\u{0}\n"), "{odd}");
    let long = told(&"F".repeat(1000));
    assert!(long.contains("... (+840)") && long.len() < 4000, "{long}");
    let more = told("FP\nDEAD\nDEAD\nJ J J J J J D\nFP\n");
    assert!(
        more.contains("answer: (no such line)\n    output: FP\n  no known wrong reading explains this\n"),
        "{more}"
    );
}

#[test]
fn two_things_do_not_come_from_one_standard_input() {
    damoni()
        .args(["replay", "pigkill", "-", "--diff", "--output", "-"])
        .write_stdin("2 1\n")
        .assert()
        .code(2)
        .stderr(predicates::str::contains("both come from standard input"));
}

#[test]
fn a_wrong_reading_parts_where_its_rule_is_first_used() {
    damoni()
        .args(["replay", "mahjong", MAHJONG, "--diff", "--pitfall", "pass-names-who-plays"])
        .assert()
        .code(1);
    let told =
        damoni().args(["replay", "mahjong", MAHJONG, "--diff", "--pitfall", "pass-names-who-plays"]).output();
    insta::assert_snapshot!(String::from_utf8_lossy(&told.expect("runs").stdout));
}

#[test]
fn an_output_that_a_wrong_reading_gives_is_explained_by_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    std::fs::write(&output, printed(&["solve", "mahjong", MAHJONG, "--pitfall", "pass-names-who-plays"]))
        .expect("written");
    let output = output.to_str().expect("a plain path");
    let told = printed(&["replay", "mahjong", MAHJONG, "--diff", "--output", output]);
    assert!(told.starts_with("your program behaves as if: "), "{told}");
    assert!(told.contains("(pass-names-who-plays)"), "{told}");
    assert!(told.contains("They part at event #64"), "{told}");
}
