//! F 决斗.

use damoni_corpus::pigkill::{Card, Role};

use super::components::Seat;
use super::reveal::{self, Act};
use super::table::Table;
use super::{damage, hand, nullify};

/// F is used: an open act of hostility, which may be nullified.
pub fn use_duel(table: &mut Table<'_>, user: Seat, target: Seat) {
    reveal::by(table, user, Act::Hostility, target);
    if nullify::takes_effect(table, Card::Duel, user, target) {
        duel(table, user, target);
    }
}

/// Target first, then user, in turns discard K; the first who does not is hurt by the other.
fn duel(table: &mut Table<'_>, user: Seat, target: Seat) {
    let (mut answering, mut other) = (target, user);
    while !yields(table, answering, other) && hand::discard(table, answering, Card::Kill, Card::Duel) {
        (answering, other) = (other, answering);
    }
    damage::damage(table, answering, other, Card::Duel);
}

/// A loyalist dueling with the lord discards no K.
fn yields(table: &Table<'_>, answering: Seat, other: Seat) -> bool {
    table.role(answering) == Role::Loyalist && table.role(other) == Role::Lord
}
