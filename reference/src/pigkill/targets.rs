//! Whom pigs attack with K and F, and distance (距离).

use damoni_corpus::pigkill::Role;

use super::components::{Public, Seat};
use super::table::Table;

/// K reaches distance 1 only: the next alive pig, if it is hostile.
pub fn of_kill(table: &Table<'_>, user: Seat) -> Option<Seat> {
    let next = table.seats_from(user).skip(1).find(|&seat| table.alive(seat))?;
    let hostile = match table.role(user) {
        Role::Lord => rebel_to_lord(table, next),
        Role::Loyalist => table.public(next) == Public::Rebel,
        Role::Rebel => matches!(table.public(next), Public::Lord | Public::Loyal),
    };
    hostile.then_some(next)
}

/// F has no limit of distance: the first hostile alive pig after the user; a rebel's is always the lord.
pub fn of_duel(table: &Table<'_>, user: Seat) -> Option<Seat> {
    let mut others = table.seats_from(user).skip(1).filter(|&seat| table.alive(seat));
    match table.role(user) {
        Role::Lord => others.find(|&seat| rebel_to_lord(table, seat)),
        Role::Loyalist => others.find(|&seat| table.public(seat) == Public::Rebel),
        Role::Rebel => others.find(|&seat| table.public(seat) == Public::Lord),
    }
}

/// A revealed rebel or a suspect.
fn rebel_to_lord(table: &Table<'_>, seat: Seat) -> bool {
    table.public(seat) == Public::Rebel || table.suspect(seat)
}
