//! What happens in a play: exactly the lines of the answer file.

use std::fmt;

use serde::{Serialize, Serializer};

use super::tile::Tile;

/// A player, A to D, as 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// A, B, C and D.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The player with this index, taken modulo 4.
    pub const fn new(index: usize) -> Self {
        Self((index % 4) as u8)
    }

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// `A` to `D`.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

/// One line of the log; `Display` prints it without its newline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A tile is drawn, the deal included: `x IN t`.
    In {
        /// By whom.
        player: Seat,
        /// Which.
        tile: Tile,
    },
    /// A tile is discarded: `x OUT t`, or `x OUT PASS z`.
    Out {
        /// By whom.
        player: Seat,
        /// Which.
        tile: Tile,
        /// For PASS only: the player skipped.
        skipped: Option<Seat>,
    },
    /// A run with the tile just discarded (吃): `x CHOW a b c`.
    Chow {
        /// By whom.
        player: Seat,
        /// The lowest of the three tiles of the run.
        low: Tile,
    },
    /// A triplet with the tile just discarded (碰): `x PONG t t t`.
    Pong {
        /// By whom.
        player: Seat,
        /// Which kind.
        tile: Tile,
    },
    /// A win on the tile just discarded (荣和): `x RON`.
    Ron {
        /// The winner.
        player: Seat,
    },
    /// A win on the tile just drawn (自摸): `x SELFDRAWN`.
    Selfdrawn {
        /// The winner.
        player: Seat,
    },
    /// The last line after a win: `x WIN`.
    Win {
        /// The winner.
        player: Seat,
    },
    /// The last line when the wall is used up: `DRAW`.
    Draw,
}

impl Event {
    /// The kind, as it stands in signatures and tables.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::In { .. } => "in",
            Self::Out { .. } => "out",
            Self::Chow { .. } => "chow",
            Self::Pong { .. } => "pong",
            Self::Ron { .. } => "ron",
            Self::Selfdrawn { .. } => "selfdrawn",
            Self::Win { .. } => "win",
            Self::Draw => "draw",
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::In { player, tile } => write!(f, "{player} IN {tile}"),
            Self::Out { player, tile, skipped: None } => write!(f, "{player} OUT {tile}"),
            Self::Out { player, tile, skipped: Some(skipped) } => write!(f, "{player} OUT {tile} {skipped}"),
            Self::Chow { player, low } => {
                write!(f, "{player} CHOW")?;
                (0..3).filter_map(|i| Tile::new(low.index() + i)).try_for_each(|tile| write!(f, " {tile}"))
            }
            Self::Pong { player, tile } => write!(f, "{player} PONG {tile} {tile} {tile}"),
            Self::Ron { player } => write!(f, "{player} RON"),
            Self::Selfdrawn { player } => write!(f, "{player} SELFDRAWN"),
            Self::Win { player } => write!(f, "{player} WIN"),
            Self::Draw => f.write_str("DRAW"),
        }
    }
}
