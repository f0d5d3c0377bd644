//! Builds test sets that catch every wrong reading: small and readable tests first, full-size ones last.

mod choice;
mod choose;
mod game;
mod manifest;
mod place;
mod pool;
mod timing;

use damoni_corpus::Text;
use damoni_gen::package::{Problem, Scoring, Subtask, Test, TestSet};

pub use choice::TWICE;
pub use choose::{Lacking, choose};
pub use game::Suited;
pub use manifest::manifest;
pub use place::{Differs, Place, differing};
pub use pool::{Candidate, Entry, Origin};
pub use timing::Timing;

use crate::harness::Harness;
use crate::score::Progress;
use crate::score::matrix::{Matrix, Reading, readings};

/// Tests of one kind, which stand together in the set.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Names its tests; without digits, which some judges count.
    pub name: &'static str,
    /// The index of its subtask.
    pub subtask: usize,
    /// The profiles its tests are drawn from.
    pub profiles: &'static [&'static str],
    /// How many tests.
    pub tests: usize,
    /// How many cases of each profile are tried.
    pub candidates: u64,
    /// Whether they are the samples of the statement.
    pub sample: bool,
    /// Whether cases may also be varied, or taken from the kept ones, to catch what is rare.
    pub varied: bool,
}

/// What the test set of a game looks like.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The groups, in the order of the set.
    pub groups: &'static [Group],
    /// The points of each subtask.
    pub subtasks: &'static [u32],
}

/// A built test set.
pub struct Suite<G: Harness> {
    /// The seed it was built from.
    pub seed: u64,
    /// The tests with their group, in the order of the set.
    pub tests: Vec<(&'static Group, Candidate<G>)>,
    /// The wrong readings: the rows of the matrix.
    pub readings: Vec<Reading<G>>,
    /// Which test catches which reading.
    pub matrix: Matrix,
}

/// Builds the test set of the game from `seed`: the same on every machine.
///
/// # Errors
/// If some reading is caught by fewer than two tests, or a play has no agreed answer.
pub fn build<G: Harness>(seed: u64, progress: &Progress) -> Result<Suite<G>, Lacking> {
    let readings = readings::<G>();
    let plan = G::plan();
    let chosen = choose(&plan, &readings, seed, progress)?;
    let row = |row: usize| chosen.iter().map(|entry| entry.catches[row]).collect();
    let matrix = Matrix::from_rows((0..readings.len()).map(row).collect());
    let tests = chosen.into_iter().map(|entry| (&plan.groups[entry.group], entry.candidate)).collect();
    Ok(Suite { seed, tests, readings, matrix })
}

impl<G: Harness> Suite<G> {
    /// The names of the tests: their group, and letters that count within it.
    pub fn names(&self) -> Vec<String> {
        let mut names = Vec::with_capacity(self.tests.len());
        let mut at = 0;
        for (index, (group, _)) in self.tests.iter().enumerate() {
            at = if index > 0 && self.tests[index - 1].0.name == group.name { at + 1 } else { 0 };
            let letters: String =
                [at / 26, at % 26].map(|digit| (b'a' + digit as u8) as char).iter().collect();
            let letters = if at < 26 { &letters[1..] } else { &letters };
            names.push(format!("{}-{letters}", group.name));
        }
        names
    }

    /// The set, ready to be written for a judge.
    pub fn test_set(&self, problem: &'static Problem) -> TestSet {
        let tests =
            self.names().into_iter().zip(&self.tests).enumerate().map(|(index, (name, (group, test)))| {
                Test {
                    name,
                    input: G::print(&test.case).into_bytes(),
                    answer: test.played.answer.clone(),
                    subtask: group.subtask,
                    sample: group.sample,
                    description: format!(
                        "{}; catches {} pitfalls",
                        test.origin,
                        self.matrix.catch_count(index)
                    ),
                }
            });
        let mut set = TestSet::new(problem, tests.collect());
        let subtask = |&score: &u32| Subtask { score, scoring: Scoring::Sum, needs: Vec::new() };
        set.subtasks = G::plan().subtasks.iter().map(subtask).collect();
        set
    }

    /// By how many tests that score the least caught reading is caught.
    pub fn least_caught(&self) -> usize {
        let scoring: Vec<usize> = (0..self.tests.len()).filter(|&at| !self.tests[at].0.sample).collect();
        let caught = |row: usize| scoring.iter().filter(|&&at| self.matrix.catches(row, at)).count();
        (0..self.readings.len()).map(caught).min().unwrap_or_default()
    }

    /// What the reference did not play, test by test.
    pub fn sampled(&self) -> Vec<(String, Text)> {
        let tests = self.names().into_iter().zip(&self.tests);
        tests.filter_map(|(name, (_, test))| Some((name, test.played.sampled.clone()?))).collect()
    }
}
