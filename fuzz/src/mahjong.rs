//! Edits of 麻将模拟器 walls: permutations, so that each kind stays there four times.

use damoni_corpus::Mahjong;
use damoni_corpus::mahjong::{COPIES, Case, KINDS, Tile, WALL};
use damoni_gen::Draws;

use crate::fuzzed::Fuzzed;

/// The most tiles that one edit moves at once.
const RUN: usize = 12;

impl Fuzzed for Mahjong {
    const WORDS: &'static [&'static str] = &[
        "1M", "9M", "5P", "1S", "9S", "E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE", "0M",
        "10M", "M", "1m", "PASSS", "REVERS",
    ];

    fn edit(case: &Case, draws: &mut Draws) -> Case {
        let mut wall = *case.wall();
        match draws.below(8) {
            // Two tiles change places.
            0..3 => wall.swap(place(draws), place(draws)),
            // A tile goes elsewhere, and those between move up.
            3 => {
                let (from, to) = (place(draws), place(draws));
                if from < to { wall[from..=to].rotate_left(1) } else { wall[to..=from].rotate_right(1) }
            }
            // A few neighbours are shuffled.
            4 => {
                let begin = place(draws);
                let end = (begin + draws.between(2, RUN)).min(WALL);
                draws.shuffle(&mut wall[begin..end]);
            }
            // Two runs change places.
            5 => {
                let length = draws.between(2, RUN);
                let (one, other) = (draws.between(0, WALL - length), draws.between(0, WALL - length));
                for step in 0..length {
                    wall.swap(one + step, other + step);
                }
            }
            // Two kinds change places everywhere.
            6 => {
                let [one, other] = [(); 2].map(|()| Tile::new(draws.below(KINDS as u32) as usize));
                relabel(&mut wall, |tile| match Some(tile) {
                    tile if tile == one => other,
                    tile if tile == other => one,
                    tile => tile,
                });
            }
            // The next copy of a tile comes early or late.
            _ => {
                let (at, to) = (place(draws), place(draws));
                if let Some(copy) = (at + 1..WALL).find(|&copy| wall[copy] == wall[at]) {
                    wall.swap(copy, to);
                }
            }
        }
        Case::new(&wall).unwrap_or_else(|_| case.clone())
    }

    /// Every wall has the same tiles, so its text has always the same length.
    fn lighten(_case: &Case, _draws: &mut Draws) -> Option<Case> {
        None
    }

    /// The front of one wall, then what is left in the order of the other.
    fn splice(first: &Case, second: &Case, draws: &mut Draws) -> Case {
        let mut wall = first.wall()[..place(draws)].to_vec();
        let mut left = [COPIES; KINDS];
        for tile in &wall {
            left[tile.index()] -= 1;
        }
        // Of the other wall the last copies count, so that its end stays as it is.
        let mut rest = Vec::with_capacity(WALL - wall.len());
        for &tile in second.wall().iter().rev() {
            if left[tile.index()] > 0 {
                left[tile.index()] -= 1;
                rest.push(tile);
            }
        }
        wall.extend(rest.into_iter().rev());
        Case::new(&wall).unwrap_or_else(|_| first.clone())
    }
}

/// A place in the wall, the front more often: games seldom see the end.
fn place(draws: &mut Draws) -> usize {
    if draws.chance(1, 2) { draws.between(0, WALL - 1) } else { draws.between(0, WALL / 2) }
}

fn relabel(wall: &mut [Tile; WALL], to: impl Fn(Tile) -> Option<Tile>) {
    for tile in wall {
        *tile = to(*tile).unwrap_or(*tile);
    }
}
