use super::wall::{assert_plays, log, wall};

/// Four sets and a tile that any other may replace: throws what it draws, unless that is a character.
const A: &str = "1M 1M 1M 1M 2M 3M 4M 5M 6M 7M 8M 9M 9M";
/// Three hands that wait for 5P.
const B: &str = "4P 6P S S 1S 1S 1S 2S 2S 2S 3S 3S 3S";
const C: &str = "4P 6P F F 4S 4S 4S 5S 5S 5S 6S 6S 6S";
const D: &str = "4P 6P B B 7S 7S 7S 8S 8S 8S 9S 9S 9S";

#[test]
fn of_three_who_could_ron_the_next_player_does() {
    let wall = wall([A, B, C, D], "5P");
    assert_plays(&wall, "A IN 5P; A OUT 5P; B RON; B WIN");
    assert_eq!(log(&wall).len(), 56);
}

#[test]
fn ron_order_follows_the_present_direction() {
    assert_plays(
        &wall([A, B, C, D], "REVERSE W N Z 5P"),
        "A IN REVERSE; A OUT REVERSE; D IN W; D OUT W; C IN N; C OUT N; B IN Z; B OUT Z;
         A IN 5P; A OUT 5P; D RON; D WIN",
    );
}

#[test]
fn the_opposite_player_goes_before_the_last() {
    assert_plays(&wall([A, "", C, D], "5P"), "A IN 5P; A OUT 5P; C RON; C WIN");
}

#[test]
fn the_last_player_may_ron_before_any_turn() {
    assert_plays(&wall([A, "", "", D], "5P"), "A IN 5P; A OUT 5P; D RON; D WIN");
}

#[test]
fn ron_goes_before_pong() {
    assert_plays(&wall([A, "5P 5P", "", D], "5P"), "A IN 5P; A OUT 5P; D RON; D WIN");
    assert_plays(&wall([A, "5P 5P", "", ""], "5P"), "A IN 5P; A OUT 5P; B PONG 5P 5P 5P");
}

#[test]
fn a_tile_not_waited_for_is_no_ron() {
    assert_plays(&wall([A, B, C, D], "7P E"), "A IN 7P; A OUT 7P; B IN E");
}

#[test]
fn a_hand_with_a_special_cannot_ron_but_claims_and_then_throws_it() {
    let b = "4P 6P S S 1S 1S 1S 2S 2S 2S 3S 3S PASS";
    assert_plays(&wall([A, b, "", ""], "5P E"), "A IN 5P; A OUT 5P; B CHOW 4P 5P 6P; B OUT PASS C; D IN E");
}

#[test]
fn a_hand_with_a_claim_may_ron() {
    // After the pong of E, B waits for 5P alone.
    let b = "5P E E 1S 1S 1S 2S 2S 2S 3S 3S 3S S";
    assert_plays(
        &wall([A, b, "", ""], "E Z Z 5P"),
        "A IN E; A OUT E; B PONG E E E; B OUT S; C IN Z; C OUT Z; D IN Z; D OUT Z; A IN 5P; A OUT 5P; B RON; B WIN",
    );
}

#[test]
fn a_useful_draw_counts_even_if_a_special_was_thrown_then() {
    // B's draw of 4P lets it wait for 5P, though it throws PASS.
    let b = "6P S S 1S 1S 1S 2S 2S 2S 3S 3S 3S PASS";
    assert_plays(
        &wall([A, b, "", ""], "Z 4P Z 5P"),
        "A IN Z; A OUT Z; B IN 4P; B OUT PASS C; D IN Z; D OUT Z; A IN 5P; A OUT 5P; B RON; B WIN",
    );
}
