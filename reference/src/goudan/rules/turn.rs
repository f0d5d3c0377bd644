//! The start and the end of a turn (回合).

use damoni_corpus::goudan::MAX_HAND;

use crate::goudan::components::{Attacks, Hand, Side};
use crate::goudan::table::{Table, Turn};

/// The enemy of the last mover begins a turn: he draws, his minions are fresh, and there is a new budget.
pub(in crate::goudan) fn start(table: &mut Table, budget: u8) {
    let last = table.turn();
    let mover = last.mover.enemy();
    table.set_turn(Turn { number: last.number + 1, mover, budget, acted: false, hits: 0 });
    draw(table, mover);
    freshen(table, mover);
}

/// Draw a card (摸牌); with a full hand nothing happens.
pub(in crate::goudan) fn draw(table: &mut Table, side: Side) {
    let Hand(cards) = table.hand(side);
    table.set_hand(side, Hand(MAX_HAND.min(cards + 1)));
}

/// Every minion of `side` may attack.
fn freshen(table: &mut Table, side: Side) {
    let spent: Vec<_> = table.board(side).filter(|minion| minion.attacks != Attacks::FRESH).collect();
    for minion in spent {
        table.set_attacks(minion.entity, Attacks::FRESH);
    }
}

/// The turn may end only after something was done in it (no passing).
pub(in crate::goudan) fn may_end(table: &Table) -> bool {
    table.turn().acted
}

/// Notes that something was done.
pub(in crate::goudan) fn act(table: &mut Table) {
    let turn = table.turn();
    table.set_turn(Turn { acted: true, ..turn });
}

/// Pays 1 of the budget that skills and plays share.
pub(in crate::goudan) fn pay(table: &mut Table) {
    let turn = table.turn();
    table.set_turn(Turn { budget: turn.budget.saturating_sub(1), ..turn });
}

/// Whether the budget allows one more skill or play.
pub(in crate::goudan) fn can_pay(table: &Table) -> bool {
    table.turn().budget > 0
}
