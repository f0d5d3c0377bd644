//! 麻将模拟器, THUPC 2021 preliminary L (Luogu P7147): the wall decides a whole game of mahjong.

mod answer;
#[cfg(any(test, feature = "arbitrary"))]
mod arbitrary;
mod case;
mod event;
mod read;
mod tile;

pub use answer::Answer;
pub use case::{COPIES, Case, Invalid, WALL};
pub use event::{Event, Seat};
pub use tile::{KINDS, ORDINARY, Tile};

use crate::compare::{self, Comparison};
use crate::game::Game;
use crate::reading::{ReadError, Reading};

/// The game, as a type to choose it by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mahjong;

impl Game for Mahjong {
    const NAME: &'static str = "mahjong";
    type Case = Case;
    type Answer = Answer;
    type Event = Event;
    type Class = ();

    fn read(text: &[u8], reading: Reading) -> Result<Case, ReadError> {
        read::read(text, reading)
    }

    fn print(case: &Case) -> String {
        case.to_string()
    }

    fn print_answer(answer: &Answer) -> String {
        answer.to_string()
    }

    fn compare(expected: &[u8], actual: &[u8]) -> Comparison {
        compare::exact(expected, actual)
    }

    fn event_kind(event: &Event) -> &'static str {
        event.kind()
    }
}
