//! Test pairs on disk: a `.in` with its `.ans` or `.out`, any stem, in one folder.

use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// One test: an input, and its answer file if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The file name without its ending.
    pub stem: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// The `.ans` or `.out` file.
    pub answer: Option<PathBuf>,
}

/// Why a folder could not be read as tests.
#[derive(Debug, Error)]
pub enum PairsError {
    /// The folder itself.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Which folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Two answer files claim one input.
    #[error("{}: there is a .ans and a .out for it; keep one of them", input.display())]
    TwoAnswers {
        /// The input with two answers.
        input: PathBuf,
    },
    /// An answer without its input.
    #[error("{}: no .in file beside this answer file", answer.display())]
    NoInput {
        /// The lonely answer file.
        answer: PathBuf,
    },
}

/// The pairs of a folder, in the order of their stems, numbers by value (`2` before `10`).
///
/// # Errors
/// If the folder cannot be read, or the files in it cannot be paired without a guess.
pub fn read_dir(folder: &Path) -> Result<Vec<Pair>, PairsError> {
    let unreadable = |source| PairsError::Unreadable { path: folder.to_owned(), source };
    let mut inputs: BTreeMap<String, Pair> = BTreeMap::new();
    let mut answers: Vec<(String, PathBuf)> = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let (Some(stem), Some(ending)) = (path.file_stem(), path.extension()) else { continue };
        let stem = stem.to_string_lossy().into_owned();
        match ending.to_str() {
            Some("in") => {
                inputs.insert(stem.clone(), Pair { stem, input: path, answer: None });
            }
            Some("ans" | "out") => answers.push((stem, path)),
            _ => {}
        }
    }
    for (stem, answer) in answers {
        match inputs.get_mut(&stem) {
            None => return Err(PairsError::NoInput { answer }),
            Some(pair) if pair.answer.is_some() => {
                return Err(PairsError::TwoAnswers { input: pair.input.clone() });
            }
            Some(pair) => pair.answer = Some(answer),
        }
    }
    let mut pairs: Vec<Pair> = inputs.into_values().collect();
    pairs.sort_by_cached_key(|pair| (natural(&pair.stem), pair.stem.clone()));
    Ok(pairs)
}

/// A key that orders digit runs by value.
fn natural(stem: &str) -> Vec<(String, u128)> {
    let mut key = Vec::new();
    let mut rest = stem;
    while !rest.is_empty() {
        let word = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let digits = rest[word..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - word);
        let number = rest[word..word + digits].parse().unwrap_or(u128::MAX);
        key.push((rest[..word].to_owned(), number));
        rest = &rest[word + digits..];
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[&str]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().unwrap();
        for file in files {
            std::fs::write(dir.path().join(file), "").unwrap();
        }
        dir
    }

    #[test]
    fn both_endings_pair_and_numbers_order_by_value() {
        let dir = folder(&["t10.in", "t10.out", "t2.in", "t2.ans", "readme.md", "a.in"]);
        let pairs = read_dir(dir.path()).unwrap();
        let stems: Vec<_> = pairs.iter().map(|p| (p.stem.as_str(), p.answer.is_some())).collect();
        assert_eq!(stems, [("a", false), ("t2", true), ("t10", true)]);
    }

    #[test]
    fn two_answers_are_refused() {
        let dir = folder(&["t.in", "t.ans", "t.out"]);
        assert!(matches!(read_dir(dir.path()), Err(PairsError::TwoAnswers { .. })));
    }

    #[test]
    fn a_lonely_answer_is_refused() {
        let dir = folder(&["t.ans"]);
        assert!(matches!(read_dir(dir.path()), Err(PairsError::NoInput { .. })));
    }
}
