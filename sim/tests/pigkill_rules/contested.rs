//! What the statement does not settle.

use crate::story::{assert_turn, class};

#[test]
fn a_kill_waiting_for_a_crossbow_lost_to_the_penalty_is_contested() {
    let text = "\
4 14\n\
MP N N N Z\n\
FP K K K F\n\
ZP D D D D\n\
FP D D D D\n\
D D D D D D D D K N K D D F\n";
    assert_turn(
        text,
        5,
        "1: 1 +K, 1 +N, 1 K>2, 2 -D (K), 1 N, 2 hit 3 (1 N), 3 hit 0 (1 N), 3 dies loyalist, 1 penalty 2+Z, 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +K, 1 +D, 1 +D",
    );
    assert!(class(text).contested);
}

#[test]
fn a_crossbow_found_before_the_kill_settles_the_matter() {
    let text = "\
4 14\n\
MP N N N Z\n\
FP K K K F\n\
ZP D D D D\n\
FP D D D D\n\
D D D D D D D D K N Z K D F\n";
    assert_turn(
        text,
        5,
        "1: 1 +K, 1 +N, 1 K>2, 2 -D (K), 1 N, 2 hit 3 (1 N), 3 hit 0 (1 N), 3 dies loyalist, 1 penalty 2+Z, 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +Z, 1 +K, 1 +D, 1 Z, 1 K>2, 2 -D (K)",
    );
    assert!(!class(text).contested);
}

#[test]
fn a_penalty_without_a_new_kill_is_not_contested() {
    let text = "\
4 14\n\
MP N N N Z\n\
FP K K K F\n\
ZP D D D D\n\
FP D D D D\n\
D D D D D D D D K N D P D F\n";
    assert_turn(
        text,
        5,
        "1: 1 +K, 1 +N, 1 K>2, 2 -D (K), 1 N, 2 hit 3 (1 N), 3 hit 0 (1 N), 3 dies loyalist, 1 penalty 2+Z, 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +D, 1 +P, 1 +D, 1 P, 1 heals 4",
    );
    assert!(!class(text).contested);
}

#[test]
fn a_kill_played_unarmed_settles_the_matter() {
    let text = "\
4 14\n\
MP N N N K\n\
FP K K K W\n\
ZP D D D D\n\
FP D D D D\n\
K P D D D D D D Z N K D D F\n";
    assert_turn(
        text,
        5,
        "1: 1 +Z, 1 +N, 1 K>2, 2 -D (K), 1 P, 1 heals 4, 1 Z, 1 K>2, 2 -D (K), 1 N, 2 hit 3 (1 N), 3 hit 0 (1 N), 3 dies loyalist, 1 penalty 0+Z, 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +K, 1 +D, 1 +D",
    );
    assert!(!class(text).contested);
}

#[test]
fn a_new_kill_without_a_target_is_not_contested() {
    let text = "\
5 19\n\
MP N N N Z\n\
FP D D F D\n\
ZP D D D D\n\
FP D D D D\n\
FP K K K D\n\
D D D D D D D D D D K N P P P K D D F\n";
    assert_turn(
        text,
        6,
        "1: 1 +K, 1 +N, 1 K>2, 2 -D (K), 1 N, 2 hit 0 (1 N), 2 dies rebel, 1 reward, 1 +P, 1 +P, 1 +P, 3 hit 0 (1 N), 3 dies loyalist, 1 penalty 5+Z, 4 hit 0 (1 N), 4 dies rebel, 1 reward, 1 +K, 1 +D, 1 +D, 5 hit 3 (1 N)",
    );
    assert!(!class(text).contested);
}
