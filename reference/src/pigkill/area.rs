//! The area tricks N 南猪入侵 and W 万箭齐发.

use damoni_corpus::pigkill::Card;

use super::components::Seat;
use super::table::Table;
use super::{damage, hand, nullify, suspect};

/// Every other alive pig is hit, one after the other, from the next seat on.
pub fn area(table: &mut Table<'_>, user: Seat, trick: Card) {
    for target in table.others_after(user) {
        if nullify::takes_effect(table, trick, user, target) {
            hit(table, user, trick, target);
        }
        if table.winner.is_some() {
            return;
        }
    }
}

/// N asks for a K, W for a D; a pig without one is hurt.
fn hit(table: &mut Table<'_>, user: Seat, trick: Card, target: Seat) {
    let answer = if trick == Card::Invasion { Card::Kill } else { Card::Dodge };
    if hand::discard(table, target, answer, trick) {
        return;
    }
    damage::damage(table, target, user, trick);
    suspect::suspect(table, user, target);
}
