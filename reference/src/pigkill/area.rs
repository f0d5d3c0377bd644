//! The area tricks N 南猪入侵 and W 万箭齐发.

use damoni_corpus::pigkill::Card;

use super::choices::{AfterEnd, AreaAsked, FacesRead, UsingArea};
use super::components::Seat;
use super::reveal::{self, Act};
use super::suspect::{self, Outcome, Strike};
use super::table::{Seats, Table};
use super::{damage, hand, nullify};

/// Every other alive pig is hit, one after the other, from the next seat on.
pub fn area(table: &mut Table<'_>, user: Seat, trick: Card) {
    let policies = table.policies.area;
    if policies.using == UsingArea::IsHostilityToTheLord {
        reveal::by(table, user, Act::Hostility, Seat::LORD);
    }
    if table.policies.nullify.faces == FacesRead::WhenTheCardIsUsed {
        table.turn.faces = Some(table.faces());
    }
    table.turn.trick_stopped = false;
    let face_at_use = table.public(user);
    let mut asked = false;
    for target in (policies.targets)(table, user) {
        let outcome = if policies.asked == AreaAsked::OnceForAll && asked
            || nullify::takes_effect(table, trick, user, target)
        {
            hit(table, user, trick, target)
        } else {
            Outcome::Nullified
        };
        asked = true;
        suspect::suspect(table, &Strike { user, trick, target, outcome, face_at_use });
        if outcome == Outcome::Nullified && policies.asked != AreaAsked::ForEachTarget {
            break;
        }
        if table.turn.trick_stopped || stops_after_end(table) {
            break;
        }
    }
    table.turn.faces = None;
}

/// The other alive pigs, from the next seat on.
pub fn targets(table: &Table<'_>, user: Seat) -> Seats {
    table.others_after(user)
}

/// Nothing is executed after the end of the game.
fn stops_after_end(table: &Table<'_>) -> bool {
    table.winner.is_some() && table.policies.victory.area_after_end == AfterEnd::Stops
}

/// A pig without the card that answers the trick is hurt.
fn hit(table: &mut Table<'_>, user: Seat, trick: Card, target: Seat) -> Outcome {
    let policies = table.policies.area;
    let yields = (policies.yields)(table, target, user, trick);
    if !yields && hand::discard(table, target, (policies.answer)(trick), trick) {
        return Outcome::Answered;
    }
    damage::damage(table, target, user, trick)
}

/// N asks for a K, W for a D.
pub fn answer(trick: Card) -> Card {
    if trick == Card::Invasion { Card::Kill } else { Card::Dodge }
}
