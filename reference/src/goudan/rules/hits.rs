//! The hits of a card: each takes 1 hit point from one target, chosen uniformly among all that stand.

use hecs::Entity;

use crate::goudan::components::{Health, Side};
use crate::goudan::table::{MinionSeen, Table, Turn};

/// What a hit may fall on.
#[derive(Clone, Copy, Debug)]
pub(in crate::goudan) enum Target {
    /// A hero.
    Hero(Entity),
    /// One of several minions alike.
    Minion(MinionSeen),
}

/// Where the next hit may fall, and how likely: both heroes and all minions now on the boards, each the same. Minions
/// alike stand together as one target.
pub(in crate::goudan) fn targets(table: &mut Table) -> Vec<(Target, f64)> {
    let mut targets: Vec<_> =
        [Side::E, Side::Teacher].map(|side| (Target::Hero(table.hero(side)), 1.0)).to_vec();
    let mut standing = 2.0;
    for minion in table.minions() {
        standing += 1.0;
        let like = targets.iter_mut().find(|(seen, _)| match seen {
            Target::Hero(_) => false,
            Target::Minion(seen) => seen.is_like(&minion),
        });
        match like {
            Some((_, number)) => *number += 1.0,
            None => targets.push((Target::Minion(minion), 1.0)),
        }
    }
    for (_, share) in &mut targets {
        *share /= standing;
    }
    targets
}

/// A hit falls: 1 hit point is lost, and a minion with none left is destroyed at once.
pub(in crate::goudan) fn hit(table: &mut Table, target: Target) {
    let turn = table.turn();
    table.set_turn(Turn { hits: turn.hits - 1, ..turn });
    match target {
        Target::Hero(hero) => {
            let Health(health) = table.health(hero);
            table.set_health(hero, Health(health.saturating_sub(1)));
        }
        Target::Minion(minion) => match minion.health {
            Health(0 | 1) => table.leave(minion),
            Health(health) => table.set_health(minion.entity, Health(health - 1)),
        },
    }
}
