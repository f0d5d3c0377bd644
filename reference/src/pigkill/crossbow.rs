//! Z 猪哥连弩, and the limit of one K a turn that it lifts.

use damoni_corpus::pigkill::Role;

use super::choices::{CrossbowLasts, SecondCrossbow};
use super::components::{Crossbow, Seat};
use super::table::Table;
use super::turn::Turn;

/// At most one K is played in a turn unless the pig is armed now; those played while armed count too.
pub fn allows(turn: &Turn, armed: bool) -> bool {
    armed || turn.armed_kills + turn.unarmed_kills == 0
}

/// Whether the acting pig may play (another) K. Asked only when there is a target.
pub fn may_kill(table: &mut Table<'_>, actor: Seat) -> bool {
    if (table.policies.kills.allowed)(&table.turn, table.armed(actor)) {
        return true;
    }
    // Programs differ only here: do the K played with a crossbow that a penalty has taken since count?
    if table.role(actor) == Role::Lord && table.turn.crossbow_lost && table.turn.unarmed_kills == 0 {
        table.contested = true;
    }
    false
}

/// A K counts for the limit.
pub fn count_kill(table: &mut Table<'_>, actor: Seat) {
    if table.armed(actor) {
        table.turn.armed_kills += 1;
    } else {
        table.turn.unarmed_kills += 1;
    }
}

/// Z is always usable: a second one replaces the first.
pub fn usable(table: &Table<'_>, actor: Seat) -> bool {
    match table.policies.kills.second_crossbow {
        SecondCrossbow::ReplacesTheFirst => true,
        SecondCrossbow::StaysInHand => !table.armed(actor),
    }
}

/// The crossbow is equipped.
pub fn equip(table: &mut Table<'_>, user: Seat) {
    table.world.insert_one(table.pig(user), Crossbow).expect("every pig is in the world");
}

/// The crossbow is gone; says whether there was one.
pub fn lose(table: &mut Table<'_>, seat: Seat) -> bool {
    table.world.remove_one::<Crossbow>(table.pig(seat)).is_ok()
}

/// At the end of a turn the crossbow stays.
pub fn turn_ends(table: &mut Table<'_>, actor: Seat) {
    match table.policies.kills.crossbow_lasts {
        CrossbowLasts::UntilLost => {}
        CrossbowLasts::OneTurn => {
            lose(table, actor);
        }
    }
}
