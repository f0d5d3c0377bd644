use super::wall::{assert_plays, log, wall};

const WAITS_FOR_RED: &str = "1M 2M 3M 4P 5P 6P 7S 8S 9S B B B Z";

#[test]
fn thirteen_rounds_of_one_tile_each_then_a_draws() {
    let wall = wall(["", "", "", ""], "Z");
    let log = log(&wall);
    for (at, line) in log[..52].iter().enumerate() {
        assert_eq!(line, &format!("{} IN {}", ["A", "B", "C", "D"][at % 4], wall.wall()[at]));
    }
    assert_eq!(log[52], "A IN Z");
}

#[test]
fn a_may_win_with_the_first_draw() {
    let wall = wall([WAITS_FOR_RED, "", "", ""], "Z");
    assert_plays(&wall, "A IN Z; A SELFDRAWN; A WIN");
    assert_eq!(log(&wall).len(), 55);
}

#[test]
fn another_draw_does_not_win() {
    assert_plays(&wall([WAITS_FOR_RED, "", "", ""], "F B"), "A IN F; A OUT Z; B IN B");
}

#[test]
fn a_special_does_not_win() {
    assert_plays(&wall([WAITS_FOR_RED, "", "", ""], "PASS B"), "A IN PASS; A OUT PASS B; C IN B");
}
