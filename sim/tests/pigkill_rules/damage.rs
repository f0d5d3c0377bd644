//! Damage, dying, rewards and the penalty.

use crate::story::assert_story;

#[test]
fn the_dead_nullify_nothing() {
    let text = "\
3 7\n\
MP N N N N\n\
ZP J D D D\n\
FP K K K K\n\
K K F D D D D\n";
    let told = "\
1: 1 +K, 1 +K, 1 N, 2 hit 3 (1 N), 3 -K (N), 1 N, 2 hit 2 (1 N), 3 -K (N), 1 N, 2 hit 1 (1 N), 3 -K (N), 1 N, 2 hit 0 (1 N), 2 dies loyalist, 1 penalty 2, 3 -K (N)\n\
3: 3 +F, 3 +D, 3 F>1, 3 rebel, 1 hit 3 (3 F)\n\
1: 1 +D, 1 +D\n";
    assert_story(text, told);
}

#[test]
fn the_killer_of_a_rebel_draws_three_cards() {
    let text = "\
3 8\n\
MP N N N D\n\
FP D D D D\n\
FP K K K K\n\
N K P D Z D D D\n";
    let told = "\
1: 1 +N, 1 +K, 1 N, 2 hit 3 (1 N), 3 -K (N), 1 N, 2 hit 2 (1 N), 3 -K (N), 1 N, 2 hit 1 (1 N), 3 -K (N), 1 N, 2 hit 0 (1 N), 2 dies rebel, 1 reward, 1 +P, 1 +D, 1 +Z, 3 -K (N), 1 Z\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_too_is_rewarded_for_a_rebel() {
    let text = "\
4 8\n\
MP J J J J\n\
FP N N N N\n\
FP D D D D\n\
ZP K K K K\n\
D D D D W W W D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 4 -K (N), 1 J1 (N>1), N spares 1, 2 N, 3 hit 2 (2 N), 4 -K (N), 1 J1 (N>1), N spares 1, 2 N, 3 hit 1 (2 N), 4 -K (N), 1 J1 (N>1), N spares 1, 2 N, 3 hit 0 (2 N), 3 dies rebel, 2 reward, 2 +W, 2 +W, 2 +W, 4 -K (N), 1 J1 (N>1), N spares 1, 2 W, 4 hit 3 (2 W), 1 -D (W), 2 W, 4 hit 2 (2 W), 1 -D (W), 2 W, 4 hit 1 (2 W), 1 hit 3 (2 W), 2 suspect\n";
    assert_story(text, told);
}

#[test]
fn a_trick_goes_on_after_a_reward() {
    let text = "\
4 8\n\
MP N N N D\n\
FP D D D D\n\
FP D D D D\n\
FP K K K K\n\
N D D D D D D D\n";
    let told = "\
1: 1 +N, 1 +D, 1 N, 2 hit 3 (1 N), 3 hit 3 (1 N), 4 -K (N), 1 N, 2 hit 2 (1 N), 3 hit 2 (1 N), 4 -K (N), 1 N, 2 hit 1 (1 N), 3 hit 1 (1 N), 4 -K (N), 1 N, 2 hit 0 (1 N), 2 dies rebel, 1 reward, 1 +D, 1 +D, 1 +D, 3 hit 0 (1 N), 3 dies rebel, 1 reward, 1 +D, 1 +D, 1 +D, 4 -K (N)\n";
    assert_story(text, told);
}

#[test]
fn the_lord_who_kills_a_loyalist_loses_all_cards_and_the_trick_goes_on() {
    let text = "\
4 9\n\
MP D N N N\n\
ZP D D D D\n\
FP K K K D\n\
FP D D D D\n\
N Z D D D D D D D\n";
    let told = "\
1: 1 +N, 1 +Z, 1 N, 2 hit 3 (1 N), 3 -K (N), 4 hit 3 (1 N), 1 N, 2 hit 2 (1 N), 3 -K (N), 4 hit 2 (1 N), 1 N, 2 hit 1 (1 N), 3 -K (N), 4 hit 1 (1 N), 1 N, 2 hit 0 (1 N), 2 dies loyalist, 1 penalty 2, 3 hit 3 (1 N), 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +D, 1 +D, 1 +D\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_who_kills_a_loyalist_gets_and_loses_nothing() {
    let text = "\
3 10\n\
MP K K K K\n\
ZP D D D D\n\
FP N N N N\n\
J J D D P Z D D D D\n";
    let told = "\
1: 1 +J, 1 +J\n\
2: 2 +D, 2 +D\n\
3: 3 +P, 3 +Z, 3 N, 1 J1 (N>1), N spares 1, 2 hit 3 (3 N), 3 N, 1 J1 (N>1), N spares 1, 2 hit 2 (3 N), 3 N, 1 -K (N), 2 hit 1 (3 N), 3 N, 1 -K (N), 2 hit 0 (3 N), 2 dies loyalist, 3 Z\n";
    assert_story(text, told);
}

#[test]
fn the_penalty_takes_the_crossbow() {
    let text = "\
3 7\n\
MP N N N Z\n\
ZP D D D D\n\
FP K K K K\n\
D N D D D D D\n";
    let told = "\
1: 1 +D, 1 +N, 1 N, 2 hit 3 (1 N), 3 -K (N), 1 N, 2 hit 2 (1 N), 3 -K (N), 1 N, 2 hit 1 (1 N), 3 -K (N), 1 Z, 1 N, 2 hit 0 (1 N), 2 dies loyalist, 1 penalty 1+Z, 3 -K (N)\n";
    assert_story(text, told);
}

#[test]
fn the_penalty_takes_the_nullifications() {
    let text = "\
3 8\n\
MP J N N N\n\
ZP D D D D\n\
FP K K K W\n\
J N W F D D D D\n";
    let told = "\
1: 1 +J, 1 +N, 1 N, 2 hit 3 (1 N), 3 -K (N), 1 N, 2 hit 2 (1 N), 3 -K (N), 1 N, 2 hit 1 (1 N), 3 -K (N), 1 N, 2 hit 0 (1 N), 2 dies loyalist, 1 penalty 2, 3 hit 3 (1 N)\n\
3: 3 +W, 3 +F, 3 W, 1 hit 3 (3 W), 3 suspect, 3 W, 1 hit 2 (3 W), 3 F>1, 3 rebel, 1 hit 1 (3 F)\n\
1: 1 +D, 1 +D\n";
    assert_story(text, told);
}
