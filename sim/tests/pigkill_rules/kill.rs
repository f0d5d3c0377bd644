//! K (杀), D (闪), Z (猪哥连弩) and the distance.

use crate::story::assert_story;

/// The K, leftmost all the while, waits until the loyalist next to the rebel is dead.
#[test]
fn a_kill_reaches_past_the_dead() {
    let text = "\
3 8\n\
MP K K P P\n\
FP K N N N\n\
ZP D D D D\n\
D D N Z D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +N, 2 +Z, 2 N, 3 hit 3 (2 N), 1 -K (N), 2 N, 3 hit 2 (2 N), 1 -K (N), 2 N, 3 hit 1 (2 N), 1 hit 3 (2 N), 2 suspect, 2 N, 3 hit 0 (2 N), 3 dies loyalist, 1 hit 2 (2 N), 2 K>1, 2 rebel, 1 -D (K), 2 Z\n";
    assert_story(text, told);
}

#[test]
fn one_kill_a_turn() {
    let text = "\
2 8\n\
MP P P P P\n\
FP K K K K\n\
P P P P P P P D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +P, 2 +P, 2 K>1, 2 rebel, 1 hit 3 (2 K)\n\
1: 1 +P, 1 +P, 1 P, 1 heals 4\n\
2: 2 +P, 2 +D, 2 K>1, 1 hit 3 (2 K)\n";
    assert_story(text, told);
}

/// After the first K the next two are skipped until Z, further right, is equipped; then both are used.
#[test]
fn a_crossbow_allows_any_number() {
    let text = "\
2 5\n\
MP P P P P\n\
FP K K Z K\n\
P P P P D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +P, 2 +P, 2 K>1, 2 rebel, 1 hit 3 (2 K), 2 Z, 2 K>1, 1 hit 2 (2 K), 2 K>1, 1 hit 1 (2 K)\n";
    assert_story(text, told);
}

#[test]
fn a_second_crossbow_replaces_the_first() {
    let text = "\
2 5\n\
MP P P P P\n\
FP Z Z K K\n\
P P P P D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +P, 2 +P, 2 Z, 2 Z, 2 K>1, 2 rebel, 1 hit 3 (2 K), 2 K>1, 1 hit 2 (2 K)\n";
    assert_story(text, told);
}

#[test]
fn a_kill_discarded_in_a_duel_does_not_count() {
    let text = "\
2 5\n\
MP K D D D\n\
FP F K K D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 -K (F), 2 -K (F), 1 hit 3 (2 F), 2 K>1, 1 -D (K)\n";
    assert_story(text, told);
}

#[test]
fn the_target_discards_its_leftmost_dodge_before_it_is_hit() {
    let text = "\
2 9\n\
MP P D P D\n\
FP K D D D\n\
P P P P P P K D D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +P, 2 +P, 2 K>1, 2 rebel, 1 -D (K)\n\
1: 1 +P, 1 +P\n\
2: 2 +K, 2 +D, 2 K>1, 1 -D (K)\n";
    assert_story(text, told);
}
