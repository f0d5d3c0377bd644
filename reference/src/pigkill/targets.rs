//! Whom pigs attack with K and F, and distance (距离).

use damoni_corpus::pigkill::Role;

use super::components::{Public, Seat};
use super::table::{Seats, Table};

/// The target of a K played now: within reach, and hostile.
pub fn of_kill(table: &Table<'_>, user: Seat) -> Option<Seat> {
    let targets = table.policies.targets;
    (targets.reach)(table, user).into_iter().find(|&seat| (targets.kill_at)(table, user, seat))
}

/// The target of an F played now: the first hostile alive pig after the user, at any distance.
pub fn of_duel(table: &Table<'_>, user: Seat) -> Option<Seat> {
    let targets = table.policies.targets;
    (targets.duel_reach)(table, user).into_iter().find(|&seat| (targets.duel_at)(table, user, seat))
}

/// K reaches distance 1 only: the next alive pig.
pub fn reach(table: &Table<'_>, user: Seat) -> Seats {
    table.next_alive(user).into_iter().collect()
}

/// F reaches every other pig, from the next seat on.
pub fn duel_reach(table: &Table<'_>, user: Seat) -> Seats {
    table.others_after(user)
}

/// Whom a pig plays K at.
pub fn kill_at(table: &Table<'_>, user: Seat, target: Seat) -> bool {
    match table.role(user) {
        Role::Lord => rebel_to_lord(table, target),
        Role::Loyalist => table.public(target) == Public::Rebel,
        Role::Rebel => matches!(table.public(target), Public::Lord | Public::Loyal),
    }
}

/// Whom a pig plays F at; a rebel's target is always the lord.
pub fn duel_at(table: &Table<'_>, user: Seat, target: Seat) -> bool {
    match table.role(user) {
        Role::Lord => rebel_to_lord(table, target),
        Role::Loyalist => table.public(target) == Public::Rebel,
        Role::Rebel => table.public(target) == Public::Lord,
    }
}

/// A revealed rebel or a suspect.
fn rebel_to_lord(table: &Table<'_>, seat: Seat) -> bool {
    table.public(seat) == Public::Rebel || table.suspect(seat)
}
