//! What is known of positions already: shared by the queries of a case, and kept by each thread for the next one.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

use damoni_corpus::PlayError;
use foldhash::fast::FixedState;

use super::policies::Policies;
use super::position::Position;

/// The most positions of a case: about 1.5 GB. All that can be reached from all queries under the right rules are 46.5
/// million.
const CASE_BOUND: usize = 56_000_000;
/// The most positions a thread keeps between cases, for all budgets and readings together: about 200 MB. All positions
/// of healths up to 7 take less than a quarter of it for one budget, and cases of all three budgets come in turn.
const KEPT_BOUND: usize = 8_000_000;

/// The values of positions under one set of policies and one budget.
///
/// One small table for each state of the heroes, since a search stays with a few of them for long: those lie in the
/// caches of the processor, where one table of all positions does not.
#[derive(Default)]
pub(super) struct Memo {
    by_heroes: Vec<HashMap<u64, f64, FixedState>>,
    positions: usize,
}

impl Memo {
    /// What the position is worth to its mover, if that is known.
    pub(super) fn recall(&self, position: Position) -> Option<f64> {
        self.by_heroes.get(position.heroes as usize)?.get(&position.rest).copied()
    }

    /// Remembers what a position is worth; false if there is no more room.
    pub(super) fn remember(&mut self, position: Position, value: f64) -> bool {
        let heroes = position.heroes as usize;
        if heroes >= self.by_heroes.len() {
            self.by_heroes.resize_with(heroes + 1, HashMap::default);
        }
        if self.by_heroes[heroes].insert(position.rest, value).is_none() {
            self.positions += 1;
        }
        self.positions <= CASE_BOUND
    }
}

/// The error when there is no more room.
pub(super) fn out_of_room() -> PlayError {
    PlayError::OutOfReach { what: format!("more than {CASE_BOUND} positions") }
}

/// A memo and what it holds for.
struct Kept {
    policies: Policies,
    budget: u8,
    memo: Memo,
}

thread_local! {
    /// The memos of this thread, the one used last at the end.
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// The memo of a play. It goes back to its thread when the play is over, also if whoever watches has unwound it: what a
/// memo holds is right at any time, since a value is remembered only when it is whole.
pub(super) struct Borrowed<'a> {
    policies: &'a Policies,
    budget: u8,
    memo: Memo,
}

/// The memo for these policies and this budget: the one kept from an earlier case of this thread, or a new one.
pub(super) fn borrow(policies: &Policies, budget: u8) -> Borrowed<'_> {
    let memo = KEPT.with_borrow_mut(|all| {
        let at = all.iter().position(|kept| kept.budget == budget && kept.policies == *policies);
        at.map_or_else(Memo::default, |at| all.remove(at).memo)
    });
    Borrowed { policies, budget, memo }
}

impl Deref for Borrowed<'_> {
    type Target = Memo;

    fn deref(&self) -> &Memo {
        &self.memo
    }
}

impl DerefMut for Borrowed<'_> {
    fn deref_mut(&mut self) -> &mut Memo {
        &mut self.memo
    }
}

impl Drop for Borrowed<'_> {
    /// Keeps the memo for later cases, if it is not too large; older ones make room.
    fn drop(&mut self) {
        if self.memo.positions > KEPT_BOUND {
            return;
        }
        let memo = std::mem::take(&mut self.memo);
        KEPT.with_borrow_mut(|all| {
            all.push(Kept { policies: self.policies.clone(), budget: self.budget, memo });
            while all.iter().map(|kept| kept.memo.positions).sum::<usize>() > KEPT_BOUND {
                all.remove(0);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

    use super::*;

    #[test]
    fn a_play_that_is_unwound_leaves_its_memo_to_the_next() {
        let policies = Policies::default();
        let position = Position { heroes: 1, rest: 2 };
        let unwound = catch_unwind(AssertUnwindSafe(|| {
            assert!(borrow(&policies, 3).remember(position, 0.25));
            let _memo = borrow(&policies, 3);
            resume_unwind(Box::new("enough"));
        }));
        assert!(unwound.is_err_and(|thrown| thrown.is::<&str>()));
        assert_eq!(borrow(&policies, 3).recall(position), Some(0.25));
        assert_eq!(borrow(&policies, 4).recall(position), None);
    }
}
