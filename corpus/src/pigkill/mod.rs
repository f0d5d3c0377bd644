//! 猪国杀, SDOI2010 (Luogu P2482): pigs with roles and hands kill each other by fixed rules.

mod answer;
#[cfg(any(test, feature = "arbitrary"))]
mod arbitrary;
mod card;
mod case;
mod event;
mod read;

pub use answer::{Answer, AnswerBuilder};
pub use card::Card;
pub use case::{Case, Invalid, MAX_DECK, MAX_PIGS, MIN_DECK, MIN_PIGS, Pig, Role};
pub use event::{Class, Event, Face, Side};

use crate::compare::{self, Comparison};
use crate::game::Game;
use crate::reading::{ReadError, Reading};

/// The game, as a type to choose it by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pigkill;

impl Game for Pigkill {
    const NAME: &'static str = "pigkill";
    type Case = Case;
    type Answer = Answer;
    type Event = Event;
    type Class = Class;

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
