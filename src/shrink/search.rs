//! The descent: pass after pass, always to the first smaller case that fails in the same way.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::atomic::{AtomicUsize, Ordering};

use rayon::prelude::*;

use super::budget::{Budget, Halt};
use super::game::{Level, Pass, Shrink};
use super::predicate::{Failing, Predicate};
use super::{Options, Step};

/// A failing case with its place in the order.
#[derive(Clone, Debug)]
pub(super) struct Placed<G: Shrink> {
    pub failing: Failing<G>,
    pub key: G::Key,
}

impl<G: Shrink> Placed<G> {
    pub fn new(failing: Failing<G>) -> Self {
        Self { key: G::key(&failing), failing }
    }
}

/// What became of one candidate.
pub(super) enum Trial<G: Shrink> {
    /// Never put to the predicate: not valid, not smaller, or known.
    Passed,
    /// Put to the predicate, in vain.
    Vain(u64),
    /// Fails in the same way, and is smaller.
    Smaller(Box<Placed<G>>),
}

/// Cases that are known not to fail, by their hashes. Whether a case fails does not depend on what else was tried, so
/// what is here need never be tried again.
#[derive(Default)]
pub(super) struct Known(HashSet<u64>);

/// Hashes kept; beyond that the memory is cleared rather than grown.
const KNOWN: usize = 1 << 20;

impl Known {
    fn insert(&mut self, hash: u64) {
        if self.0.len() >= KNOWN {
            self.0.clear();
        }
        self.0.insert(hash);
    }
}

/// Candidates for each worker at a time.
const BATCH: usize = 8;

/// Everything that stays the same during a search.
pub(super) struct Search<'a, G: Shrink, P> {
    pub predicate: &'a P,
    pub signature: String,
    pub class: Option<G::Class>,
    pub options: &'a Options<'a, G>,
    pub budget: Budget<'a>,
    /// Workers, if more than one.
    pub pool: Option<rayon::ThreadPool>,
}

impl<G: Shrink, P: Predicate<G>> Search<'_, G, P> {
    /// Puts one case to the predicate, unless it can be seen beforehand that it is not `below`.
    pub fn examine(
        &self,
        case: G::Case,
        below: Option<&G::Key>,
        known: Option<&Known>,
    ) -> Result<Trial<G>, Halt> {
        if let (Some(below), Some(key)) = (below, G::early_key(&case))
            && key >= *below
        {
            return Ok(Trial::Passed);
        }
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(&case);
        if known.is_some_and(|known| known.0.contains(&hash)) {
            return Ok(Trial::Passed);
        }
        let Some(failing) = self.predicate.examine(&case)? else { return Ok(Trial::Vain(hash)) };
        let same = (self.options.any_failure || failing.signature == self.signature)
            && (self.options.any_class || self.is_of_the_class(&failing));
        if !same {
            return Ok(Trial::Vain(hash));
        }
        let placed = Placed::new(failing);
        Ok(match below {
            Some(below) if placed.key >= *below => Trial::Vain(hash),
            _ => Trial::Smaller(Box::new(placed)),
        })
    }

    fn is_of_the_class(&self, failing: &Failing<G>) -> bool {
        match (&self.class, &failing.class) {
            (Some(a), Some(b)) => G::same_class(a, b),
            (None, None) => true,
            _ => false,
        }
    }

    /// The class a candidate must keep.
    pub fn kept_class(&self) -> Option<&G::Class> {
        self.class.as_ref().filter(|_| !self.options.any_class)
    }

    /// The first of `candidates` that fails in the same way below `below`, and its index. It does not depend on the
    /// number of workers, nor does the count of cases tried.
    pub fn first(
        &self,
        mut candidates: impl Iterator<Item = G::Case>,
        below: &G::Key,
        known: &mut Known,
        parallel: bool,
    ) -> Result<Option<(usize, Placed<G>)>, Halt> {
        let pool = self.pool.as_ref().filter(|_| parallel);
        let batch = pool.map_or(1, |pool| pool.current_num_threads() * BATCH);
        let mut from = 0;
        loop {
            self.budget.check()?;
            let cases: Vec<G::Case> = candidates.by_ref().take(batch).collect();
            if cases.is_empty() {
                return Ok(None);
            }
            let size = cases.len();
            let winner = AtomicUsize::new(usize::MAX);
            let trial = |(index, case)| {
                if index > winner.load(Ordering::Relaxed) {
                    return Ok(Trial::Passed);
                }
                let settled = G::settle(case, self.kept_class());
                let trial =
                    settled.map_or(Ok(Trial::Passed), |case| self.examine(case, Some(below), Some(known)));
                if matches!(trial, Ok(Trial::Smaller(_))) {
                    winner.fetch_min(index, Ordering::Relaxed);
                }
                trial
            };
            let trials: Vec<Result<Trial<G>, Halt>> = match pool {
                Some(pool) => pool.install(|| cases.into_par_iter().enumerate().map(trial).collect()),
                None => cases.into_iter().enumerate().map(trial).collect(),
            };
            for (index, trial) in trials.into_iter().enumerate() {
                match trial? {
                    Trial::Passed => {}
                    Trial::Vain(hash) => {
                        self.budget.count(1);
                        known.insert(hash);
                    }
                    Trial::Smaller(placed) => {
                        self.budget.count(1);
                        return Ok(Some((from + index, *placed)));
                    }
                }
            }
            from += size;
        }
    }

    /// Runs the passes up to `level` until none of their edits has anything left to gain. `best` is the smallest case
    /// so far at any time, also when the search is halted.
    pub fn descend(
        &self,
        best: &mut Placed<G>,
        level: Level,
        known: &mut Known,
        open: bool,
    ) -> Result<(), Halt> {
        loop {
            let before = best.key.clone();
            for pass in G::passes().iter().filter(|pass| pass.level <= level) {
                self.exhaust(pass, best, known, open)?;
            }
            if best.key == before {
                return Ok(());
            }
        }
    }

    /// One pass, until a whole round of its edits gains nothing. After a gain it goes on where it was, because edits
    /// further to the front have just been tried.
    fn exhaust(
        &self,
        pass: &Pass<G>,
        best: &mut Placed<G>,
        known: &mut Known,
        open: bool,
    ) -> Result<(), Halt> {
        let (mut from, mut gained) = (0, false);
        loop {
            let found = self.first((pass.edits)(&best.failing).skip(from), &best.key, known, open)?;
            match found {
                Some((index, placed)) => {
                    *best = placed;
                    from += index;
                    gained = true;
                    if open {
                        self.tell(pass.name, best);
                    }
                }
                None if gained && from > 0 => (from, gained) = (0, false),
                None => return Ok(()),
            }
        }
    }

    /// Tells whoever watches of a gain.
    pub fn tell(&self, pass: &'static str, best: &Placed<G>) {
        (self.options.watch)(&Step { pass, failing: &best.failing, tried: self.budget.tried() });
    }
}
