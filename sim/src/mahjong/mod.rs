//! Mahjong, played directly.
//!
//! `play` holds a game in play and its deal, `turn` the turns and the specials, `discard` the choice of what to
//! throw, `claims` ron, pong and chow, `hand` a player's tiles, `distance` how far they are from winning, and
//! `suit` the tables that make that a few additions.

mod claims;
mod discard;
mod distance;
mod hand;
mod play;
mod suit;
mod turn;

use damoni_corpus::mahjong::{Answer, Case, Event, KINDS};
use damoni_corpus::{Mahjong, Observer, Outcome, PlayError, Simulator};

use self::hand::Hand;
use self::play::Play;
use crate::Sim;

impl Simulator<Mahjong> for Sim {
    /// Plays the wall. Every wall has an end, so there is no error.
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Mahjong>, PlayError> {
        let log = Play::new(case, observer).run();
        Ok(Outcome { answer: Answer { log }, class: () })
    }
}

/// The distance (和牌距离) of the concealed tiles `hand`, copies by [`Tile::index`](damoni_corpus::mahjong::Tile::index),
/// beside `melds` claims: the fewest tiles to add, others being taken away, for `4 - melds` sets and a pair.
///
/// The same for a hand between turns (`13 - 3 * melds` tiles) and one about to discard (`14 - 3 * melds`); only for
/// the latter does 0 mean that it wins.
pub fn distance(hand: &[u8; KINDS], melds: usize) -> u8 {
    Hand::holding(hand, melds).distance()
}
