//! Friend and foe acts: who reveals itself (跳忠, 跳反), and when.

use crate::story::assert_story;

#[test]
fn a_rebel_reveals_by_kill_before_it_takes_effect() {
    let text = "\
2 5\n\
MP D D D D\n\
FP K D D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>1, 2 rebel, 1 -D (K)\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_reveals_by_duel_even_if_it_is_nullified() {
    let text = "\
2 5\n\
MP J D D D\n\
FP F D D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), F spares 1\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_reveals_by_kill_and_duel_at_a_revealed_rebel() {
    let text = "\
4 14\n\
MP D D D D\n\
ZP K F D D\n\
FP F D D D\n\
ZP F D D D\n\
D D D D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 F>1, 3 rebel, 1 hit 3 (3 F)\n\
4: 4 +D, 4 +D, 4 F>3, 4 loyal, 3 hit 3 (4 F)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>3, 2 loyal, 3 -D (K), 2 F>3, 3 hit 2 (2 F)\n";
    assert_story(text, told);
}

#[test]
fn answering_with_kill_or_dodge_reveals_nobody() {
    let text = "\
3 7\n\
MP N W D D\n\
ZP K D K D\n\
FP K D K D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D, 1 N, 2 -K (N), 3 -K (N), 1 W, 2 -D (W), 3 -D (W)\n";
    assert_story(text, told);
}

#[test]
fn the_lord_reveals_nothing() {
    let text = "\
2 7\n\
MP F J K D\n\
FP F N D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 J1 (F>1), F spares 1, 2 N, 1 -K (N)\n\
1: 1 +D, 1 +D, 1 F>2, 2 hit 3 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn a_pig_reveals_once() {
    let text = "\
2 8\n\
MP D D D D\n\
FP K K F D\n\
D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>1, 2 rebel, 1 -D (K), 2 F>1, 1 hit 3 (2 F)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>1, 1 -D (K)\n";
    assert_story(text, told);
}
