//! Suspects (类反猪).

use crate::story::assert_story;

#[test]
fn the_user_of_a_trick_that_hits_the_lord_is_a_suspect() {
    let text = "\
3 7\n\
MP D D D D\n\
ZP N D D D\n\
FP D D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect\n";
    assert_story(text, told);
}

#[test]
fn no_damage_no_suspicion() {
    let text = "\
3 8\n\
MP D D K J\n\
ZP N W D D\n\
FP N D D D\n\
D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 J1 (N>1), N spares 1, 2 W, 3 -D (W), 1 -D (W)\n\
3: 3 +D, 3 +D, 3 N, 1 -K (N), 2 hit 3 (3 N)\n";
    assert_story(text, told);
}

#[test]
fn a_revealed_user_is_no_suspect() {
    let text = "\
2 7\n\
MP D D D D\n\
FP F N D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 hit 3 (2 F), 2 N, 1 hit 2 (2 N)\n";
    assert_story(text, told);
}

#[test]
fn a_user_revealed_within_its_own_trick_is_no_suspect() {
    let text = "\
4 11\n\
MP D D D D\n\
ZP J D D D\n\
FP D D D D\n\
FP N J D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n\
4: 4 +D, 4 +D, 4 N, 2 J1 (N>1), 2 loyal, 4 J2 (N>1), 4 rebel, 1 hit 3 (4 N), 2 hit 3 (4 N), 3 hit 3 (4 N)\n";
    assert_story(text, told);
}

#[test]
fn a_suspicion_comes_after_the_peach_that_saves_the_lord() {
    let text = "\
3 8\n\
MP P D D D\n\
FP N N N N\n\
ZP D D D D\n\
D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect, 2 N, 3 hit 2 (2 N), 1 hit 2 (2 N), 2 N, 3 hit 1 (2 N), 1 hit 1 (2 N), 2 N, 3 hit 0 (2 N), 3 dies loyalist, 1 hit 0 (2 N), 1 saved 1\n";
    assert_story(text, told);
}

#[test]
fn a_suspect_stays_one_and_is_not_named_twice() {
    let text = "\
3 9\n\
MP D D D D\n\
FP N N D D\n\
FP N D D D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect, 2 N, 3 hit 2 (2 N), 1 hit 2 (2 N)\n\
3: 3 +D, 3 +D, 3 N, 1 hit 1 (3 N), 3 suspect, 2 hit 3 (3 N)\n";
    assert_story(text, told);
}

#[test]
fn a_suspicion_ends_when_the_pig_reveals() {
    let text = "\
3 12\n\
MP D D D F\n\
ZP N J D D\n\
FP N D D D\n\
D D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 2 J1 (N>1), 2 loyal, N spares 1\n\
3: 3 +D, 3 +D, 3 N, 1 hit 3 (3 N), 3 suspect, 2 hit 3 (3 N)\n\
1: 1 +D, 1 +D, 1 F>3, 3 hit 2 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn only_damage_to_the_lord_makes_a_suspect() {
    let text = "\
3 12\n\
MP D D D K\n\
ZP D D D D\n\
FP N D D D\n\
D D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 N, 1 -K (N), 2 hit 3 (3 N)\n";
    assert_story(text, told);
}
