//! Hands (手牌). The world yields cards in no order that means anything, so whoever looks at a hand orders it by place.

use arrayvec::ArrayVec;
use damoni_corpus::pigkill::{Card, Event, MAX_PIGS};
use hecs::Entity;

use super::choices::{End, Pick};
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

impl Held {
    /// Whether this card is picked before the other one.
    fn before(&self, other: &Self, pick: Pick) -> bool {
        match pick {
            Pick::Leftmost => self.place < other.place,
            Pick::Rightmost => self.place > other.place,
        }
    }
}

/// A card comes to an end of a hand: the right one.
pub fn take(table: &mut Table<'_>, seat: Seat, card: Card, end: End) {
    let place = match end {
        End::Right => table.next_place,
        End::Left => -table.next_place,
    };
    table.next_place = table.next_place.saturating_add(1);
    table.world.spawn((card, HeldBy(seat), Place(place)));
}

/// A card leaves its hand for good.
pub fn spend(table: &mut Table<'_>, held: Held) {
    table.world.despawn(held.entity).expect("a card in a hand is in the world");
}

/// A card leaves its hand, unless it has left it meanwhile.
pub fn spend_if_held(table: &mut Table<'_>, held: Held) {
    if table.world.contains(held.entity) {
        spend(table, held);
    }
}

/// The hand of a pig, from the left.
pub fn from_left(table: &mut Table<'_>, seat: Seat) -> Vec<Held> {
    let mut hand = Vec::with_capacity(16);
    for (entity, &card, &holder, &place) in table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>() {
        if holder.0 == seat {
            hand.push(Held { place, card, entity });
        }
    }
    hand.sort_unstable_by_key(|held| held.place);
    hand
}

/// The leftmost card of each kind in a hand, from the left (or, misread, the rightmost, from the right), of those behind a place.
pub fn firsts(
    table: &mut Table<'_>,
    seat: Seat,
    pick: Pick,
    behind: Option<Place>,
) -> ArrayVec<Held, { Card::ALL.len() }> {
    let mut firsts = [None::<Held>; Card::ALL.len()];
    let passed = |place: Place| {
        behind.is_some_and(|behind| match pick {
            Pick::Leftmost => place <= behind,
            Pick::Rightmost => place >= behind,
        })
    };
    for (entity, &card, &holder, &place) in table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>() {
        if holder.0 == seat && !passed(place) {
            let held = Held { place, card, entity };
            let first = &mut firsts[card as usize];
            if first.is_none_or(|first| held.before(&first, pick)) {
                *first = Some(held);
            }
        }
    }
    let mut firsts: ArrayVec<Held, { Card::ALL.len() }> = firsts.into_iter().flatten().collect();
    firsts.sort_unstable_by_key(|held| held.place);
    if pick == Pick::Rightmost {
        firsts.reverse();
    }
    firsts
}

/// The leftmost card of a kind in a hand (or, misread, the rightmost).
pub fn find(table: &mut Table<'_>, seat: Seat, kind: Card, pick: Pick) -> Option<Held> {
    let mut best: Option<Held> = None;
    for (entity, &card, &holder, &place) in table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>() {
        if card == kind && holder.0 == seat {
            let held = Held { place, card, entity };
            if best.is_none_or(|best| held.before(&best, pick)) {
                best = Some(held);
            }
        }
    }
    best
}

/// The leftmost card of a kind in every hand, by seat; `None` if nobody has one.
pub fn find_all(table: &mut Table<'_>, kind: Card, pick: Pick) -> Option<[Option<Held>; MAX_PIGS]> {
    let mut all = None;
    for (entity, &card, &HeldBy(holder), &place) in
        table.world.query_mut::<(Entity, &Card, &HeldBy, &Place)>()
    {
        if card == kind {
            let held = Held { place, card, entity };
            let best = &mut all.get_or_insert([None::<Held>; MAX_PIGS])[holder.index()];
            if best.is_none_or(|best| held.before(&best, pick)) {
                *best = Some(held);
            }
        }
    }
    all
}

/// Gives up the leftmost card of a kind in answer to another card, if there is one.
pub fn discard(table: &mut Table<'_>, seat: Seat, kind: Card, against: Card) -> bool {
    let answers = table.policies.answers;
    let pick = if kind == Card::Dodge { answers.dodge } else { answers.kill };
    let Some(held) = find(table, seat, kind, pick) else { return false };
    if (answers.spent)(kind, against) {
        spend(table, held);
    }
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
