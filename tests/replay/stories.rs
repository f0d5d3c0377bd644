//! The stories of small cases, word for word.

use super::{GOUDAN, MAHJONG, PIGKILL, damoni, printed};

macro_rules! story {
    ($name:ident, $game:literal, $file:expr, $lang:literal) => {
        #[test]
        fn $name() {
            insta::assert_snapshot!(printed(&["--lang", $lang, "replay", $game, $file]));
        }
    };
}

story!(pigkill_sample_en, "pigkill", PIGKILL, "en");
story!(pigkill_sample_zh, "pigkill", PIGKILL, "zh");
story!(mahjong_en, "mahjong", MAHJONG, "en");
story!(mahjong_zh, "mahjong", MAHJONG, "zh");
story!(goudan_sample_en, "goudan", GOUDAN, "en");
story!(goudan_sample_zh, "goudan", GOUDAN, "zh");

#[test]
fn the_locale_chooses_the_language() {
    let zh =
        damoni().env("LC_ALL", "zh_CN.UTF-8").args(["replay", "pigkill", PIGKILL]).output().expect("runs");
    assert!(String::from_utf8_lossy(&zh.stdout).starts_with("猪国杀"));
}

#[test]
fn colours_only_where_they_are_wanted() {
    let plain = damoni().args(["replay", "pigkill", PIGKILL]).output().expect("runs");
    assert!(!plain.stdout.contains(&0x1b));
    let forced = damoni()
        .env_remove("NO_COLOR")
        .env("CLICOLOR_FORCE", "1")
        .args(["replay", "pigkill", PIGKILL])
        .output();
    assert!(forced.expect("runs").stdout.contains(&0x1b));
}
