//! Mahjong, played by entities, components and systems.
//!
//! A tile is an entity that keeps its kind and its position in the wall and changes its place: wall, hand, meld,
//! discards. A player is an entity too. The rules are systems over these ([`rules`], one a file, in the order of
//! the rules page); what each decision point of theirs asks is in [`Policies`], so that a pitfall swaps one answer.

mod distance;
mod hand;
mod pitfalls;
mod policies;
mod rules;
mod table;

pub use policies::Policies;

use damoni_corpus::mahjong::{Answer, Case, Event};
use damoni_corpus::{Mahjong, Observer, Outcome, PlayError, Simulator};

use crate::pitfall::{Misread, Pitfall, Reference};
use table::{Log, Table, Turn};

impl Misread for Mahjong {
    type Policies = Policies;

    fn pitfalls() -> &'static [Pitfall<Policies>] {
        pitfalls::all()
    }
}

impl Simulator<Mahjong> for Reference<Mahjong> {
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Mahjong>, PlayError> {
        let mut table = Table::new(case, *self.policies());
        let mut log = Log::new(observer);
        rules::deal(&mut table, &mut log);
        let mut turn = Some(Turn::first());
        while let Some(current) = turn {
            turn = rules::turn(&mut table, current, &mut log);
        }
        Ok(Outcome { answer: Answer { log: log.into_lines() }, class: () })
    }
}
