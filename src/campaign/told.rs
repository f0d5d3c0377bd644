//! How soon wrong readings are told from the right one, alone or two together.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use damoni_gen::{Profile, case};
use damoni_reference::UnknownPitfall;
use rayon::prelude::*;

use crate::checked::checked;
use crate::harness::Harness;

/// Cases looked at between two looks at which readings are still untold.
const BATCH: u64 = 128;

/// Where a reading first parts from the right play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The index of the case.
    pub index: u64,
    /// The kinds of the first differing events.
    pub signature: String,
}

/// The cases that readings are tried on.
#[derive(Debug)]
pub struct Trial<'a> {
    /// Kind of case.
    pub profile: &'static Profile,
    /// The seed of the cases.
    pub seed: u64,
    /// Cases tried at most.
    pub cases: u64,
    /// Set to end early.
    pub stop: &'a AtomicBool,
    /// Counts the cases.
    pub played: &'a AtomicU64,
}

impl Trial<'_> {
    /// For each reading, which is one pitfall or several together, the first case on which `sim` parts from a reference that
    /// reads the rules like that; `None` where no case tells it. The same for any number of threads.
    ///
    /// # Errors
    /// If an id names no pitfall.
    pub fn told<G: Harness>(&self, readings: &[Vec<&str>]) -> Result<Vec<Option<Told>>, UnknownPitfall> {
        let references = readings.iter().map(|ids| G::reference(ids)).collect::<Result<Vec<_>, _>>()?;
        let mut told: Vec<Option<Told>> = vec![None; readings.len()];
        let mut from = 0;
        // The first few cases tell most readings: short batches there spare the others from being played in vain.
        let mut batch = 1;
        while from < self.cases && !self.stop.load(Ordering::Relaxed) {
            let open: Vec<usize> = (0..readings.len()).filter(|&at| told[at].is_none()).collect();
            if open.is_empty() {
                break;
            }
            let to = (from + batch).min(self.cases);
            let made: Vec<G::Case> =
                (from..to).into_par_iter().map(|index| case::<G>(self.profile, self.seed, index)).collect();
            let hits: Vec<(usize, Told)> = open
                .par_iter()
                .filter_map(|&at| {
                    (from..to).zip(&made).find_map(|(index, case)| {
                        let finding = checked(case, &G::sim(), &references[at]).err()?;
                        Some((at, Told { index, signature: finding.signature() }))
                    })
                })
                .collect();
            for (at, first) in hits {
                told[at] = Some(first);
            }
            self.played.fetch_add(to - from, Ordering::Relaxed);
            from = to;
            batch = (2 * batch).min(BATCH);
        }
        Ok(told)
    }
}

/// All combinations of two of these.
pub fn pairs<T: Copy>(all: &[T]) -> Vec<Vec<T>> {
    let with_later = |(at, &first): (usize, &T)| {
        all[at + 1..].iter().map(move |&second| vec![first, second]).collect::<Vec<_>>()
    };
    all.iter().enumerate().flat_map(with_later).collect()
}
