use super::wall::{assert_plays, wall};

/// Four sets and a tile that any other may replace: throws what it draws, unless that is a character.
const A: &str = "1M 1M 1M 1M 2M 3M 4M 5M 6M 7M 8M 9M 9M";
/// Comes nearer with another Z, and then throws F.
const PAIR: &str = "Z Z F";

#[test]
fn a_pong_takes_the_turn_without_a_draw() {
    assert_plays(&wall([A, PAIR, "", ""], "Z B"), "A IN Z; A OUT Z; B PONG Z Z Z; B OUT F; C IN B");
}

#[test]
fn those_between_are_skipped() {
    assert_plays(&wall([A, "", PAIR, ""], "Z B"), "A IN Z; A OUT Z; C PONG Z Z Z; C OUT F; D IN B");
    assert_plays(&wall([A, "", "", PAIR], "Z B"), "A IN Z; A OUT Z; D PONG Z Z Z; D OUT F; A IN B");
}

#[test]
fn the_direction_goes_on_from_the_claimer() {
    assert_plays(
        &wall([A, "", PAIR, ""], "REVERSE Z B"),
        "A IN REVERSE; A OUT REVERSE; D IN Z; D OUT Z; C PONG Z Z Z; C OUT F; B IN B",
    );
}

#[test]
fn the_discard_after_a_claim_may_be_claimed_too() {
    assert_plays(
        &wall([A, PAIR, "", "F F B"], "Z N"),
        "A IN Z; A OUT Z; B PONG Z Z Z; B OUT F; D PONG F F F; D OUT B; A IN N",
    );
}

#[test]
fn a_pong_must_bring_strictly_nearer() {
    // B waits for 5P, with E E as its pair; after the pong it would wait for a pair.
    let b = "4P 6P E E 1S 1S 1S 2S 2S 2S 3S 3S 3S";
    assert_plays(&wall([A, b, "", ""], "E F"), "A IN E; A OUT E; B IN F");
}

#[test]
fn one_more_copy_is_not_enough() {
    assert_plays(&wall([A, "E", "", ""], "E F"), "A IN E; A OUT E; B IN F");
}

#[test]
fn three_more_copies_are_enough() {
    // 5P 5P 5P is a set already; but the pong leaves 5P 6P, of which one tile makes a run, where there was 6P alone.
    let b = "5P 5P 5P 6P 1S 1S 1S 9S 9S 9S Z Z F";
    assert_plays(&wall([A, b, "", ""], "5P N"), "A IN 5P; A OUT 5P; B PONG 5P 5P 5P; B OUT F; C IN N");
}

#[test]
fn the_discarder_does_not_pong_himself() {
    // For want of a fifth N the pong would bring A nearer.
    let a = "1M 2M 3M 9P 9P 9P 3S 3S 3S 3S N N N";
    assert_plays(&wall([a, "", "", ""], "N B"), "A IN N; A OUT N; B IN B");
}

#[test]
fn a_pong_goes_before_the_chow_of_another() {
    assert_plays(
        &wall([A, "4P 6P", "5P 5P Z", ""], "5P F"),
        "A IN 5P; A OUT 5P; C PONG 5P 5P 5P; C OUT Z; D IN F",
    );
    assert_plays(&wall([A, "4P 6P", "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 4P 5P 6P");
}

#[test]
fn a_pong_goes_before_a_chow_of_the_same_player() {
    assert_plays(&wall([A, "5P 5P 3P 4P", "", ""], "5P"), "A IN 5P; A OUT 5P; B PONG 5P 5P 5P");
}

#[test]
fn if_the_pong_brings_no_nearer_the_chow_is_still_tried() {
    // 5P 5P is B's pair, which a pong would use up. (Free to be in another set, 5P would bring nearer: a pair and 5P 6P 7P.)
    let b = "5P 5P 6P 7P 1S 1S 1S 3S 3S 3S 8S 9S E";
    assert_plays(&wall([A, b, "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 5P 6P 7P; B OUT E");
}
