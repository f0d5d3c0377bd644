//! Out of the valleys: edits in one place cannot take a pig away and mend the rest at the same time, so the search is
//! begun again from many places near the best case and from fresh small ones.

use damoni_gen::Draws;
use rayon::prelude::*;

use super::budget::Halt;
use super::game::{Level, Shrink};
use super::predicate::Predicate;
use super::search::{Placed, Search, Trial};

/// How much to search beyond the descent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Rounds of walks at most.
    pub rounds: u32,
    /// Rounds without a gain after which it is enough.
    pub patience: u32,
    /// Walks a round, each from its own kick or sample.
    pub walks: u32,
    /// Kicks tried for a walk until one still fails.
    pub kicks: u32,
    /// Fresh cases tried for a walk until one fails.
    pub samples: u32,
}

impl Effort {
    /// For outside programs, which take milliseconds.
    pub const MODEST: Self = Self { rounds: 6, patience: 2, walks: 8, kicks: 12, samples: 40 };
    /// Nothing but the descent.
    pub const NONE: Self = Self { rounds: 0, patience: 0, walks: 0, kicks: 0, samples: 0 };
}

/// Where a walk has come to, if it could begin, and whether it was halted there.
type Walk<G> = (Option<Placed<G>>, Result<(), Halt>);

impl<G: Shrink, P: Predicate<G>> Search<'_, G, P> {
    /// Rounds of walks from `best`, which is replaced by the smallest case found.
    pub fn kick(&self, best: &mut Placed<G>, level: Level) -> Result<(), Halt> {
        let effort = self.options.effort;
        let mut idle = 0;
        for round in 0..effort.rounds {
            if idle >= effort.patience {
                break;
            }
            idle += 1;
            let from = &*best;
            let walk = |walk: u32| self.walk(from, round * effort.walks + walk, level);
            let walks: Vec<Walk<G>> = match &self.pool {
                Some(pool) => pool.install(|| (0..effort.walks).into_par_iter().map(walk).collect()),
                None => (0..effort.walks).map(walk).collect(),
            };
            let mut halted = Ok(());
            let mut smallest: Option<Placed<G>> = None;
            for (placed, end) in walks {
                halted = halted.and(end);
                // The smallest, whichever worker had it first: no two cases have the same place.
                if let Some(placed) = placed
                    && smallest.as_ref().is_none_or(|smallest| placed.key < smallest.key)
                {
                    smallest = Some(placed);
                }
            }
            if let Some(smallest) = smallest.filter(|smallest| smallest.key < best.key) {
                *best = smallest;
                idle = 0;
                self.tell("kick", best);
            }
            halted?;
        }
        Ok(())
    }

    /// One walk: a kick or a sample that still fails, and the descent from there.
    fn walk(&self, best: &Placed<G>, number: u32, level: Level) -> Walk<G> {
        let mut draws = Draws::new(&format!("{}/shrink", G::NAME), self.options.seed, number.into());
        let start = match self.start(best, number, &mut draws) {
            Ok(Some(start)) => start,
            Ok(None) => return (None, Ok(())),
            Err(halt) => return (None, Err(halt)),
        };
        let mut placed = start;
        let end = self.walk_down(&mut placed, level, &best.key);
        (Some(placed), end)
    }

    fn start(&self, best: &Placed<G>, number: u32, draws: &mut Draws) -> Result<Option<Placed<G>>, Halt> {
        let effort = self.options.effort;
        // Kicks find their way near the best case, samples far from it: both are needed.
        if number % 4 == 3 {
            for _ in 0..effort.samples {
                let Some(case) = G::sample(&best.failing, draws) else { break };
                if let Some(start) = self.try_start(case, Some(&best.key))? {
                    return Ok(Some(start));
                }
            }
            return Ok(None);
        }
        for _ in 0..effort.kicks {
            let case = G::kick(&best.failing, draws);
            if let Some(start) = self.try_start(case, None)? {
                return Ok(Some(start));
            }
        }
        Ok(None)
    }

    fn try_start(&self, case: G::Case, below: Option<&G::Key>) -> Result<Option<Placed<G>>, Halt> {
        self.budget.check()?;
        let Some(case) = G::settle(case, self.kept_class()) else { return Ok(None) };
        match self.examine(case, below, None)? {
            Trial::Passed => Ok(None),
            Trial::Vain(_) => {
                self.budget.count(1);
                Ok(None)
            }
            Trial::Smaller(placed) => {
                self.budget.count(1);
                Ok(Some(*placed))
            }
        }
    }
}
