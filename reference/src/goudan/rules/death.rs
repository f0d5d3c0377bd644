//! The death of a hero, which ends the game at any moment.

use crate::goudan::components::{Health, Side};
use crate::goudan::policies::{Death, Policies};
use crate::goudan::table::Table;

/// Who has won, if a hero has no hit points left.
pub(in crate::goudan) fn winner(table: &mut Table, policies: &Policies) -> Option<Side> {
    let turn = table.turn();
    if policies.death != Death::AtOnce && turn.hits > 0 {
        return None;
    }
    let enemy = turn.mover.enemy();
    match (is_dead(table, turn.mover), is_dead(table, enemy)) {
        (false, false) => None,
        (true, false) => Some(enemy),
        (false, true) => Some(turn.mover),
        // Never so when the first death ends the game.
        (true, true) if policies.death == Death::AfterHitsMoverWins => Some(turn.mover),
        (true, true) => Some(enemy),
    }
}

fn is_dead(table: &mut Table, side: Side) -> bool {
    table.health(table.hero(side)) == Health(0)
}
