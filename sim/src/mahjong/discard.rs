//! What to throw (出牌).

use damoni_corpus::mahjong::Tile;

use super::hand::Hand;

/// The tile that a player with this `hand`, who has just drawn or claimed, throws; none only from an empty hand.
pub(super) fn choose(hand: &Hand) -> Option<Tile> {
    special(hand).or_else(|| least_distance(hand))
}

/// A special goes first: PASS, else REVERSE, else DOUBLE.
fn special(hand: &Hand) -> Option<Tile> {
    [Tile::PASS, Tile::REVERSE, Tile::DOUBLE].into_iter().find(|&tile| hand.holds(tile))
}

/// The kind without which the hand is nearest to winning; among equals the first in the order Z F B N W S E, 9S to 1S, 9P to
/// 1P, 9M to 1M, which is the order of the kinds backwards.
fn least_distance(hand: &Hand) -> Option<Tile> {
    // Of equal minima `min_by_key` gives the first.
    hand.distances_without().min_by_key(|&(_, distance)| distance).map(|(tile, _)| tile)
}
