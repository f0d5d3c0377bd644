//! The pitfalls of mahjong: wrong readings, one file a part of the rules. Each list has beside it the functions
//! that its pitfalls put in the place of the right ones.

mod claim;
mod deal;
mod discard;
mod draw;
mod hand;
mod ron;
mod special;
mod turn;

use std::sync::LazyLock;

use super::policies::Policies;
use crate::pitfall::Pitfall;

/// A wrong program that passes all the contest's tests.
const PASSES: &str = "programs that pass all official tests";
/// A published program.
const PUBLISHED: &str = "a published solution";
/// A mistake that authors and solvers have described.
const WRITE_UPS: &str = "write-ups of authors and solvers";
/// Nobody's mistake yet, as far as we know.
const CLAUSES: &str = "reading the rules clause by clause";
/// A habit from other forms of mahjong.
const HABIT: &str = "a habit from mahjong as it is usually played";

/// Every pitfall, in the order of the rules.
pub(super) fn all() -> &'static [Pitfall<Policies>] {
    static ALL: LazyLock<Vec<Pitfall<Policies>>> = LazyLock::new(|| {
        let mut all = Vec::new();
        all.extend(deal::PITFALLS);
        all.extend(hand::PITFALLS);
        all.extend(draw::PITFALLS);
        all.extend(discard::PITFALLS);
        all.extend(special::PITFALLS);
        all.extend(ron::PITFALLS);
        all.extend(claim::PITFALLS);
        all.extend(turn::PITFALLS);
        all
    });
    &ALL
}

/// A pitfall that can be told from the right rule.
const fn pitfall(
    id: &'static str,
    en: &'static str,
    zh: &'static str,
    rule: &'static str,
    seen: &'static str,
    swap: fn(&mut Policies),
) -> Pitfall<Policies> {
    Pitfall { id, en, zh, rule, seen, equivalent: None, swap }
}
