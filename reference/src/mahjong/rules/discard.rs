//! Choosing a discard (出牌).

use damoni_corpus::mahjong::{ORDINARY, Tile};

use crate::mahjong::distance::distance_below;
use crate::mahjong::hand::Hand;
use crate::mahjong::table::{Table, Turn};

/// Which tile to throw: a special if there is one, else the kind that leaves the least distance. `None` if there is
/// nothing to throw, which does not happen under the right rules.
pub(super) fn choose(table: &Table, turn: Turn, hand: &Hand) -> Option<Tile> {
    (table.policies.special)(table, turn, hand)
        .or_else(|| (table.policies.nearest)(table, turn, hand))
        .or_else(|| Tile::all().find(|&tile| hand.holds(tile)))
}

/// Specials go first: PASS before REVERSE before DOUBLE, also directly after a claim.
pub(in crate::mahjong) fn special(_: &Table, _: Turn, hand: &Hand) -> Option<Tile> {
    [Tile::PASS, Tile::REVERSE, Tile::DOUBLE].into_iter().find(|&tile| hand.holds(tile))
}

/// The kind without which the distance is least; among several, the earliest in the order of ties.
pub(in crate::mahjong) fn nearest(table: &Table, turn: Turn, hand: &Hand) -> Option<Tile> {
    let mut choice = None;
    let mut least = u8::MAX;
    for tile in (table.policies.ties)(table, turn).into_iter().filter(|&tile| hand.holds(tile)) {
        let distance = distance_below(table, &hand.without(tile), least);
        if distance < least {
            least = distance;
            choice = Some(tile);
        }
    }
    choice
}

/// Ties: Z F B N W S E, 9S to 1S, 9P to 1P, 9M to 1M. That is the order of the kinds, backwards.
pub(in crate::mahjong) fn ties(_: &Table, _: Turn) -> Vec<Tile> {
    Tile::all().take(ORDINARY).rev().collect()
}
