use damoni_corpus::mahjong::Case;

use super::wall::{assert_ends, log, shuffled};

/// Asserts that in the wall shuffled with `seed` all tiles are drawn, and the log ends with `expected`, from the last draw on.
#[track_caller]
fn assert_wall_ends(seed: u64, expected: &str) {
    let wall = Case::new(&shuffled(seed)).unwrap();
    let draws = log(&wall).iter().filter(|line| line.contains(" IN ")).count();
    assert_eq!(draws, 148, "tiles drawn");
    assert_ends(&wall, expected);
}

#[test]
fn the_last_tile_drawn_is_still_discarded() {
    assert_wall_ends(543, "D IN 4P; D OUT 7P; DRAW");
}

#[test]
fn the_last_tile_may_win_when_drawn() {
    assert_wall_ends(3315, "A IN 3M; A SELFDRAWN; A WIN");
}

#[test]
fn the_last_discard_may_be_won_with() {
    assert_wall_ends(4161, "D IN 1M; D OUT 4M; A RON; A WIN");
}

#[test]
fn the_last_discard_may_be_claimed_and_the_claimer_discards_again() {
    assert_wall_ends(2780, "A IN 5M; A OUT 8M; B PONG 8M 8M 8M; B OUT 2M; DRAW");
    assert_wall_ends(26549, "C IN 2M; C OUT 7M; D CHOW 5M 6M 7M; D OUT 2P; DRAW");
}

#[test]
fn the_discard_after_the_last_claim_is_open_to_all_too() {
    assert_wall_ends(20144, "B IN 2M; B OUT 7M; C PONG 7M 7M 7M; C OUT 4M; B PONG 4M 4M 4M; B OUT 2M; DRAW");
    assert_wall_ends(6442, "D IN 2M; D OUT 4M; A PONG 4M 4M 4M; A OUT 3M; B RON; B WIN");
}

#[test]
fn the_turn_after_a_last_special_cannot_draw() {
    assert_wall_ends(823, "A IN PASS; A OUT PASS B; DRAW");
    assert_wall_ends(490, "C IN REVERSE; C OUT REVERSE; DRAW");
    assert_wall_ends(1690, "D IN DOUBLE; D OUT DOUBLE; DRAW");
}
