//! One run of a share of a campaign.

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use damoni_corpus::Simulator;
use damoni_gen::{Finding, case};
use thiserror::Error;

use super::progress::{Progress, Seen};
use super::smallest::{Smallest, smallest};
use super::{Plan, Store, Stored, signature};
use crate::checked::checked;
use crate::harness::Harness;

/// Cases handed to a worker at a time: enough that workers seldom meet, few enough that a campaign ends promptly.
const BATCH: u64 = 64;

/// How often the progress is written down.
const PACE: Duration = Duration::from_secs(1);

/// A finding, and where it came from.
#[derive(Clone, Debug)]
pub struct Found<G: Harness> {
    /// The index of its case.
    pub index: u64,
    /// Which fault it is.
    pub signature: String,
    /// The finding.
    pub finding: Finding<G>,
}

/// How far a campaign came.
#[derive(Clone, Debug)]
pub struct Tally {
    /// How far, earlier runs included.
    pub progress: Progress,
    /// Cases played in this run.
    pub cases: u64,
    /// Where the findings of this share are, by signature.
    pub stored: BTreeMap<String, Stored>,
    /// How long this run took.
    pub elapsed: Duration,
}

/// What ends a campaign before its time.
#[derive(Debug, Error)]
pub enum CampaignError {
    /// Findings or progress cannot be written.
    #[error(
        "{what}: {source}. Nothing is half-written, and what is there stays; make room or choose another folder, then go on with --resume"
    )]
    Io {
        /// What could not be written.
        what: String,
        /// What the system says.
        source: io::Error,
    },
    /// The same case, played twice, did not part twice.
    #[error(
        "not the same twice: `{replay}` finds {then} where this campaign found {first}; this is a fault of damoni or of this machine"
    )]
    Flaky {
        /// The command that plays the case.
        replay: String,
        /// What was found first.
        first: String,
        /// And then.
        then: String,
    },
}

/// A share of a campaign, ready to run.
pub struct Campaign<'a, G: Harness, A, B> {
    /// What to hunt through.
    pub plan: &'a Plan,
    /// One simulator.
    pub first: &'a A,
    /// The other.
    pub second: &'a B,
    /// Where findings and progress are kept.
    pub store: &'a Store<G>,
    /// Whether to make findings small.
    pub shrink: bool,
    /// Raised from outside to stop.
    pub stop: &'a AtomicBool,
    /// Counts the cases of the share.
    pub played: &'a AtomicU64,
}

/// What the workers share.
struct State {
    progress: Progress,
    /// Batches played beyond the progress, with their partings.
    ahead: BTreeMap<u64, u64>,
    saved: Instant,
    stored: BTreeMap<String, Stored>,
    error: Option<CampaignError>,
}

impl<G: Harness, A: Simulator<G>, B: Simulator<G>> Campaign<'_, G, A, B> {
    /// Goes on from `progress` until the end of the plan, its time, or the stop.
    ///
    /// The findings of a campaign that comes to its end depend neither on workers and shares nor on interruptions.
    ///
    /// # Errors
    /// If something cannot be written, or a finding is not the same twice.
    pub fn run(&self, progress: Progress) -> Result<Tally, CampaignError> {
        let plan = self.plan;
        let begun = Instant::now();
        let share = plan.cases.map_or(u64::MAX, |cases| plan.shard.share(cases));
        self.store.save_progress(plan, &progress)?;
        let from = progress.turns;
        self.played.store(from, Ordering::Relaxed);
        let state = Mutex::new(State {
            progress,
            ahead: BTreeMap::new(),
            saved: Instant::now(),
            stored: BTreeMap::new(),
            error: None,
        });
        self.finish_earlier(&state);

        let next = AtomicU64::new(from);
        // Of a campaign that ends with its first finding: the lowest index at which the simulators part, and how.
        let first = Mutex::new(None::<(u64, Box<Finding<G>>)>);
        let after_first = |index| lock(&first).as_ref().is_some_and(|&(earlier, _)| index > earlier);
        let failed = || lock(&state).error.is_some();
        let over =
            || self.stop.load(Ordering::Relaxed) || plan.time.is_some_and(|time| begun.elapsed() >= time);
        let work = || {
            while !over() && !failed() {
                let begin = next.fetch_add(BATCH, Ordering::Relaxed);
                let end = begin.saturating_add(BATCH).min(share);
                if begin >= share || (plan.first && after_first(plan.shard.index(begin))) {
                    break;
                }
                let mut partings = 0;
                for index in (begin..end).map(|turn| plan.shard.index(turn)) {
                    if plan.first && after_first(index) {
                        break;
                    }
                    let Err(finding) = self.check(index) else { continue };
                    partings += 1;
                    if !plan.first {
                        self.found(&state, index, *finding);
                    } else {
                        let mut first = lock(&first);
                        if first.as_ref().is_none_or(|&(earlier, _)| index < earlier) {
                            *first = Some((index, finding));
                        }
                    }
                }
                self.played.fetch_add(end - begin, Ordering::Relaxed);
                self.passed(&state, begin..end, partings);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..plan.jobs.max(1) {
                scope.spawn(work);
            }
        });

        if let Some((index, finding)) = first.into_inner().unwrap_or_else(PoisonError::into_inner) {
            self.found(&state, index, *finding);
        }
        let mut state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
        if state.error.is_none() {
            state.error = self.store.save_progress(plan, &state.progress).err();
        }
        match state.error {
            Some(error) => Err(error),
            None => Ok(Tally {
                cases: self.played.load(Ordering::Relaxed) - from,
                progress: state.progress,
                stored: state.stored,
                elapsed: begun.elapsed(),
            }),
        }
    }

    fn check(&self, index: u64) -> Result<(), Box<Finding<G>>> {
        let case = case::<G>(self.plan.profile, self.plan.seed, index);
        checked(&case, self.first, self.second).map(|_| ())
    }

    /// What an earlier run has found but not shrunk, or written but lost.
    fn finish_earlier(&self, state: &Mutex<State>) {
        let earlier: Vec<u64> = lock(state).progress.findings.values().map(|seen| seen.index).collect();
        lock(state).progress.findings.clear();
        for index in earlier {
            if let Err(finding) = self.check(index) {
                self.found(state, index, *finding);
            }
        }
    }

    /// Keeps a finding, if it is the first of its signature: verified, stored, shrunk, stored again.
    fn found(&self, state: &Mutex<State>, index: u64, finding: Finding<G>) {
        let signature = signature(&finding);
        {
            let mut state = lock(state);
            if state.error.is_some()
                || state.progress.findings.get(&signature).is_some_and(|seen| seen.index <= index)
            {
                return;
            }
            state.progress.findings.insert(signature.clone(), Seen { index, shrunk: false });
        }
        let found = Found { index, signature, finding };
        match self.keep(&found) {
            Ok((stored, shrunk)) => {
                let mut state = lock(state);
                // Another worker may have found an earlier one meanwhile.
                if let Some(seen) = state.progress.findings.get_mut(&found.signature)
                    && seen.index == index
                {
                    seen.shrunk = shrunk;
                    state.stored.insert(found.signature, stored);
                }
            }
            Err(error) => {
                let mut state = lock(state);
                state.progress.findings.remove(&found.signature);
                state.error.get_or_insert(error);
            }
        }
    }

    fn keep(&self, found: &Found<G>) -> Result<(Stored, bool), CampaignError> {
        let plan = self.plan;
        let then =
            self.check(found.index).err().map_or_else(|| "nothing".to_owned(), |again| signature(&again));
        if then != found.signature {
            let replay = plan.replay_line::<G>(found.index);
            return Err(CampaignError::Flaky { replay, first: found.signature.clone(), then });
        }
        if let Some(stored) = self.store.already(plan, found, self.shrink) {
            return Ok((stored, self.shrink));
        }
        let stored = self.store.save(plan, found, None)?;
        if !self.shrink {
            return Ok((stored, false));
        }
        match smallest(&found.finding, &plan.pitfalls, self.stop) {
            Smallest::Interrupted => Ok((stored, false)),
            Smallest::Case(case) => Ok((self.store.save(plan, found, Some(Ok(&case)))?, true)),
            Smallest::Refused(why) => Ok((self.store.save(plan, found, Some(Err(&why)))?, true)),
        }
    }

    /// Counts a batch, and writes the progress down now and then.
    fn passed(&self, state: &Mutex<State>, turns: std::ops::Range<u64>, partings: u64) {
        let mut state = lock(state);
        let state = &mut *state;
        if state.error.is_some() {
            return;
        }
        state.ahead.insert(turns.start, partings);
        while let Some(entry) = state.ahead.first_entry().filter(|entry| *entry.key() == state.progress.turns)
        {
            state.progress.partings += entry.remove();
            let share = self.plan.cases.map_or(u64::MAX, |cases| self.plan.shard.share(cases));
            state.progress.turns = state.progress.turns.saturating_add(BATCH).min(share);
        }
        if state.saved.elapsed() >= PACE {
            state.error = self.store.save_progress(self.plan, &state.progress).err();
            state.saved = Instant::now();
        }
    }
}

fn lock<T>(state: &Mutex<T>) -> MutexGuard<'_, T> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}
