//! The memory of earlier sweeps, which a thread keeps for the next one: small cases take less time to solve than the system
//! takes to hand out fresh pages.
//!
//! It is not cleared. A sweep reads no value that it has not set before.

use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::HashMap;

use super::boards::BOARDS;
use super::values::{Decision, HANDS, Play, Start};
use super::window::Window;

/// The largest health of a hero for which memory is kept: about 30 MB a thread, for all three budgets together.
const KEPT_HEALTH: usize = 7;

/// The windows of a sweep.
#[derive(Default)]
pub(super) struct Windows<const O: usize, const B: usize> {
    /// The mover decides, and has acted before in this turn.
    pub decisions: Window<Decision<B>, 4>,
    /// By hits still to come, less one. Three hits to come are worked out where the card is played.
    pub hits: [Window<Play<O>, 2>; 2],
}

thread_local! {
    /// By their type, which the budget decides.
    static WINDOWS: RefCell<HashMap<TypeId, Box<dyn Any>>> = RefCell::new(HashMap::new());
    static STARTS: RefCell<Vec<Start>> = const { RefCell::new(Vec::new()) };
}

/// Windows for healths up to `health`.
pub(super) fn windows<const O: usize, const B: usize>(health: usize) -> Windows<O, B> {
    let kept = WINDOWS.with_borrow_mut(|all| all.remove(&TypeId::of::<Windows<O, B>>()));
    let mut windows = kept.and_then(|kept| kept.downcast().ok()).map_or_else(Windows::default, |kept| *kept);
    windows.decisions.reach_up_to(health);
    windows.hits.iter_mut().for_each(|window| window.reach_up_to(health));
    windows
}

/// Gives windows back.
pub(super) fn keep_windows<const O: usize, const B: usize>(windows: Windows<O, B>, health: usize) {
    if health <= KEPT_HEALTH {
        WINDOWS.with_borrow_mut(|all| all.insert(TypeId::of::<Windows<O, B>>(), Box::new(windows)));
    }
}

/// Room for the starts under every pair of `side` healths, with every pair of boards.
pub(super) fn starts(side: usize) -> Vec<Start> {
    let number = side * side * BOARDS * BOARDS;
    let mut starts = STARTS.take();
    if starts.len() < number {
        // Unlike growing, this leaves memory untouched until a value is set.
        starts = vec![[[0.0; HANDS]; HANDS - 1]; number];
    }
    starts
}

/// Gives starts back.
pub(super) fn keep_starts(starts: Vec<Start>, side: usize) {
    if side <= KEPT_HEALTH {
        STARTS.set(starts);
    }
}
