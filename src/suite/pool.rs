//! Cases from which a set is chosen.

use std::fmt;
use std::sync::atomic::Ordering;

use damoni_corpus::{Simulator, Unobserved};
use damoni_gen::{Draws, case, profile};
use rayon::prelude::*;

use super::choose::Lacking;
use super::{Group, Plan};
use crate::harness::Harness;
use crate::score::Progress;
use crate::score::examine::{self, Fault, Played, Trial};
use crate::score::matrix::{Matrix, Reading};

/// Where a case comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A profile, and the index under the suite's seed.
    Profile {
        /// The profile.
        name: &'static str,
        /// The index.
        index: u64,
    },
    /// One of the kept cases, from 0.
    Kept(usize),
    /// Another case with some things changed.
    Varied {
        /// The other case.
        from: Box<Origin>,
        /// The index of the draws that changed it.
        by: u64,
    },
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Profile { name, index } => write!(f, "{name} {index}"),
            Self::Kept(index) => write!(f, "kept {index}"),
            Self::Varied { from, by } => write!(f, "{from} varied {by}"),
        }
    }
}

/// A case that may go into the set.
#[derive(Clone, Debug)]
pub struct Candidate<G: Harness> {
    /// The case.
    pub case: G::Case,
    /// Where it comes from.
    pub origin: Origin,
    /// Its play.
    pub played: Played<G>,
}

/// A candidate, its group, and which readings it catches.
#[derive(Clone)]
pub struct Entry<G: Harness> {
    /// The index of its group.
    pub group: usize,
    /// The case.
    pub candidate: Candidate<G>,
    /// One a reading.
    pub catches: Vec<bool>,
}

impl<G: Harness> Entry<G> {
    /// What its play contains, as bits.
    pub fn situations(&self) -> u128 {
        self.candidate.played.portrait.situations
    }
}

/// The candidates of every group, as (group, candidate).
pub(super) fn pool<G: Harness>(
    plan: &Plan,
    seed: u64,
    progress: &Progress,
) -> Result<Vec<(usize, Candidate<G>)>, Lacking> {
    let kept = G::kept();
    let mut wanted: Vec<(usize, Origin)> = Vec::new();
    for (at, group) in plan.groups.iter().enumerate() {
        for name in group.profiles {
            wanted.extend((0..group.candidates).map(|index| (at, Origin::Profile { name, index })));
        }
        if group.varied {
            wanted.extend((0..kept.len()).map(|index| (at, Origin::Kept(index))));
        }
    }
    let candidates: Result<Vec<_>, Lacking> = wanted
        .into_par_iter()
        .map(|(at, origin)| {
            let case = match &origin {
                _ if progress.stopped() => None,
                Origin::Profile { name, index } => {
                    profile::<G>(name).map(|profile| case::<G>(profile, seed, *index))
                }
                Origin::Kept(index) => kept.get(*index).cloned(),
                Origin::Varied { .. } => None,
            };
            let Some(case) = case else { return Ok(None) };
            let group = &plan.groups[at];
            let mut draws = Draws::new(&format!("{}/suite-fit", G::NAME), seed, at as u64);
            let Some(case) = G::fit(group.name, case, &mut draws) else { return Ok(None) };
            Ok(candidate(group, case, origin)?.map(|candidate| (at, candidate)))
        })
        .collect();
    Ok(candidates?.into_iter().flatten().collect())
}

fn candidate<G: Harness>(
    group: &Group,
    case: G::Case,
    origin: Origin,
) -> Result<Option<Candidate<G>>, Lacking> {
    match examine::play::<G>(&case) {
        Ok(mut played) if G::admits(group.name, &case, &played.class) => {
            if let Some(quick) = G::quick(&case).and_then(trial) {
                played.trial = quick;
            }
            Ok(Some(Candidate { case, origin, played }))
        }
        Ok(_) => Ok(None),
        // A change may make a case that never ends.
        Err(Fault::Unplayable(_)) if matches!(origin, Origin::Varied { .. }) => Ok(None),
        Err(fault) => Err(Lacking::Broken { origin: origin.to_string(), fault: Box::new(fault) }),
    }
}

/// What pitfalls are tried on, with the fast simulator's answer.
fn trial<G: Harness>(case: G::Case) -> Option<Trial<G>> {
    let outcome = G::sim().play(&case, &mut Unobserved).ok()?;
    Some(Trial { right: G::print_answer(&outcome.answer).into_bytes(), case })
}

/// Finds out what each candidate catches.
pub(super) fn entries<G: Harness>(
    readings: &[Reading<G>],
    candidates: Vec<(usize, Candidate<G>)>,
    progress: &Progress,
) -> Vec<Entry<G>> {
    let trials: Vec<_> = candidates.iter().map(|(_, candidate)| Some(&candidate.played.trial)).collect();
    let matrix = Matrix::of(readings, &trials, progress);
    let caught = |at| (0..readings.len()).map(|row| matrix.catches(row, at)).collect();
    candidates
        .into_iter()
        .enumerate()
        .map(|(at, (group, candidate))| Entry { group, candidate, catches: caught(at) })
        .collect()
}

/// A varied case of which only little is known yet.
pub(super) struct Variant<G: Harness> {
    group: usize,
    origin: Origin,
    case: G::Case,
    /// What its catches of lacking readings are worth.
    pub worth: u64,
}

/// `from` with some things changed, if that is still a case for the group and catches something of what is `lacking`:
/// readings with what a catch of each is worth.
pub(super) fn varied<G: Harness>(
    (at, group): (usize, &Group),
    from: &Candidate<G>,
    (seed, by): (u64, u64),
    readings: &[Reading<G>],
    lacking: &[(usize, u64)],
    progress: &Progress,
) -> Option<Variant<G>> {
    let mut draws = Draws::new(&format!("{}/suite", G::NAME), seed, by);
    let case = G::fit(group.name, G::vary(&from.case, &mut draws)?, &mut draws)?;
    let outcome = G::sim().play(&case, &mut Unobserved).ok()?;
    if progress.stopped() || !G::admits(group.name, &case, &outcome.class) {
        return None;
    }
    progress.done.fetch_add(lacking.len() as u64, Ordering::Relaxed);
    let trial = match G::quick(&case) {
        Some(quick) => trial::<G>(quick)?,
        None => Trial { right: G::print_answer(&outcome.answer).into_bytes(), case: case.clone() },
    };
    let caught = lacking.iter().filter(|(row, _)| readings[*row].is_caught_by(&trial));
    let worth = caught.map(|(_, worth)| worth).sum();
    let origin = Origin::Varied { from: Box::new(from.origin.clone()), by };
    (worth > 0).then_some(Variant { group: at, origin, case, worth })
}

/// All that is to be known of a variant, if it has an answer.
pub(super) fn examined<G: Harness>(
    plan: &Plan,
    variant: &Variant<G>,
    readings: &[Reading<G>],
    progress: &Progress,
) -> Result<Option<Entry<G>>, Lacking> {
    let Variant { group, origin, case, .. } = variant;
    let candidate = candidate(&plan.groups[*group], case.clone(), origin.clone())?;
    progress.done.fetch_add(readings.len() as u64, Ordering::Relaxed);
    Ok(candidate.map(|candidate| {
        let catches = readings.iter().map(|reading| reading.is_caught_by(&candidate.played.trial)).collect();
        Entry { group: *group, candidate, catches }
    }))
}
