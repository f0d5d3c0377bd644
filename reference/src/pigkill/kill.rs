//! K 杀, and D 闪 in answer to it.

use damoni_corpus::pigkill::Card;

use super::components::Seat;
use super::reveal::{self, Act};
use super::table::Table;
use super::{damage, hand};

/// The target discards a D or takes damage.
pub fn kill(table: &mut Table<'_>, user: Seat, target: Seat) {
    if table.armed(user) {
        table.turn.armed_kills += 1;
    } else {
        table.turn.unarmed_kills += 1;
    }
    reveal::by(table, user, Act::Hostility, target);
    if !hand::discard(table, target, Card::Dodge, Card::Kill) {
        damage::damage(table, target, user, Card::Kill);
    }
}
