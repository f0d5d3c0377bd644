//! Chooses the tests: greedily what catches most that is rare, then by exchange, and then by varying cases until every
//! wrong reading is caught twice.

use std::cmp::Reverse;

use damoni_corpus::Text;
use damoni_gen::Draws;
use rayon::prelude::*;
use thiserror::Error;

use super::Plan;
use super::choice::{Choice, Worth};
use super::pool::{Candidate, Entry, Variant, entries, examined, pool, varied};
use crate::harness::Harness;
use crate::score::Progress;
use crate::score::examine::Fault;
use crate::score::matrix::Reading;

/// Cases tried in one round of varying.
const BATCH: u64 = 96;
/// Of these, how many are tried on every reading.
const BEST: usize = 12;
/// Times that the choice is shaken up before new cases are made.
const URGES: usize = 8;
/// Rounds of varying.
const ROUNDS: u64 = 1500;

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
    /// A case that was to be a test has no answer to trust.
    #[error("{origin}: {}", .fault.text().en)]
    Broken {
        /// Where the case is from.
        origin: String,
        /// What is wrong with it.
        fault: Box<Fault>,
    },
}

impl Lacking {
    /// The message in both languages.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::Interrupted => "已中断：没有写入任何文件".to_owned(),
            Self::Cases(group) => format!("此种子下 `{group}` 组的数据不足；请换一个种子"),
            Self::Pitfalls(ids) => {
                format!("此种子下以下误读不足两个测试点能抓出：{}；请换一个种子", ids.join("、"))
            }
            Self::Broken { origin, fault } => format!("{origin}：{}", fault.text().zh),
        };
        Text::new(self.to_string(), zh)
    }
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
) -> Result<Vec<Entry<G>>, Lacking> {
    let mut pool = entries(readings, pool::<G>(plan, seed, progress)?, progress);
    if progress.stopped() {
        return Err(Lacking::Interrupted);
    }
    let worth = Worth::of(&pool, readings.len());
    let mut choice = Choice::new(plan, worth);
    greedy(plan, &pool, &mut choice)?;
    exchange(&pool, &mut choice);
    vary(plan, readings, &mut pool, &mut choice, seed, progress)?;
    if progress.stopped() {
        return Err(Lacking::Interrupted);
    }
    let lacking = choice.lacking();
    if !lacking.is_empty() {
        return Err(Lacking::Pitfalls(lacking.into_iter().map(|row| readings[row].id).collect()));
    }
    // Within a group the small ones come first.
    let mut chosen = choice.chosen;
    chosen.sort_by_key(|&at| {
        let Candidate { case, played, .. } = &pool[at].candidate;
        (pool[at].group, G::print(case).len(), played.answer.len(), at)
    });
    Ok(chosen.iter().map(|&at| pool[at].clone()).collect())
}

/// Fills every place with what adds most; of what adds as much, with what brings most new situations.
fn greedy<G: Harness>(plan: &Plan, pool: &[Entry<G>], choice: &mut Choice<'_>) -> Result<(), Lacking> {
    let mut room: Vec<usize> = plan.groups.iter().map(|group| group.tests).collect();
    let mut seen = 0;
    while let Some(short) = room.iter().position(|&left| left > 0) {
        let news = |entry: &Entry<G>| (entry.situations() & !seen).count_ones();
        let best = (0..pool.len())
            .filter(|&at| room[pool[at].group] > 0 && !choice.has(pool, &pool[at].candidate.case, None))
            .max_by_key(|&at| (choice.gain(&pool[at], None), news(&pool[at]), Reverse(at)))
            .ok_or(Lacking::Cases(plan.groups[short].name))?;
        room[pool[best].group] -= 1;
        seen |= pool[best].situations();
        choice.add(pool, best);
    }
    Ok(())
}

/// Puts cases of the pool in the place of chosen ones, the best exchange first, as long as that is worth something.
fn exchange<G: Harness>(pool: &[Entry<G>], choice: &mut Choice<'_>) {
    loop {
        let exchanges = (0..choice.chosen.len()).flat_map(|place| (0..pool.len()).map(move |at| (place, at)));
        let best = exchanges
            .filter(|&(place, at)| pool[choice.chosen[place]].group == pool[at].group)
            .map(|(place, at)| (choice.gain(&pool[at], Some(&pool[choice.chosen[place]])), place, at))
            .filter(|&(gain, place, at)| gain > 0 && !choice.has(pool, &pool[at].candidate.case, Some(place)))
            .max_by_key(|&(gain, place, at)| (gain, Reverse(place), Reverse(at)));
        match best {
            Some((_, place, at)) => choice.replace(pool, place, at),
            None => return,
        }
    }
}

/// Puts varied cases in the place of others, as long as something is caught less than twice.
fn vary<G: Harness>(
    plan: &Plan,
    readings: &[Reading<G>],
    pool: &mut Vec<Entry<G>>,
    choice: &mut Choice<'_>,
    seed: u64,
    progress: &Progress,
) -> Result<(), Lacking> {
    let places: Vec<usize> = (0..choice.chosen.len())
        .filter(|&place| plan.groups[pool[choice.chosen[place]].group].varied)
        .collect();
    let mut draws = Draws::new(&format!("{}/suite-places", G::NAME), seed, 0);
    for round in 0..ROUNDS {
        // Exchanges cost nothing beside the making of new cases.
        for _ in 0..URGES {
            if !choice.lacking().is_empty() {
                choice.urge();
                exchange(pool, choice);
            }
        }
        let lacking = choice.lacking();
        if lacking.is_empty() || places.is_empty() || progress.stopped() {
            break;
        }
        // Begin with what stands there, or with a case that catches what is lacking.
        let telling: Vec<usize> =
            (0..pool.len()).filter(|&at| lacking.iter().any(|&row| pool[at].catches[row])).collect();
        let starts: Vec<(usize, usize, u64)> = (0..BATCH)
            .map(|number| {
                let place = choice.chosen[draws.pick(&places)];
                let from = match telling.is_empty() || draws.chance(1, 3) {
                    true => place,
                    false => draws.pick(&telling),
                };
                (pool[place].group, from, round * BATCH + number)
            })
            .collect();
        let wanted: Vec<(usize, u64)> =
            lacking.iter().map(|&row| (row, choice.worth.of_catch(row))).collect();
        let mut variants: Vec<Variant<G>> = starts
            .par_iter()
            .filter_map(|&(at, from, by)| {
                let group = (at, &plan.groups[at]);
                varied(group, &pool[from].candidate, (seed, by), readings, &wanted, progress)
            })
            .collect();
        // Most variants are no use, which a few plays tell; everything is asked of the best.
        variants.sort_by_key(|variant| Reverse(variant.worth));
        variants.truncate(BEST);
        let made = variants
            .par_iter()
            .with_max_len(1)
            .map(|variant| examined(plan, variant, readings, progress))
            .collect::<Result<Vec<_>, Lacking>>()?;
        let best = made
            .into_iter()
            .flatten()
            .flat_map(|entry| best_place(pool, choice, &entry).map(|(gain, place)| (gain, place, entry)))
            .rev()
            .max_by_key(|(gain, ..)| *gain);
        if let Some((_, place, entry)) = best {
            pool.push(entry);
            choice.replace(pool, place, pool.len() - 1);
            // Cases of the pool may fit better now than when they were passed over.
            exchange(pool, choice);
        }
    }
    Ok(())
}

/// Where the entry is worth most, if it does no harm there. What is as good may lead on: the search does not stand still
/// on a plain.
fn best_place<G: Harness>(pool: &[Entry<G>], choice: &Choice<'_>, entry: &Entry<G>) -> Option<(i64, usize)> {
    (0..choice.chosen.len())
        .filter(|&place| pool[choice.chosen[place]].group == entry.group)
        .filter(|&place| !choice.has(pool, &entry.candidate.case, Some(place)))
        .map(|place| (choice.gain(entry, Some(&pool[choice.chosen[place]])), place))
        .filter(|(gain, _)| *gain >= 0)
        .max_by_key(|&(gain, place)| (gain, Reverse(place)))
}
