//! How strong a test set is: which wrong readings of the rules it catches, what is wrong with its files, and what
//! would make it better.

pub mod cover;
pub mod examine;
mod json;
pub mod matrix;
pub mod missed;
mod page;
pub mod programs;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use damoni_corpus::Text;
use damoni_gen::Portrait;
use damoni_gen::package::ReadPackage;

use crate::harness::Harness;
use cover::Cover;
use examine::{Examined, Fault};
use matrix::{Matrix, Reading};
use missed::Found;
use programs::{Mistake, Tried};

/// What is known of one test.
#[derive(Clone, Debug)]
pub struct Test {
    /// Its name in the set.
    pub name: String,
    /// What is wrong with its files.
    pub faults: Vec<Fault>,
    /// What a setter should know, though it is no fault.
    pub notes: Vec<Text>,
    /// What its play contains; nothing if it cannot be played.
    pub portrait: Option<Portrait>,
}

/// A test set, examined and tried on every wrong reading.
pub struct Score<G: Harness> {
    /// Its tests.
    pub tests: Vec<Test>,
    /// Answer files without an input.
    pub lonely: Vec<String>,
    /// The wrong readings, equivalent ones left out: the rows of the matrix.
    pub readings: Vec<Reading<G>>,
    /// Which test (column) catches which reading (row).
    pub matrix: Matrix,
    /// A cover of all readings that are caught.
    pub cover: Cover,
    /// A case for each missed reading, as far as one was found.
    pub found: Vec<Found>,
    /// What the set says of the user's own programs.
    pub programs: Vec<Tried>,
    /// Whether it was stopped before every reading was tried on every test.
    pub interrupted: bool,
}

/// How much work there is, and how much is done.
#[derive(Debug, Default)]
pub struct Progress {
    /// Plays under a wrong reading so far.
    pub done: AtomicU64,
    /// Raised to stop.
    pub stop: Arc<AtomicBool>,
}

impl Progress {
    /// Whether the work is to stop.
    pub fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Examines the files of a set and tries every wrong reading on it.
pub fn score<G: Harness>(package: ReadPackage, progress: &Progress) -> Score<G> {
    let readings = matrix::readings::<G>();
    let mut examined = examine::all::<G>(&package.tests, progress);
    examine::duplicates(&package.tests, &mut examined);
    let trials: Vec<_> = examined.iter().map(|test| test.trial.as_ref()).collect();
    let matrix = Matrix::of(&readings, &trials, progress);
    let cover = cover::cover(&matrix);
    let missed: Vec<usize> = (0..readings.len()).filter(|&row| matrix.caught_by(row) == 0).collect();
    let found = missed::search(&readings, &missed, progress);
    let tests = package
        .tests
        .into_iter()
        .zip(examined)
        .map(|(test, Examined { faults, notes, portrait, .. })| Test {
            name: test.name,
            faults,
            notes,
            portrait,
        })
        .collect();
    let interrupted = progress.stopped();
    Score { tests, lonely: package.lonely, readings, matrix, cover, found, programs: Vec::new(), interrupted }
}

impl<G: Harness> Score<G> {
    /// Whether anything is wrong with the files, other than what is only a waste.
    pub fn is_faulty(&self) -> bool {
        !self.lonely.is_empty() || self.tests.iter().any(|test| test.faults.iter().any(Fault::is_grave))
    }

    /// How many programs the set judges otherwise than their authors, in this way.
    pub fn mistakes(&self, mistake: Mistake) -> usize {
        self.programs.iter().filter(|tried| tried.mistake() == Some(mistake)).count()
    }

    /// The readings that no test catches, as rows of the matrix.
    pub fn missed(&self) -> Vec<usize> {
        (0..self.readings.len()).filter(|&row| self.matrix.caught_by(row) == 0).collect()
    }

    /// The readings that exactly one test catches.
    pub fn thin(&self) -> Vec<usize> {
        (0..self.readings.len()).filter(|&row| self.matrix.caught_by(row) == 1).collect()
    }

    /// How many tests contain each situation, in the order of the game's list.
    pub fn situations(&self) -> Vec<usize> {
        (0..G::situations().len())
            .map(|index| {
                self.tests.iter().filter(|test| test.portrait.as_ref().is_some_and(|p| p.has(index))).count()
            })
            .collect()
    }

    /// Tests without which no reading would be missed that is caught now, each taken by itself.
    pub fn redundant(&self) -> Vec<usize> {
        (0..self.tests.len())
            .filter(|&test| self.tests[test].portrait.is_some())
            .filter(|&test| {
                (0..self.readings.len())
                    .all(|row| !self.matrix.catches(row, test) || self.matrix.caught_by(row) > 1)
            })
            .collect()
    }
}
