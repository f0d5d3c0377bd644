//! Rounds and turns (回合).

use damoni_corpus::PlayError;
use damoni_corpus::pigkill::Event;

use super::components::Seat;
use super::table::Table;
use super::{deck, endless, play};

/// What the acting pig has done in this turn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Turn {
    /// The number of turns begun so far.
    pub number: u64,
    /// K played at a target while armed.
    pub armed_kills: u32,
    /// K played at a target while not armed.
    pub unarmed_kills: u32,
    /// A penalty has taken the acting lord's crossbow.
    pub crossbow_lost: bool,
}

/// Alive pigs act in seat order, round after round, until somebody has won.
pub fn rounds(table: &mut Table<'_>) -> Result<(), PlayError> {
    let mut actor = Seat::LORD;
    while table.winner.is_none() {
        if table.alive(actor) {
            turn(table, actor);
            endless::notice(table)?;
        }
        actor = table.next_seat(actor);
    }
    Ok(())
}

/// A turn: draw two cards, then play.
fn turn(table: &mut Table<'_>, actor: Seat) {
    table.turn = Turn { number: table.turn.number + 1, ..Turn::default() };
    endless::turn_begins(table);
    table.tell(Event::Turn { pig: actor.0 });
    deck::draw(table, actor);
    deck::draw(table, actor);
    play::play(table, actor);
}
