//! The kill matrix: wrong readings by tests.

use std::sync::atomic::Ordering;

use damoni_corpus::{Comparison, Simulator, Unobserved};
use damoni_gen::Engines;
use rayon::prelude::*;

use super::Progress;
use super::examine::Trial;
use crate::harness::Harness;

/// A wrong reading that some case can tell from the right one.
pub struct Reading<G: Engines> {
    /// Its name.
    pub id: &'static str,
    /// In English.
    pub en: &'static str,
    /// In Chinese.
    pub zh: &'static str,
    /// The rule it breaks.
    pub rule: &'static str,
    reference: G::Reference,
}

/// Every wrong reading of the game but the equivalent ones, in the order of the rules.
pub fn readings<G: Harness>() -> Vec<Reading<G>> {
    G::harmful_pitfalls()
        .filter_map(|pitfall| {
            // A name from the list is known.
            let reference = G::reference(&[pitfall.id]).ok()?;
            Some(Reading { id: pitfall.id, en: pitfall.en, zh: pitfall.zh, rule: pitfall.rule, reference })
        })
        .collect()
}

impl<G: Harness> Reading<G> {
    /// Whether a test on which the right output is `trial.right` shows that this reading is wrong.
    pub fn is_caught_by(&self, trial: &Trial<G>) -> bool {
        match self.reference.play(&trial.case, &mut Unobserved) {
            Ok(outcome) => {
                let output = G::print_answer(&outcome.answer);
                G::compare(&trial.right, output.as_bytes()) != Comparison::Same
            }
            Err(_) => true,
        }
    }
}

/// Which test (column) catches which reading (row).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Matrix {
    rows: Vec<Vec<bool>>,
}

impl Matrix {
    /// Tries every reading on every test. A test that is `None` catches nothing.
    pub fn of<G: Harness>(
        readings: &[Reading<G>],
        trials: &[Option<&Trial<G>>],
        progress: &Progress,
    ) -> Self {
        // A thread stays with one reading: goudan's reference remembers positions from test to test.
        let rows = readings
            .par_iter()
            .with_max_len(1)
            .map(|reading| {
                let catches = |trial: &Option<&Trial<G>>| {
                    let caught =
                        !progress.stopped() && trial.is_some_and(|trial| reading.is_caught_by(trial));
                    progress.done.fetch_add(1, Ordering::Relaxed);
                    caught
                };
                trials.iter().map(catches).collect()
            })
            .collect();
        Self { rows }
    }

    /// A matrix of these rows.
    pub fn from_rows(rows: Vec<Vec<bool>>) -> Self {
        Self { rows }
    }

    /// The number of readings.
    pub fn rows(&self) -> usize {
        self.rows.len()
    }

    /// The number of tests.
    pub fn columns(&self) -> usize {
        self.rows.first().map_or(0, Vec::len)
    }

    /// Whether test `column` catches reading `row`.
    pub fn catches(&self, row: usize, column: usize) -> bool {
        self.rows.get(row).and_then(|cells| cells.get(column)) == Some(&true)
    }

    /// How many tests catch reading `row`.
    pub fn caught_by(&self, row: usize) -> usize {
        self.rows.get(row).map_or(0, |cells| cells.iter().filter(|&&cell| cell).count())
    }

    /// How many readings test `column` catches.
    pub fn catch_count(&self, column: usize) -> usize {
        (0..self.rows()).filter(|&row| self.catches(row, column)).count()
    }

    /// The rank over the rationals: how many tests tell something that no combination of the others tells.
    ///
    /// Computed modulo a prime of 31 bits, which could only ever report too little.
    pub fn rank(&self) -> usize {
        const PRIME: u64 = 2_147_483_647;
        let mut rows: Vec<Vec<u64>> =
            self.rows.iter().map(|cells| cells.iter().map(|&cell| u64::from(cell)).collect()).collect();
        let mut rank = 0;
        for column in 0..self.columns() {
            let Some(pivot) = (rank..rows.len()).find(|&row| rows[row][column] != 0) else { continue };
            rows.swap(rank, pivot);
            let (above, below) = rows.split_at_mut(rank + 1);
            let pivot = &above[rank];
            for row in below.iter_mut().filter(|row| row[column] != 0) {
                let (by, from) = (row[column], pivot[column]);
                for (cell, &other) in row.iter_mut().zip(pivot) {
                    *cell = (*cell * from + (PRIME - by) * other) % PRIME;
                }
            }
            rank += 1;
        }
        rank
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matrix(rows: &[&str]) -> Matrix {
        Matrix::from_rows(rows.iter().map(|row| row.bytes().map(|b| b == b'#').collect()).collect())
    }

    #[test]
    fn the_rank_counts_what_is_not_a_combination() {
        assert_eq!(matrix(&["##.", "##.", "..#"]).rank(), 2);
        assert_eq!(matrix(&["##.", ".##", "#.#"]).rank(), 3);
        assert_eq!(matrix(&["##..", ".##.", "..##", "#..#"]).rank(), 3);
        assert_eq!(matrix(&["...", "..."]).rank(), 0);
        assert_eq!(matrix(&[]).rank(), 0);
    }

    #[test]
    fn rows_and_columns_are_counted() {
        let matrix = matrix(&["##.", ".#.", "..."]);
        assert_eq!((0..3).map(|row| matrix.caught_by(row)).collect::<Vec<_>>(), [2, 1, 0]);
        assert_eq!((0..3).map(|column| matrix.catch_count(column)).collect::<Vec<_>>(), [1, 2, 0]);
    }
}
