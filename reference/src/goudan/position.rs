//! The canonical form of what stands on the table: all that the rest of the game depends on, seen by the player to move,
//! in two numbers. Minions alike are only counted.

use super::components::{Attacks, Health, Side};
use super::policies::{Marks, Policies};
use super::table::Table;

/// A position, packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Position {
    /// The heroes with their hit points and hands, as a number below 58,564: lower with fewer hit points.
    pub(super) heroes: u32,
    /// The boards and the turn.
    pub(super) rest: u64,
}

/// A kind of minion is counted in as many bits.
const COUNT_BITS: u32 = 3;

/// Hit points 1 and 2, with marks 0 to 2.
const KINDS: u32 = 6;

impl Position {
    /// The position on the table.
    pub(super) fn of(table: &mut Table, policies: &Policies) -> Self {
        let turn = table.turn();
        let (me, enemy) = (turn.mover, turn.mover.enemy());
        let mut boards = [0_u64; 2];
        for minion in table.minions() {
            let (Health(health), Attacks(attacks)) = (minion.health, minion.attacks);
            let mine = minion.side == me;
            // An enemy's marks are lifted before they matter.
            let told = mine || policies.marks == Marks::Kept;
            let kind = u32::from(health - 1) + if told { 2 * u32::from(attacks) } else { 0 };
            boards[usize::from(mine)] += 1 << (COUNT_BITS * kind);
        }
        let mut heroes = Packer(0);
        for side in [me, enemy] {
            heroes.put(table.health(table.hero(side)).0.into(), 22);
        }
        for side in [me, enemy] {
            heroes.put(table.hand(side).0.into(), 11);
        }
        let mut packed = Packer(0);
        for board in boards {
            packed.put(board, 1 << (COUNT_BITS * KINDS));
        }
        packed.put(turn.budget.into(), 7);
        packed.put(turn.skills.into(), 7);
        // Hits only fall after something was done.
        let phase = match turn.hits {
            0 => turn.acted.into(),
            hits => 4 * u64::from(hits) + u64::from(turn.fallen) - 2,
        };
        packed.put(phase, 18);
        packed.put(turn.attacked.into(), 2);
        packed.put((policies.tell_players_apart() && me == Side::E).into(), 2);
        Self { heroes: heroes.0 as u32, rest: packed.0 }
    }
}

/// Packs numbers below given bounds into one.
struct Packer(u64);

impl Packer {
    fn put(&mut self, value: u64, bound: u64) {
        debug_assert!(value < bound, "{value} is packed as something below {bound}");
        self.0 = self.0 * bound + value;
    }
}
