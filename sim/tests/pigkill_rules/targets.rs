//! Whom they attack.

use crate::story::assert_story;

#[test]
fn the_lord_kills_a_revealed_rebel() {
    let text = "\
2 7\n\
MP K D D D\n\
FP K D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>1, 2 rebel, 1 -D (K)\n\
1: 1 +D, 1 +D, 1 K>2, 2 -D (K)\n";
    assert_story(text, told);
}

#[test]
fn the_lord_kills_a_suspect() {
    let text = "\
3 11\n\
MP K K P P\n\
ZP W D D D\n\
FP D D D D\n\
P P D D D D D D D D D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +D, 2 +D, 2 W, 3 -D (W), 1 hit 3 (2 W), 2 suspect\n\
3: 3 +D, 3 +D\n\
1: 1 +D, 1 +D, 1 K>2, 2 -D (K), 1 P, 1 heals 4\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_kills_no_suspect() {
    let text = "\
4 17\n\
MP P P P P\n\
ZP D D D D\n\
FP K P D D\n\
ZP W D D D\n\
P P D D D D D D P D D D D D D D D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n\
4: 4 +D, 4 +D, 4 W, 1 hit 3 (4 W), 4 suspect, 2 -D (W), 3 -D (W)\n\
1: 1 +P, 1 +D, 1 P, 1 heals 4\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n";
    assert_story(text, told);
}

#[test]
fn the_lord_attacks_no_dead_suspect() {
    let text = "\
3 11\n\
MP F F F F\n\
FP W D D D\n\
FP D D D D\n\
P P D D P P P F D D D\n";
    let told = "\
1: 1 +P, 1 +P\n\
2: 2 +D, 2 +D, 2 W, 3 -D (W), 1 hit 3 (2 W), 2 suspect\n\
3: 3 +P, 3 +P\n\
1: 1 +P, 1 +F, 1 F>2, 2 hit 3 (1 F), 1 F>2, 2 hit 2 (1 F), 1 F>2, 2 hit 1 (1 F), 1 F>2, 2 hit 0 (1 F), 2 dies rebel, 1 reward, 1 +D, 1 +D, 1 +D, 1 P, 1 heals 4\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_kills_a_revealed_rebel_only() {
    let text = "\
3 12\n\
MP D D D D\n\
ZP K D D D\n\
FP K D D D\n\
D D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 K>1, 3 rebel, 1 -D (K)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 K>3, 2 loyal, 3 -D (K)\n";
    assert_story(text, told);
}

#[test]
fn the_lord_attacks_nobody_unknown() {
    let text = "\
3 7\n\
MP K F D D\n\
FP P D D D\n\
ZP P D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n";
    assert_story(text, told);
}

#[test]
fn the_lord_kills_no_revealed_loyalist() {
    let text = "\
3 11\n\
MP J K F D\n\
ZP J D D D\n\
FP W D D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 W, 1 J1 (W>1), W spares 1, 2 -D (W)\n\
1: 1 +D, 1 +D\n";
    assert_story(text, told);
}

#[test]
fn the_lord_duels_the_first_hostile_pig_from_the_next_seat() {
    let text = "\
4 11\n\
MP D D D F\n\
ZP D D D D\n\
FP K N D D\n\
FP K F D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 N, 4 -K (N), 1 hit 3 (3 N), 3 suspect, 2 hit 3 (3 N)\n\
4: 4 +D, 4 +D, 4 F>1, 4 rebel, 1 hit 2 (4 F)\n\
1: 1 +D, 1 +D, 1 F>3, 3 -K (F), 1 hit 1 (3 F)\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_attacks_no_suspect_and_nobody_unknown() {
    let text = "\
5 11\n\
MP D D D D\n\
FP N D D D\n\
ZP D D D D\n\
ZP K F D D\n\
FP D D D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 N, 3 hit 3 (2 N), 4 -K (N), 5 hit 3 (2 N), 1 hit 3 (2 N), 2 suspect\n\
3: 3 +D, 3 +D\n\
4: 4 +D, 4 +D\n";
    assert_story(text, told);
}

#[test]
fn a_loyalist_duels_the_first_revealed_rebel_from_the_next_seat() {
    let text = "\
5 23\n\
MP D D D D\n\
FP F D D D\n\
ZP F F D D\n\
FP D D D D\n\
FP F D D D\n\
D D D D D D D D D D D D D D D D D D D D F D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 1 hit 3 (2 F)\n\
3: 3 +D, 3 +D, 3 F>2, 3 loyal, 2 hit 3 (3 F), 3 F>2, 2 hit 2 (3 F)\n\
4: 4 +D, 4 +D\n\
5: 5 +D, 5 +D, 5 F>1, 5 rebel, 1 hit 2 (5 F)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_kills_the_lord() {
    let text = "\
3 7\n\
MP D D D D\n\
FP D D D D\n\
FP K D D D\n\
D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D, 3 K>1, 3 rebel, 1 -D (K)\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_kills_a_revealed_loyalist() {
    let text = "\
4 13\n\
MP J D D D\n\
FP K D D D\n\
ZP J D D D\n\
FP W D D D\n\
D D D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n\
4: 4 +D, 4 +D, 4 W, 1 J1 (W>1), W spares 1, 2 -D (W), 3 -D (W)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_kills_nobody_unknown_and_no_rebel() {
    let text = "\
4 9\n\
MP D D D D\n\
FP K D D D\n\
FP K D D D\n\
ZP D D D D\n\
D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D\n\
3: 3 +D, 3 +D\n";
    assert_story(text, told);
}

#[test]
fn a_rebel_duels_the_lord_past_a_revealed_loyalist() {
    let text = "\
4 11\n\
MP J D D D\n\
FP F F D D\n\
ZP J D D D\n\
FP W D D D\n\
D D D D D D D D D D D\n";
    let told = "\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D, 2 F>1, 2 rebel, 3 J1 (F>1), 3 loyal, F spares 1, 2 F>1, 1 J1 (F>1), F spares 1\n\
3: 3 +D, 3 +D\n\
4: 4 +D, 4 +D, 4 W, 1 -D (W), 2 -D (W), 3 -D (W)\n\
1: 1 +D, 1 +D\n\
2: 2 +D, 2 +D*\n";
    assert_story(text, told);
}
