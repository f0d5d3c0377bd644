//! What a game provides to the harness itself, beside its simulators and its cases.

use damoni_corpus::{Game, Text};
use damoni_gen::{Agreed, Generate};

use crate::checked::Share;
use crate::hack::Rungs;
use crate::replay::Story;
use crate::shrink::Shrink;
use crate::suite::Suited;

/// The part of a case that the reference answers soon, under any pitfall. A wrong program that fails on the part fails on
/// the whole.
#[derive(Clone, Debug)]
pub struct Part<C> {
    /// A case itself.
    pub case: C,
    /// The places in the whole case of what it holds, in order.
    pub places: Vec<usize>,
    /// How many places the whole case has.
    pub of: usize,
}

/// A game that every command can work on.
pub trait Harness: Generate + Shrink + Story + Suited {
    /// The profiles that a hunt goes up.
    const RUNGS: Rungs;

    /// What only a play can tell about a case and a setter should know, in words: its class, contested situations.
    fn remarks(class: &Self::Class) -> Vec<Text>;

    /// What the reference plays of a case, if that is less than the whole: the same for the same case.
    fn in_reach(_case: &Self::Case) -> Option<Part<Self::Case>> {
        None
    }

    /// Whether the reference plays the whole case in a moment.
    fn is_soon_played(_case: &Self::Case) -> bool {
        true
    }

    /// What the play of a whole case says of the part at these places.
    fn narrowed(played: &Agreed<Self>, _places: &[usize]) -> Agreed<Self> {
        played.clone()
    }

    /// In words, how much the reference played of cases that it played in part.
    fn sampled(share: Share) -> Text {
        let Share { played, of } = share;
        Text::new(
            format!("the reference played {played} of {of}"),
            format!("参考模拟器只计算了 {of} 中的 {played}"),
        )
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
