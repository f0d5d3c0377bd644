//! Pigkill, played directly.
//!
//! The rules are the methods of the [`Table`](table::Table), one file an area: [`turn`], [`targets`], [`tricks`],
//! [`nullify`], [`faces`], [`damage`] and [`endless`]. What they stand on is a [`hand`] in which the leftmost card of a
//! kind is found without a search, and [`seats`], sets of pigs in one word.

mod damage;
mod endless;
mod faces;
mod hand;
mod nullify;
mod seats;
mod table;
mod targets;
mod tricks;
mod turn;

use damoni_corpus::pigkill::{Case, Event};
use damoni_corpus::{Observer, Outcome, Pigkill, PlayError, Simulator};

use crate::Sim;

impl Simulator<Pigkill> for Sim {
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Pigkill>, PlayError> {
        let mut table = table::Table::deal(case, observer);
        let winner = table.play_to_the_end()?;
        Ok(table.outcome(winner))
    }
}
