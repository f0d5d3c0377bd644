//! The hunt: simulator against simulator over seeded cases, on all cores.

mod seeds;
mod shard;
mod store;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use damoni_corpus::Simulator;
use damoni_gen::{Finding, Generate, Profile, case, cross_check};

pub use seeds::export_seeds;
pub use shard::{Shard, ShardError};
pub use store::{Stored, replay_line, save};

/// Cases handed to a worker at a time: enough that workers seldom meet, few enough that a campaign ends promptly.
const BATCH: u64 = 64;

/// What to hunt through.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which kind of case.
    pub profile: &'static Profile,
    /// The campaign's seed.
    pub seed: u64,
    /// Indices from 0 up to this many, in all shards together; without end if `None`.
    pub cases: Option<u64>,
    /// Stop after this long.
    pub time: Option<Duration>,
    /// Worker threads.
    pub jobs: usize,
    /// Which share of the indices.
    pub shard: Shard,
    /// Stop at the first finding instead of hunting on for other ones.
    pub first: bool,
}

/// A finding, and where it came from.
#[derive(Clone, Debug)]
pub struct Found<G: Generate> {
    /// The index of its case.
    pub index: u64,
    /// The finding.
    pub finding: Finding<G>,
}

/// How far a campaign came.
#[derive(Clone, Debug)]
pub struct Tally<G: Generate> {
    /// Cases played.
    pub cases: u64,
    /// Cases in which the simulators parted.
    pub partings: u64,
    /// The finding with the lowest index of each signature, in the order of the signatures.
    pub findings: BTreeMap<String, Found<G>>,
    /// How long it took.
    pub elapsed: Duration,
}

/// Runs a campaign until its end, its time, or `stop`. `played` counts while it runs.
///
/// The findings do not depend on the number of workers, as long as the campaign comes to its end.
pub fn run<G: Generate>(
    plan: &Plan,
    first: &impl Simulator<G>,
    second: &impl Simulator<G>,
    stop: &AtomicBool,
    played: &AtomicU64,
) -> Tally<G> {
    let begun = Instant::now();
    let next = AtomicU64::new(0);
    let partings = AtomicU64::new(0);
    let best: AtomicU64 = AtomicU64::new(u64::MAX);
    let findings: Mutex<BTreeMap<String, Found<G>>> = Mutex::default();
    let share = plan.cases.map_or(u64::MAX, |cases| plan.shard.share(cases));

    let work = || {
        while !stop.load(Ordering::Relaxed) && plan.time.is_none_or(|time| begun.elapsed() < time) {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            let to = from.saturating_add(BATCH).min(share);
            if from >= share || (plan.first && plan.shard.index(from) > best.load(Ordering::Relaxed)) {
                break;
            }
            for turn in from..to {
                let index = plan.shard.index(turn);
                let checked = cross_check(&case::<G>(plan.profile, plan.seed, index), first, second);
                if let Err(finding) = checked {
                    partings.fetch_add(1, Ordering::Relaxed);
                    best.fetch_min(index, Ordering::Relaxed);
                    keep(&findings, Found { index, finding: *finding });
                }
            }
            played.fetch_add(to - from, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..plan.jobs.max(1) {
            scope.spawn(work);
        }
    });

    let mut findings = findings.into_inner().unwrap_or_else(PoisonError::into_inner);
    if plan.first {
        let best = best.into_inner();
        findings.retain(|_, found| found.index == best);
    }
    Tally {
        cases: played.load(Ordering::Relaxed),
        partings: partings.into_inner(),
        findings,
        elapsed: begun.elapsed(),
    }
}

fn keep<G: Generate>(findings: &Mutex<BTreeMap<String, Found<G>>>, found: Found<G>) {
    let mut findings = findings.lock().unwrap_or_else(PoisonError::into_inner);
    let signature = found.finding.signature();
    match findings.get(&signature) {
        Some(kept) if kept.index <= found.index => {}
        _ => {
            findings.insert(signature, found);
        }
    }
}
