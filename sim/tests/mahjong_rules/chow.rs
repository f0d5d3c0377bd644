use super::wall::{assert_plays, wall};

/// Four sets and a tile that any other may replace: throws what it draws, unless that is a character.
const A: &str = "1M 1M 1M 1M 2M 3M 4M 5M 6M 7M 8M 9M 9M";
/// Comes nearer with 5P, and then throws F.
const GAP: &str = "4P 6P F";

#[test]
fn the_next_player_may_chow_and_discards_without_a_draw() {
    assert_plays(&wall([A, GAP, "", ""], "5P Z"), "A IN 5P; A OUT 5P; B CHOW 4P 5P 6P; B OUT F; C IN Z");
}

#[test]
fn only_the_next_player_may_chow() {
    assert_plays(&wall([A, "", GAP, ""], "5P Z"), "A IN 5P; A OUT 5P; B IN Z");
    assert_plays(&wall([A, "", "", GAP], "5P Z"), "A IN 5P; A OUT 5P; B IN Z");
}

#[test]
fn who_is_next_follows_the_present_direction() {
    assert_plays(
        &wall([A, GAP, "", GAP], "REVERSE Z Z Z 5P Z"),
        "A IN REVERSE; A OUT REVERSE; D IN Z; D OUT Z; C IN Z; C OUT Z; B IN Z; B OUT Z;
         A IN 5P; A OUT 5P; D CHOW 4P 5P 6P; D OUT F; C IN Z",
    );
}

#[test]
fn larger_numbers_come_first() {
    assert_plays(&wall([A, "3P 4P 6P 7P", "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 5P 6P 7P");
    assert_plays(&wall([A, "3P 4P 6P", "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 4P 5P 6P");
    assert_plays(&wall([A, "3P 4P", "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 3P 4P 5P");
}

#[test]
fn the_first_run_that_brings_nearer_is_taken() {
    // 5 6 7 and 4 5 6 would break 6P 7P 8P, which is a set.
    let b = "3P 4P 6P 7P 8P 1S 1S 1S 9S 9S 9S Z F";
    assert_plays(&wall([A, b, "", ""], "5P"), "A IN 5P; A OUT 5P; B CHOW 3P 4P 5P; B OUT Z");
}

#[test]
fn a_chow_must_bring_strictly_nearer() {
    // The 4P and 6P would come out of a set that B has.
    let b = "4P 5P 6P 1S 1S 1S 9S 9S 9S Z Z F F";
    assert_plays(&wall([A, b, "", ""], "5P N"), "A IN 5P; A OUT 5P; B IN N");
}

#[test]
fn runs_end_with_their_suit() {
    assert_plays(&wall([A, "8M 9M", "", ""], "1P F"), "A IN 1P; A OUT 1P; B IN F");
    assert_plays(&wall([A, "9M 2P", "", ""], "1P F"), "A IN 1P; A OUT 1P; B IN F");
    assert_plays(&wall([A, "1S 2S", "", ""], "9P F"), "A IN 9P; A OUT 9P; B IN F");
    assert_plays(&wall([A, "8P 1S", "", ""], "9P F"), "A IN 9P; A OUT 9P; B IN F");
    assert_plays(&wall([A, "2P 3P", "", ""], "1P F"), "A IN 1P; A OUT 1P; B CHOW 1P 2P 3P");
    assert_plays(&wall([A, "7P 8P", "", ""], "9P F"), "A IN 9P; A OUT 9P; B CHOW 7P 8P 9P");
}

#[test]
fn honours_form_no_runs() {
    assert_plays(&wall([A, "S W", "", ""], "E F"), "A IN E; A OUT E; B IN F");
}
