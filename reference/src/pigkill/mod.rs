//! Pigkill (猪国杀), played by entities, components and systems.
//!
//! Pigs, drawn cards and pending tricks are entities; what they are and hold are components
//! ([`components`]); each rule is a free function over the [`Table`](table::Table), in the file that bears its name.

mod area;
mod choices;
mod components;
mod crossbow;
mod damage;
mod deck;
mod duel;
mod endless;
mod hand;
mod kill;
mod nullify;
mod pitfalls;
mod play;
mod policies;
mod reveal;
mod suspect;
mod table;
mod targets;
mod turn;
mod victory;

use damoni_corpus::pigkill::{Case, Event, Pigkill};
use damoni_corpus::{Observer, Outcome, PlayError, Simulator};

use crate::pitfall::{Misread, Pitfall, Reference};
use endless::Quiet;
use table::Table;

pub use policies::Policies;

impl Misread for Pigkill {
    type Policies = Policies;

    fn pitfalls() -> &'static [Pitfall<Policies>] {
        &pitfalls::ALL
    }
}

impl Simulator<Pigkill> for Reference<Pigkill> {
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Pigkill>, PlayError> {
        let mut tell = |event| observer.see(event);
        let tell: Option<&mut dyn FnMut(Event)> = if O::WATCHES { Some(&mut tell) } else { None };
        let quiet = match self.pitfalls() {
            [] => Quiet::unbounded(),
            _ => Quiet::bounded(self.policies().dealing.deck, case.deck().len()),
        };
        let mut table = Table::set(case, self.policies(), quiet, tell);
        turn::rounds(&mut table)?;
        Ok(table.outcome())
    }
}
