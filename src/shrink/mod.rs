//! From a case that fails to the smallest one that still fails in the same way.
//!
//! A game gives a total order on its cases and edits that go down in it ([`Shrink`]); a [`Predicate`] tells how a case
//! fails. The search descends to a case that no edit makes smaller, gets out of valleys by kicks and fresh samples under
//! a fixed seed, and ends with a descent again. The result depends on the case, the predicate and the options, never on the
//! number of workers.

mod budget;
mod follow;
mod game;
mod kicks;
mod outside;
mod predicate;
mod proof;
mod search;

use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use damoni_corpus::{Game, Text};
use damoni_gen::{MIXED, profile};
use thiserror::Error;

use crate::runner::RunnerError;
use budget::{Budget, Halt};
use search::{Known, Placed, Search};

pub use game::{Below, Candidates, Level, Pass, Shrink};
pub use kicks::Effort;
pub use outside::Outside;
use predicate::anywhere;
pub use predicate::{Failing, Horizon, Predicate, PredicateError, Simulators};
pub use proof::{Exhausted, Verified};

/// How to shrink.
pub struct Options<'a, G: Game> {
    /// Let the way it fails change.
    pub any_failure: bool,
    /// Let the class of the case change.
    pub any_class: bool,
    /// Stop after this long, with the smallest case so far.
    pub time: Option<Duration>,
    /// Worker threads.
    pub jobs: usize,
    /// Seeds the kicks.
    pub seed: u64,
    /// How much to search beyond the descent.
    pub effort: Effort,
    /// Try all edits of the result once more at the end.
    pub verify: bool,
    /// Go through all smaller cases at the end, if there are no more of them than this.
    pub exhaustive: Option<u64>,
    /// Raised from outside to stop, with the smallest case so far.
    pub stop: &'a AtomicBool,
    /// Counts the cases put to the predicate.
    pub tried: &'a AtomicU64,
    /// Is told each gain.
    pub watch: &'a (dyn Fn(&Step<'_, G>) + Sync),
}

static NEVER: AtomicBool = AtomicBool::new(false);

impl<'a, G: Shrink> Options<'a, G> {
    /// The usual ones. `tried` counts from 0.
    pub fn new(tried: &'a AtomicU64) -> Self {
        Self {
            any_failure: false,
            any_class: false,
            time: None,
            jobs: 1,
            seed: 0,
            effort: G::EFFORT,
            verify: false,
            exhaustive: None,
            stop: &NEVER,
            tried,
            watch: &|_| {},
        }
    }
}

/// A gain.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The pass that gained it.
    pub pass: &'static str,
    /// The smallest case so far.
    pub failing: &'a Failing<G>,
    /// Cases put to the predicate so far.
    pub tried: u64,
}

/// The smallest case found.
#[derive(Clone, Debug)]
pub struct Shrunk<G: Game> {
    /// The case, and how it fails.
    pub failing: Failing<G>,
    /// The size of the original, and of the result.
    pub size: [usize; 2],
    /// Cases put to the predicate.
    pub calls: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// Whether the search came to its natural end, and not to that of its time.
    pub complete: bool,
    /// What trying all edits once more has shown, if it was asked for.
    pub verified: Option<Verified>,
    /// What going through all smaller cases has shown, if it was asked for.
    pub exhausted: Option<Exhausted>,
}

/// Why there is nothing to shrink.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ShrinkError {
    /// The case does not fail.
    #[error("the case does not fail: there is nothing to shrink")]
    DoesNotFail,
    /// It fails now one way, now another, or not at all.
    #[error(
        "the case does not fail the same way twice (first {first}, then {then}): make the program deterministic, or its limits wider"
    )]
    Flaky {
        /// The first time.
        first: String,
        /// The second time.
        then: String,
    },
    /// The failure has nothing to do with the case.
    #[error(
        "even the smallest cases and twenty of all kinds fail the same way ({signature}): the failure is not in this case. Does what is tested read and print as the problem says?"
    )]
    EverythingFails {
        /// How.
        signature: String,
    },
    /// The predicate broke down.
    #[error(transparent)]
    Predicate(#[from] PredicateError),
    /// The system refused to start the workers.
    #[error("cannot start {jobs} workers: {what}")]
    Workers {
        /// How many.
        jobs: usize,
        /// What went wrong.
        what: String,
    },
}

impl ShrinkError {
    /// The same in both languages.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::DoesNotFail => "这个数据并不出错：没有可缩小的".to_owned(),
            Self::Flaky { first, then } => {
                format!(
                    "这个数据两次出错的方式不同（先是 {first}，后是 {then}）：请让程序的行为确定，或放宽限制"
                )
            }
            Self::EverythingFails { signature } => {
                format!(
                    "最小的数据和二十个各种数据也都这样出错（{signature}）：错误与这个数据无关。被测者的读入和输出是否符合题目？"
                )
            }
            Self::Predicate(_) | Self::Workers { .. } => self.to_string(),
        };
        Text::new(self.to_string(), zh)
    }
}

/// Shrinks `case` to a smallest one that fails under `predicate` in the same way.
///
/// # Errors
/// If the case does not fail, not reliably, or like every other case; or if the predicate breaks down.
pub fn shrink<G: Shrink>(
    case: &G::Case,
    predicate: &impl Predicate<G>,
    options: &Options<'_, G>,
) -> Result<Shrunk<G>, ShrinkError> {
    let budget = Budget::new(options.time, options.stop, options.tried);
    let original = reproduced(case, predicate)?;
    let (over, mut refused) = (|| budget.check().is_err(), Ok(()));
    predicate.until(&over, &mut || {
        refused = refuse_if_everything_fails::<G>(case, &original.signature, predicate, &budget);
    });
    refused?;
    budget.count(2);

    let pool = match options.jobs {
        0 | 1 => None,
        jobs => Some(
            rayon::ThreadPoolBuilder::new()
                .num_threads(jobs)
                .build()
                .map_err(|error| ShrinkError::Workers { jobs, what: error.to_string() })?,
        ),
    };
    let search = Search {
        predicate,
        signature: original.signature.clone(),
        class: original.class.clone(),
        options,
        budget,
        pool,
    };
    let mut best = Placed::new(original);
    let from = G::size(&best.failing);
    let (mut verified, mut exhausted) = (None, None);
    let mut end = Ok(());
    let over = || search.budget.check().is_err();
    predicate.until(&over, &mut || end = whole_search(&search, &mut best, &mut verified, &mut exhausted));
    let complete = match end {
        Ok(()) => true,
        Err(Halt::Over) => false,
        Err(Halt::Broken(error)) => return Err(error.into()),
    };
    Ok(Shrunk {
        size: [from, G::size(&best.failing)],
        failing: best.failing,
        calls: search.budget.tried(),
        elapsed: search.budget.elapsed(),
        complete,
        verified,
        exhausted,
    })
}

fn whole_search<G: Shrink, P: Predicate<G>>(
    search: &Search<'_, G, P>,
    best: &mut Placed<G>,
    verified: &mut Option<Verified>,
    exhausted: &mut Option<Exhausted>,
) -> Result<(), Halt> {
    let known = &mut Known::default();
    search.descend(best, Level::Single, known)?;
    search.kick(best, Level::Single)?;
    loop {
        search.descend(best, Level::Pair, known)?;
        if let Some(limit) = search.options.exhaustive {
            let before = best.key.clone();
            *exhausted = Some(search.exhaust_below(best, limit)?);
            if best.key != before {
                continue;
            }
        }
        if search.options.verify {
            match search.verify(best)? {
                Ok(proof) => *verified = Some(proof),
                Err(smaller) => {
                    *best = smaller;
                    search.tell("verify", best);
                    continue;
                }
            }
        }
        return Ok(());
    }
}

/// The failure, seen twice.
fn reproduced<G: Game>(case: &G::Case, predicate: &impl Predicate<G>) -> Result<Failing<G>, ShrinkError> {
    let told = |failing: &Option<Failing<G>>| {
        failing.as_ref().map_or_else(|| "no failure".to_owned(), |failing| failing.signature.clone())
    };
    let (first, then) = (predicate.examine(case, &anywhere)?, predicate.examine(case, &anywhere)?);
    match (first, then) {
        (None, None) => Err(ShrinkError::DoesNotFail),
        (Some(first), Some(then)) if first.signature == then.signature => Ok(first),
        (first, then) => Err(ShrinkError::Flaky { first: told(&first), then: told(&then) }),
    }
}

/// Cases of the profile `mixed` that fail in the same way too, if everything does.
const SAMPLE: u64 = 20;

fn refuse_if_everything_fails<G: Shrink>(
    case: &G::Case,
    signature: &str,
    predicate: &impl Predicate<G>,
    budget: &Budget<'_>,
) -> Result<(), ShrinkError> {
    // The smallest have something in common after all, such as a deck that is drawn to its last card.
    let mixed = profile::<G>(MIXED).into_iter();
    let sample = mixed.flat_map(|mixed| (0..SAMPLE).map(|index| damoni_gen::case::<G>(mixed, 0, index)));
    for smallest in G::smallest().into_iter().chain(sample).filter(|other| other != case) {
        // Programs that hang take long for this.
        if budget.check().is_err() {
            return Ok(());
        }
        match predicate.examine(&smallest, &anywhere) {
            Err(PredicateError::Runner(RunnerError::Interrupted)) => return Ok(()),
            Err(error) => return Err(error.into()),
            Ok(Some(failing)) if failing.signature == signature => {}
            Ok(_) => return Ok(()),
        }
    }
    Err(ShrinkError::EverythingFails { signature: signature.to_owned() })
}
