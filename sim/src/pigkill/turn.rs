//! A turn: draw two cards, then play as long as a card can be used.

use std::ops::ControlFlow::{self, Continue};

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Card, Event, Side};

use super::hand::Kinds;
use super::seats::Seat;
use super::table::{FULL_HEALTH, Table};

/// The K's a pig has played at targets in its turn.
#[derive(Clone, Copy, Default)]
struct Kills {
    /// Some while it had a crossbow.
    armed: bool,
    /// One while it had none.
    unarmed: bool,
}

/// A card that can be used now, and at whom if it is K or F.
struct Play {
    card: Card,
    target: Option<Seat>,
}

impl<O: Observer<Event>> Table<'_, O> {
    /// One turn. `Break` is the end of the game; `Continue` says whether any card but Z was used.
    #[inline]
    pub fn turn(&mut self, pig: Seat) -> ControlFlow<Side, bool> {
        self.tell(Event::Turn { pig: pig as u8 });
        self.draw(pig);
        self.draw(pig);
        self.play(pig)
    }

    /// Plays the first usable card from the left, again and again, until there is none or the pig is dead.
    #[inline]
    fn play(&mut self, pig: Seat) -> ControlFlow<Side, bool> {
        let mut kills = Kills::default();
        let mut stirred = false;
        while self.alive.has(pig) {
            let Some(Play { card, target }) = self.scan(pig, kills) else { break };
            self.take(pig, card);
            self.tell(Event::Use { pig: pig as u8, card, target: target.map(|seat| seat as u8) });
            stirred |= card != Card::Crossbow;
            match (card, target) {
                (Card::Peach, _) => self.eat(pig),
                (Card::Crossbow, _) => self.armed.insert(pig),
                (Card::Invasion | Card::Arrows, _) => self.area_trick(card, pig)?,
                (Card::Duel, Some(target)) => self.duel(pig, target)?,
                (Card::Kill, Some(target)) => {
                    let armed = self.armed.has(pig);
                    kills.armed |= armed;
                    kills.unarmed |= !armed;
                    self.kill(pig, target)?;
                }
                // D and J only answer other cards, and K or F without a target is not usable.
                (Card::Dodge | Card::Nullify | Card::Duel | Card::Kill, _) => {}
            }
        }
        Continue(stirred)
    }

    /// The first card from the left that can be used now.
    #[inline]
    fn scan(&mut self, pig: Seat, kills: Kills) -> Option<Play> {
        const ALWAYS: Kinds = Kinds::of(&[Card::Invasion, Card::Arrows, Card::Crossbow]);
        let kill_target = self.kill_target(pig);
        let duel_target = self.duel_target(pig);
        let may_kill = self.armed.has(pig) || !(kills.armed || kills.unarmed);
        let usable = ALWAYS
            .and(Card::Peach, self.health[pig] < FULL_HEALTH)
            .and(Card::Duel, duel_target.is_some())
            .and(Card::Kill, may_kill && kill_target.is_some());
        if !may_kill && !kills.unarmed && kill_target.is_some() {
            self.contest(pig, usable);
        }
        let card = self.hands[pig].leftmost(usable)?;
        let target = match card {
            Card::Kill => kill_target,
            Card::Duel => duel_target,
            _ => None,
        };
        Some(Play { card, target })
    }

    /// The crossbow with which K was played is gone (only a penalty takes one), and now a K that has a target waits only
    /// because the earlier one counts: that it counts is not in the statement.
    #[cold]
    fn contest(&mut self, pig: Seat, usable: Kinds) {
        let next = self.hands[pig].leftmost(usable.and(Card::Kill, true));
        self.contested |= next == Some(Card::Kill);
    }

    /// P (桃) in one's own turn.
    #[inline]
    fn eat(&mut self, pig: Seat) {
        self.health[pig] += 1;
        self.tell(Event::Heal { pig: pig as u8, health: self.health[pig], dying: false });
    }

    /// K (杀): the target dodges, or takes damage from the user.
    #[inline]
    fn kill(&mut self, user: Seat, target: Seat) -> ControlFlow<Side> {
        self.reveal(user);
        if self.discard(target, Card::Dodge, Card::Kill) {
            return Continue(());
        }
        self.damage(target, user, Card::Kill)
    }

    /// Gives up the leftmost `card` in answer to `against`; false if there is none.
    #[inline]
    pub fn discard(&mut self, pig: Seat, card: Card, against: Card) -> bool {
        let given = self.take(pig, card);
        if given {
            self.tell(Event::Discard { pig: pig as u8, card, against });
        }
        given
    }
}
