//! Shrinking a game of 麻将模拟器.
//!
//! A wall always has 148 tiles, so it is not its length that shrinks.
//!
//! # The order
//! Smaller is, in this order: fewer tiles drawn until the plays part, the deal included (in the whole game, if it is not
//! known where they part); fewer claims until then; fewer specials among these tiles; fewer places of the wall that do
//! not hold the tile of the sorted wall; then the tiles compared from the front.

mod edits;
mod replay;
mod smallest;

use damoni_corpus::mahjong::{Case, Event, Tile, WALL};
use damoni_corpus::{Mahjong, Text, counted};
use damoni_gen::Draws;

use crate::shrink::{Below, Effort, Failing, Pass, Shrink};

/// Tiles of the deal.
const DEALT: usize = 52;

/// The place of a case in the order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    drawn: usize,
    claims: usize,
    specials: usize,
    displaced: usize,
    wall: Vec<u8>,
}

/// The tile of the sorted wall at this place.
fn sorted(at: usize) -> Option<Tile> {
    Tile::new(at / 4)
}

/// Tiles drawn until the parting.
fn drawn(failing: &Failing<Mahjong>) -> usize {
    failing.shared().iter().filter(|event| matches!(event, Event::In { .. })).count()
}

impl Shrink for Mahjong {
    type Key = Key;

    const EFFORT: Effort = Effort { rounds: 6, patience: 2, walks: 8, kicks: 20, samples: 0 };

    fn key(failing: &Failing<Self>) -> Key {
        let wall = failing.case.wall();
        let drawn = drawn(failing);
        let is_claim = |event: &&Event| matches!(event, Event::Chow { .. } | Event::Pong { .. });
        Key {
            drawn,
            claims: failing.shared().iter().filter(is_claim).count(),
            specials: wall[..drawn.min(WALL)].iter().filter(|tile| tile.is_special()).count(),
            displaced: (0..WALL).filter(|&at| sorted(at) != Some(wall[at])).count(),
            wall: wall.iter().map(|tile| tile.index() as u8).collect(),
        }
    }

    fn horizon(events: &[Event], below: &Key) -> usize {
        // A parting after one more draw than before is no gain.
        let draws = events.iter().enumerate().filter(|(_, event)| matches!(event, Event::In { .. }));
        draws.map(|(at, _)| at + 1).nth(below.drawn).unwrap_or(usize::MAX)
    }

    fn size(failing: &Failing<Self>) -> usize {
        drawn(failing)
    }

    fn measure(failing: &Failing<Self>) -> Text {
        let key = Self::key(failing);
        Text::new(
            format!(
                "{} tiles drawn, {}, {}, {} displaced",
                key.drawn,
                counted(key.claims, "claim", "claims"),
                counted(key.specials, "special", "specials"),
                key.displaced
            ),
            format!(
                "摸牌 {} 张，吃碰 {} 次，特殊牌 {} 张，与理好的牌山不同 {} 处",
                key.drawn, key.claims, key.specials, key.displaced
            ),
        )
    }

    fn passes() -> &'static [Pass<Self>] {
        &edits::PASSES
    }

    fn kick(failing: &Failing<Self>, draws: &mut Draws) -> Case {
        let mut wall = *failing.case.wall();
        let front = (drawn(failing) + 4).min(WALL) as u32;
        for _ in 0..draws.between(1, 4) {
            let (a, b) = (draws.below(front) as usize, draws.below(WALL as u32) as usize);
            wall.swap(a, b);
        }
        Case::new(&wall).unwrap_or_else(|_| failing.case.clone())
    }

    fn smallest() -> Vec<Case> {
        smallest::smallest()
    }

    fn difference(expected: &[u8], actual: &[u8], line: usize) -> String {
        let kind = |text: &[u8]| {
            let line =
                text.split(|&byte| byte == b'\n').nth(line - 1).map(<[u8]>::trim_ascii).unwrap_or_default();
            let mut words = line.split(|&byte| byte == b' ').map(String::from_utf8_lossy);
            let (first, second) = (words.next().unwrap_or_default(), words.next());
            let word = second.unwrap_or(first);
            let known = ["IN", "OUT", "CHOW", "PONG", "RON", "SELFDRAWN", "WIN", "DRAW"];
            match known.iter().find(|known| ***known == *word) {
                Some(known) => known.to_lowercase(),
                None if word.is_empty() => "nothing".to_owned(),
                None => "other".to_owned(),
            }
        };
        format!("{}/{}", kind(expected), kind(actual))
    }

    fn parting_at_line(_events: &[Event], line: usize) -> Option<usize> {
        Some(line - 1)
    }

    fn below(_failing: &Failing<Self>, _limit: u64) -> Below<'_, Self> {
        Below::TooLarge {
            why: Text::new(
                "there are 148!/(4!)^37 walls, more than 10^200, and no bound on them that means anything is small enough to go through",
                "牌山共 148!/(4!)^37 种，超过 10^200，任何有意义的范围都无法枚举",
            ),
        }
    }
}
