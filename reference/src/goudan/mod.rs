//! Goudan, played by entities, components and systems.
//!
//! Heroes and minions are entities on a [`table`]; the [`rules`] are systems that act on it; a [`search`] does every
//! legal action on the table, takes it back, and remembers what each [`position`] was worth in a [`memo`].

mod components;
mod line;
mod memo;
mod pitfalls;
mod policies;
mod position;
mod rules;
mod search;
mod table;

use damoni_corpus::goudan::{Answer, Case, Event, Goudan, Query};
use damoni_corpus::{Observer, Outcome, PlayError, Simulator};

pub use line::{Fall, Happening, Moment, Player, Standing, StandingMinion, best_line};
pub use policies::Policies;

use self::components::Side;
use self::memo::Memo;
use self::policies::Printed;
use self::search::{Search, Stop};
use self::table::Table;
use crate::pitfall::{Misread, Pitfall, Reference};

impl Misread for Goudan {
    type Policies = Policies;

    fn pitfalls() -> &'static [Pitfall<Policies>] {
        pitfalls::PITFALLS
    }
}

impl Simulator<Goudan> for Reference<Goudan> {
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Goudan>, PlayError> {
        let (policies, budget) = (self.policies(), case.budget());
        let mut memo = memo::borrow(policies, budget);
        let chances: Result<Vec<f64>, Stop> = (0..)
            .zip(case.queries())
            .map(|(number, query)| answer(policies, budget, &mut memo, number, query, observer))
            .collect();
        Ok(Outcome { answer: Answer { chances: chances? }, class: () })
    }
}

/// E's chance in one query, and the value of each first action to whoever watches.
fn answer<O: Observer<Event>>(
    policies: &Policies,
    budget: u8,
    memo: &mut Memo,
    number: u32,
    query: &Query,
    observer: &mut O,
) -> Result<f64, Stop> {
    let mut search = Search::new(policies, budget, memo, Table::lay(query, policies));
    let e_begins = search.mover() == Side::E;
    // The search speaks of the player to move, who is E unless the rules are misread.
    let of_e = |chance: f64| if e_begins { chance } else { 1.0 - chance };
    if O::WATCHES {
        for action in search.actions() {
            if let Some(reported) = rules::action::reported(action) {
                observer.see(Event { query: number, action: reported, value: of_e(search.value(action)?) });
            }
        }
    }
    Ok(printed(policies, of_e(search.decide()?)))
}

/// What is printed of a chance: all of it, since [`Answer`] takes care of the decimals.
fn printed(policies: &Policies, chance: f64) -> f64 {
    match policies.printed {
        Printed::Exactly => chance,
        Printed::FiveDecimals => (chance * 1e5).round() / 1e5,
        Printed::EnemyChance => 1.0 - chance,
    }
}
