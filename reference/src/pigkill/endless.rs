//! Games that can never end are noticed in bounded time (每局游戏都会结束).
//!
//! Once only one card is left, every pig draws the same card for ever. If then every alive pig has a turn in which nothing
//! but Z is used and no health or face changes, the same will happen in every later round. Every other turn spends something there is
//! a finite store of, so one of the two comes.

use damoni_corpus::PlayError;

use super::components::Seat;
use super::table::Table;

/// How long nothing has happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet {
    /// Something has happened in this turn, or it began with more than one card in the deck.
    stirred: bool,
    /// Quiet turns in a row.
    turns: usize,
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
    table.quiet.turns = if table.quiet.stirred { 0 } else { table.quiet.turns + 1 };
    let alive = table.seats_from(Seat::LORD).filter(|&seat| table.alive(seat)).count();
    if table.winner.is_none() && table.quiet.turns >= alive {
        return Err(PlayError::Endless { turn: table.turn.number });
    }
    Ok(())
}
