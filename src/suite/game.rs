//! What a game says about its test sets.

use damoni_gen::{Draws, Generate};

use super::Plan;

/// A game for which sets can be built.
pub trait Suited: Generate {
    /// What a set looks like.
    fn plan() -> Plan;

    /// Whether a case of this class may stand in the group.
    fn admits(_group: &str, _case: &Self::Case, _class: &Self::Class) -> bool {
        true
    }

    /// The case made fit for the group, without changing its play; nothing if it cannot be. Drawn anew for each group.
    fn fit(_group: &str, case: Self::Case, _draws: &mut Draws) -> Option<Self::Case> {
        Some(case)
    }

    /// Kept cases that show what is rare.
    fn kept() -> Vec<Self::Case> {
        Vec::new()
    }

    /// The part of a case on which pitfalls are tried, if not the whole: what fails on the part fails on the whole.
    fn quick(_case: &Self::Case) -> Option<Self::Case> {
        None
    }

    /// The case with a few things changed, where that makes sense.
    fn vary(_case: &Self::Case, _draws: &mut Draws) -> Option<Self::Case> {
        None
    }
}
