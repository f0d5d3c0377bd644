//! The rules, right ones only, one file a part of the rules page and one function a rule.

mod claim;
mod deal;
mod discard;
mod draw;
mod hand;
mod ron;
mod special;
mod turn;

pub(super) use claim::{
    Offer, Partners, after, anyone_may_claim, before, chow_choice, chow_open, chow_options, chow_order,
    improves,
};
pub(super) use deal::{deal, dealt_to, line};
pub(super) use discard::{nearest, special, ties};
pub(super) use draw::{draws, front, looks_for_selfdrawn};
pub(super) use hand::{RUNS, copies, no_other_wins, wins};
pub(super) use ron::{anyone_may_ron, others};
pub(super) use special::{after_pass, double, reverse, skipped};
pub(super) use turn::{Reaction, drawn_game, remember, successor, turn};
