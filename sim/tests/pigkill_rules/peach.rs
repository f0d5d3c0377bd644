//! P (桃).

use crate::story::assert_story;

#[test]
fn a_peach_heals_only_below_full_health() {
    let text = "\
2 7\n\
MP P D D D\n\
FP F D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 hit 3 (2 F)\n\
1: 1 +D, 1 +D, 1 P, 1 heals 4\n";
    assert_story(text, told);
}

#[test]
fn a_dying_pig_uses_a_peach_in_any_turn() {
    let text = "\
2 5\n\
MP P K P K\n\
FP W W W W\n\
K K W D D\n";
    let told = "\
1: 1 +K, 1 +K\n\
2: 2 +W, 2 +D, 2 W, 1 hit 3 (2 W), 2 suspect, 2 W, 1 hit 2 (2 W), 2 W, 1 hit 1 (2 W), 2 W, 1 hit 0 (2 W), 1 saved 1, 2 W, 1 hit 0 (2 W), 1 saved 1\n";
    assert_story(text, told);
}

#[test]
fn only_the_dying_pig_itself_uses_a_peach() {
    let text = "\
3 7\n\
MP J J J J\n\
ZP P P P P\n\
FP W W W W\n\
J J P P P P D\n";
    let told = "\
1: 1 +J, 1 +J\n\
2: 2 +P, 2 +P\n\
3: 3 +P, 3 +P, 3 W, 1 J1 (W>1), W spares 1, 2 hit 3 (3 W), 3 W, 1 J1 (W>1), W spares 1, 2 hit 2 (3 W), 3 W, 1 J1 (W>1), W spares 1, 2 hit 1 (3 W), 3 W, 1 J1 (W>1), W spares 1, 2 hit 0 (3 W), 2 saved 1\n";
    assert_story(text, told);
}
