//! What every game provides: the seam between the games and everything that is the same for all of them.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use crate::compare::Comparison;
use crate::reading::{ReadError, Reading};

/// A judge problem: its cases, answers and events, and their text.
pub trait Game: Copy + Debug + Default + Eq + Hash + Send + Sync + 'static {
    /// The name on the command line, and of the game's module and folder everywhere.
    const NAME: &'static str;

    /// A statically valid input. Values that break a bound of the statement cannot be made.
    type Case: Clone + Debug + Eq + Hash + Send + Sync;

    /// What a right program prints.
    type Answer: Clone + Debug + PartialEq + Send + Sync;

    /// One thing that happens in a play, as reported to an [`Observer`](crate::Observer).
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// What only a play can tell about a case, beside its answer (for pigkill: cards drawn, contested).
    type Class: Clone + Debug + PartialEq + Serialize + Send + Sync;

    /// Reads the judge text of a case.
    ///
    /// # Errors
    /// Where the text leaves the format or a bound of the statement.
    fn read(text: &[u8], reading: Reading) -> Result<Self::Case, ReadError>;

    /// The judge text of a case, as the strict reader accepts it.
    fn print(case: &Self::Case) -> String;

    /// The text of an answer file.
    fn print_answer(answer: &Self::Answer) -> String;

    /// How the judge compares a program's output with the answer file.
    fn compare(expected: &[u8], actual: &[u8]) -> Comparison;

    /// Whether two simulators that report `a` and `b` agree. Exact unless the game counts in floats.
    fn same_event(a: &Self::Event, b: &Self::Event) -> bool {
        a == b
    }

    /// Whether two simulators that answer `a` and `b` agree. Exact unless the game counts in floats.
    fn same_answer(a: &Self::Answer, b: &Self::Answer) -> bool {
        a == b
    }

    /// The kind of an event, as it stands in signatures and tables: lower case, `-` between words.
    fn event_kind(event: &Self::Event) -> &'static str;
}
