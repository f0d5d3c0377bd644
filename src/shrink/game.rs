//! What a game provides so that its cases can be shrunk.

use std::fmt::Debug;

use damoni_corpus::{Game, Text};
use damoni_gen::{Draws, Generate};

use super::kicks::Effort;
use super::predicate::Failing;

/// Cases to try, in a fixed order; made one by one as they are asked for.
pub type Candidates<'a, G> = Box<dyn Iterator<Item = <G as Game>::Case> + 'a>;

/// When a pass is worth its candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Single edits: few candidates, much gained. Always.
    Single,
    /// Edits in two places at once, where single ones have nothing left to gain.
    Pair,
}

/// One way to make a case smaller.
pub struct Pass<G: Game> {
    /// Its name in reports, in kebab case.
    pub name: &'static str,
    /// When it is run.
    pub level: Level,
    /// The edited cases, most promising first. Candidates need be neither smaller nor failing: that is checked.
    pub edits: for<'a> fn(&'a Failing<G>) -> Candidates<'a, G>,
}

/// A game whose cases have a total order, from simple to complicated for a person, and edits that go down in it.
pub trait Shrink: Generate {
    /// The place of a case in the order. No two cases share one.
    type Key: Ord + Clone + Debug + Send + Sync;

    /// How much to search beyond the descent, when simulators are compared in process.
    const EFFORT: Effort;

    /// The place of a failing case in the order.
    fn key(failing: &Failing<Self>) -> Self::Key;

    /// Whether `case` cannot come before `below` however it fails: saves the run.
    fn hopeless(_case: &Self::Case, _below: &Self::Key) -> bool {
        false
    }

    /// The event of the right play from which on a parting does not make a case come before `below`.
    fn horizon(_events: &[Self::Event], _below: &Self::Key) -> usize {
        usize::MAX
    }

    /// Candidates looked through together by [`may_part`](Self::may_part), at most; 0 if it cannot.
    const TOGETHER: usize = 0;

    /// Which of `cases` the simulators may part on, where that is quicker found for many than for each.
    fn may_part(_sim: &Self::Sim, _reference: &Self::Reference, _cases: &[Self::Case]) -> Option<Vec<bool>> {
        None
    }

    /// The events of both plays where they part, as the signature names them: `None` where a play has none there that
    /// can be compared.
    fn comparable(events: [Option<&Self::Event>; 2]) -> [Option<&Self::Event>; 2] {
        events
    }

    /// The size as a single number, for tables and spreads, and what it counts.
    fn size(failing: &Failing<Self>) -> usize;

    /// The size in words, for the progress line.
    fn measure(failing: &Failing<Self>) -> Text;

    /// The passes, in the order they are run.
    fn passes() -> &'static [Pass<Self>];

    /// Mends what an edit leaves loose (a deck longer than the game, a game that no longer ends); `None` if it cannot
    /// be mended, or, with `class`, if the case is not of the same class any more.
    fn settle(case: Self::Case, _class: Option<&Self::Class>) -> Option<Self::Case> {
        Some(case)
    }

    /// Whether two cases are of one class, as far as tests are chosen by it.
    fn same_class(a: &Self::Class, b: &Self::Class) -> bool {
        a == b
    }

    /// A few random edits, up and down, to get out of a valley.
    fn kick(failing: &Failing<Self>, draws: &mut Draws) -> Self::Case;

    /// A fresh small case out of the same material, no larger than `failing`; `None` if the game has no such thing.
    fn sample(_failing: &Failing<Self>, _draws: &mut Draws) -> Option<Self::Case> {
        None
    }

    /// The smallest valid cases of a kind that has nothing in particular: a failure seen on every one of them is no
    /// property of the case at hand.
    fn smallest() -> Vec<Self::Case>;

    /// Where a wrong output leaves the right one, for the signature: `line` is the first differing one, from 1.
    fn difference(_expected: &[u8], _actual: &[u8], _line: usize) -> String {
        String::new()
    }

    /// The event at which a program leaves the right play when line `line` of its output is the first to differ.
    fn parting_at_line(_events: &[Self::Event], _line: usize) -> Option<usize> {
        None
    }

    /// Every case within a bound that can be gone through, for a proof that none of them is smaller and fails.
    /// `limit` is how many cases may be asked for.
    fn below(failing: &Failing<Self>, limit: u64) -> Below<'_, Self>;
}

/// The cases of an exhaustive search.
pub enum Below<'a, G: Game> {
    /// So many cases, within the bound said in words.
    Cases {
        /// The bound.
        bound: Text,
        /// How many there are, those that are not smaller included.
        count: u64,
        /// All of them.
        cases: Candidates<'a, G>,
    },
    /// Too many.
    TooLarge {
        /// How many there are, in words.
        why: Text,
    },
}
