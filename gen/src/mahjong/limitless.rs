//! The distance as it would be without the limit of four copies, to see where that limit decides.

use damoni_corpus::mahjong::{ORDINARY, Tile};

const FAR: u32 = 1000;

/// The least number of tiles to add for `4 - melds` sets and a pair, if a hand could hold any number of copies.
pub(super) fn distance(hand: &[u8; 37], melds: usize) -> u32 {
    let sets = 4 - melds.min(4);
    // Cheapest way so far, by runs that end at this kind, runs that end at the next one, sets, pair.
    let mut best = [[[[FAR; 2]; 5]; 3]; 3];
    best[0][0][0][0] = 0;
    for tile in Tile::all().take(ORDINARY) {
        let most_runs = if tile.suit_and_number().is_some_and(|(_, number)| number <= 7) { 2 } else { 0 };
        let held = u32::from(hand[tile.index()]);
        let mut next = [[[[FAR; 2]; 5]; 3]; 3];
        for from in 0..3 * 3 * 5 * 2 {
            let (ending, going_on, made, paired) = (from / 30, from / 10 % 3, from / 2 % 5, from % 2);
            let cost = best[ending][going_on][made][paired];
            for choice in 0..3 * 2 * 2 {
                let (runs, triplets, pair) = (choice / 4, choice / 2 % 2, choice % 2);
                let sets_made = made + runs + triplets;
                if runs > most_runs || sets_made > sets || paired + pair > 1 || cost == FAR {
                    continue;
                }
                let needed = (ending + going_on + runs + 3 * triplets + 2 * pair) as u32;
                let place = &mut next[going_on][runs][sets_made][paired + pair];
                *place = (*place).min(cost + needed.saturating_sub(held));
            }
        }
        best = next;
    }
    best[0][0][sets][1]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(tiles: &[(Tile, u8)]) -> [u8; 37] {
        let mut hand = [0; 37];
        for &(tile, copies) in tiles {
            hand[tile.index()] = copies;
        }
        hand
    }

    #[test]
    fn four_of_a_kind_would_be_a_wait_for_the_fifth() {
        let hand = hand(&[(Tile::EAST, 4)]);
        assert_eq!(distance(&hand, 3), 1);
        assert_eq!(damoni_sim::mahjong::distance(&hand, 3), 2);
    }

    #[test]
    fn without_four_copies_the_limit_does_not_matter() {
        let hand = hand(&[(Tile::EAST, 3), (Tile::SOUTH, 2), (Tile::WEST, 2)]);
        assert_eq!(distance(&hand, 2), u32::from(damoni_sim::mahjong::distance(&hand, 2)));
    }
}
