//! The descent: pass after pass, always to the first smaller case that fails in the same way.

use std::cell::Cell;
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

/// Hashes kept. Beyond that nothing more is remembered: to forget what is there would make the count of cases tried depend
/// on how many are tried together.
const KNOWN: usize = 1 << 20;

impl Known {
    /// Whether this is news.
    fn insert(&mut self, hash: u64) -> bool {
        if self.0.len() < KNOWN { self.0.insert(hash) } else { !self.0.contains(&hash) }
    }
}

/// A candidate, its index, and how many before it were found unfit without being tried one by one.
struct Sifted<G: Shrink> {
    index: usize,
    case: G::Case,
    unfit: u64,
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
        if below.is_some_and(|below| G::hopeless(&case, below)) {
            return Ok(Trial::Passed);
        }
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(&case);
        if known.is_some_and(|known| known.0.contains(&hash)) {
            return Ok(Trial::Passed);
        }
        let horizon = |events: &[G::Event]| below.map_or(usize::MAX, |below| G::horizon(events, below));
        let Some(failing) = self.predicate.examine(&case, &horizon)? else { return Ok(Trial::Vain(hash)) };
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
        candidates: impl Iterator<Item = G::Case>,
        below: &G::Key,
        known: &mut Known,
        parallel: bool,
    ) -> Result<Option<(usize, Placed<G>)>, Halt> {
        let unfit = Cell::new(0);
        let mut candidates = self.sifted(candidates.enumerate(), below, &unfit);
        let pool = self.pool.as_ref().filter(|_| parallel);
        let batch = pool.map_or(1, |pool| pool.current_num_threads() * BATCH);
        loop {
            self.budget.check()?;
            let cases: Vec<Sifted<G>> = candidates.by_ref().take(batch).collect();
            if cases.is_empty() {
                self.budget.count(unfit.take());
                return Ok(None);
            }
            let winner = AtomicUsize::new(usize::MAX);
            let trial = |Sifted { index, case, .. }: Sifted<G>| {
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
            let places: Vec<(usize, u64)> = cases.iter().map(|sifted| (sifted.index, sifted.unfit)).collect();
            let trials: Vec<Result<Trial<G>, Halt>> = match pool {
                Some(pool) => pool.install(|| cases.into_par_iter().map(trial).collect()),
                None => cases.into_iter().map(trial).collect(),
            };
            for ((index, unfit), trial) in places.into_iter().zip(trials) {
                self.budget.count(unfit);
                match trial? {
                    Trial::Passed => {}
                    // The same case twice among those tried together counts once, as it would one by one.
                    Trial::Vain(hash) => self.budget.count(known.insert(hash).into()),
                    Trial::Smaller(placed) => {
                        self.budget.count(1);
                        return Ok(Some((index, *placed)));
                    }
                }
            }
        }
    }

    /// The candidates without those that many at once show not to fail, for games that can.
    fn sifted<'c>(
        &'c self,
        mut candidates: impl Iterator<Item = (usize, G::Case)> + 'c,
        below: &'c G::Key,
        unfit: &'c Cell<u64>,
    ) -> Box<dyn Iterator<Item = Sifted<G>> + 'c> {
        if G::TOGETHER == 0 {
            return Box::new(candidates.map(|(index, case)| Sifted { index, case, unfit: 0 }));
        }
        // The first ones are the most promising: few at first, so that little is looked through in vain.
        let mut size = 1;
        Box::new(
            std::iter::from_fn(move || {
                let mut some: Vec<(usize, G::Case)> = candidates.by_ref().take(size).collect();
                if some.is_empty() {
                    return None;
                }
                size = (size * 2).min(G::TOGETHER);
                some.retain(|(_, case)| !G::hopeless(case, below));
                if some.len() > 1 {
                    let cases: Vec<G::Case> = some.iter().map(|(_, case)| case.clone()).collect();
                    let mut may = self.predicate.may_fail(&cases).into_iter();
                    some.retain(|_| may.next().unwrap_or(true));
                    unfit.update(|unfit| unfit + (cases.len() - some.len()) as u64);
                }
                Some(some)
            })
            .flatten()
            // Counted with the next one that is tried, so that the count does not depend on how far ahead is looked.
            .map(|(index, case)| Sifted { index, case, unfit: unfit.take() }),
        )
    }

    /// Runs the passes up to `level` until none of their edits has anything left to gain. `best` is the smallest case
    /// so far at any time, also when the search is halted.
    pub fn descend(&self, best: &mut Placed<G>, level: Level, known: &mut Known) -> Result<(), Halt> {
        self.go_down(best, level, known, None)
    }

    /// The same for a walk, unseen by whoever watches. It ends where it comes to `home`, from which there is no way down.
    pub fn walk_down(&self, best: &mut Placed<G>, level: Level, home: &G::Key) -> Result<(), Halt> {
        self.go_down(best, level, &mut Known::default(), Some(home))
    }

    fn go_down(
        &self,
        best: &mut Placed<G>,
        level: Level,
        known: &mut Known,
        home: Option<&G::Key>,
    ) -> Result<(), Halt> {
        loop {
            let before = best.key.clone();
            for pass in G::passes().iter().filter(|pass| pass.level <= level) {
                self.exhaust(pass, best, known, home)?;
                // No two cases have the same place.
                if home == Some(&best.key) {
                    return Ok(());
                }
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
        home: Option<&G::Key>,
    ) -> Result<(), Halt> {
        // Walks go on side by side: each keeps to its own worker, and none tells.
        let open = home.is_none();
        let (mut from, mut gained) = (0, false);
        while home != Some(&best.key) {
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
                None => break,
            }
        }
        Ok(())
    }

    /// Tells whoever watches of a gain.
    pub fn tell(&self, pass: &'static str, best: &Placed<G>) {
        (self.options.watch)(&Step { pass, failing: &best.failing, tried: self.budget.tried() });
    }
}
