//! Walls on which next to nothing happens.

use damoni_corpus::mahjong::{Case, Tile, WALL};

use super::{DEALT, sorted};

/// A wins with the first tile; B waits for two kinds while the others hold sorted tiles; and the sorted wall.
pub(super) fn smallest() -> Vec<Case> {
    let ready = "1M 1M 1M 2M 2M 2M 3M 3M 3M 4M 4M 4M 5M";
    let plain: Vec<Tile> = (0..WALL).filter_map(sorted).collect();
    let walls = [laid(0, ready, "5M"), laid(1, ready, "Z"), Some(plain)];
    walls.into_iter().flatten().filter_map(|wall| Case::new(&wall).ok()).collect()
}

/// A wall that deals `hand` to a player and has A draw `first`; the other tiles are sorted.
fn laid(seat: usize, hand: &str, first: &str) -> Option<Vec<Tile>> {
    let named = |name: &str| Tile::from_name(name.as_bytes());
    let mut wall = vec![None; WALL];
    for (round, name) in hand.split(' ').enumerate() {
        wall[round * 4 + seat] = Some(named(name)?);
    }
    wall[DEALT] = Some(named(first)?);
    let mut rest: Vec<Tile> = (0..WALL).filter_map(sorted).collect();
    for tile in wall.iter().flatten() {
        rest.remove(rest.iter().position(|other| other == tile)?);
    }
    let mut rest = rest.into_iter();
    wall.into_iter().map(|tile| tile.or_else(|| rest.next())).collect()
}
