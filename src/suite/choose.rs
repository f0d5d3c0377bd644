//! Chooses the tests: greedily what catches most that is rare, and then by varying until all is caught twice.

use std::cmp::Reverse;

use damoni_corpus::Text;
use damoni_gen::Draws;
use rayon::prelude::*;
use thiserror::Error;

use super::pool::{Candidate, pool, varied};
use super::{Group, Plan};
use crate::harness::Harness;
use crate::score::Progress;
use crate::score::matrix::{Matrix, Reading};

/// By how many tests each wrong reading is caught.
pub const TWICE: usize = 2;
/// Cases tried in one round of varying.
const BATCH: u64 = 48;
/// Rounds of varying.
const ROUNDS: u64 = 400;

/// Why there is no set.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Lacking {
    /// Stopped by the user.
    #[error("interrupted: nothing was written")]
    Interrupted,
    /// A group has too few cases.
    #[error("too few cases for the group `{0}` under this seed; try another seed")]
    Cases(&'static str),
    /// These are caught by fewer than two tests.
    #[error("caught by fewer than two tests under this seed: {}; try another seed", .0.join(", "))]
    Pitfalls(Vec<&'static str>),
}

impl Lacking {
    /// The message in both languages.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::Interrupted => "已中断：没有写入任何文件".to_owned(),
            Self::Cases(group) => format!("此种子下 `{group}` 组的数据不足；请换一个种子"),
            Self::Pitfalls(ids) => {
                format!("此种子下以下典型错误不足两个测试点能抓出：{}；请换一个种子", ids.join("、"))
            }
        };
        Text::new(self.to_string(), zh)
    }
}

/// A candidate, its group, and which readings it catches.
struct Entry<G: Harness> {
    group: usize,
    candidate: Candidate<G>,
    catches: Vec<bool>,
}

/// What a choice is worth.
struct Worth {
    /// A weight for each reading: the rarer, the more.
    weights: Vec<u64>,
}

impl Worth {
    fn of<G: Harness>(&self, plan: &Plan, chosen: &[&Entry<G>]) -> u64 {
        let counts = counts(plan, chosen, self.weights.len());
        counts.iter().zip(&self.weights).map(|(&count, &weight)| weight * count.min(TWICE) as u64).sum()
    }
}

/// By how many tests that score each reading is caught.
fn counts<G: Harness>(plan: &Plan, chosen: &[&Entry<G>], readings: usize) -> Vec<usize> {
    let mut counts = vec![0; readings];
    for entry in chosen.iter().filter(|entry| !plan.groups[entry.group].sample) {
        for (count, &caught) in counts.iter_mut().zip(&entry.catches) {
            *count += usize::from(caught);
        }
    }
    counts
}

/// The tests of the plan, in its order.
///
/// # Errors
/// If that fails under this seed, or is interrupted.
pub fn choose<G: Harness>(
    plan: &Plan,
    readings: &[Reading<G>],
    seed: u64,
    progress: &Progress,
) -> Result<Vec<(&'static Group, Candidate<G>)>, Lacking> {
    let pool = pool::<G>(plan, seed, progress);
    let mut pool = entries(readings, pool, progress);
    if progress.stopped() {
        return Err(Lacking::Interrupted);
    }
    let weights = (0..readings.len())
        .map(|row| {
            let catching = pool.iter().filter(|entry| entry.catches[row]).count();
            1_000_000 / (catching as u64 + 1)
        })
        .collect();
    let worth = Worth { weights };
    let mut chosen = greedy(plan, &pool, &worth)?;
    vary(plan, readings, &mut pool, &mut chosen, &worth, seed, progress);
    if progress.stopped() {
        return Err(Lacking::Interrupted);
    }
    let entries: Vec<&Entry<G>> = chosen.iter().map(|&at| &pool[at]).collect();
    let counts = counts(plan, &entries, readings.len());
    let lacking: Vec<&'static str> = readings
        .iter()
        .zip(counts)
        .filter(|(_, count)| *count < TWICE)
        .map(|(reading, _)| reading.id)
        .collect();
    if !lacking.is_empty() {
        return Err(Lacking::Pitfalls(lacking));
    }
    // Within a group the small ones come first.
    chosen.sort_by_key(|&at| (pool[at].group, G::print(&pool[at].candidate.case).len(), at));
    Ok(chosen.iter().map(|&at| (&plan.groups[pool[at].group], pool[at].candidate.clone())).collect())
}

fn entries<G: Harness>(
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

fn same<G: Harness>(a: &Entry<G>, b: &Entry<G>) -> bool {
    a.candidate.case == b.candidate.case
}

fn greedy<G: Harness>(plan: &Plan, pool: &[Entry<G>], worth: &Worth) -> Result<Vec<usize>, Lacking> {
    let mut chosen: Vec<usize> = Vec::new();
    let mut room: Vec<usize> = plan.groups.iter().map(|group| group.tests).collect();
    while room.iter().any(|&left| left > 0) {
        let entries: Vec<&Entry<G>> = chosen.iter().map(|&at| &pool[at]).collect();
        let seen = entries.iter().fold(0, |seen, entry| seen | entry.candidate.played.portrait.situations);
        let gain = |entry: &Entry<G>| {
            let mut with = entries.clone();
            with.push(entry);
            let news = (entry.candidate.played.portrait.situations & !seen).count_ones();
            (worth.of(plan, &with), news)
        };
        let best = (0..pool.len())
            .filter(|&at| room[pool[at].group] > 0 && entries.iter().all(|entry| !same(entry, &pool[at])))
            .max_by_key(|&at| (gain(&pool[at]), Reverse(at)));
        let Some(best) = best else {
            let short = room.iter().position(|&left| left > 0).unwrap_or_default();
            return Err(Lacking::Cases(plan.groups[short].name));
        };
        room[pool[best].group] -= 1;
        chosen.push(best);
    }
    Ok(chosen)
}

/// Puts better tests in the place of others, as long as something is caught less than twice.
fn vary<G: Harness>(
    plan: &Plan,
    readings: &[Reading<G>],
    pool: &mut Vec<Entry<G>>,
    chosen: &mut [usize],
    worth: &Worth,
    seed: u64,
    progress: &Progress,
) {
    let full: u64 = worth.weights.iter().map(|weight| weight * TWICE as u64).sum();
    let places: Vec<usize> =
        (0..chosen.len()).filter(|&place| plan.groups[pool[chosen[place]].group].varied).collect();
    let mut draws = Draws::new(&format!("{}/suite-places", G::NAME), seed, 0);
    for round in 0..ROUNDS {
        let now: Vec<&Entry<G>> = chosen.iter().map(|&at| &pool[at]).collect();
        let worth_now = worth.of(plan, &now);
        if worth_now == full || places.is_empty() || progress.stopped() {
            return;
        }
        let lacking: Vec<usize> = counts(plan, &now, readings.len())
            .iter()
            .enumerate()
            .filter(|(_, count)| **count < TWICE)
            .map(|(row, _)| row)
            .collect();
        // Begin with what stands there, or with a case that catches what is lacking.
        let telling: Vec<usize> = (0..pool.len())
            .filter(|&at| {
                plan.groups[pool[at].group].varied && lacking.iter().any(|&row| pool[at].catches[row])
            })
            .collect();
        let starts: Vec<(usize, usize, u64)> = (0..BATCH)
            .map(|number| {
                let place = draws.pick(&places);
                let from = match telling.is_empty() || draws.chance(1, 2) {
                    true => chosen[place],
                    false => draws.pick(&telling),
                };
                (place, from, round * BATCH + number)
            })
            .collect();
        let made: Vec<(usize, Entry<G>)> = starts
            .par_iter()
            .filter_map(|&(place, from, by)| {
                let group = pool[chosen[place]].group;
                let candidate = varied(&plan.groups[group], &pool[from].candidate, seed, by)?;
                let trial = &candidate.played.trial;
                // Most variants are no use, which a few plays tell; all readings are asked of the rest.
                if !lacking.iter().any(|&row| readings[row].is_caught_by(trial)) {
                    return None;
                }
                let catches = readings.iter().map(|reading| reading.is_caught_by(trial)).collect();
                Some((place, Entry { group, candidate, catches }))
            })
            .collect();
        let with = |place: usize, entry: &Entry<G>| {
            let mut others = now.clone();
            others.remove(place);
            if others.iter().any(|other| same(other, entry)) {
                return 0;
            }
            // The place of the samples does not matter: each entry knows its group.
            others.push(entry);
            worth.of(plan, &others)
        };
        // Cases of the pool may fit better now than when they were passed over.
        let from_pool = telling
            .iter()
            .flat_map(|&at| places.iter().map(move |&place| (place, at)))
            .filter(|&(place, at)| pool[chosen[place]].group == pool[at].group)
            .map(|(place, at)| (with(place, &pool[at]), place, at))
            .max_by_key(|&(worth, place, at)| (worth, Reverse(place), Reverse(at)));
        let from_made = made
            .iter()
            .enumerate()
            .map(|(at, (place, entry))| (with(*place, entry), *place, at))
            .max_by_key(|&(worth, _, at)| (worth, Reverse(at)));
        let best_pool = from_pool.map_or(0, |(worth, ..)| worth);
        let best_made = from_made.map_or(0, |(worth, ..)| worth);
        // What is as good may lead on: the search does not stand still on a plain.
        if best_made.max(best_pool) < worth_now {
            continue;
        }
        if best_pool > best_made && best_pool > worth_now {
            if let Some((_, place, at)) = from_pool {
                chosen[place] = at;
            }
        } else if let Some((_, place, at)) = from_made {
            let entry = made.into_iter().nth(at).map(|(_, entry)| entry);
            if let Some(entry) = entry {
                pool.push(entry);
                chosen[place] = pool.len() - 1;
            }
        }
    }
}
