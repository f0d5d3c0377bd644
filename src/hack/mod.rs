//! The hunt for cases on which an outside program is wrong.
//!
//! Cases are made and solved in process, by both simulators; only the program is started, once a case. What fails is run
//! a second time before it counts.

mod floor;
mod ladder;
mod likeness;
mod smaller;
mod store;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use damoni_gen::{Finding, cross_check};
use thiserror::Error;

use crate::harness::Harness;
use crate::runner::{self, Judged, Limits, Program, Runner, RunnerError, Verdict};

pub use floor::spawn_floor;
pub use ladder::{Kind, Ladder, Origin, Rungs};
pub use likeness::Likeness;
pub use smaller::{Shown, Shrinking, shrink_found};
pub use store::{Report, Stored, save};

/// What to hunt with.
#[derive(Debug)]
pub struct Plan<'a> {
    /// Starts the program.
    pub runner: &'a Runner,
    /// The program.
    pub program: &'a Program,
    /// What a run may take.
    pub limits: &'a Limits,
    /// The seed of the cases.
    pub seed: u64,
    /// Stop after this long.
    pub time: Duration,
    /// Runs at a time.
    pub jobs: usize,
    /// Hunt on after the first finding, for other ones.
    pub keep_going: bool,
    /// Look for two wrong readings together if none alone explains the output.
    pub pairs: bool,
}

/// A case on which the program is wrong, twice.
#[derive(Clone, Debug)]
pub struct Found<G: Harness> {
    /// The number of the case in the hunt, from 0.
    pub number: u64,
    /// Where it comes from.
    pub origin: Origin,
    /// The case.
    pub case: G::Case,
    /// The right answer.
    pub expected: String,
    /// The first run.
    pub judged: Judged,
    /// In what way it is wrong.
    pub signature: String,
    /// Cases on which it is wrong in this way.
    pub times: u64,
    /// Whether the second run failed in the same way.
    pub steady: bool,
}

/// How far a hunt came.
#[derive(Clone, Debug)]
pub struct Tally<G: Harness> {
    /// Cases by where they come from.
    pub cases: BTreeMap<Kind, u64>,
    /// Wrong readings that showed on some case that was tried.
    pub aimed_at: Vec<&'static str>,
    /// The situations that occurred, a bit each.
    pub situations: u128,
    /// Findings by signature: the simplest case of each.
    pub findings: BTreeMap<String, Found<G>>,
    /// Cases on which the program was too slow, but so near the limit that it may pass elsewhere.
    pub near: u64,
    /// CPU time of the program in all runs.
    pub program_cpu: Duration,
    /// How long it took.
    pub elapsed: Duration,
}

impl<G: Harness> Default for Tally<G> {
    fn default() -> Self {
        Self {
            cases: BTreeMap::new(),
            aimed_at: Vec::new(),
            situations: 0,
            findings: BTreeMap::new(),
            near: 0,
            program_cpu: Duration::ZERO,
            elapsed: Duration::ZERO,
        }
    }
}

impl<G: Harness> Tally<G> {
    /// Cases put to the program.
    pub fn tried(&self) -> u64 {
        self.cases.values().sum()
    }

    /// Findings, simplest case first: the shortest text, then the lower number.
    pub fn by_simplicity(&self) -> Vec<&Found<G>> {
        let mut all: Vec<&Found<G>> = self.findings.values().collect();
        all.sort_by_cached_key(|found| found.place(false));
        all
    }

    /// Keeps one finding of each signature: the simplest, or with `first` the one of the lowest number.
    fn keep(&mut self, found: Found<G>, first: bool) {
        match self.findings.get_mut(&found.signature) {
            None => {
                self.findings.insert(found.signature.clone(), found);
            }
            Some(kept) => {
                let times = kept.times + found.times;
                if found.place(first) < kept.place(first) {
                    *kept = found;
                }
                kept.times = times;
            }
        }
    }

    fn merge(&mut self, other: Self, first: bool) {
        for (kind, count) in other.cases {
            *self.cases.entry(kind).or_default() += count;
        }
        self.aimed_at.extend(other.aimed_at);
        self.situations |= other.situations;
        self.near += other.near;
        self.program_cpu += other.program_cpu;
        other.findings.into_values().for_each(|found| self.keep(found, first));
    }
}

impl<G: Harness> Found<G> {
    /// A case that fails each time before one that does not, short before long (unless the first is wanted), early before
    /// late.
    fn place(&self, first: bool) -> (bool, usize, u64) {
        (!self.steady, if first { 0 } else { G::print(&self.case).len() }, self.number)
    }
}

/// Why a hunt broke off.
#[derive(Debug, Error)]
pub enum HackError<G: Harness> {
    /// The program cannot be started, or the runner fails.
    #[error(transparent)]
    Runner(#[from] RunnerError),
    /// The simulators disagree: no program can be held against that.
    #[error("the simulators disagree on a case ({}): this is a fault of damoni, not of the program", .0.signature())]
    Disagreement(Box<Finding<G>>),
}

/// Hunts until the first finding, the end of the time, or `stop`. `tried` counts the cases while it runs.
///
/// Without `keep_going` the finding has the lowest number of all, however many workers there are.
///
/// # Errors
/// When the program cannot be run or a case has no trustworthy answer; what the program does is never an error.
pub fn hunt<G: Harness>(
    plan: &Plan<'_>,
    stop: &AtomicBool,
    tried: &AtomicU64,
) -> Result<Tally<G>, HackError<G>> {
    let hunt = Hunt {
        plan,
        ladder: Ladder::new::<G>(G::RUNGS, plan.seed),
        begun: Instant::now(),
        next: AtomicU64::new(0),
        lowest: AtomicU64::new(u64::MAX),
        halt: AtomicBool::new(false),
        stop,
        tried,
    };
    let whole: Mutex<Tally<G>> = Mutex::default();
    let broken: Mutex<Option<HackError<G>>> = Mutex::new(None);
    let workers = || {
        std::thread::scope(|scope| {
            for _ in 0..plan.jobs.max(1) {
                scope.spawn(|| {
                    let mut tally = Tally::default();
                    match hunt.work(&mut tally) {
                        Ok(()) | Err(HackError::Runner(RunnerError::Interrupted)) => {}
                        Err(error) => {
                            hunt.halt.store(true, Ordering::Relaxed);
                            broken.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                        }
                    }
                    whole.lock().unwrap_or_else(PoisonError::into_inner).merge(tally, !plan.keep_going);
                });
            }
            scope.spawn(|| hunt.keep_time());
        })
    };
    // The end of the time lets a run go on to its end: it may be the one that shows something.
    plan.runner.until(|| stop.load(Ordering::Relaxed), workers);
    if let Some(error) = broken.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(error);
    }
    let mut tally = whole.into_inner().unwrap_or_else(PoisonError::into_inner);
    tally.aimed_at.sort_unstable();
    tally.aimed_at.dedup();
    if !plan.keep_going {
        let lowest = tally.findings.values().filter(|found| found.steady).map(|found| found.number).min();
        // One that fails only now and then is shown where there is nothing better.
        tally.findings.retain(|_, found| lowest.is_none_or(|lowest| found.number == lowest));
    }
    tally.elapsed = hunt.begun.elapsed();
    Ok(tally)
}

struct Hunt<'a> {
    plan: &'a Plan<'a>,
    ladder: Ladder,
    begun: Instant,
    next: AtomicU64,
    /// The lowest number of a finding.
    lowest: AtomicU64,
    /// Raised when there is nothing more to do; also in the middle of a search for a case.
    halt: AtomicBool,
    stop: &'a AtomicBool,
    tried: &'a AtomicU64,
}

impl Hunt<'_> {
    fn over(&self) -> bool {
        self.halt.load(Ordering::Relaxed)
            || self.stop.load(Ordering::Relaxed)
            || self.begun.elapsed() >= self.plan.time
    }

    /// Raises `halt` in time, so that no search for a case outlasts the hunt.
    fn keep_time(&self) {
        let found = || !self.plan.keep_going && self.lowest.load(Ordering::Relaxed) < u64::MAX;
        while !self.over() && !found() {
            std::thread::sleep(Duration::from_millis(5));
        }
        if self.over() {
            self.halt.store(true, Ordering::Relaxed);
        }
    }

    fn work<G: Harness>(&self, tally: &mut Tally<G>) -> Result<(), HackError<G>> {
        let (sim, reference) = (G::sim(), G::right_reference());
        while !self.over() {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if !self.plan.keep_going && number > self.lowest.load(Ordering::Relaxed) {
                break;
            }
            let Some((origin, case)) = self.ladder.case::<G>(number, &self.halt) else { continue };
            let agreed = match cross_check(&case, &sim, &reference) {
                Ok(Ok(agreed)) => agreed,
                Ok(Err(_)) => continue,
                Err(finding) => return Err(HackError::Disagreement(finding)),
            };
            let expected = G::print_answer(&agreed.outcome.answer);
            let input = G::print(&case);
            let judged = self.judge::<G>(&input, &expected)?;
            tally.situations |= G::portrait(&case, &agreed.events, &agreed.outcome).situations;
            *tally.cases.entry(origin.kind()).or_default() += 1;
            tally.aimed_at.extend(origin.aimed_at());
            tally.program_cpu += judged.run.cpu;
            self.tried.fetch_add(1, Ordering::Relaxed);
            if judged.verdict == Verdict::Ac {
                continue;
            }
            if judged.near_time_limit {
                tally.near += u64::from(judged.verdict == Verdict::Tle);
                if judged.verdict == Verdict::Tle {
                    continue;
                }
            }
            let again = self.judge::<G>(&input, &expected)?;
            let steady = again.verdict.abbreviation() == judged.verdict.abbreviation();
            if steady {
                self.lowest.fetch_min(number, Ordering::Relaxed);
            }
            let signature = signature::<G>(&judged, &expected);
            let signature = if steady { signature } else { format!("{signature} now and then") };
            let found = Found { number, origin, case, expected, judged, signature, times: 1, steady };
            tally.keep(found, !self.plan.keep_going);
        }
        Ok(())
    }

    fn judge<G: Harness>(&self, input: &str, expected: &str) -> Result<Judged, RunnerError> {
        let Plan { runner, program, limits, .. } = self.plan;
        runner::judge::<G>(runner, program, input.as_bytes(), expected.as_bytes(), limits)
    }
}

/// In what way a run is wrong: the verdict, and where the output leaves the answer.
pub fn signature<G: Harness>(judged: &Judged, expected: &str) -> String {
    let verdict = judged.verdict.abbreviation();
    let place = match judged.verdict {
        Verdict::Wa { line } => G::difference(expected.as_bytes(), &judged.run.stdout, line),
        _ => String::new(),
    };
    if place.is_empty() { verdict.to_owned() } else { format!("{verdict} {place}") }
}
