//! Playing a card (出牌): three random hits, then a new minion.

use damoni_corpus::goudan::MAX_BOARD;

use super::turn;
use crate::goudan::components::{Attacks, Hand, Health};
use crate::goudan::table::{Table, Turn};

/// Hits of a card.
const HITS: u8 = 3;
/// A new minion's hit points.
const NEW_HEALTH: Health = Health(2);

/// A card is played from the hand, while there is room for its minion.
pub(in crate::goudan) fn may_play(table: &mut Table) -> bool {
    let mover = table.mover();
    table.hand(mover) > Hand(0) && table.board(mover).count() < MAX_BOARD
}

/// Play a card: it leaves the hand, and its hits are still to fall.
pub(in crate::goudan) fn play(table: &mut Table) {
    turn::pay(table);
    let mover = table.mover();
    let Hand(cards) = table.hand(mover);
    table.set_hand(mover, Hand(cards - 1));
    let turn = table.turn();
    table.set_turn(Turn { hits: HITS, ..turn });
}

/// After the last hit the card's minion enters, marked as having attacked.
pub(in crate::goudan) fn enter(table: &mut Table) {
    let mover = table.mover();
    table.enter(mover, NEW_HEALTH, Attacks::SPENT);
}
