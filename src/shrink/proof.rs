//! What can be said for certain of a result: no declared edit makes it smaller, and within a bound nothing is smaller.

use damoni_corpus::Text;

use super::budget::Halt;
use super::game::{Below, Shrink};
use super::predicate::Predicate;
use super::search::{Known, Placed, Search};

/// A result that no declared edit makes smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// Edits tried once more, of all passes.
    pub edits: u64,
}

/// What an exhaustive search below a result has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exhausted {
    /// None of these is smaller and fails in the same way.
    Proved {
        /// The bound.
        bound: Text,
        /// Cases gone through.
        cases: u64,
    },
    /// There are too many cases below this one.
    TooLarge {
        /// How many.
        why: Text,
    },
}

impl<G: Shrink, P: Predicate<G>> Search<'_, G, P> {
    /// Tries every declared edit of `best` anew, remembering nothing. The smaller case, if there is one after all.
    pub fn verify(&self, best: &Placed<G>) -> Result<Result<Verified, Placed<G>>, Halt> {
        let mut edits = 0;
        for pass in G::passes() {
            let counted = (pass.edits)(&best.failing).inspect(|_| edits += 1);
            if let Some((_, smaller)) = self.first(counted, &best.key, &mut Known::default(), true)? {
                return Ok(Err(smaller));
            }
        }
        Ok(Ok(Verified { edits }))
    }

    /// Goes through every case below `best` within the game's bound, and through those below what is found.
    pub fn exhaust_below(&self, best: &mut Placed<G>, limit: u64) -> Result<Exhausted, Halt> {
        loop {
            let found = match G::below(&best.failing, limit) {
                Below::TooLarge { why } => return Ok(Exhausted::TooLarge { why }),
                Below::Cases { bound, count, cases } => {
                    match self.first(cases, &best.key, &mut Known::default(), true)? {
                        None => return Ok(Exhausted::Proved { bound, cases: count }),
                        Some((_, smaller)) => smaller,
                    }
                }
            };
            *best = found;
            self.tell("exhaustive", best);
        }
    }
}
