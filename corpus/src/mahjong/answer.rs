//! What a right program prints: the whole log.

use std::fmt;

use super::event::Event;

/// The log, line by line, from A's first tile of the deal to `WIN` or `DRAW`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// The lines in order.
    pub log: Vec<Event>,
}

impl fmt::Display for Answer {
    /// The answer file, final newline included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.log.iter().try_for_each(|event| writeln!(f, "{event}"))
    }
}
