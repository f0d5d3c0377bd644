//! K 杀, and D 闪 in answer to it.

use damoni_corpus::pigkill::Card;

use super::choices::{CountedKills, RevealedAt};
use super::components::Seat;
use super::reveal::{self, Act};
use super::table::Table;
use super::{crossbow, damage, hand};

/// The target discards a D or takes damage.
pub fn kill(table: &mut Table<'_>, user: Seat, target: Seat) {
    let (counted, revealed) = (table.policies.kills.counted, table.policies.reveal.kill);
    if counted != CountedKills::PlayedUnlessDodged {
        crossbow::count_kill(table, user);
    }
    if revealed == RevealedAt::Use {
        reveal::by(table, user, Act::Hostility, target);
    }
    // Only a wrong reading plays K at the dead.
    if !table.alive(target) {
        return;
    }
    let dodges = (table.policies.answers.dodges)(table, target, user);
    let hit = !(dodges && hand::discard(table, target, Card::Dodge, Card::Kill));
    if hit && counted == CountedKills::PlayedUnlessDodged {
        crossbow::count_kill(table, user);
    }
    if hit && revealed == RevealedAt::Effect {
        reveal::by(table, user, Act::Hostility, target);
    }
    if hit {
        damage::damage(table, target, user, Card::Kill);
    }
    if revealed == RevealedAt::After {
        reveal::by(table, user, Act::Hostility, target);
    }
}
