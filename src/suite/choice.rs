//! Tests chosen so far, and what another one would add.

use super::Plan;
use super::pool::Entry;
use crate::harness::Harness;

/// By how many tests each wrong reading is caught.
pub const TWICE: usize = 2;

/// How much more a catch is worth with each round in which it is lacking: as much as one that every fiftieth case gives.
const URGE: u64 = 20_000;

/// What a catch is worth: the fewer cases catch a reading, the more.
#[derive(Debug)]
pub(super) struct Worth(Vec<u64>);

impl Worth {
    /// What a catch of the reading is worth.
    pub fn of_catch(&self, row: usize) -> u64 {
        self.0[row]
    }

    /// From a pool of cases.
    pub fn of<G: Harness>(pool: &[Entry<G>], readings: usize) -> Self {
        let rarity = |row: usize| {
            let catching = pool.iter().filter(|entry| entry.catches[row]).count();
            1_000_000 / (catching as u64 + 1)
        };
        Self((0..readings).map(rarity).collect())
    }
}

/// A choice of tests: indices into the pool, and how often each reading is caught by those that score.
#[derive(Debug)]
pub(super) struct Choice<'a> {
    plan: &'a Plan,
    /// What catches are worth.
    pub worth: Worth,
    /// Indices into the pool.
    pub chosen: Vec<usize>,
    counts: Vec<usize>,
}

impl<'a> Choice<'a> {
    /// Nothing chosen.
    pub fn new(plan: &'a Plan, worth: Worth) -> Self {
        Self { plan, counts: vec![0; worth.0.len()], worth, chosen: Vec::new() }
    }

    /// The readings that are caught by too few tests.
    pub fn lacking(&self) -> Vec<usize> {
        (0..self.counts.len()).filter(|&row| self.counts[row] < TWICE).collect()
    }

    /// Makes what is lacking worth more. What has been lacking for long is worth the loss of something that is easier to
    /// find again, and so the search leaves a choice that no single exchange makes better.
    pub fn urge(&mut self) {
        for row in self.lacking() {
            self.worth.0[row] += URGE;
        }
    }

    fn scores<G: Harness>(&self, entry: &Entry<G>) -> bool {
        !self.plan.groups[entry.group].sample
    }

    /// What `entry` would add, in the place of `leaving` if that is given. Negative if the choice would be worse.
    pub fn gain<G: Harness>(&self, entry: &Entry<G>, leaving: Option<&Entry<G>>) -> i64 {
        let comes = |row: usize| usize::from(self.scores(entry) && entry.catches[row]);
        let goes = |row: usize| {
            leaving.map_or(0, |leaving| usize::from(self.scores(leaving) && leaving.catches[row]))
        };
        (0..self.counts.len())
            .map(|row| {
                let now = self.counts[row];
                let then = now + comes(row) - goes(row);
                (then.min(TWICE) as i64 - now.min(TWICE) as i64) * self.worth.0[row] as i64
            })
            .sum()
    }

    /// Adds the entry of the pool.
    pub fn add<G: Harness>(&mut self, pool: &[Entry<G>], at: usize) {
        self.count(&pool[at], |count| count + 1);
        self.chosen.push(at);
    }

    /// Puts the entry of the pool in the place.
    pub fn replace<G: Harness>(&mut self, pool: &[Entry<G>], place: usize, at: usize) {
        self.count(&pool[self.chosen[place]], |count| count - 1);
        self.count(&pool[at], |count| count + 1);
        self.chosen[place] = at;
    }

    fn count<G: Harness>(&mut self, entry: &Entry<G>, change: impl Fn(usize) -> usize) {
        if self.scores(entry) {
            for (count, _) in self.counts.iter_mut().zip(&entry.catches).filter(|(_, caught)| **caught) {
                *count = change(*count);
            }
        }
    }

    /// Whether a chosen test, other than the one in `place`, has this case.
    pub fn has<G: Harness>(&self, pool: &[Entry<G>], case: &G::Case, place: Option<usize>) -> bool {
        let others = self.chosen.iter().enumerate().filter(|(index, _)| Some(*index) != place);
        others.map(|(_, &at)| &pool[at].candidate.case).any(|other| other == case)
    }
}
