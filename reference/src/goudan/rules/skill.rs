//! The hero's skill (英雄技能).

use super::{attack, turn};
use crate::goudan::components::{Hand, Health};
use crate::goudan::policies::{Policies, SkillUse};
use crate::goudan::table::Table;

/// The skill may be used while the budget lasts, with a full hand too, and even if it kills its user.
pub(in crate::goudan) fn may_use(table: &mut Table, policies: &Policies) -> bool {
    let mover = table.mover();
    turn::can_pay(table, policies.skill_purse)
        && match policies.skill_use {
            SkillUse::Always => true,
            SkillUse::NotFull => table.hand(mover) < Hand(policies.hand_limit),
            SkillUse::NotDeadly => table.health(table.hero(mover)) > Health(policies.skill_cost),
        }
}

/// Use the skill: the user's hero loses 2 hit points, then draws.
pub(in crate::goudan) fn skill(table: &mut Table, policies: &Policies) {
    let mover = table.mover();
    turn::pay(table, policies.skill_purse);
    turn::act(table);
    attack::hurt_hero(table, mover, policies.skill_cost);
    turn::draw(table, policies, mover);
}
