//! From a finding to the case that is shown: the smallest that fails the same way, run once more.

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use damoni_corpus::Game;
use damoni_gen::cross_check;

use super::likeness::{Likeness, likenesses, prints, shows};
use super::{Found, Plan, signature};
use crate::harness::Harness;
use crate::runner::{self, Judged, RunnerError, Verdict};
use crate::shrink::{self, Effort, Options, Outside, PredicateError, ShrinkError};

/// How long wrong readings are tried.
const PATIENCE: Duration = Duration::from_secs(15);

/// How far shrinking came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shrinking {
    /// No edit makes the case smaller.
    Done,
    /// Out of time: smaller ones may be near.
    Unfinished,
    /// The program fails the same way on the smallest cases there are: it is not the case.
    Everything,
    /// The program does not fail each time, so there was nothing to go by.
    Unsteady,
}

/// A finding, ready to be shown.
#[derive(Clone, Debug)]
pub struct Shown<G: Game> {
    /// The smallest case.
    pub case: G::Case,
    /// Its answer.
    pub expected: String,
    /// The program on it.
    pub judged: Judged,
    /// In what way it is wrong there.
    pub signature: String,
    /// The size of the case that was found, and of the one shown, in words of judge text.
    pub size: [usize; 2],
    /// Cases tried on the way.
    pub calls: u64,
    /// How far it came.
    pub shrinking: Shrinking,
    /// The wrong readings under which the reference prints the same, most alike first.
    pub likenesses: Vec<Likeness>,
}

/// Shrinks what was found for as long as `time`.
///
/// # Errors
/// When the program cannot be run any more.
pub fn shrink_found<G: Harness>(
    found: &Found<G>,
    plan: &Plan<'_>,
    time: Duration,
    stop: &AtomicBool,
) -> Result<Shown<G>, RunnerError> {
    let shown = |case: G::Case, size: [usize; 2], calls: u64, shrinking: Shrinking| Shown {
        case,
        expected: found.expected.clone(),
        judged: found.judged.clone(),
        signature: found.signature.clone(),
        size,
        calls,
        shrinking,
        likenesses: Vec::new(),
    };
    let as_found = |shrinking| {
        let size = size_of::<G>(&found.case);
        shown(found.case.clone(), [size, size], 0, shrinking)
    };
    if !found.steady {
        return Ok(as_found(Shrinking::Unsteady));
    }
    if let Some(shown) = as_misread(found, plan, time, stop)? {
        return Ok(shown);
    }
    let engines = (G::sim(), G::right_reference());
    let outside = Outside::<G>::new(plan.runner, plan.program.clone(), plan.limits.clone(), engines);
    let tried = AtomicU64::new(0);
    let options = Options {
        time: Some(time),
        jobs: plan.jobs,
        seed: plan.seed,
        effort: Effort::MODEST,
        stop,
        ..Options::new(&tried)
    };
    let smaller = match shrink::shrink(&found.case, &outside, &options) {
        Ok(shrunk) => {
            let shrinking = if shrunk.complete { Shrinking::Done } else { Shrinking::Unfinished };
            let size = [&found.case, &shrunk.failing.case].map(size_of::<G>);
            shown(shrunk.failing.case, size, shrunk.calls, shrinking)
        }
        Err(ShrinkError::EverythingFails { .. }) => {
            let least = |case: &G::Case| G::print(case).len();
            match G::smallest().into_iter().chain([found.case.clone()]).min_by_key(least) {
                Some(case) => {
                    let size = [&found.case, &case].map(size_of::<G>);
                    shown(case, size, 0, Shrinking::Everything)
                }
                None => as_found(Shrinking::Everything),
            }
        }
        Err(ShrinkError::Predicate(PredicateError::Runner(error))) => return Err(error),
        Err(_) => as_found(Shrinking::Unsteady),
    };
    let mut shown = run_again(smaller, plan)?.unwrap_or_else(|| as_found(Shrinking::Unsteady));
    if matches!(shown.judged.verdict, Verdict::Wa { .. } | Verdict::Pe) {
        shown.likenesses = likenesses::<G>(&shown.case, &shown.judged.run.stdout, plan, PATIENCE)?;
        // Beside one that other cases bear out, those they speak against are noise.
        if shown.likenesses.first().is_some_and(Likeness::is_borne_out) {
            shown.likenesses.retain(Likeness::holds);
        }
    }
    Ok(shown)
}

/// A program that does what the reference does under a pitfall, on all cases looked at, need not be run to know where it
/// fails: shrinking in process goes a hundred times as far. The program itself has the last word.
fn as_misread<G: Harness>(
    found: &Found<G>,
    plan: &Plan<'_>,
    time: Duration,
    stop: &AtomicBool,
) -> Result<Option<Shown<G>>, RunnerError> {
    if !matches!(found.judged.verdict, Verdict::Wa { .. } | Verdict::Pe) {
        return Ok(None);
    }
    let likenesses = likenesses::<G>(&found.case, &found.judged.run.stdout, plan, PATIENCE)?;
    let first = likenesses.first();
    let Some(first) = first.filter(|likeness| likeness.is_borne_out()) else {
        return Ok(None);
    };
    let reading = first.pitfalls.clone();
    let tried = AtomicU64::new(0);
    let options = Options {
        time: Some(time),
        jobs: plan.jobs,
        seed: plan.seed,
        stop,
        effort: Effort::MODEST,
        ..Options::new(&tried)
    };
    let predicate = |case: &G::Case| shows::<G>(&reading, case);
    let Ok(shrunk) = shrink::shrink(&found.case, &predicate, &options) else { return Ok(None) };
    let shown = Shown {
        size: [&found.case, &shrunk.failing.case].map(size_of::<G>),
        case: shrunk.failing.case,
        expected: String::new(),
        judged: found.judged.clone(),
        signature: String::new(),
        calls: shrunk.calls,
        shrinking: if shrunk.complete { Shrinking::Done } else { Shrinking::Unfinished },
        likenesses: likenesses.into_iter().filter(Likeness::holds).collect(),
    };
    let again = run_again(shown, plan)?;
    Ok(again.filter(|shown| prints::<G>(&reading, &shown.case, &shown.judged.run.stdout)))
}

/// The run on the case that is shown; `None` if the program is right this time.
fn run_again<G: Harness>(shown: Shown<G>, plan: &Plan<'_>) -> Result<Option<Shown<G>>, RunnerError> {
    let Ok(Ok(agreed)) = cross_check(&shown.case, &G::sim(), &G::right_reference()) else { return Ok(None) };
    let expected = G::print_answer(&agreed.outcome.answer);
    let input = G::print(&shown.case);
    let judged =
        runner::judge::<G>(plan.runner, plan.program, input.as_bytes(), expected.as_bytes(), plan.limits)?;
    if judged.verdict == Verdict::Ac {
        return Ok(None);
    }
    let signature = signature::<G>(&judged, &expected);
    Ok(Some(Shown { expected, judged, signature, ..shown }))
}

/// The size of a case: the words of its text, which are cards, tiles and numbers.
fn size_of<G: Harness>(case: &G::Case) -> usize {
    G::print(case).split_ascii_whitespace().count()
}
