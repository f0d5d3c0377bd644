//! A wall: the 148 tiles in the order they are drawn.

use std::fmt;

use thiserror::Error;

use super::tile::{KINDS, Tile};

/// Tiles in the wall.
pub const WALL: usize = 148;
/// Copies of each kind.
pub const COPIES: usize = 4;

/// A wall that holds each of the 37 kinds four times, front tile first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    wall: [Tile; WALL],
}

/// Why tiles do not make a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Invalid {
    /// Not 148 tiles.
    #[error("{0} tiles, but a wall has {WALL}")]
    Length(usize),
    /// A fifth copy of a kind.
    #[error("tile {} is a fifth {tile}", .index + 1)]
    Fifth {
        /// Where in the wall, from 0.
        index: usize,
        /// Of which kind.
        tile: Tile,
    },
}

impl Case {
    /// A case, if the tiles make a wall.
    ///
    /// # Errors
    /// A wrong number of tiles, or the first fifth copy.
    pub fn new(wall: &[Tile]) -> Result<Self, Invalid> {
        let wall: [Tile; WALL] = wall.try_into().map_err(|_| Invalid::Length(wall.len()))?;
        let mut copies = [0; KINDS];
        for (index, &tile) in wall.iter().enumerate() {
            copies[tile.index()] += 1;
            if copies[tile.index()] > COPIES {
                return Err(Invalid::Fifth { index, tile });
            }
        }
        Ok(Self { wall })
    }

    /// The wall, front tile first.
    pub fn wall(&self) -> &[Tile; WALL] {
        &self.wall
    }
}

impl fmt::Display for Case {
    /// The judge text: a tile a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(WALL * 4);
        for tile in self.wall {
            text.push_str(tile.name());
            text.push('\n');
        }
        f.write_str(&text)
    }
}
