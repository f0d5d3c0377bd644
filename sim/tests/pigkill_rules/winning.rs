//! Winning: the game stops at that very moment.

use crate::story::assert_play;

#[test]
fn the_rebels_win_the_moment_the_lord_dies() {
    let text = "\
4 8\n\
MP D D D D\n\
FP N N N N\n\
ZP D D D D\n\
FP D D D D\n\
D D P Z D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +P, 2 +Z, 2 N, 3 hit 3 (2 N), 4 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect, 2 N, 3 hit 2 (2 N), 4 hit 2 (2 N), 1 hit 2 (2 N), 2 N, 3 hit 1 (2 N), 4 hit 1 (2 N), 1 hit 1 (2 N), 2 N, 3 hit 0 (2 N), 3 dies loyalist, 4 hit 0 (2 N), 4 dies rebel, 2 reward, 2 +D, 2 +D, 2 +D, 1 hit 0 (2 N), 1 dies lord, FP wins\n";
    assert_play(text, told, "FP\nDEAD\nP Z D D D\nDEAD\nDEAD\n");
}

#[test]
fn the_lords_side_wins_the_moment_the_last_rebel_dies() {
    let text = "\
3 8\n\
MP N N N D\n\
FP D D D D\n\
ZP D D D D\n\
P N D D D D D D\n";
    let told = "\
1: 1 +P, 1 +N, 1 N, 2 hit 3 (1 N), 3 hit 3 (1 N), 1 N, 2 hit 2 (1 N), 3 hit 2 (1 N), 1 N, 2 hit 1 (1 N), 3 hit 1 (1 N), 1 N, 2 hit 0 (1 N), 2 dies rebel, MP wins\n";
    assert_play(text, told, "MP\nD P\nDEAD\nD D D D\n");
}
