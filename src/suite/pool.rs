//! Cases from which a set is chosen.

use std::fmt;

use damoni_gen::{Draws, case, profile};
use rayon::prelude::*;

use super::{Group, Plan, played};
use crate::harness::Harness;
use crate::score::Progress;
use crate::score::examine::Played;

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

/// The candidates of every group, as (group, candidate).
pub(super) fn pool<G: Harness>(plan: &Plan, seed: u64, progress: &Progress) -> Vec<(usize, Candidate<G>)> {
    let mut wanted: Vec<(usize, Origin)> = Vec::new();
    for (at, group) in plan.groups.iter().enumerate() {
        for name in group.profiles {
            wanted.extend((0..group.candidates).map(|index| (at, Origin::Profile { name, index })));
        }
        if group.varied {
            wanted.extend((0..G::kept().len()).map(|index| (at, Origin::Kept(index))));
        }
    }
    let kept = G::kept();
    wanted
        .into_par_iter()
        .filter_map(|(at, origin)| {
            if progress.stopped() {
                return None;
            }
            let case = match &origin {
                Origin::Profile { name, index } => case::<G>(profile::<G>(name)?, seed, *index),
                Origin::Kept(index) => kept.get(*index)?.clone(),
                Origin::Varied { .. } => return None,
            };
            Some((at, candidate(&plan.groups[at], case, origin)?))
        })
        .collect()
}

fn candidate<G: Harness>(group: &Group, case: G::Case, origin: Origin) -> Option<Candidate<G>> {
    let played = played::<G>(group, &case)?;
    Some(Candidate { case, origin, played })
}

/// `from` with some things changed, if that is still a case for the group.
pub(super) fn varied<G: Harness>(
    group: &Group,
    from: &Candidate<G>,
    seed: u64,
    by: u64,
) -> Option<Candidate<G>> {
    let mut draws = Draws::new(&format!("{}/suite", G::NAME), seed, by);
    let case = G::vary(&from.case, &mut draws)?;
    candidate(group, case, Origin::Varied { from: Box::new(from.origin.clone()), by })
}
