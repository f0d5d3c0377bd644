//! Cases to add for what a set misses.

use damoni_gen::{MIXED, case, profile};
use rayon::prelude::*;

use super::Progress;
use super::examine;
use super::matrix::Reading;
use crate::harness::Harness;

/// The seed of the cases that are tried.
pub const SEED: u64 = 1;
/// Cases tried at a time.
const BATCH: u64 = 32;
/// Batches tried before a reading is left without a case.
const BATCHES: u64 = 24;

/// A case that catches a missed reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The reading, as a row of the matrix.
    pub row: usize,
    /// The case: the profile `mixed` under [`SEED`].
    pub index: u64,
}

/// For each missed reading the first case of `mixed` that catches it, as far as there is one among the first.
pub fn search<G: Harness>(readings: &[Reading<G>], missed: &[usize], progress: &Progress) -> Vec<Found> {
    let mut found = Vec::new();
    let Some(mixed) = profile::<G>(MIXED) else { return found };
    let mut open = missed.to_vec();
    for batch in 0..BATCHES {
        if open.is_empty() || progress.stopped() {
            break;
        }
        let indices: Vec<u64> = (batch * BATCH..(batch + 1) * BATCH).collect();
        let trials: Vec<_> = indices
            .par_iter()
            .filter_map(|&index| {
                let trial = examine::play::<G>(&case::<G>(mixed, SEED, index)).ok()?.trial;
                Some((index, trial))
            })
            .collect();
        let catching = |&row: &usize| {
            let (index, _) = trials.iter().find(|(_, trial)| readings[row].is_caught_by(trial))?;
            Some(Found { row, index: *index })
        };
        found.par_extend(open.par_iter().with_max_len(1).filter_map(catching));
        open.retain(|row| found.iter().all(|one| one.row != *row));
    }
    found.sort_by_key(|one| one.row);
    found
}
