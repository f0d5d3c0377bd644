//! Walls written in the shorthand of players, and what is played on them.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod seeded;

use damoni_corpus::mahjong::{Case, Tile};
use damoni_corpus::{Mahjong, Simulator, Unobserved};
use damoni_reference::Reference;

/// The tiles of `123M 55S NNZ PASS`: numbers before their suit, honours as a word, specials as they are.
pub fn tiles(text: &str) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for word in text.split_whitespace() {
        let (numbers, suit) = word.split_at(word.len() - 1);
        if let Some(special) = Tile::from_name(word.as_bytes()).filter(|tile| tile.is_special()) {
            tiles.push(special);
        } else if numbers.starts_with(|c: char| c.is_ascii_digit()) {
            tiles.extend(numbers.chars().map(|number| tile(&format!("{number}{suit}"))));
        } else {
            tiles.extend(word.chars().map(|honour| tile(&honour.to_string())));
        }
    }
    tiles
}

fn tile(name: &str) -> Tile {
    Tile::from_name(name.as_bytes()).unwrap_or_else(|| panic!("no tile {name}"))
}

/// A wall that deals these hands, then has these tiles in front, then all others in the order of kinds. Hands of fewer
/// than 13 tiles are filled up with ordinary tiles of kinds that they have not, the last kinds first.
pub fn wall(hands: [&str; 4], front: &str) -> Case {
    let mut left: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
    let mut take = |tile: Tile| {
        let index = left.iter().position(|&t| t == tile).unwrap_or_else(|| panic!("a fifth {tile}"));
        left.remove(index)
    };
    let mut hands = hands.map(|hand| tiles(hand).into_iter().map(&mut take).collect::<Vec<_>>());
    let front: Vec<Tile> = tiles(front).into_iter().map(&mut take).collect();
    for hand in &mut hands {
        while hand.len() < 13 {
            let index = left.iter().rposition(|tile| !tile.is_special() && !hand.contains(tile)).unwrap();
            hand.push(left.remove(index));
        }
    }
    let dealt = (0..52).map(|index| hands[index % 4][index / 4]);
    Case::new(&dealt.chain(front).chain(left.iter().copied()).collect::<Vec<_>>()).unwrap()
}

/// The lines of the answer.
pub fn log(reference: &Reference<Mahjong>, case: &Case) -> Vec<String> {
    let outcome = reference.play(case, &mut Unobserved).unwrap();
    outcome.answer.log.iter().map(ToString::to_string).collect()
}

/// The lines that follow the deal under the right rules, at most `count` of them, joined by commas.
pub fn after_deal(case: &Case, count: usize) -> String {
    let lines = log(&Reference::default(), case);
    lines[52..].iter().take(count).cloned().collect::<Vec<_>>().join(", ")
}
