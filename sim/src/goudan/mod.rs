//! Goudan, played directly: one table of all positions, solved from the bottom up.
//!
//! # Why there is a bottom
//! Count the hit points of both heroes and all minions. An attack on a hero takes 3 of them, a trade 2 to 4, a skill 2; a
//! card takes 3 and brings 2. To end the turn takes none, but something must have been done before. So every action leads to
//! positions with fewer hit points, and every turn ends in one: solving positions in the order of their hit points, each is
//! worked out once, from values that are there already. Nothing recurs.
//!
//! # What is solved
//! - *Starts*: the mover has drawn and all his minions may attack. These answer the queries, and are kept ([`Table`]).
//! - *Decisions*: the mover has done something, and goes on or ends the turn.
//! - *Hits*: a card is played, and one or two of its hits are still to come. (All three: worked out on the spot.)
//!
//! Decisions and hits are read for a while only: a decision from up to three hit points of a hero above it, a hit from one.
//! So only the last layers of them are alive, each the boards under one pair of heroes' health (`window`).
//!
//! # What a value is
//! Attacks and hits do not ask for hands and budgets; a skill or a card moves both by one. So the value of a place (heroes'
//! health and both boards) is a small vector, by own hand, budget left and enemy hand: an attack compares vectors, a hit
//! averages them, a skill or a card compares rows one further along (`values`). The enemy's hand is innermost, as nothing in
//! one's own turn changes it: four numbers that always stand together. Loops over arrays of known length are what compilers
//! make vector instructions of.
//!
//! # What is not solved
//! Whoever has minions that may attack for all of the enemy's hit points wins. Two fifths of all queries are of this kind; no
//! layer has room for such decisions, nor for hits that only such decisions lead to. Boards are numbered so that these come
//! last (`boards`). And nothing is solved above what the queries need ([`Reach`]).
//!
//! # The order
//! Pairs of heroes' health by their sum; a pair together with the same pair turned round, as ending the turn leads from one
//! to the other; under a pair, boards by their hit points, first the starts of both sides and then the rest (`sweep`).

mod boards;
mod first_actions;
mod memory;
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
        table.give_back();
        Ok(Outcome { answer: Answer { chances }, class: () })
    }
}
