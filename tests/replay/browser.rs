//! The page in a real browser: Chromium, driven by `tests/browser/page.mjs`.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{GOUDAN, MAHJONG, PIGKILL, damoni};

/// Chromium, and what drives it; or what is missing.
fn browser() -> Result<PathBuf, String> {
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/node_modules/playwright-core");
    if !driver.is_dir() {
        return Err("playwright-core is not there (`npm ci` in tests/browser)".to_owned());
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let found =
        std::env::split_paths(&path).flat_map(|dir| names.map(|name| dir.join(name))).find(|p| p.is_file());
    found.ok_or_else(|| "Chromium is not there (`apt-get install chromium`)".to_owned())
}

/// Writes the page of these arguments and uses it.
fn use_page(args: &[&str]) {
    let chromium = match browser() {
        Ok(chromium) => chromium,
        Err(missing) => {
            println!("skipped: {missing}");
            return;
        }
    };
    let folder = tempfile::tempdir().expect("a folder");
    let page = folder.path().join("page.html");
    let written = damoni().arg("replay").args(args).arg("--html").arg(&page).output().expect("damoni runs");
    assert!(page.is_file(), "{}", String::from_utf8_lossy(&written.stderr));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/page.mjs");
    let run = Command::new("node").arg(script).arg(chromium).arg(&page).output().expect("node runs");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

#[test]
fn pigkill() {
    use_page(&["pigkill", PIGKILL]);
}

#[test]
fn mahjong() {
    use_page(&["mahjong", MAHJONG]);
}

#[test]
fn goudan() {
    use_page(&["goudan", GOUDAN]);
}

#[test]
fn two_plays_side_by_side() {
    use_page(&["mahjong", MAHJONG, "--diff", "--pitfall", "pass-names-who-plays"]);
}

#[test]
fn a_name_cannot_break_out_of_the_page() {
    let folder = tempfile::tempdir().expect("a folder");
    let case = folder.path().join("<script>alert(1)<!--");
    std::fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(PIGKILL), &case).expect("copied");
    let page = folder.path().join("page.html");
    damoni().args(["replay", "pigkill"]).arg(&case).arg("--html").arg(&page).assert().code(0);
    let html = std::fs::read_to_string(&page).expect("it is written");
    assert!(!html.contains("<script>alert"), "the name of a file is text");
}
