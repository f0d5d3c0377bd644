//! Games that can never end are noticed in bounded time (每局游戏都会结束).
//!
//! Once only one card is left, every pig draws the same card for ever. If then every alive pig has a turn in which nothing
//! but Z is used and no health or face changes, the same will happen in every later round. Every other turn spends something there is
//! a finite store of, so one of the two comes.
//!
//! Under a wrong reading the store need not be finite (a dodge that is never spent, a peach used in full health), so there the
//! number of events is bounded too.

use damoni_corpus::PlayError;

use super::choices::DeckReading;
use super::components::Seat;
use super::table::Table;

/// How long nothing has happened, and how much may happen.
#[derive(Clone, Copy, Debug)]
pub struct Quiet {
    /// Something has happened in this turn, or it began with more than one card in the deck.
    stirred: bool,
    /// Quiet turns in a row.
    turns: usize,
    /// Quiet turns beyond one a pig before the game is given up.
    patience: usize,
    /// Events that may still happen.
    events: u64,
}

impl Quiet {
    /// For the right reading, which needs no bound.
    pub fn unbounded() -> Self {
        Self { stirred: true, turns: 0, patience: 0, events: u64::MAX }
    }

    /// For a wrong reading of a game with a deck of so many cards.
    pub fn bounded(reading: DeckReading, deck: usize) -> Self {
        // A deck that begins anew is gone through twice before a game is given up.
        let patience = if reading == DeckReading::BeginsAnew { deck } else { 0 };
        Self { patience, events: 4000 + 10 * deck as u64, ..Self::unbounded() }
    }

    /// One more event has happened.
    pub fn count(&mut self) {
        self.events = self.events.saturating_sub(1);
    }

    /// Whether more has happened than happens in a game that ends.
    pub fn exhausted(&self) -> bool {
        self.events == 0
    }
}

/// A turn begins; it can be quiet only if one card is left.
pub fn turn_begins(table: &mut Table<'_>) {
    table.quiet.stirred = !table.deck.at_last_card();
}

/// Health or a face has changed, or a card other than Z was used.
pub fn stir(table: &mut Table<'_>) {
    table.quiet.stirred = true;
}

/// At the end of a turn: has every alive pig had a quiet one since something last happened?
pub fn notice(table: &mut Table<'_>) -> Result<(), PlayError> {
    if table.winner.is_some() {
        return Ok(());
    }
    if table.quiet.exhausted() {
        return Err(PlayError::Endless { turn: table.turn.number });
    }
    if table.quiet.stirred {
        table.quiet.turns = 0;
        return Ok(());
    }
    table.quiet.turns += 1;
    let alive = table.alive_from(Seat::LORD).len();
    if table.quiet.turns >= alive + table.quiet.patience {
        return Err(PlayError::Endless { turn: table.turn.number });
    }
    Ok(())
}
