//! The values of all positions at the beginning of a turn.

use damoni_corpus::goudan::{Invalid, MAX_HAND, Query};

use super::boards::{BOARDS, Minions};
use super::memory;
use super::reach::Reach;
use super::sweep::{Hits, sweep};
use super::turn::Place;
use super::values::Start;

/// The chances to win from every position within a [`Reach`], under one budget.
///
/// Solving is the work; reading is not. Who asks many cases of the same budget keeps the table.
#[derive(Clone, Debug)]
pub struct Table {
    budget: u8,
    reach: Reach,
    side: usize,
    starts: Vec<Start>,
}

impl Table {
    /// Solves all positions within `reach` for the budget O.
    ///
    /// # Errors
    /// If the statement knows no such budget.
    pub fn solve(budget: u8, reach: Reach) -> Result<Self, Invalid> {
        match budget {
            3 => Ok(sweep::<3, 4>(Self::empty(budget, reach), Hits::Needed, |_, _| {})),
            4 => Ok(sweep::<4, 5>(Self::empty(budget, reach), Hits::Needed, |_, _| {})),
            5 => Ok(sweep::<5, 6>(Self::empty(budget, reach), Hits::Needed, |_, _| {})),
            _ => Err(Invalid::Budget(budget)),
        }
    }

    /// The budget O it was solved for.
    pub fn budget(&self) -> u8 {
        self.budget
    }

    /// What it was solved for.
    pub fn reach(&self) -> &Reach {
        &self.reach
    }

    /// E's chance to win, if the position is within reach.
    pub fn chance(&self, query: &Query) -> Option<f64> {
        let reached = self.reach.covers(query);
        reached.then(|| of_hands(self.get(Place::of(query)), query))
    }

    pub(super) fn empty(budget: u8, reach: Reach) -> Self {
        let side = reach.health();
        Self { budget, reach, side, starts: memory::starts(side) }
    }

    /// The table is no longer needed; its memory may be.
    pub(super) fn give_back(self) {
        memory::keep_starts(self.starts, self.side);
    }

    #[inline(always)]
    pub(super) fn get(&self, place: Place) -> &Start {
        &self.starts[self.index(place)]
    }

    pub(super) fn set(&mut self, place: Place, start: Start) {
        let index = self.index(place);
        self.starts[index] = start;
    }

    #[inline(always)]
    fn index(&self, Place { heroes: [mine, theirs], own, enemy }: Place) -> usize {
        (((mine - 1) * self.side + theirs - 1) * BOARDS + own) * BOARDS + enemy
    }
}

impl Place {
    /// Where a query is asked; its boards are without marks.
    pub(super) fn of(query: &Query) -> Self {
        Self {
            heroes: [query.own_health(), query.teacher_health()].map(usize::from),
            own: Minions::on(query.own_board()).index(),
            enemy: Minions::on(query.teacher_board()).index(),
        }
    }
}

/// The value at the hands of a query, once E has drawn.
pub(super) fn of_hands(values: &Start, query: &Query) -> f64 {
    let drawn = (query.own_hand() + 1).min(MAX_HAND);
    values[usize::from(drawn) - 1][usize::from(query.teacher_hand())]
}
