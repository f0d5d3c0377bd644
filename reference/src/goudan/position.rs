//! The canonical form of what stands on the table: all that the rest of the game depends on, seen by the player to move,
//! in one number. Minions alike are only counted.

use super::components::{Attacks, Health};
use super::table::Table;

/// A position, packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Position(u64);

/// A kind of minion is counted in as many bits.
const COUNT_BITS: u32 = 3;

/// Hit points 1 and 2, with marks 0 to 2.
const KINDS: u32 = 6;

impl Position {
    /// The position on the table.
    pub(super) fn of(table: &mut Table) -> Self {
        let turn = table.turn();
        let (me, enemy) = (turn.mover, turn.mover.enemy());
        let mut boards = [0_u64; 2];
        for minion in table.minions() {
            let (Health(health), Attacks(attacks)) = (minion.health, minion.attacks);
            // An enemy's marks are lifted before they matter.
            let mine = minion.side == me;
            let kind = u32::from(health - 1) + if mine { 2 * u32::from(attacks) } else { 0 };
            boards[usize::from(mine)] += 1 << (COUNT_BITS * kind);
        }
        let mut packed = Packer(0);
        for board in boards {
            packed.put(board, 1 << (COUNT_BITS * KINDS));
        }
        for side in [me, enemy] {
            packed.put(table.health(table.hero(side)).0.into(), 21);
            packed.put(table.hand(side).0.into(), 11);
        }
        packed.put(turn.budget.into(), 7);
        // Hits only fall after something was done.
        packed.put(if turn.hits > 0 { 1 + u64::from(turn.hits) } else { turn.acted.into() }, 5);
        Self(packed.0)
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
