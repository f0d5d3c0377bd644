//! How judge text is read, and what a reader says when it cannot.

use thiserror::Error;

use crate::text::{Lang, Text};

/// How forgiving a reader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// Byte for byte what a validator accepts: single spaces, LF, a final newline, nothing more.
    Strict,
    /// What real files look like: CRLF, blanks in any number, no final newline, and whatever surplus
    /// the game's rules of reading allow.
    Lenient,
}

/// Where and why a text is not a case.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: found {found}, expected {expected}")]
pub struct ReadError {
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// What stands there.
    pub found: Text,
    /// What could have stood there, and what to do where that is not plain.
    pub expected: Text,
}

impl ReadError {
    /// The message in `lang`.
    pub fn message(&self, lang: Lang) -> String {
        match lang {
            Lang::En => self.to_string(),
            Lang::Zh => format!(
                "第 {} 行第 {} 列：读到 {}，应为 {}",
                self.line, self.column, self.found.zh, self.expected.zh
            ),
        }
    }
}
