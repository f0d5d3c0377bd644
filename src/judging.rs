//! A program over a test set: one verdict a test.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use damoni_corpus::{Game, PlayError, ReadError, Reading};
use damoni_gen::Finding;
use damoni_gen::package::ReadTest;
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
    /// There is no answer file, and the input is no case to solve.
    #[error("{test}: {source}")]
    NotACase {
        /// The test.
        test: String,
        /// Where and why.
        source: Box<ReadError>,
    },
    /// There is no answer file, and the game has no answer.
    #[error("{test}: {source}")]
    NoAnswer {
        /// The test.
        test: String,
        /// Why.
        source: PlayError,
    },
    /// There is no answer file, and the simulators disagree.
    #[error("{test}: there is no answer file, and the simulators disagree ({})", finding.signature())]
    Disagreement {
        /// The test.
        test: String,
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

/// Judges `program` on every test, in their order, `jobs` at a time. After `stop` the tests not yet judged are left out.
///
/// # Errors
/// At the first test that cannot be judged; what the program does is never an error.
pub fn judge_tests<G: Harness>(
    tests: &[ReadTest],
    (runner, program, limits): (&Runner, &Program, &Limits),
    jobs: usize,
    stop: &AtomicBool,
    done: &AtomicU64,
) -> Result<Vec<Tested>, JudgingError<G>> {
    let test = |test: &ReadTest| -> Option<Result<Tested, JudgingError<G>>> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let tested = judge_test(test, runner, program, limits);
        if matches!(tested, Err(JudgingError::Runner(RunnerError::Interrupted))) {
            return None;
        }
        done.fetch_add(1, Ordering::Relaxed);
        Some(tested)
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs.max(1)).build()?;
    let over = || stop.load(Ordering::Relaxed);
    runner.until(over, || pool.install(|| tests.par_iter().filter_map(test).collect()))
}

fn judge_test<G: Harness>(
    test: &ReadTest,
    runner: &Runner,
    program: &Program,
    limits: &Limits,
) -> Result<Tested, JudgingError<G>> {
    let (expected, sampled) = match &test.answer {
        Some(answer) => (Cow::Borrowed(answer.as_slice()), None),
        None => {
            let (answer, sampled) = solve::<G>(test)?;
            (Cow::Owned(answer), sampled)
        }
    };
    let judged = runner::judge::<G>(runner, program, &test.input, &expected, limits)?;
    Ok(Tested { stem: test.name.clone(), judged, computed: test.answer.is_none(), sampled })
}

/// The answer file, and how much of it the reference played if that was not the whole.
fn solve<G: Harness>(test: &ReadTest) -> Result<(Vec<u8>, Option<Share>), JudgingError<G>> {
    let name = || test.name.clone();
    let case = G::read(&test.input, Reading::Lenient)
        .map_err(|source| JudgingError::NotACase { test: name(), source: Box::new(source) })?;
    let reference = G::right_reference();
    let checked = checked::<G>(&case, &G::sim(), &reference)
        .map_err(|finding| JudgingError::Disagreement { test: name(), finding })?
        .map_err(|source| JudgingError::NoAnswer { test: name(), source })?;
    let answer = G::print_answer(&checked.agreed.outcome.answer).into_bytes();
    Ok((answer, checked.sample.map(|sample| sample.share)))
}
