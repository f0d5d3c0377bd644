//! 狗蛋和二五仔, THUPC 2021 preliminary I (Luogu P7144): the odds of a small card battle under best play.

mod answer;
#[cfg(any(test, feature = "arbitrary"))]
mod arbitrary;
mod case;
mod event;
mod read;

pub use answer::{AGREEMENT, Answer, DECIMALS, TOLERANCE};
pub use case::{
    Board, Case, Invalid, MAX_BOARD, MAX_BUDGET, MAX_HAND, MAX_HEALTH, MAX_QUERIES, MIN_BUDGET, Query,
};
pub use event::{Action, Event, Minion};

use crate::compare::{self, Comparison};
use crate::game::Game;
use crate::reading::{ReadError, Reading};

/// The game, as a type to choose it by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goudan;

impl Game for Goudan {
    const NAME: &'static str = "goudan";
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
        compare::numbers(expected, actual, TOLERANCE)
    }

    fn same_event(a: &Event, b: &Event) -> bool {
        a.agrees_with(b)
    }

    fn same_answer(a: &Answer, b: &Answer) -> bool {
        a.agrees_with(b)
    }

    fn event_kind(event: &Event) -> &'static str {
        event.kind()
    }
}
