//! The death of a hero, which ends the game at any moment.

use crate::goudan::components::{Health, Side};
use crate::goudan::table::Table;

/// Who has won, if a hero has no hit points left.
pub(in crate::goudan) fn winner(table: &mut Table) -> Option<Side> {
    [Side::E, Side::Teacher].into_iter().find(|side| is_dead(table, side.enemy()))
}

fn is_dead(table: &mut Table, side: Side) -> bool {
    table.health(table.hero(side)) == Health(0)
}
