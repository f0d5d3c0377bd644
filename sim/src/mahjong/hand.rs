//! A player's concealed tiles and number of claims.

use damoni_corpus::mahjong::{COPIES, KINDS, ORDINARY, Tile};

use super::distance::{join, meet};
use super::suit::{Costs, SETS, Tables, weight};

/// The suits: three of numbers, and the honours.
pub(super) const SUITS: usize = 4;

/// The suit of an ordinary kind, and what a copy adds to that suit's key. Specials are in no suit: they help no hand.
const fn suit_and_weight(tile: Tile) -> Option<(usize, u32)> {
    let index = tile.index();
    if index < ORDINARY { Some((index / 9, weight(index % 9) as u32)) } else { None }
}

/// The concealed tiles (手牌) as a multiset, and how many claims lie beside them; what was claimed matters no more.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    counts: [u8; KINDS],
    /// Where the tables have each suit of `counts`.
    keys: [u32; SUITS],
    melds: usize,
}

impl Hand {
    /// No tiles yet, and no claims.
    pub(super) const EMPTY: Self = Self { counts: [0; KINDS], keys: [0; SUITS], melds: 0 };

    /// The tiles with these `counts` beside `melds` claims. A fifth copy is no use to any hand, and left out.
    pub(super) fn holding(counts: &[u8; KINDS], melds: usize) -> Self {
        let mut hand = Self { melds: melds.min(SETS), ..Self::EMPTY };
        for tile in Tile::all() {
            for _ in 0..counts[tile.index()].min(COPIES as u8) {
                hand.add(tile);
            }
        }
        hand
    }

    /// How many of `tile` are held.
    pub(super) fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// Whether `tile` is held.
    pub(super) fn holds(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Takes `tile` in.
    pub(super) fn add(&mut self, tile: Tile) {
        self.counts[tile.index()] += 1;
        if let Some((suit, weight)) = suit_and_weight(tile) {
            self.keys[suit] += weight;
        }
    }

    /// Gives `tile`, which is held, away.
    pub(super) fn remove(&mut self, tile: Tile) {
        self.counts[tile.index()] -= 1;
        if let Some((suit, weight)) = suit_and_weight(tile) {
            self.keys[suit] -= weight;
        }
    }

    /// The hand with `tile` as well.
    pub(super) fn with(&self, tile: Tile) -> Self {
        let mut hand = self.clone();
        hand.add(tile);
        hand
    }

    /// The hand after laying down a claim with two `own` tiles.
    pub(super) fn after_claim(&self, own: [Tile; 2]) -> Self {
        let mut hand = self.clone();
        for tile in own {
            hand.remove(tile);
        }
        hand.melds += 1;
        hand
    }

    /// A hand of `14 - 3 * melds` tiles wins (胡) if it is sets and a pair and nothing else: a special would be one tile
    /// too many, so it need not be looked for.
    pub(super) fn wins(&self) -> bool {
        // Few hands have all their sets, and those are counted faster than the distance is.
        self.complete_sets() >= self.sets() && self.distance() == 0
    }

    /// The most sets that can be taken out of the hand at once. More sets never cost less, so those at no cost come first.
    fn complete_sets(&self) -> usize {
        let in_suit = |costs: &Costs| costs[0][1..].iter().filter(|&&cost| cost == 0).count();
        self.costs().into_iter().map(in_suit).sum()
    }

    /// Tiles to add for the sets and the pair that the claims leave to be made.
    pub(super) fn distance(&self) -> u8 {
        let [m, p, s, honours] = self.costs();
        meet(&join(m, p), &join(s, honours), self.sets())
    }

    /// The distance of the hand without one of each kind held, in the order of `Tile::all` backwards; the suits that stay
    /// as they are are put together once for all kinds of a suit.
    pub(super) fn distances_without(&self) -> impl Iterator<Item = (Tile, u8)> {
        let [m, p, s, honours] = self.costs();
        let (numbers, others) = (join(m, p), join(s, honours));
        let rests = [join(p, &others), join(m, &others), join(&numbers, honours), join(&numbers, s)];
        let held = Tile::all().rev().filter(|&tile| self.holds(tile));
        held.filter_map(move |tile| {
            let (suit, weight) = suit_and_weight(tile)?;
            let without = costs(suit, self.keys[suit] - weight);
            Some((tile, meet(&rests[suit], without, self.sets())))
        })
    }

    /// The sets still to be made.
    fn sets(&self) -> usize {
        SETS - self.melds
    }

    /// The costs of each suit by itself.
    fn costs(&self) -> [&'static Costs; SUITS] {
        std::array::from_fn(|suit| costs(suit, self.keys[suit]))
    }
}

/// The costs of the holding with `key` in a suit.
fn costs(suit: usize, key: u32) -> &'static Costs {
    let tables = Tables::get();
    let table = if suit < SUITS - 1 { &tables.numbers } else { &tables.honours };
    &table[key as usize]
}
