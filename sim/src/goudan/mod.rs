//! Goudan, played directly.

mod boards;
mod first_actions;
mod reach;
mod sweep;
mod table;
mod turn;
mod values;
mod window;

pub use reach::Reach;
pub use table::Table;

use damoni_corpus::goudan::{Answer, Case, Event};
use damoni_corpus::{Goudan, Observer, Outcome, PlayError, Simulator};

use crate::Sim;

impl Simulator<Goudan> for Sim {
    fn play<Watcher: Observer<Event>>(
        &self,
        case: &Case,
        observer: &mut Watcher,
    ) -> Result<Outcome<Goudan>, PlayError> {
        let (budget, reach) = (case.budget(), Reach::of(case.queries()));
        let table = if Watcher::WATCHES {
            first_actions::report(case, reach, observer)
        } else {
            Table::solve(budget, reach)
        };
        let table = table.map_err(|e| PlayError::OutOfReach { what: e.to_string() })?;
        let chances = case.queries().iter().filter_map(|query| table.chance(query)).collect();
        Ok(Outcome { answer: Answer { chances }, class: () })
    }
}
