//! A wall in the making: four hands, what is drawn after them, and the tiles not yet placed.

use damoni_corpus::mahjong::{COPIES, Case, KINDS, Tile, WALL};

use crate::draws::Draws;

/// Tiles dealt to each player.
pub(super) const DEALT: usize = 13;

/// Four hands and the start of the wall behind them; whatever is not placed comes after in random order.
#[derive(Clone, Debug)]
pub(super) struct Wall {
    left: [u8; KINDS],
    hands: [Vec<Tile>; 4],
    front: Vec<Tile>,
    back: Vec<Tile>,
}

impl Wall {
    pub fn new() -> Self {
        Self { left: [COPIES as u8; KINDS], hands: Default::default(), front: Vec::new(), back: Vec::new() }
    }

    /// Copies of `tile` not yet placed.
    pub fn left(&self, tile: Tile) -> usize {
        self.left[tile.index()].into()
    }

    /// Room left in a player's hand.
    pub fn room(&self, player: usize) -> usize {
        DEALT - self.hands[player].len()
    }

    /// Deals all of `tiles` to `player`, if there are copies and room.
    pub fn deal(&mut self, player: usize, tiles: &[Tile]) -> bool {
        if self.room(player) < tiles.len() || !self.take(tiles) {
            return false;
        }
        self.hands[player].extend(tiles);
        true
    }

    /// Lays `tile` next in the part of the wall drawn first after the deal, if a copy is left.
    pub fn draw_next(&mut self, tile: Tile) -> bool {
        let taken = self.take(&[tile]);
        if taken {
            self.front.push(tile);
        }
        taken
    }

    /// Lays `tile` at the end of the wall, before what was laid there already, if a copy is left.
    pub fn draw_last(&mut self, tile: Tile) -> bool {
        let taken = self.take(&[tile]);
        if taken {
            self.back.push(tile);
        }
        taken
    }

    /// Takes one tile away from a player's hand at random, back among those not placed.
    pub fn give_back(&mut self, player: usize, draws: &mut Draws) {
        let hand = &mut self.hands[player];
        if !hand.is_empty() {
            let tile = hand.swap_remove(draws.below(hand.len() as u32) as usize);
            self.left[tile.index()] += 1;
        }
    }

    /// A kind with copies left, among those that `may` come, weighted by the copies.
    pub fn pick(&self, may: impl Fn(Tile) -> bool, draws: &mut Draws) -> Option<Tile> {
        let weights: Vec<u32> =
            Tile::all().map(|tile| if may(tile) { self.left[tile.index()].into() } else { 0 }).collect();
        if weights.iter().all(|&weight| weight == 0) {
            return None;
        }
        Tile::new(draws.weighted(&weights))
    }

    /// Fills hands and wall with the tiles not yet placed, shuffled.
    pub fn finish(mut self, draws: &mut Draws) -> Case {
        let mut rest: Vec<Tile> = Tile::all().flat_map(|tile| vec![tile; self.left(tile)]).collect();
        draws.shuffle(&mut rest);
        for hand in &mut self.hands {
            let missing = DEALT - hand.len();
            hand.extend(rest.drain(rest.len() - missing..));
            draws.shuffle(hand);
        }
        let mut wall = Vec::with_capacity(WALL);
        for round in 0..DEALT {
            wall.extend(self.hands.iter().map(|hand| hand[round]));
        }
        wall.extend(self.front);
        wall.extend(rest);
        wall.extend(self.back.into_iter().rev());
        // Every tile was taken from four copies of each kind and placed once.
        Case::new(&wall).expect("a wall by its own construction")
    }

    fn take(&mut self, tiles: &[Tile]) -> bool {
        let mut left = self.left;
        for tile in tiles {
            match left[tile.index()].checked_sub(1) {
                Some(fewer) => left[tile.index()] = fewer,
                None => return false,
            }
        }
        self.left = left;
        true
    }
}
