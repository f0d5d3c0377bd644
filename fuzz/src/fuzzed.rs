//! What a game provides so that its cases can be fuzzed.

use arbitrary::Arbitrary;
use damoni_gen::{Draws, Generate};

/// A game with edits of its own.
pub trait Fuzzed: Generate<Case: for<'a> Arbitrary<'a>> {
    /// Words that the texts of the game are made of, and some that they are not.
    const WORDS: &'static [&'static str];

    /// One edit. The result is valid.
    fn edit(case: &Self::Case, draws: &mut Draws) -> Self::Case;

    /// An edit that makes the text shorter; `None` if it cannot be.
    fn lighten(case: &Self::Case, draws: &mut Draws) -> Option<Self::Case>;

    /// Parts of both.
    fn splice(first: &Self::Case, second: &Self::Case, draws: &mut Draws) -> Self::Case;

    /// Whether both simulators play it in a moment.
    fn in_quick_reach(_case: &Self::Case) -> bool {
        true
    }

    /// The case, changed as little as may be and made no longer, such that both simulators play it to an end in a moment.
    fn settle(case: Self::Case) -> Self::Case {
        case
    }
}
