//! Games that never end are noticed after the first round on the last card in which nobody used any card but Z.

use damoni_corpus::PlayError;

use crate::story::{case, play};

/// The turn in which a game is found to be endless.
fn noticed(text: &str) -> u64 {
    match play(&case(text)).1 {
        Err(PlayError::Endless { turn }) => turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_round_without_any_use_is_enough() {
    assert_eq!(noticed("3 1\nMP J J J J\nZP J J J J\nFP J J J J\nD\n"), 3);
}

#[test]
fn the_round_begins_when_one_card_is_left() {
    assert_eq!(noticed("2 3\nMP D D D D\nFP D D D D\nD D D\n"), 3, "one card is left after turn 1");
    assert_eq!(noticed("2 4\nMP D D D D\nFP D D D D\nD D D D\n"), 4, "one card is left only within turn 2");
    assert_eq!(noticed("2 5\nMP D D D D\nFP D D D D\nD D D D D\n"), 4, "one card is left after turn 2");
    assert_eq!(noticed("2 2\nMP D D D D\nFP D D D D\nD D\n"), 3, "one card is left only within turn 1");
}

#[test]
fn crossbows_may_be_used_for_ever() {
    assert_eq!(noticed("2 1\nMP Z D D D\nFP Z D D D\nZ\n"), 2);
}

#[test]
fn any_other_use_begins_the_round_anew() {
    assert_eq!(noticed("3 1\nMP D D D D\nZP D D N D\nFP D D D D\nD\n"), 5);
    assert_eq!(noticed("2 1\nMP D D D D\nFP K D D D\nD\n"), 4);
    assert_eq!(noticed("2 1\nMP P D D D\nFP F D D D\nD\n"), 5);
}

#[test]
fn the_dead_are_not_waited_for() {
    assert_eq!(noticed("3 3\nMP N N N P\nZP D D D D\nFP K K K K\nN D D\n"), 3);
}

#[test]
fn a_last_card_that_hurts_comes_to_an_end() {
    for last in ["K", "F", "N", "W"] {
        let text = format!("3 1\nMP J D K P\nZP P P P P\nFP D J K P\n{last}\n");
        assert!(play(&case(&text)).1.is_ok(), "{last}");
    }
}
