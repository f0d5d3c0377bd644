//! Walls made for a test, and what is played with them.

use damoni_corpus::mahjong::{COPIES, Case, KINDS, ORDINARY, Tile};
use damoni_corpus::{Game, Mahjong, Outcome, Simulator, Unobserved};
use damoni_sim::Sim;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Lines of the deal.
const DEAL: usize = 52;

/// Tiles written with blanks between.
pub fn tiles(text: &str) -> Vec<Tile> {
    let tile = |name: &str| Tile::from_name(name.as_bytes()).unwrap_or_else(|| panic!("{name} is no tile"));
    text.split_whitespace().map(tile).collect()
}

/// The wall that deals `hands` to A, B, C and D and in which `draws` follow; then the rest in the order of the kinds.
///
/// A hand of fewer than 13 tiles is filled up with lonely ones: none like or near another tile of the hand, and none like one
/// of the `draws`. So fillers alone claim nothing and wait for nothing.
pub fn wall(hands: [&str; 4], draws: &str) -> Case {
    let mut hands = hands.map(tiles);
    let draws = tiles(draws);
    let mut left = [COPIES; KINDS];
    for tile in hands.iter().flatten().chain(&draws) {
        left[tile.index()] = left[tile.index()].checked_sub(1).unwrap_or_else(|| panic!("five {tile}"));
    }
    for hand in &mut hands {
        while hand.len() < 13 {
            let lonely = |tile: &Tile| {
                left[tile.index()] > 0
                    && !draws.contains(tile)
                    && !hand.iter().any(|&other| near(*tile, other))
            };
            let tile = Tile::all().take(ORDINARY).find(lonely).expect("a lonely tile is left");
            left[tile.index()] -= 1;
            hand.push(tile);
        }
        assert_eq!(hand.len(), 13, "too many tiles in a hand");
    }
    let mut wall: Vec<Tile> = (0..13).flat_map(|round| hands.each_ref().map(|hand| hand[round])).collect();
    wall.extend(draws);
    wall.extend(Tile::all().flat_map(|tile| std::iter::repeat_n(tile, left[tile.index()])));
    Case::new(&wall).unwrap()
}

/// Whether two tiles can be in one set.
fn near(a: Tile, b: Tile) -> bool {
    let run = a
        .suit_and_number()
        .zip(b.suit_and_number())
        .is_some_and(|((suit, number), (other, near))| suit == other && number.abs_diff(near) <= 2);
    a == b || run
}

/// A uniformly shuffled wall.
pub fn shuffled(seed: u64) -> Vec<Tile> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; COPIES]).collect();
    for last in (1..wall.len()).rev() {
        wall.swap(last, rng.next_u32() as usize % (last + 1));
    }
    wall
}

/// The lines of the log.
pub fn log(wall: &Case) -> Vec<String> {
    let outcome: Outcome<Mahjong> = Sim.play(wall, &mut Unobserved).unwrap();
    Mahjong::print_answer(&outcome.answer).lines().map(str::to_owned).collect()
}

/// Asserts that after the deal the log goes on with `expected`: lines, or several on a line with `;` between.
#[track_caller]
pub fn assert_plays(wall: &Case, expected: &str) {
    let log = log(wall);
    let expected: Vec<&str> = expected.split(['\n', ';']).map(str::trim).filter(|s| !s.is_empty()).collect();
    let played: Vec<&str> = log[DEAL..].iter().take(expected.len()).map(String::as_str).collect();
    assert_eq!(played, expected);
}

/// Asserts that the log ends with `expected`, written as for [`assert_plays`].
#[track_caller]
pub fn assert_ends(wall: &Case, expected: &str) {
    let log = log(wall);
    let expected: Vec<&str> = expected.split(['\n', ';']).map(str::trim).filter(|s| !s.is_empty()).collect();
    assert_eq!(log[log.len().saturating_sub(expected.len())..], expected);
}
