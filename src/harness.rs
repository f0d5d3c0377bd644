//! What a game provides to the harness itself, beside its simulators and its cases.

use damoni_gen::Generate;

use crate::hack::Rungs;
use crate::replay::Story;
use crate::shrink::Shrink;

/// A game that every command can work on.
pub trait Harness: Generate + Shrink + Story {
    /// The profiles that a hunt goes up.
    const RUNGS: Rungs;

    /// What only a play can tell about a case and a setter should know, in words: its class, contested situations.
    fn remarks(class: &Self::Class) -> Vec<damoni_corpus::Text>;

    /// The answer with its reasons, for games whose events are not a story but values.
    fn explain(_case: &Self::Case, _events: &[Self::Event]) -> Option<String> {
        None
    }
}
