//! The distance to a win (和牌距离), by a search straight from its definition.
//!
//! Adding x tiles and removing what is too much leads to a target hand of 4-m sets and a pair exactly when the
//! target has x tiles that the hand lacks. So the distance is the least number of missing tiles over all target
//! hands. The search picks a pair, then sets, and leaves a branch when it cannot come below the best target yet.

use damoni_corpus::mahjong::ORDINARY;

use super::hand::Hand;
use super::table::Table;

/// Three kinds that make a set (面子), by index: a run (顺子) or a triplet (刻子).
pub(super) type Set = [u8; 3];

/// The distance of a hand: 0 if it can be a winning hand by removing tiles only.
pub(super) fn distance(table: &Table, hand: &Hand) -> u8 {
    distance_below(table, hand, u8::MAX)
}

/// The distance of a hand if it is less than `bound`, else `bound`.
pub(super) fn distance_below(table: &Table, hand: &Hand, bound: u8) -> u8 {
    let policies = &table.policies;
    let hand = (policies.measured)(hand);
    let sets = 4_u8.saturating_sub(hand.melds);
    let apart = (policies.other_wins)(&hand).min(policies.farthest);
    bound.min(apart).min(nearest_target(table, &hand, sets, bound))
}

/// The least number of tiles missing to `sets` sets and a pair, if it is less than `bound`; else a number that is not.
pub(super) fn nearest_target(table: &Table, hand: &Hand, sets: u8, bound: u8) -> u8 {
    let policies = &table.policies;
    let size = 3 * sets + 2;
    let mut search = Search {
        held: std::array::from_fn(|kind| hand.tiles[kind]),
        limit: (policies.copies)(table, hand),
        used: [0; ORDINARY],
        twins: policies.twin_runs,
        pair_shares: policies.pair_shares,
        pair: 0,
        sets: Vec::with_capacity(64),
        best: bound.min(size + 1),
        // However well they fit, the tiles held are not more than they are.
        floor: size.saturating_sub(hand.ordinary()),
    };
    search.order_sets(policies.runs);
    search.pairs(sets);
    search.best
}

/// A branch-and-bound search over target hands.
struct Search {
    /// Tiles held of each kind.
    held: [u8; ORDINARY],
    /// The most that a target may have of each kind.
    limit: [u8; ORDINARY],
    /// What the target has so far of each kind.
    used: [u8; ORDINARY],
    /// Whether a target may have the same run twice.
    twins: bool,
    /// Whether the pair's kind may also be in a run.
    pair_shares: bool,
    /// The pair of the target.
    pair: u8,
    /// All sets, each with the tiles it would lack if it were the only one: it never lacks fewer in a target.
    sets: Vec<(u8, Set)>,
    /// Tiles missing to the best target so far.
    best: u8,
    /// No target is nearer than this.
    floor: u8,
}

impl Search {
    /// Lists the sets, those that lack the fewest tiles first.
    fn order_sets(&mut self, runs: &[Set]) {
        let triplets = (0..ORDINARY as u8).map(|kind| [kind; 3]);
        for set in runs.iter().copied().chain(triplets) {
            if let Some(lacking) = self.add(&set) {
                self.sets.push((lacking, set));
                self.take_back(&set);
            }
        }
        self.sets.sort_by_key(|&(lacking, _)| lacking);
    }

    /// Tries every pair (雀头), those held first.
    fn pairs(&mut self, sets: u8) {
        for least in 0..=2 {
            for kind in 0..ORDINARY as u8 {
                if 2_u8.saturating_sub(self.held[usize::from(kind)]) != least {
                    continue;
                }
                let pair = [kind; 2];
                if let Some(lacking) = self.add(&pair) {
                    self.pair = kind;
                    self.complete(0, sets, lacking);
                    self.take_back(&pair);
                }
            }
        }
    }

    /// Tries every way to add `missing` sets, none of them before number `from`, to a target that lacks `lacking`
    /// tiles so far.
    fn complete(&mut self, from: usize, missing: u8, lacking: u8) {
        if missing == 0 {
            self.best = self.best.min(lacking);
            return;
        }
        for index in from..self.sets.len() {
            let (least, set) = self.sets[index];
            // Every set from here on lacks at least as many.
            if lacking + missing * least >= self.best || self.best <= self.floor {
                return;
            }
            if !self.pair_shares && set.contains(&self.pair) {
                continue;
            }
            if let Some(more) = self.add(&set) {
                let from = if self.twins { index } else { index + 1 };
                self.complete(from, missing - 1, lacking + more);
                self.take_back(&set);
            }
        }
    }

    /// Adds tiles to the target and says how many of them the hand lacks; adds nothing if they break the limit.
    fn add(&mut self, tiles: &[u8]) -> Option<u8> {
        let mut lacking = 0;
        for &kind in tiles {
            let kind = usize::from(kind);
            self.used[kind] += 1;
            lacking += u8::from(self.used[kind] > self.held[kind]);
        }
        if tiles.iter().any(|&kind| self.used[usize::from(kind)] > self.limit[usize::from(kind)]) {
            self.take_back(tiles);
            return None;
        }
        Some(lacking)
    }

    /// Undoes [`Self::add`].
    fn take_back(&mut self, tiles: &[u8]) {
        for &kind in tiles {
            self.used[usize::from(kind)] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use damoni_corpus::mahjong::{Case, KINDS, Tile};
    use proptest::prelude::*;

    use super::*;
    use crate::mahjong::policies::Policies;
    use crate::mahjong::rules::RUNS;

    fn table() -> Table {
        let wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
        Table::new(&Case::new(&wall).unwrap(), Policies::default())
    }

    fn hand(text: &str, melds: u8) -> Hand {
        let mut hand = Hand { melds, ..Hand::empty() };
        for word in text.split(' ') {
            hand.tiles[Tile::from_name(word.as_bytes()).unwrap().index()] += 1;
        }
        hand
    }

    /// Every target hand there is, without any short cut.
    fn exhaustive(held: &[u8], target: &mut [u8; ORDINARY], sets: &[Set], missing: u8) -> u8 {
        if missing > 0 {
            let add = |target: &mut [u8; ORDINARY], set: &Set, by: i8| {
                set.iter().for_each(|&kind| {
                    target[usize::from(kind)] = target[usize::from(kind)].wrapping_add_signed(by);
                });
            };
            let mut least = u8::MAX;
            for (index, set) in sets.iter().enumerate() {
                add(target, set, 1);
                least = least.min(exhaustive(held, target, &sets[index..], missing - 1));
                add(target, set, -1);
            }
            return least;
        }
        let mut least = u8::MAX;
        for pair in 0..ORDINARY {
            target[pair] += 2;
            if target.iter().all(|&count| count <= 4) {
                least =
                    least.min(target.iter().zip(held).map(|(&want, &have)| want.saturating_sub(have)).sum());
            }
            target[pair] -= 2;
        }
        least
    }

    fn all_sets() -> Vec<Set> {
        RUNS.iter().copied().chain((0..ORDINARY as u8).map(|kind| [kind; 3])).collect()
    }

    #[test]
    fn the_limit_of_four_looks_at_the_target_alone() {
        assert_eq!(distance(&table(), &hand("1M", 4)), 1);
        assert_eq!(distance(&table(), &hand("1M 1M 1M 1M", 3)), 2);
    }

    #[test]
    fn thirteen_tiles_can_be_thirteen_away() {
        let mut far = hand("5P", 0);
        for special in ORDINARY..KINDS {
            far.tiles[special] = 4;
        }
        assert_eq!(distance(&table(), &far), 13);
    }

    #[test]
    fn a_bound_cuts_off_what_is_farther() {
        let away = hand("1M 4M 7M 2P 5P 8P 3S 6S 9S E S W N", 0);
        assert_eq!(distance(&table(), &away), 9);
        assert_eq!(distance_below(&table(), &away, 4), 4);
        assert_eq!(distance_below(&table(), &away, 9), 9);
        assert_eq!(distance_below(&table(), &away, 10), 9);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn it_is_the_least_over_all_targets(
            // Few kinds give crowded hands, many give scattered ones.
            kinds in prop::sample::select(vec![5_usize, 9, 12, 20, KINDS]),
            wall in Just((0..148).collect::<Vec<usize>>()).prop_shuffle(),
            melds in 2_u8..=4,
            drawn in any::<bool>(),
        ) {
            let mut hand = Hand { melds, ..Hand::empty() };
            let size = usize::from(13 - 3 * melds) + usize::from(drawn);
            for tile in wall.into_iter().filter(|tile| tile / 4 < kinds).take(size) {
                hand.tiles[tile / 4] += 1;
            }
            let expected = exhaustive(&hand.tiles[..ORDINARY], &mut [0; ORDINARY], &all_sets(), 4 - melds);
            prop_assert_eq!(distance(&table(), &hand), expected);
        }
    }

    #[test]
    fn it_is_the_least_over_all_targets_of_three_sets() {
        for text in
            ["1M 1M 1M 1M 2M 2M 2M 2M 3M 3M", "1M 2M 3M 3M 3M 4M 5M 5M 5M 5M", "7S 7S 8S 9S 9S E E E E S S"]
        {
            let hand = hand(text, 1);
            let expected = exhaustive(&hand.tiles[..ORDINARY], &mut [0; ORDINARY], &all_sets(), 3);
            assert_eq!(distance(&table(), &hand), expected, "{text}");
        }
    }
}
