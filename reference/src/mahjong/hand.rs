//! A player's tiles, counted by kind.

use damoni_corpus::mahjong::{KINDS, ORDINARY, Tile};

/// What one player owns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    /// Concealed tiles of each kind, specials included.
    pub tiles: [u8; KINDS],
    /// Tiles of each kind in the player's melds.
    pub melded: [u8; ORDINARY],
    /// How many melds (副露) there are.
    pub melds: u8,
}

impl Hand {
    /// Nothing at all.
    pub fn empty() -> Self {
        Self { tiles: [0; KINDS], melded: [0; ORDINARY], melds: 0 }
    }

    /// How many concealed tiles are of this kind.
    pub fn count(&self, tile: Tile) -> u8 {
        self.tiles[tile.index()]
    }

    /// Whether at least one concealed tile is of this kind.
    pub fn holds(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Whether a special tile (特殊牌) is among the concealed tiles.
    pub fn holds_special(&self) -> bool {
        self.tiles[ORDINARY..].iter().any(|&count| count > 0)
    }

    /// How many concealed tiles are no specials.
    pub fn ordinary(&self) -> u8 {
        self.tiles[..ORDINARY].iter().sum()
    }

    /// The same with one more concealed tile.
    pub fn with(&self, tile: Tile) -> Self {
        let mut hand = self.clone();
        hand.tiles[tile.index()] += 1;
        hand
    }

    /// The same without one concealed tile of this kind, which must be held.
    pub fn without(&self, tile: Tile) -> Self {
        let mut hand = self.clone();
        hand.tiles[tile.index()] -= 1;
        hand
    }

    /// The same after these two own tiles, which must be held, and the called one have become a meld.
    pub fn melding(&self, own: [Tile; 2], called: Tile) -> Self {
        let mut hand = self.without(own[0]).without(own[1]);
        for tile in [own[0], own[1], called] {
            hand.melded[tile.index()] += 1;
        }
        hand.melds += 1;
        hand
    }
}
