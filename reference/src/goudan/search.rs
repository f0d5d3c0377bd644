//! The value of a position: every legal action is done on the table, looked at, and taken back.

use damoni_corpus::PlayError;

use super::components::Side;
use super::memo::{self, Memo};
use super::policies::{Handover, Policies, Teacher};
use super::position::Position;
use super::rules::action::Action;
use super::rules::{action, attack, death, hits, play, skill, turn};
use super::table::Table;

/// No line of play under the right rules goes deeper than about 110 actions and hits. Wrong readings may go further, but
/// one that gets as far as this goes round.
const DEEPEST: u16 = 500;

/// Why a search was given up.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// The game goes round; seen in this turn.
    Endless(u16),
    /// No more room for positions.
    OutOfRoom,
}

impl From<Stop> for PlayError {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Endless(turn) => Self::Endless { turn: turn.into() },
            Stop::OutOfRoom => memo::out_of_room(),
        }
    }
}

/// Explores what can become of a table.
pub(super) struct Search<'a> {
    policies: &'a Policies,
    budget: u8,
    memo: &'a mut Memo,
    table: Table,
    depth: u16,
}

impl<'a> Search<'a> {
    /// A search from a table just before a turn, which begins.
    pub(super) fn new(policies: &'a Policies, budget: u8, memo: &'a mut Memo, mut table: Table) -> Self {
        turn::start(&mut table, policies, budget);
        Self { policies, budget, memo, table, depth: 0 }
    }

    /// The player to move.
    pub(super) fn mover(&self) -> Side {
        self.table.mover()
    }

    /// What the player to move may do.
    pub(super) fn actions(&mut self) -> Vec<Action> {
        action::legal(&mut self.table, self.policies)
    }

    /// What the player to move may expect: the best of the legal actions.
    pub(super) fn decide(&mut self) -> Result<f64, Stop> {
        match (self.table.mover(), self.policies.teacher) {
            (Side::E, _) | (Side::Teacher, Teacher::Best) => {
                // What attacks win for certain needs no search: the best of all values is 1.
                if attack::is_deadly(&mut self.table, self.policies) {
                    return Ok(1.0);
                }
                self.remembered(Self::best)
            }
            (Side::Teacher, Teacher::ForE) => self.remembered(Self::worst),
            (Side::Teacher, Teacher::Random) => self.remembered(Self::average),
        }
    }

    fn best(&mut self) -> Result<f64, Stop> {
        let mut best = 0.0_f64;
        for action in self.actions() {
            best = best.max(self.value(action)?);
            // Nothing is better than certainty.
            if best >= 1.0 {
                break;
            }
        }
        Ok(best)
    }

    fn worst(&mut self) -> Result<f64, Stop> {
        let mut worst = f64::INFINITY;
        for action in self.actions() {
            worst = worst.min(self.value(action)?);
        }
        // Who can do nothing has lost.
        Ok(if worst.is_finite() { worst } else { 0.0 })
    }

    fn average(&mut self) -> Result<f64, Stop> {
        let actions = self.actions();
        // Who can do nothing has lost.
        let share = 1.0 / actions.len().max(1) as f64;
        actions.into_iter().try_fold(0.0, |sum, action| Ok(sum + share * self.value(action)?))
    }

    /// What the player to move may expect after an action.
    pub(super) fn value(&mut self, action: Action) -> Result<f64, Stop> {
        let before = self.table.now();
        let value = self.after(action);
        self.table.back_to(before);
        value
    }

    fn after(&mut self, action: Action) -> Result<f64, Stop> {
        self.carry_out(action);
        match (action, self.policies.handover) {
            (Action::End, Handover::Complement) => Ok(1.0 - self.decide()?),
            (Action::End, Handover::Same) => self.decide(),
            _ => self.go_on(),
        }
    }

    /// An action is done; at the end of a turn the next one begins.
    pub(super) fn carry_out(&mut self, action: Action) {
        let (table, policies) = (&mut self.table, self.policies);
        match action {
            Action::Hero { with } => attack::hero(table, policies, with),
            Action::Trade { with, target } => attack::trade(table, policies, with, target),
            Action::Skill => skill::skill(table, policies),
            Action::Play => play::play(table, policies),
            Action::End => {
                turn::end(table, policies);
                turn::start(table, policies, self.budget);
            }
        }
    }

    /// The table as it is.
    pub(super) fn table(&mut self) -> &mut Table {
        &mut self.table
    }

    /// What comes next: the end of the game, a hit, or a decision.
    pub(super) fn go_on(&mut self) -> Result<f64, Stop> {
        if let Some(winner) = death::winner(&mut self.table, self.policies) {
            return Ok(if winner == self.table.mover() { 1.0 } else { 0.0 });
        }
        match self.table.turn().hits {
            0 => self.decide(),
            _ => self.fall(),
        }
    }

    /// A hit falls: the average over its targets. After the last one the new minion enters.
    fn fall(&mut self) -> Result<f64, Stop> {
        self.remembered(|search| {
            let mut value = 0.0;
            for (target, share) in hits::targets(&mut search.table, search.policies) {
                let before = search.table.now();
                hits::hit(&mut search.table, search.policies, target);
                if search.table.turn().hits == 0 {
                    play::finish(&mut search.table, search.policies);
                }
                let then = search.go_on();
                search.table.back_to(before);
                value += share * then?;
            }
            Ok(value)
        })
    }

    /// The value of the position, looked up, or found by `explore` and remembered.
    fn remembered(&mut self, explore: impl FnOnce(&mut Self) -> Result<f64, Stop>) -> Result<f64, Stop> {
        let position = Position::of(&mut self.table, self.policies);
        if let Some(value) = self.memo.recall(position) {
            return Ok(value);
        }
        if self.depth >= DEEPEST {
            return Err(Stop::Endless(self.table.turn().number));
        }
        self.depth += 1;
        let value = explore(self)?;
        self.depth -= 1;
        if self.memo.remember(position, value) { Ok(value) } else { Err(Stop::OutOfRoom) }
    }
}
