//! Near-valid files: each is refused at the right line and column, and nothing is touched.
//!
//! `validate` reads strictly and exits 1. `solve` reads as forgivingly as real files need, and exits 2 where even that
//! is not enough.

mod goudan;
mod mahjong;
mod pigkill;

use assert_cmd::Command;

/// A near-valid file.
pub(crate) struct Bad {
    /// What is wrong with it.
    pub(crate) name: &'static str,
    /// Its text.
    pub(crate) text: String,
    /// Where the validator finds that.
    pub(crate) place: (usize, usize),
    /// A part of the validator's message.
    pub(crate) says: &'static str,
    /// Whether `solve` forgives it.
    pub(crate) forgiven: bool,
}

impl Bad {
    pub(crate) fn new(
        name: &'static str,
        text: impl Into<String>,
        place: (usize, usize),
        says: &'static str,
    ) -> Self {
        Self { name, text: text.into(), place, says, forgiven: false }
    }

    pub(crate) fn forgiven(mut self) -> Self {
        self.forgiven = true;
        self
    }
}

pub(crate) fn check(game: &str, table: &[Bad]) {
    for bad in table {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("case.in");
        std::fs::write(&file, &bad.text).unwrap();

        let output = Command::cargo_bin("damoni")
            .unwrap()
            .args(["--lang", "en", "validate", game, "case.in"])
            .current_dir(&folder)
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(1), "{}: {said}{output:?}", bad.name);
        let (line, column) = bad.place;
        let place = format!("case.in: line {line}, column {column}: ");
        assert!(said.starts_with(&place), "{}: expected {place} in {said}", bad.name);
        assert!(said.contains(bad.says), "{}: expected {:?} in {said}", bad.name, bad.says);

        let output = Command::cargo_bin("damoni")
            .unwrap()
            .args(["--lang", "en", "solve", game, "--engine", "sim", "case.in"])
            .current_dir(&folder)
            .output()
            .unwrap();
        let expected = if bad.forgiven { 0 } else { 2 };
        assert_eq!(output.status.code(), Some(expected), "{}: {output:?}", bad.name);
        assert_eq!(output.stdout.is_empty(), !bad.forgiven, "{}", bad.name);

        assert_eq!(std::fs::read_to_string(&file).unwrap(), bad.text, "{}", bad.name);
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "{}", bad.name);
    }
}
