//! The hero's skill (英雄技能).

use super::turn;
use crate::goudan::components::Health;
use crate::goudan::table::Table;

/// What the skill takes from its user.
const COST: u8 = 2;

/// Use the skill: the user's hero loses 2 hit points, then draws. It may kill its user.
pub(in crate::goudan) fn skill(table: &mut Table) {
    let mover = table.mover();
    turn::pay(table);
    let hero = table.hero(mover);
    let Health(health) = table.health(hero);
    table.set_health(hero, Health(health.saturating_sub(COST)));
    turn::draw(table, mover);
}
