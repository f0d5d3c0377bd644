//! Hands (手牌). The world yields cards in no order that means anything, so whoever looks at a hand orders it by place.

use damoni_corpus::pigkill::{Card, Event, MAX_PIGS};
use hecs::Entity;

use super::components::{HeldBy, Place, Seat};
use super::table::Table;

/// A card in a hand.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// Where in the hand.
    pub place: Place,
    /// What it is.
    pub card: Card,
    /// Which entity it is.
    pub entity: Entity,
}

/// A card comes to the right end of a hand.
pub fn take(table: &mut Table<'_>, seat: Seat, card: Card) {
    let place = Place(table.next_place);
    table.next_place = table.next_place.saturating_add(1);
    table.world.spawn((card, HeldBy(seat), place));
}

/// A card leaves its hand for good.
pub fn spend(table: &mut Table<'_>, held: Held) {
    table.world.despawn(held.entity).expect("a card in a hand is in the world");
}

/// The hand of a pig, from the left.
pub fn from_left(table: &mut Table<'_>, seat: Seat) -> Vec<Held> {
    let mut hand: Vec<Held> = table
        .world
        .query_mut::<(Entity, &Card, &HeldBy, &Place)>()
        .into_iter()
        .filter(|(_, _, holder, _)| holder.0 == seat)
        .map(|(entity, &card, _, &place)| Held { place, card, entity })
        .collect();
    hand.sort_unstable_by_key(|held| held.place);
    hand
}

/// The leftmost card of a kind in a hand.
pub fn leftmost(table: &mut Table<'_>, seat: Seat, kind: Card) -> Option<Held> {
    let mut leftmost: Option<Held> = None;
    for (entity, &card, &holder, &place) in table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>() {
        if card == kind && holder.0 == seat && leftmost.is_none_or(|held| place < held.place) {
            leftmost = Some(Held { place, card, entity });
        }
    }
    leftmost
}

/// The leftmost card of a kind in every hand, by seat.
pub fn leftmost_of_all(table: &mut Table<'_>, kind: Card) -> [Option<Held>; MAX_PIGS] {
    let mut leftmost = [None::<Held>; MAX_PIGS];
    for (entity, &card, &HeldBy(holder), &place) in
        table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>()
    {
        let best = &mut leftmost[holder.index()];
        if card == kind && best.is_none_or(|held| place < held.place) {
            *best = Some(Held { place, card, entity });
        }
    }
    leftmost
}

/// Gives up the leftmost card of a kind in answer to another card, if there is one.
pub fn discard(table: &mut Table<'_>, seat: Seat, kind: Card, against: Card) -> bool {
    let Some(held) = leftmost(table, seat, kind) else { return false };
    spend(table, held);
    table.tell(Event::Discard { pig: seat.0, card: kind, against });
    true
}

/// The whole hand is gone; says how many cards that were.
pub fn discard_all(table: &mut Table<'_>, seat: Seat) -> u32 {
    let hand = from_left(table, seat);
    for &held in &hand {
        spend(table, held);
    }
    hand.len() as u32
}
