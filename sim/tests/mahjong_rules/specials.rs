use super::wall::{assert_plays, wall};

const IDLE: [&str; 4] = ["", "", "", ""];

#[test]
fn pass_skips_the_next_player() {
    assert_plays(&wall(IDLE, "PASS Z F"), "A IN PASS; A OUT PASS B; C IN Z; C OUT Z; D IN F");
}

#[test]
fn reverse_gives_the_turn_to_the_former_upper_neighbour() {
    assert_plays(
        &wall(IDLE, "REVERSE Z F Z"),
        "A IN REVERSE; A OUT REVERSE; D IN Z; D OUT Z; C IN F; C OUT F; B IN Z",
    );
}

#[test]
fn reverse_twice_restores_the_direction() {
    assert_plays(
        &wall(IDLE, "REVERSE REVERSE Z F"),
        "A IN REVERSE; A OUT REVERSE; D IN REVERSE; D OUT REVERSE; A IN Z; A OUT Z; B IN F",
    );
}

#[test]
fn pass_follows_the_present_direction() {
    assert_plays(
        &wall(IDLE, "REVERSE PASS Z F"),
        "A IN REVERSE; A OUT REVERSE; D IN PASS; D OUT PASS C; B IN Z; B OUT Z; A IN F",
    );
}

#[test]
fn double_gives_another_full_turn_and_chains() {
    assert_plays(
        &wall(IDLE, "DOUBLE DOUBLE Z F"),
        "A IN DOUBLE; A OUT DOUBLE; A IN DOUBLE; A OUT DOUBLE; A IN Z; A OUT Z; B IN F",
    );
}

#[test]
fn the_turn_after_double_may_win_by_its_draw() {
    let a = "1M 2M 3M 4P 5P 6P 7S 8S 9S B B B Z";
    assert_plays(&wall([a, "", "", ""], "DOUBLE Z"), "A IN DOUBLE; A OUT DOUBLE; A IN Z; A SELFDRAWN; A WIN");
}

#[test]
fn specials_go_before_all_else_pass_then_reverse_then_double() {
    let a = "DOUBLE REVERSE PASS 1M 2M 3M 4M 5M 6M 7M 8M 9M 1P";
    assert_plays(
        &wall([a, "", "", ""], "Z F F 5P B B B 9P F"),
        "A IN Z; A OUT PASS B; C IN F; C OUT F; D IN F; D OUT F;
         A IN 5P; A OUT REVERSE; D IN B; D OUT B; C IN B; C OUT B; B IN B; B OUT B;
         A IN 9P; A OUT DOUBLE; A IN F; A OUT Z",
    );
}

#[test]
fn a_special_is_neither_claimed_nor_won_with() {
    let b = "PASS PASS";
    let c = "PASS 1M 1M 1M 4M 4M 4M 7M 7M 7M B B B";
    assert_plays(&wall(["", b, c, ""], "PASS Z"), "A IN PASS; A OUT PASS B; C IN Z; C OUT PASS D");
}
