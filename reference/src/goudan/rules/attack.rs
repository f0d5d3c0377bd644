//! Attacks (攻击): free, once a turn for each minion.

use super::turn;
use crate::goudan::components::{Attacks, Health, Side};
use crate::goudan::policies::{AfterFace, Attackers, Face, Guard, Policies, Purse, Swings, Trade};
use crate::goudan::table::{MinionSeen, Table};

/// Whether the mover's minions may attack at all.
pub(in crate::goudan) fn may_any_attack(table: &Table, policies: &Policies) -> bool {
    !table.turn().attacked && turn::can_pay(table, policies.attack_purse)
}

/// Whether a minion may attack.
pub(in crate::goudan) fn may_attack(minion: &MinionSeen, policies: &Policies) -> bool {
    minion.attacks < spent(policies)
}

/// The mark of a minion that may not attack any more this turn.
pub(in crate::goudan) fn spent(policies: &Policies) -> Attacks {
    Attacks(policies.swings.number())
}

/// Whether the enemy hero may be attacked.
pub(in crate::goudan) fn may_attack_hero(enemies: &[MinionSeen], policies: &Policies) -> bool {
    policies.guard == Guard::None || enemies.is_empty()
}

/// Whether enemy minions may be attacked.
pub(in crate::goudan) fn may_trade(policies: &Policies) -> bool {
    policies.trade != Trade::Forbidden
}

/// Attack the enemy hero (打脸): it loses 3, and the minion is marked as having attacked.
pub(in crate::goudan) fn hero(table: &mut Table, policies: &Policies, with: MinionSeen) {
    hurt_hero(table, with.side.enemy(), damage(policies, &with));
    match policies.after_face {
        AfterFace::Stays => mark(table, policies, with),
        AfterFace::Destroyed => table.leave(with),
    }
    pay(table, policies);
}

fn damage(policies: &Policies, with: &MinionSeen) -> u8 {
    match policies.face {
        Face::Flat(damage) => damage,
        Face::OwnHealth => with.health.0,
    }
}

/// Whether the mover wins for certain by attacking the enemy hero with everything he has. Says no where attacks are
/// restricted by more than their marks.
pub(in crate::goudan) fn is_deadly(table: &mut Table, policies: &Policies) -> bool {
    let free = policies.attack_purse == Purse::Free
        && policies.attackers == Attackers::All
        && policies.guard == Guard::None;
    let mover = table.mover();
    let Health(enemy) = table.health(table.hero(mover.enemy()));
    free && table
        .board(mover)
        .filter(|minion| may_attack(minion, policies))
        .map(|minion| damage(policies, &minion))
        .sum::<u8>()
        >= enemy
}

/// Attack an enemy minion (换怪): both are destroyed, whatever their hit points.
pub(in crate::goudan) fn trade(table: &mut Table, policies: &Policies, with: MinionSeen, target: MinionSeen) {
    match policies.trade {
        Trade::BothDestroyed | Trade::Forbidden => {
            table.leave(with);
            table.leave(target);
        }
        Trade::OneEach => exchange(table, policies, with, target, 1, 1),
        Trade::HealthEach => exchange(table, policies, with, target, with.health.0, target.health.0),
        Trade::TargetDestroyed => {
            table.leave(target);
            mark(table, policies, with);
        }
    }
    pay(table, policies);
}

/// Both lose hit points instead.
fn exchange(
    table: &mut Table,
    policies: &Policies,
    with: MinionSeen,
    target: MinionSeen,
    given: u8,
    taken: u8,
) {
    if with.health.0 > taken {
        mark(table, policies, with);
    }
    hurt_minion(table, with, taken);
    hurt_minion(table, target, given);
}

fn mark(table: &mut Table, policies: &Policies, minion: MinionSeen) {
    if policies.swings != Swings::Unmarked {
        table.set_attacks(minion.entity, Attacks(minion.attacks.0 + 1));
    }
}

fn pay(table: &mut Table, policies: &Policies) {
    turn::attack(table, policies);
    turn::pay(table, policies.attack_purse);
}

/// The hero of `side` loses hit points.
pub(in crate::goudan) fn hurt_hero(table: &mut Table, side: Side, damage: u8) {
    let hero = table.hero(side);
    let Health(health) = table.health(hero);
    table.set_health(hero, Health(health.saturating_sub(damage)));
}

/// A minion loses hit points; with none left it is destroyed at once. Its mark stays as it is.
pub(in crate::goudan) fn hurt_minion(table: &mut Table, minion: MinionSeen, damage: u8) {
    match minion.health.0.saturating_sub(damage) {
        0 => table.leave(minion),
        left => table.set_health(minion.entity, Health(left)),
    }
}
