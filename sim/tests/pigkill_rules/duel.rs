//! F (决斗).

use crate::story::assert_story;

#[test]
fn a_duel_takes_kills_in_turns_from_the_target_on() {
    let text = "\
2 5\n\
MP K D K D\n\
FP F K K D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 -K (F), 2 -K (F), 1 -K (F), 2 -K (F), 1 hit 3 (2 F)\n";
    assert_story(text, told);
}

#[test]
fn the_first_without_a_kill_is_hit_by_the_other() {
    let text = "\
2 5\n\
MP K D K D\n\
FP F K D D\n\
D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 -K (F), 2 -K (F), 1 -K (F), 2 hit 3 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn the_loser_of_its_own_duel_can_die_and_its_turn_ends() {
    let text = "\
3 9\n\
MP K K K K\n\
FP F F F F\n\
FP D D D D\n\
D D F N D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +F, 2 +N, 2 F>1, 2 rebel, 1 -K (F), 2 hit 3 (1 F), 2 F>1, 1 -K (F), 2 hit 2 (1 F), 2 F>1, 1 -K (F), 2 hit 1 (1 F), 2 F>1, 1 -K (F), 2 hit 0 (1 F), 2 dies rebel, 1 reward, 1 +D, 1 +D, 1 +D\n";
    assert_story(text, told);
}

#[test]
fn the_loser_of_its_own_duel_can_be_saved() {
    let text = "\
2 9\n\
MP K K K K\n\
FP F F F F\n\
D D P N D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +P, 2 +N, 2 F>1, 2 rebel, 1 -K (F), 2 hit 3 (1 F), 2 F>1, 1 -K (F), 2 hit 2 (1 F), 2 F>1, 1 -K (F), 2 hit 1 (1 F), 2 F>1, 1 -K (F), 2 hit 0 (1 F), 2 saved 1, 2 N, 1 hit 3 (2 N)\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_yields_to_the_lord_in_a_duel() {
    let text = "\
3 9\n\
MP D D D F\n\
ZP N K K K\n\
FP D D D D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect\n\
3: 3 +D, 3 +D\n\
1: 1 +D, 1 +D, 1 F>2, 2 hit 3 (1 F)\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_does_not_yield_to_the_lord() {
    let text = "\
2 9\n\
MP D D D F\n\
FP N K K K\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 1 hit 3 (2 N), 2 suspect, 2 K>1, 2 rebel, 1 -D (K)\n\
1: 1 +D, 1 +D, 1 F>2, 2 -K (F), 1 hit 2 (2 F)\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_duels_with_a_rebel_to_the_last_kill() {
    let text = "\
3 9\n\
MP D D D D\n\
ZP F K K D\n\
FP F K K D\n\
D D D D D D D K D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 F>1, 3 rebel, 1 hit 3 (3 F), 3 K>1, 1 -D (K)\n\
1: 1 +D, 1 +K\n\
2: 2 +D, 2 +D*, 2 F>3, 2 loyal, 3 -K (F), 2 -K (F), 3 hit 3 (2 F), 2 K>3, 3 -D (K)\n";
    assert_story(text, told);
}
