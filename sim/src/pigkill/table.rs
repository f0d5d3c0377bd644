//! The table: who sits there in which state, and the deck.

use damoni_corpus::pigkill::{Answer, Card, Case, Class, Event, MAX_PIGS, Role, Side};
use damoni_corpus::{Observer, Outcome, Pigkill};

use super::hand::Hand;
use super::seats::{LORD, Seat, Seats};

/// Health at the start, and the most a pig can have.
pub(super) const FULL_HEALTH: u8 = 4;

/// A game in play. What is true of some pigs and not of others is a set of seats.
pub(super) struct Table<'a, O> {
    observer: &'a mut O,
    deck: &'a [Card],
    /// Cards drawn so far, copies of the last card included.
    draws: usize,
    pigs: usize,
    pub hands: [Hand; MAX_PIGS],
    pub health: [u8; MAX_PIGS],
    pub alive: Seats,
    /// Who has a crossbow equipped.
    pub armed: Seats,
    /// By role: the lord and the loyalists.
    pub lords_side: Seats,
    /// By role: the rebels.
    pub rebels: Seats,
    /// By face: the lord and the revealed loyalists (跳忠).
    pub loyal_faces: Seats,
    /// By face: the revealed rebels (跳反).
    pub rebel_faces: Seats,
    /// In the lord's eyes only (类反猪).
    pub suspects: Seats,
    /// Who holds a J.
    pub nullifiers: Seats,
    /// Whether a situation has come up which the statement does not settle.
    pub contested: bool,
}

impl<'a, O: Observer<Event>> Table<'a, O> {
    /// The table before the first turn.
    #[inline]
    pub fn deal(case: &'a Case, observer: &'a mut O) -> Self {
        let pigs = case.pigs().len();
        let mut table = Self {
            observer,
            deck: case.deck(),
            draws: 0,
            pigs,
            hands: [const { Hand::EMPTY }; MAX_PIGS],
            health: [FULL_HEALTH; MAX_PIGS],
            alive: Seats::first(pigs),
            armed: Seats::default(),
            lords_side: Seats::default(),
            rebels: Seats::default(),
            loyal_faces: Seats::only(LORD),
            rebel_faces: Seats::default(),
            suspects: Seats::default(),
            nullifiers: Seats::default(),
            contested: false,
        };
        for (seat, pig) in case.pigs().iter().enumerate() {
            match pig.role {
                Role::Lord | Role::Loyalist => table.lords_side.insert(seat),
                Role::Rebel => table.rebels.insert(seat),
            }
            for card in pig.hand {
                table.receive(seat, card);
            }
        }
        table
    }

    /// Reports an event.
    #[inline(always)]
    pub fn tell(&mut self, event: Event) {
        if O::WATCHES {
            self.observer.see(event);
        }
    }

    /// What a pig is.
    #[inline]
    pub fn role(&self, pig: Seat) -> Role {
        if pig == LORD {
            Role::Lord
        } else if self.rebels.has(pig) {
            Role::Rebel
        } else {
            Role::Loyalist
        }
    }

    /// Draws the top card of the deck. The last one stays there, and every further draw yields a copy of it.
    #[inline]
    pub fn draw(&mut self, pig: Seat) {
        let last = self.deck.len() - 1;
        let card = self.deck[self.draws.min(last)];
        let beyond = self.draws > last;
        self.draws += 1;
        self.receive(pig, card);
        self.tell(Event::Draw { pig: pig as u8, card, beyond });
    }

    /// Whether the deck is down to the card that stays.
    #[inline]
    pub fn only_the_last_card_is_left(&self) -> bool {
        self.draws + 1 >= self.deck.len()
    }

    /// Puts a card at the right end of a hand.
    #[inline]
    fn receive(&mut self, pig: Seat, card: Card) {
        self.hands[pig].push(card);
        self.nullifiers.insert_if(pig, card == Card::Nullify);
    }

    /// Takes the leftmost card of a kind out of a hand; false if there is none.
    #[inline]
    pub fn take(&mut self, pig: Seat, card: Card) -> bool {
        let taken = self.hands[pig].take(card);
        if card == Card::Nullify && !self.hands[pig].holds(card) {
            self.nullifiers.remove(pig);
        }
        taken
    }

    /// Discards a whole hand and the crossbow.
    #[inline]
    pub fn lose_everything(&mut self, pig: Seat) {
        self.hands[pig].clear();
        self.armed.remove(pig);
        self.nullifiers.remove(pig);
    }

    /// The end of a game that `winner` has won.
    #[inline]
    pub fn outcome(&self, winner: Side) -> Outcome<Pigkill> {
        let mut answer = Answer::build(winner);
        for (seat, hand) in self.hands[..self.pigs].iter().enumerate() {
            answer = if self.alive.has(seat) { answer.hand(hand.cards()) } else { answer.dead() };
        }
        let class = Class {
            draws: self.draws as u64,
            last_card: self.draws > self.deck.len(),
            contested: self.contested,
        };
        Outcome { answer: answer.finish(), class }
    }
}
