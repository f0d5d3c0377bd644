//! What others do with a tile just discarded: ron, else pong, else chow.

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat, Tile};

use super::hand::Hand;
use super::play::Play;

impl<O: Observer<Event>> Play<'_, O> {
    /// Ron (荣和): the first of the others, in the present direction, whom `tile` makes win, wins; whether anybody did.
    pub(super) fn ron(&mut self, discarder: Seat, tile: Tile) -> bool {
        let others = self.others(discarder);
        let Some(player) = others.into_iter().find(|&player| self.hand(player).with(tile).wins()) else {
            return false;
        };
        self.tell(Event::Ron { player });
        self.tell(Event::Win { player });
        true
    }

    /// Pong (碰): any other player with two more of `tile`, if it brings that player nearer; who did it.
    pub(super) fn pong(&mut self, discarder: Seat, tile: Tile) -> Option<Seat> {
        // There are four copies, so one player at most apart from the discarder has two.
        let player = self.others(discarder).into_iter().find(|&player| self.hand(player).count(tile) >= 2)?;
        *self.hand_mut(player) = nearer_by(self.hand(player), [tile; 2])?;
        self.tell(Event::Pong { player, tile });
        Some(player)
    }

    /// Chow (吃): the next player only, with the first of the runs, larger numbers first, that brings nearer; who did it.
    pub(super) fn chow(&mut self, discarder: Seat, tile: Tile) -> Option<Seat> {
        let player = self.next(discarder);
        let hand = self.hand(player);
        let (low, after) = runs_with(tile).find_map(|(low, own)| Some((low, nearer_by(hand, own)?)))?;
        *self.hand_mut(player) = after;
        self.tell(Event::Chow { player, low });
        Some(player)
    }
}

/// The hand after a claim with two `own` tiles, if it has them and its distance gets strictly less. Before counts without the
/// discarded tile, after without the three tiles claimed: they are fixed in their set.
fn nearer_by(hand: &Hand, own: [Tile; 2]) -> Option<Hand> {
    let held = own.iter().all(|&tile| hand.holds(tile));
    let after = held.then(|| hand.after_claim(own))?;
    (after.distance() < hand.distance()).then_some(after)
}

/// The runs that `tile` can be in, those of larger numbers first: the lowest tile, and the two beside `tile`.
fn runs_with(tile: Tile) -> impl Iterator<Item = (Tile, [Tile; 2])> {
    [[1, 2], [-1, 1], [-2, -1]].into_iter().filter_map(move |[lower, higher]| {
        let (suit, number) = tile.suit_and_number()?;
        let at = |step| Tile::numbered(suit, number.checked_add_signed(step)?);
        let own = [at(lower)?, at(higher)?];
        Some((tile.min(own[0]), own))
    })
}
