//! N (南猪入侵) and W (万箭齐发).

use crate::story::assert_story;

#[test]
fn an_invasion_hits_every_other_pig_from_the_next_seat_on() {
    let text = "\
4 7\n\
MP D D D D\n\
FP N D D D\n\
ZP D D D D\n\
FP D D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 4 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect\n";
    assert_story(text, told);
}

#[test]
fn an_invasion_takes_a_kill_from_a_loyalist_against_the_lord_too() {
    let text = "\
3 5\n\
MP N D D D\n\
ZP D K K D\n\
FP K D D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D, 1 N, 2 -K (N), 3 -K (N)\n";
    assert_story(text, told);
}

#[test]
fn arrows_take_dodges() {
    let text = "\
3 7\n\
MP D D W D\n\
ZP D K P D\n\
FP K K K K\n\
K K D D D D D\n";
    let told = "\
1: 1 +K, 1 +K, 1 W, 2 -D (W), 3 hit 3 (1 W)\n";
    assert_story(text, told);
}

#[test]
fn area_tricks_have_no_face() {
    let text = "\
3 7\n\
MP D D D D\n\
ZP N W D D\n\
FP P N W Z\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect, 2 W, 3 hit 2 (2 W), 1 -D (W)\n\
3: 3 +D, 3 +D, 3 P, 3 heals 3, 3 N, 1 hit 2 (3 N), 3 suspect, 2 hit 3 (3 N), 3 W, 1 -D (W), 2 -D (W), 3 Z\n";
    assert_story(text, told);
}
