//! J (无懈可击).

use crate::story::{assert_play, assert_story};

#[test]
fn the_leftmost_nullification_is_used() {
    let text = "\
2 7\n\
MP D D D D\n\
FP J D J F\n\
D D F F N D F\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +F, 2 +F, 2 F>1, 2 rebel, 1 hit 3 (2 F), 2 F>1, 1 hit 2 (2 F), 2 F>1, 1 hit 1 (2 F)\n\
1: 1 +N, 1 +D, 1 N, 2 J1 (N>2), N spares 2\n\
2: 2 +F, 2 +F*, 2 F>1, 1 hit 0 (2 F), 1 dies lord, FP wins\n";
    assert_play(text, told, "FP\nDEAD\nD J F\n");
}

#[test]
fn the_lord_protects_himself() {
    let text = "\
2 5\n\
MP D D D J\n\
FP W D D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 W, 1 J1 (W>1), W spares 1\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_protects_the_lord_and_reveals() {
    let text = "\
3 7\n\
MP D D D D\n\
ZP D D D J\n\
FP N D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 N, 2 J1 (N>1), 2 loyal, N spares 1, 2 hit 3 (3 N)\n";
    assert_story(text, told);
}

#[test]
fn nobody_protects_an_unknown_pig() {
    let text = "\
3 7\n\
MP N W D D\n\
ZP J J J J\n\
FP J J J J\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D, 1 N, 2 hit 3 (1 N), 3 hit 3 (1 N), 1 W, 2 hit 2 (1 W), 3 hit 2 (1 W)\n";
    assert_story(text, told);
}

#[test]
fn nobody_protects_a_suspect() {
    let text = "\
3 9\n\
MP F D D D\n\
ZP N J D D\n\
FP J D D D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 2 J1 (N>1), 2 loyal, 3 J2 (N>1), 3 rebel, 1 hit 3 (2 N)\n\
3: 3 +D, 3 +D\n\
1: 1 +D, 1 +D, 1 F>3, 3 hit 2 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn a_revealed_loyalist_is_protected() {
    let text = "\
3 9\n\
MP D J D D\n\
ZP J D D D\n\
FP N W D D\n\
D D D J D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +J\n\
3: 3 +D, 3 +D, 3 N, 1 J1 (N>1), N spares 1, 2 hit 3 (3 N), 3 W, 2 J1 (W>1), 2 loyal, W spares 1, 2 J1 (W>2), W spares 2\n";
    assert_story(text, told);
}

#[test]
fn a_revealed_rebel_is_protected_by_rebels_only() {
    let text = "\
4 11\n\
MP F J D D\n\
ZP D J D D\n\
FP F J D D\n\
FP D J D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 F>1, 3 rebel, 1 J1 (F>1), 3 J2 (F>1), 2 J3 (F>1), 2 loyal, 4 J4 (F>1), 4 rebel, 1 hit 3 (3 F)\n\
4: 4 +D, 4 +D\n\
1: 1 +D, 1 +D, 1 F>3, 3 hit 3 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn a_nullification_against_a_protecting_one_lets_the_trick_hit() {
    let text = "\
2 5\n\
MP J D D D\n\
FP F J D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), 2 J2 (F>1), 1 hit 3 (2 F)\n";
    assert_story(text, told);
}

#[test]
fn a_third_nullification_protects_again() {
    let text = "\
2 5\n\
MP J J D D\n\
FP F J D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), 2 J2 (F>1), 1 J3 (F>1), F spares 1\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_is_let_be_hit_by_the_lords_side() {
    let text = "\
2 9\n\
MP F J D D\n\
FP F J D D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), 2 J2 (F>1), 1 hit 3 (2 F)\n\
1: 1 +D, 1 +D, 1 F>2, 2 hit 3 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn a_chain_about_a_rebel_goes_on() {
    let text = "\
2 9\n\
MP F J D D\n\
FP F J J D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), 2 J2 (F>1), 1 hit 3 (2 F)\n\
1: 1 +D, 1 +D, 1 F>2, 2 J1 (F>2), F spares 2\n";
    assert_story(text, told);
}

#[test]
fn the_asking_starts_with_the_user_of_the_trick() {
    let text = "\
5 11\n\
MP D D D D\n\
ZP J D D D\n\
ZP N J D D\n\
ZP J D D D\n\
FP D D D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 N, 4 hit 3 (3 N), 5 hit 3 (3 N), 3 J1 (N>1), 3 loyal, N spares 1, 2 hit 3 (3 N)\n";
    assert_story(text, told);
}

#[test]
fn the_asking_goes_round_from_the_user_of_the_trick() {
    let text = "\
4 11\n\
MP J D D D\n\
ZP J D D D\n\
FP F D D D\n\
ZP J D D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 F>1, 3 rebel, 4 J1 (F>1), 4 loyal, F spares 1\n";
    assert_story(text, told);
}

#[test]
fn the_asking_goes_on_from_the_user_of_the_last_nullification() {
    let text = "\
5 11\n\
MP J D D D\n\
FP F J D D\n\
FP J D D D\n\
ZP J D D D\n\
FP J J D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 4 J1 (F>1), 4 loyal, 5 J2 (F>1), 5 rebel, 1 J3 (F>1), 2 J4 (F>1), 1 hit 3 (2 F)\n";
    assert_story(text, told);
}

#[test]
fn a_face_revealed_within_the_trick_counts_for_the_next_targets() {
    let text = "\
3 7\n\
MP D D D D\n\
ZP J J J D\n\
FP W D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 W, 2 J1 (W>1), 2 loyal, W spares 1, 2 J1 (W>2), W spares 2\n";
    assert_story(text, told);
}

#[test]
fn a_spared_pig_discards_nothing() {
    let text = "\
2 5\n\
MP J K D D\n\
FP N D D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 1 J1 (N>1), N spares 1\n";
    assert_story(text, told);
}
