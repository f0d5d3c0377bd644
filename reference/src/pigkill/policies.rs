//! The rules as data.

/// How each rule is read.
#[derive(Clone, Debug, Default)]
pub struct Policies {}
