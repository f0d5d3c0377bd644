//! Where two plays part, and what explains an output.

use super::{MAHJONG, PIGKILL, damoni, printed};

#[test]
fn sim_and_reference_are_the_same() {
    for (game, file) in [("pigkill", PIGKILL), ("mahjong", MAHJONG)] {
        let said =
            damoni().args(["replay", game, file, "--diff"]).assert().code(0).get_output().stderr.clone();
        assert_eq!(String::from_utf8_lossy(&said).trim(), "both sides are the same in every event");
    }
}

#[test]
fn a_right_output_is_right() {
    let answer = MAHJONG.replace(".in", ".ans");
    damoni().args(["replay", "mahjong", MAHJONG, "--diff", "--output", &answer]).assert().code(0);
}

#[test]
fn an_output_nobody_gives_is_shown_where_it_leaves_the_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    std::fs::write(&output, "FP\nDEAD\nDEAD\nJ J J J D\n").expect("written");
    let output = output.to_str().expect("a plain path");
    insta::assert_snapshot!(printed(&["replay", "pigkill", PIGKILL, "--diff", "--output", output]));
}

#[test]
fn a_wrong_reading_parts_where_its_rule_is_first_used() {
    damoni()
        .args(["replay", "mahjong", MAHJONG, "--diff", "--pitfall", "pass-names-who-plays"])
        .assert()
        .code(1);
    let told =
        damoni().args(["replay", "mahjong", MAHJONG, "--diff", "--pitfall", "pass-names-who-plays"]).output();
    insta::assert_snapshot!(String::from_utf8_lossy(&told.expect("runs").stdout));
}

#[test]
fn an_output_that_a_wrong_reading_gives_is_explained_by_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    std::fs::write(&output, printed(&["solve", "mahjong", MAHJONG, "--pitfall", "pass-names-who-plays"]))
        .expect("written");
    let output = output.to_str().expect("a plain path");
    let told = printed(&["replay", "mahjong", MAHJONG, "--diff", "--output", output]);
    assert!(told.starts_with("your program behaves as if: "), "{told}");
    assert!(told.contains("(pass-names-who-plays)"), "{told}");
    assert!(told.contains("They part at event #64"), "{told}");
}
