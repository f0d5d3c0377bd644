//! The 37 kinds of tile.

use std::fmt;

use serde::{Serialize, Serializer};

/// The number of kinds.
pub const KINDS: usize = 37;
/// The number of kinds that are not specials; they have the indices `0..ORDINARY`.
pub const ORDINARY: usize = 34;

const NAMES: [&str; KINDS] = [
    "1M", "2M", "3M", "4M", "5M", "6M", "7M", "8M", "9M", //
    "1P", "2P", "3P", "4P", "5P", "6P", "7P", "8P", "9P", //
    "1S", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", //
    "E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE",
];

/// A kind of tile, as an index in the order of the statement: 1M..9M 万, 1P..9P 筒, 1S..9S 索, E S W N B F Z 东南西北白发中,
/// PASS REVERSE DOUBLE.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tile(u8);

impl Tile {
    /// East wind 东.
    pub const EAST: Self = Self(27);
    /// South wind 南 (the token `S`).
    pub const SOUTH: Self = Self(28);
    /// West wind 西.
    pub const WEST: Self = Self(29);
    /// North wind 北.
    pub const NORTH: Self = Self(30);
    /// White dragon 白.
    pub const WHITE: Self = Self(31);
    /// Green dragon 发.
    pub const GREEN: Self = Self(32);
    /// Red dragon 中.
    pub const RED: Self = Self(33);
    /// Special: skips the next player.
    pub const PASS: Self = Self(34);
    /// Special: turns the direction round.
    pub const REVERSE: Self = Self(35);
    /// Special: another turn for the same player.
    pub const DOUBLE: Self = Self(36);

    /// The kind with this index, if it is below [`KINDS`].
    pub const fn new(index: usize) -> Option<Self> {
        if index < KINDS { Some(Self(index as u8)) } else { None }
    }

    /// The numbered tile `number` (1..=9) of suit 0 (M), 1 (P) or 2 (S).
    pub const fn numbered(suit: usize, number: usize) -> Option<Self> {
        if suit < 3 && number >= 1 && number <= 9 { Some(Self((suit * 9 + number - 1) as u8)) } else { None }
    }

    /// The index, below [`KINDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit (0 M, 1 P, 2 S) and number (1..=9) of a numbered tile.
    pub const fn suit_and_number(self) -> Option<(usize, usize)> {
        if self.0 < 27 { Some((self.0 as usize / 9, self.0 as usize % 9 + 1)) } else { None }
    }

    /// PASS, REVERSE or DOUBLE.
    pub const fn is_special(self) -> bool {
        self.index() >= ORDINARY
    }

    /// The token in judge text.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// The kind of a token in judge text.
    pub fn from_name(name: &[u8]) -> Option<Self> {
        NAMES.iter().position(|n| n.as_bytes() == name).and_then(Self::new)
    }

    /// All kinds, in the order of their indices.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..KINDS as u8).map(Self)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Serialize for Tile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}
