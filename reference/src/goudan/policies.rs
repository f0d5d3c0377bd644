//! The rules as data: what applies at each point where a hasty reader may go wrong.

/// The policies in force; the right ones by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Policies {}
