//! Turn after turn until somebody has won, or it is certain that nobody ever will.

use std::ops::ControlFlow::{Break, Continue};

use damoni_corpus::pigkill::{Event, Side};
use damoni_corpus::{Observer, PlayError};

use super::seats::LORD;
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// Plays on to the end of the game, and says who has won.
    ///
    /// A game goes on for ever just when, with only the card that stays left in the deck, every alive pig has had a
    /// turn in which nobody used any card but Z: all that follows is the same again. (Health and faces change
    /// only through cards used.) It comes to this in bounded time, for K, F, N, W and P cannot be used for ever.
    pub fn play_to_the_end(&mut self) -> Result<Side, PlayError> {
        let mut pig = LORD;
        let mut turn = 0;
        let mut quiet_turns = 0;
        loop {
            turn += 1;
            let on_the_last_card = self.only_the_last_card_is_left();
            match self.turn(pig) {
                Break(winner) => {
                    self.tell(Event::End { winner });
                    return Ok(winner);
                }
                Continue(stirred) => {
                    quiet_turns = if stirred || !on_the_last_card { 0 } else { quiet_turns + 1 };
                }
            }
            if quiet_turns == self.alive.len() {
                return Err(PlayError::Endless { turn });
            }
            // The lord is alive as long as the game goes on, so there is always a next pig.
            pig = self.alive.first_after(pig).unwrap_or(LORD);
        }
    }
}
