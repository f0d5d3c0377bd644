//! The tricks: F (决斗), N (南猪入侵) and W (万箭齐发).

use std::ops::ControlFlow::{self, Continue};

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Card, Event, Role, Side};

use super::seats::{LORD, Seat};
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// F: the target first, then the user, in turns discard K; the first who does not takes damage from the other.
    pub fn duel(&mut self, user: Seat, target: Seat) -> ControlFlow<Side> {
        self.reveal(user);
        if self.nullified(Card::Duel, user, target) {
            return Continue(());
        }
        let (mut answering, mut waiting) = (target, user);
        while self.answers_in_duel(answering, waiting) {
            (answering, waiting) = (waiting, answering);
        }
        self.damage(answering, waiting, Card::Duel)
    }

    /// Every duelist discards K as long as it has any; only a loyalist does not against the lord.
    #[inline]
    fn answers_in_duel(&mut self, pig: Seat, against: Seat) -> bool {
        let yields = self.role(pig) == Role::Loyalist && against == LORD;
        !yields && self.discard(pig, Card::Kill, Card::Duel)
    }

    /// N and W: every other alive pig in seat order discards K or D, or takes damage from the user.
    pub fn area_trick(&mut self, trick: Card, user: Seat) -> ControlFlow<Side> {
        let answer = if trick == Card::Invasion { Card::Kill } else { Card::Dodge };
        let mut targets = self.alive;
        targets.remove(user);
        while let Some(target) = targets.first_after(user) {
            targets.remove(target);
            if self.nullified(trick, user, target) || self.discard(target, answer, trick) {
                continue;
            }
            self.damage(target, user, trick)?;
            if target == LORD {
                self.suspect(user);
            }
        }
        Continue(())
    }
}
