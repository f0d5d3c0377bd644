//! A program over a folder of tests: one verdict a test.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use damoni_corpus::pairs::Pair;
use damoni_corpus::{Game, PlayError, ReadError, Reading};
use damoni_gen::Finding;
use rayon::prelude::*;
use thiserror::Error;

use crate::checked::{Share, checked};
use crate::harness::Harness;
use crate::runner::{self, Judged, Limits, Program, Runner, RunnerError};

/// What came of one test.
#[derive(Clone, Debug)]
pub struct Tested {
    /// The test's name.
    pub stem: String,
    /// The verdict and the run.
    pub judged: Judged,
    /// Whether the answer is from both simulators, because there was no answer file.
    pub computed: bool,
    /// How much of the test the reference played for that answer, if that was not the whole.
    pub sampled: Option<Share>,
}

/// Why a test has no verdict.
#[derive(Debug, Error)]
pub enum JudgingError<G: Game> {
    /// A file cannot be read.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// There is no answer file, and the input is no case to solve.
    #[error("{}: {source}", path.display())]
    NotACase {
        /// The input.
        path: PathBuf,
        /// Where and why.
        source: Box<ReadError>,
    },
    /// There is no answer file, and the game has no answer.
    #[error("{}: {source}", path.display())]
    NoAnswer {
        /// The input.
        path: PathBuf,
        /// Why.
        source: PlayError,
    },
    /// There is no answer file, and the simulators disagree.
    #[error("{}: there is no answer file, and the simulators disagree ({})", path.display(), finding.signature())]
    Disagreement {
        /// The input.
        path: PathBuf,
        /// How.
        finding: Box<Finding<G>>,
    },
    /// The program cannot be started, or the runner fails.
    #[error(transparent)]
    Runner(#[from] RunnerError),
    /// The system refused to start the workers.
    #[error(transparent)]
    Workers(#[from] rayon::ThreadPoolBuildError),
}

/// Judges `program` on every test, in their order, `jobs` at a time. After `stop` the tests not yet begun are left out.
///
/// # Errors
/// At the first test that cannot be judged; what the program does is never an error.
pub fn judge_tests<G: Harness>(
    pairs: &[Pair],
    (runner, program, limits): (&Runner, &Program, &Limits),
    jobs: usize,
    stop: &AtomicBool,
    done: &AtomicU64,
) -> Result<Vec<Tested>, JudgingError<G>> {
    let test = |pair: &Pair| -> Option<Result<Tested, JudgingError<G>>> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let tested = judge_test(pair, runner, program, limits);
        done.fetch_add(1, Ordering::Relaxed);
        Some(tested)
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.max(1)).build()?;
    pool.install(|| pairs.par_iter().filter_map(test).collect())
}

fn judge_test<G: Harness>(
    pair: &Pair,
    runner: &Runner,
    program: &Program,
    limits: &Limits,
) -> Result<Tested, JudgingError<G>> {
    let read = |path: &Path| {
        std::fs::read(path).map_err(|source| JudgingError::Io { path: path.to_owned(), source })
    };
    let input = read(&pair.input)?;
    let (expected, sampled) = match &pair.answer {
        Some(answer) => (read(answer)?, None),
        None => solve::<G>(&pair.input, &input)?,
    };
    let judged = runner::judge::<G>(runner, program, &input, &expected, limits)?;
    Ok(Tested { stem: pair.stem.clone(), judged, computed: pair.answer.is_none(), sampled })
}

/// The answer file, and how much of it the reference played if that was not the whole.
fn solve<G: Harness>(path: &Path, input: &[u8]) -> Result<(Vec<u8>, Option<Share>), JudgingError<G>> {
    let case = G::read(input, Reading::Lenient)
        .map_err(|source| JudgingError::NotACase { path: path.to_owned(), source: Box::new(source) })?;
    let reference = G::right_reference();
    let checked = checked::<G>(&case, &G::sim(), &reference)
        .map_err(|finding| JudgingError::Disagreement { path: path.to_owned(), finding })?
        .map_err(|source| JudgingError::NoAnswer { path: path.to_owned(), source })?;
    let answer = G::print_answer(&checked.agreed.outcome.answer).into_bytes();
    Ok((answer, checked.sample.map(|sample| sample.share)))
}
