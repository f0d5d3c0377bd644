//! What the player to move may do.

use damoni_corpus::goudan;

use super::{attack, play, skill, turn};
use crate::goudan::policies::Policies;
use crate::goudan::table::{MinionSeen, Table};

/// Something to do.
#[derive(Clone, Copy, Debug)]
pub(in crate::goudan) enum Action {
    /// Attack the enemy hero.
    Hero {
        /// The attacker.
        with: MinionSeen,
    },
    /// Attack an enemy minion.
    Trade {
        /// The attacker.
        with: MinionSeen,
        /// Whom it attacks.
        target: MinionSeen,
    },
    /// Use the skill.
    Skill,
    /// Play a card.
    Play,
    /// End the turn.
    End,
}

/// The legal actions: attacks on the hero, trades, the skill, a play, the end of the turn. Of minions alike only one is
/// named; those with fewer hit points come first.
pub(in crate::goudan) fn legal(table: &mut Table, policies: &Policies) -> Vec<Action> {
    let mut own = Vec::with_capacity(4);
    let mut enemies = Vec::with_capacity(4);
    let mover = table.mover();
    let attacks = attack::may_any_attack(table, policies);
    for minion in table.minions() {
        if minion.side != mover {
            add_kind(&mut enemies, minion);
        } else if attacks && attack::may_attack(&minion, policies) {
            add_kind(&mut own, minion);
        }
    }
    let mut actions = Vec::with_capacity(12);
    if attack::may_attack_hero(&enemies, policies) {
        actions.extend(own.iter().map(|&with| Action::Hero { with }));
    }
    if attack::may_trade(policies) {
        for &with in &own {
            actions.extend(enemies.iter().map(|&target| Action::Trade { with, target }));
        }
    }
    if skill::may_use(table, policies) {
        actions.push(Action::Skill);
    }
    if play::may_play(table, policies) {
        actions.push(Action::Play);
    }
    if turn::may_end(table) {
        actions.push(Action::End);
    }
    actions
}

fn add_kind(kinds: &mut Vec<MinionSeen>, minion: MinionSeen) {
    if !kinds.iter().any(|seen| seen.is_like(&minion)) {
        let order = |seen: &MinionSeen| (seen.health.0, seen.attacks.0);
        let at = kinds.partition_point(|seen| order(seen) < order(&minion));
        kinds.insert(at, minion);
    }
}

/// The action as it is reported; the end of a turn never is, since it is no first action.
pub(in crate::goudan) fn reported(action: Action) -> Option<goudan::Action> {
    match action {
        Action::Hero { with } => Some(goudan::Action::Hero { with: kind(with) }),
        Action::Trade { with, target } => {
            Some(goudan::Action::Trade { with: kind(with), target: kind(target) })
        }
        Action::Skill => Some(goudan::Action::Skill),
        Action::Play => Some(goudan::Action::Play),
        Action::End => None,
    }
}

fn kind(minion: MinionSeen) -> goudan::Minion {
    if minion.health.0 <= 1 { goudan::Minion::One } else { goudan::Minion::Two }
}
