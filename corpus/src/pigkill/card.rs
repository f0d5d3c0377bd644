//! The eight cards.

use std::fmt;

use serde::{Serialize, Serializer};

/// A card. The discriminants are dense from 0, so that a card indexes a table of eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Card {
    /// P, 桃.
    Peach,
    /// K, 杀.
    Kill,
    /// D, 闪.
    Dodge,
    /// F, 决斗.
    Duel,
    /// N, 南猪入侵.
    Invasion,
    /// W, 万箭齐发.
    Arrows,
    /// J, 无懈可击.
    Nullify,
    /// Z, 猪哥连弩.
    Crossbow,
}

impl Card {
    /// All cards, in the order of their discriminants.
    pub const ALL: [Self; 8] = [
        Self::Peach,
        Self::Kill,
        Self::Dodge,
        Self::Duel,
        Self::Invasion,
        Self::Arrows,
        Self::Nullify,
        Self::Crossbow,
    ];

    /// The letter in judge text.
    pub const fn letter(self) -> u8 {
        b"PKDFNWJZ"[self as usize]
    }

    /// The card of a letter in judge text.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'P' => Self::Peach,
            b'K' => Self::Kill,
            b'D' => Self::Dodge,
            b'F' => Self::Duel,
            b'N' => Self::Invasion,
            b'W' => Self::Arrows,
            b'J' => Self::Nullify,
            b'Z' => Self::Crossbow,
            _ => return None,
        })
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter() as char)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter() as char)
    }
}
