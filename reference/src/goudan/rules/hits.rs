//! The hits of a card: each takes 1 hit point from one target, chosen uniformly among all that stand.

use super::attack;
use crate::goudan::components::Side;
use crate::goudan::policies::{Aim, Counted, Policies, Targets};
use crate::goudan::table::{MinionSeen, Table, Turn};

/// What a hit may fall on.
#[derive(Clone, Copy, Debug)]
pub(in crate::goudan) enum Target {
    /// The hero of a side.
    Hero(Side),
    /// One of several minions alike.
    Minion(MinionSeen),
}

impl Target {
    fn side(self) -> Side {
        match self {
            Self::Hero(side) => side,
            Self::Minion(minion) => minion.side,
        }
    }
}

/// Where the next hit may fall, and how likely: both heroes and all minions now on the boards, each the same. Minions
/// alike stand together as one target.
pub(in crate::goudan) fn targets(table: &mut Table, policies: &Policies) -> Vec<(Target, f64)> {
    let turn = table.turn();
    let hit_side = |side: Side| policies.targets != Targets::EnemySide || side != turn.mover;
    let mut targets = Vec::with_capacity(8);
    for side in [Side::E, Side::Teacher] {
        if policies.targets == Targets::All || side != turn.mover {
            targets.push((Target::Hero(side), 1.0));
        }
    }
    for minion in table.minions().filter(|minion| hit_side(minion.side)) {
        let like = targets.iter_mut().find(|(seen, _)| match seen {
            Target::Hero(_) => false,
            Target::Minion(seen) => seen.is_like(&minion),
        });
        match like {
            Some((_, number)) => *number += 1.0,
            None => targets.push((Target::Minion(minion), 1.0)),
        }
    }
    share(&mut targets, policies, turn);
    targets
}

/// Turns numbers of targets into likelihoods.
fn share(targets: &mut [(Target, f64)], policies: &Policies, turn: Turn) {
    if policies.aim == Aim::Kinds {
        targets.iter_mut().for_each(|(_, number)| *number = 1.0);
    }
    let mut standing = [0.0; 2];
    for (target, number) in &*targets {
        standing[target.side() as usize] += number;
    }
    let all = standing[0] + standing[1] + f64::from(turn.fallen);
    for (target, number) in targets {
        let side = standing[target.side() as usize];
        *number /= match policies.aim {
            // Both sides have targets, unless one is spared.
            Aim::SideFirst if side < all => 2.0 * side,
            Aim::Uniform | Aim::Kinds | Aim::SideFirst => all,
        };
    }
}

/// A hit falls: 1 hit point is lost.
pub(in crate::goudan) fn hit(table: &mut Table, policies: &Policies, target: Target) {
    let mut turn = table.turn();
    turn.hits -= 1;
    match target {
        Target::Hero(side) => attack::hurt_hero(table, side, 1),
        Target::Minion(minion) => {
            if minion.health.0 <= 1 && policies.counted == Counted::Once {
                turn.fallen += 1;
            }
            attack::hurt_minion(table, minion, 1);
        }
    }
    table.set_turn(turn);
}
