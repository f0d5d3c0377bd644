//! Claiming a tile just thrown: pong (碰) and chow (吃).

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat, Tile};

use crate::mahjong::distance::distance;
use crate::mahjong::hand::Hand;
use crate::mahjong::table::{Log, Moment, Opening, Place, Table, Throw, Turn};

/// Two own tiles that make a set with the tile called.
pub(in crate::mahjong) type Partners = [Tile; 2];

/// A player about to decide on a claim.
pub(in crate::mahjong) struct Offer {
    /// The tile that may be called.
    pub called: Tile,
    /// The hand without it.
    pub hand: Hand,
    /// The distance of that hand.
    pub before: u8,
}

impl Offer {
    fn new(table: &Table, throw: &Throw, seat: Seat, hand: Hand) -> Self {
        let before = (table.policies.before)(table, throw, seat, &hand);
        Self { called: throw.tile, hand, before }
    }

    /// The hand after a claim with these own tiles.
    pub fn melding(&self, own: Partners) -> Hand {
        self.hand.melding(own, self.called)
    }
}

/// Before: the concealed tiles without the one called, specials included.
pub(in crate::mahjong) fn before(table: &Table, _: &Throw, _: Seat, hand: &Hand) -> u8 {
    distance(table, hand)
}

/// After: the concealed tiles without the two own ones of the meld.
pub(in crate::mahjong) fn after(table: &Table, _: &Offer, after: &Hand) -> u8 {
    distance(table, after)
}

/// A claim is made if and only if it brings the distance down.
pub(in crate::mahjong) fn improves(table: &Table, offer: &Offer, after: &Hand) -> bool {
    (table.policies.after)(table, offer, after) < offer.before
}

/// Nothing but the hand matters; a special in it does not forbid a claim.
pub(in crate::mahjong) fn anyone_may_claim(_: &Table, _: &Throw, _: Seat, _: &Hand) -> bool {
    true
}

/// Pong (碰): any other player with two tiles of the kind, if that brings its distance down.
pub(super) fn pong<O: Observer<Event>>(
    table: &mut Table,
    throw: &Throw,
    log: &mut Log<'_, O>,
) -> Option<Turn> {
    let policies = table.policies;
    for player in (policies.pong_order)(table, throw) {
        let hand = table.hand(player);
        if hand.count(throw.tile) < 2 || !(policies.may_claim)(table, throw, player, &hand) {
            continue;
        }
        let offer = Offer::new(table, throw, player, hand);
        let own = [throw.tile; 2];
        if (policies.pong_improves)(table, &offer, &offer.melding(own)) {
            log.write(table, Event::Pong { player, tile: throw.tile });
            return Some(meld(table, throw, player, own));
        }
    }
    None
}

/// Chow (吃): only the next player, if that brings its distance down.
pub(super) fn chow<O: Observer<Event>>(
    table: &mut Table,
    throw: &Throw,
    log: &mut Log<'_, O>,
) -> Option<Turn> {
    let policies = table.policies;
    for player in (policies.chow_order)(table, throw) {
        let hand = table.hand(player);
        let options: Vec<Partners> = (policies.chow_options)(throw.tile)
            .into_iter()
            .filter(|own| own.iter().all(|&tile| hand.holds(tile)))
            .collect();
        if options.is_empty()
            || !(policies.may_claim)(table, throw, player, &hand)
            || !(policies.chow_open)(table, throw, player)
        {
            continue;
        }
        let offer = Offer::new(table, throw, player, hand);
        if let Some(own) = (policies.chow_choice)(table, &offer, options) {
            log.write(table, Event::Chow { player, low: own[0].min(own[1]).min(throw.tile) });
            return Some(meld(table, throw, player, own));
        }
    }
    None
}

/// Chow is for the next player in the present direction.
pub(in crate::mahjong) fn chow_order(table: &Table, throw: &Throw) -> Vec<Seat> {
    vec![table.next(throw.by())]
}

/// Larger numbers first: the tile called as the lowest, the middle, the highest of the run.
pub(in crate::mahjong) fn chow_options(called: Tile) -> Vec<Partners> {
    [[1, 2], [-1, 1], [-2, -1]]
        .into_iter()
        .filter_map(|[one, other]| Some([number_away(called, one)?, number_away(called, other)?]))
        .collect()
}

/// The tile of the same suit whose number is this much higher.
pub(in crate::mahjong) fn number_away(tile: Tile, steps: i8) -> Option<Tile> {
    let (suit, number) = tile.suit_and_number()?;
    Tile::numbered(suit, number.checked_add_signed(steps.into())?)
}

/// The first option that brings the distance down, not the best.
pub(in crate::mahjong) fn chow_choice(
    table: &Table,
    offer: &Offer,
    options: Vec<Partners>,
) -> Option<Partners> {
    options.into_iter().find(|&own| (table.policies.chow_improves)(table, offer, &offer.melding(own)))
}

/// A pong that was not made bars no chow.
pub(in crate::mahjong) fn chow_open(_: &Table, _: &Throw, _: Seat) -> bool {
    true
}

/// The three tiles become a meld (副露), and the claimer has the turn.
fn meld(table: &mut Table, throw: &Throw, player: Seat, own: Partners) -> Turn {
    for tile in own {
        table.put_from_hand(player, tile, Place::Meld(player));
    }
    table.put(throw.entity, Place::Meld(player));
    table.add_meld(player);
    (table.policies.remember)(table, Moment::Claimed, player);
    Turn { player, opening: Opening::Claim { called: throw.tile, from: throw.by() } }
}
