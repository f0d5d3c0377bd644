//! A turn: two cards, then the first usable card from the left, again and again.

use crate::story::assert_story;

#[test]
fn a_turn_draws_two_cards_to_the_right_end_and_plays_the_first_usable_from_the_left() {
    let text = "\
2 3\n\
MP D N D W\n\
FP D D D D\n\
Z P D\n";
    let told = "\
1: 1 +Z, 1 +P, 1 N, 2 hit 3 (1 N), 1 W, 2 -D (W), 1 Z\n";
    assert_story(text, told);
}

/// P, leftmost all the while, is used as soon as the rebel has lost its own duel, before N.
#[test]
fn the_scan_starts_anew_after_each_card() {
    let text = "\
2 5\n\
MP K D D D\n\
FP P F N D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 -K (F), 2 hit 3 (1 F), 2 P, 2 heals 4, 2 N, 1 hit 3 (2 N)\n";
    assert_story(text, told);
}

#[test]
fn the_dead_take_no_turn() {
    let text = "\
3 7\n\
MP D D N D\n\
ZP D D D D\n\
FP D D D D\n\
N N N D D D D\n";
    let told = "\
1: 1 +N, 1 +N, 1 N, 2 hit 3 (1 N), 3 hit 3 (1 N), 1 N, 2 hit 2 (1 N), 3 hit 2 (1 N), 1 N, 2 hit 1 (1 N), 3 hit 1 (1 N)\n\
2: 2 +N, 2 +D, 2 N, 3 hit 0 (2 N), 3 dies rebel, MP wins\n";
    assert_story(text, told);
}
