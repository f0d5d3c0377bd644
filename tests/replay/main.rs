//! `damoni replay`, as a user sees it.

mod anchors;
mod browser;
mod by_example;
mod diff;
mod options;
mod stories;

use assert_cmd::Command;

/// The binary, with neither colours nor a locale.
fn damoni() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damoni"));
    command.env("NO_COLOR", "1").env("LC_ALL", "C").current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// What `damoni` prints with these arguments, whatever its exit status.
fn printed(args: &[&str]) -> String {
    let output = damoni().args(args).output().expect("damoni runs");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("stories are UTF-8")
}

/// The statement's sample of pigkill.
const PIGKILL: &str = "corpus/cases/pigkill/sample.in";
/// The statement's second sample of goudan.
const GOUDAN: &str = "corpus/cases/goudan/sample-2.in";
/// A short wall of mahjong, won on a thrown tile.
const MAHJONG: &str = "corpus/cases/mahjong/stories/ron.in";
