//! Attacks (攻击): free, once a turn for each minion.

use crate::goudan::components::{Attacks, Health};
use crate::goudan::table::{MinionSeen, Table};

/// What an attack takes from a hero.
const FACE_DAMAGE: u8 = 3;

/// Whether a minion may attack.
pub(in crate::goudan) fn may_attack(minion: &MinionSeen) -> bool {
    minion.attacks == Attacks::FRESH
}

/// Attack the enemy hero (打脸): it loses 3, and the minion is marked as having attacked.
pub(in crate::goudan) fn hero(table: &mut Table, with: MinionSeen) {
    let hero = table.hero(with.side.enemy());
    let Health(health) = table.health(hero);
    table.set_health(hero, Health(health.saturating_sub(FACE_DAMAGE)));
    table.set_attacks(with.entity, Attacks::SPENT);
}

/// Attack an enemy minion (换怪): both are destroyed, whatever their hit points.
pub(in crate::goudan) fn trade(table: &mut Table, with: MinionSeen, target: MinionSeen) {
    table.leave(with);
    table.leave(target);
}
