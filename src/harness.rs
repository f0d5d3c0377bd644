//! What a game provides to the harness itself, beside its simulators and its cases.

use std::borrow::Cow;

use damoni_corpus::{Game, Text};
use damoni_gen::Generate;

use crate::hack::Rungs;
use crate::replay::Story;
use crate::shrink::Shrink;

/// The part of a case that the reference answers soon, under any pitfall. A wrong program that fails on the part fails on
/// the whole.
#[derive(Clone, Debug)]
pub struct Part<'c, C: Clone> {
    /// Borrowed if it is the whole case.
    pub case: Cow<'c, C>,
    /// If it is less than the whole: what is left out, in words.
    pub said: Option<Text>,
}

/// A game that every command can work on.
pub trait Harness: Generate + Shrink + Story {
    /// The profiles that a hunt goes up.
    const RUNGS: Rungs;

    /// What only a play can tell about a case and a setter should know, in words: its class, contested situations.
    fn remarks(class: &Self::Class) -> Vec<Text>;

    /// What the reference plays of a case.
    fn in_reach(case: &Self::Case) -> Part<'_, Self::Case> {
        Part { case: Cow::Borrowed(case), said: None }
    }

    /// The rule situation that a play has come to after `events`, as it stands in signatures: `F`, `deal`.
    fn rule_situation(events: &[Self::Event]) -> String {
        events.last().map_or("start", <Self as Game>::event_kind).to_owned()
    }

    /// The answer with its reasons, for games whose events are not a story but values.
    fn explain(_case: &Self::Case, _events: &[Self::Event]) -> Option<String> {
        None
    }
}
