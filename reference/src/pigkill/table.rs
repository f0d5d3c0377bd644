//! The world of one game, and the resources that are not entities.

use arrayvec::ArrayVec;
use damoni_corpus::Outcome;
use damoni_corpus::pigkill::{
    Answer, AnswerBuilder, Card, Case, Class, Event, MAX_PIGS, Pigkill, Role, Side,
};
use hecs::{Component, Entity, World};

use super::choices::{End, ShownDead, ShownHand};
use super::components::{Crossbow, Health, HeldBy, Place, Public, Seat, Suspect};
use super::damage::Payment;
use super::deck::Deck;
use super::endless::Quiet;
use super::hand;
use super::policies::Policies;
use super::turn::Turn;

/// Pigs in an order that matters.
pub type Seats = ArrayVec<Seat, MAX_PIGS>;

/// The game in play.
pub struct Table<'a> {
    /// Pigs, cards in hands, and pending tricks.
    pub world: World,
    /// How the rules are read.
    pub policies: &'a Policies,
    /// The pig in each seat.
    pigs: ArrayVec<Entity, MAX_PIGS>,
    /// The cards that are no entities yet.
    pub deck: Deck<'a>,
    /// The place of the next card that comes to a hand.
    pub next_place: i32,
    /// The present turn.
    pub turn: Turn,
    /// Whether anything still happens.
    pub quiet: Quiet,
    /// Rewards and penalties put off.
    pub due: Vec<Payment>,
    /// Who has had a turn, for those who treat the first one otherwise.
    pub has_acted: [bool; MAX_PIGS],
    /// Who has won.
    pub winner: Option<Side>,
    /// Whether the statement leaves something that came up open.
    pub contested: bool,
    /// Who watches, if anyone.
    tell: Option<&'a mut dyn FnMut(Event)>,
}

impl<'a> Table<'a> {
    /// Seats the pigs and deals their hands.
    pub fn set(
        case: &'a Case,
        policies: &'a Policies,
        quiet: Quiet,
        tell: Option<&'a mut dyn FnMut(Event)>,
    ) -> Self {
        let mut table = Self {
            world: World::new(),
            policies,
            pigs: ArrayVec::new(),
            deck: Deck::new(case.deck(), policies.dealing.deck),
            next_place: 0,
            turn: Turn::new(0, Seat::LORD, Seat::LORD, false),
            quiet,
            due: Vec::new(),
            has_acted: [false; MAX_PIGS],
            winner: None,
            contested: false,
            tell,
        };
        for (seat, pig) in (0..).map(Seat).zip(case.pigs()) {
            let face = if pig.role == Role::Lord { Public::Lord } else { Public::Unknown };
            let health = Health((policies.dealing.health)(pig.role));
            table.pigs.push(table.world.spawn((seat, pig.role, face, health)));
            for card in (policies.dealing.hand)(pig.hand) {
                hand::take(&mut table, seat, card, End::Right);
            }
        }
        table
    }

    /// One event has just happened.
    pub fn tell(&mut self, event: Event) {
        self.quiet.count();
        if let Some(tell) = &mut self.tell {
            tell(event);
        }
    }

    /// Whether play stops here.
    pub fn over(&self) -> bool {
        self.winner.is_some() || self.quiet.exhausted()
    }

    /// The pig in a seat.
    pub fn pig(&self, seat: Seat) -> Entity {
        self.pigs[seat.index()]
    }

    fn of<T: Component + Copy>(&self, seat: Seat) -> T {
        *self.world.get::<&T>(self.pig(seat)).expect("every pig keeps its components")
    }

    /// What a pig is in truth.
    pub fn role(&self, seat: Seat) -> Role {
        self.of(seat)
    }

    /// What everyone knows about a pig.
    pub fn public(&self, seat: Seat) -> Public {
        self.of(seat)
    }

    /// A face becomes known.
    pub fn set_public(&mut self, seat: Seat, public: Public) {
        *self.world.get::<&mut Public>(self.pig(seat)).expect("every pig has a face") = public;
    }

    /// What everyone knows about every pig.
    pub fn faces(&self) -> [Public; MAX_PIGS] {
        let mut faces = [Public::Unknown; MAX_PIGS];
        for seat in self.seats_from(Seat::LORD) {
            faces[seat.index()] = self.public(seat);
        }
        faces
    }

    /// A pig's health.
    pub fn health(&self, seat: Seat) -> u8 {
        self.of::<Health>(seat).0
    }

    /// Sets a pig's health.
    pub fn set_health(&mut self, seat: Seat, health: u8) {
        self.world.get::<&mut Health>(self.pig(seat)).expect("every pig keeps its health").0 = health;
    }

    /// Whether a pig lives.
    pub fn alive(&self, seat: Seat) -> bool {
        self.health(seat) > 0
    }

    /// Whether a pig has a crossbow.
    pub fn armed(&self, seat: Seat) -> bool {
        self.world.satisfies::<&Crossbow>(self.pig(seat))
    }

    /// Whether the lord suspects a pig.
    pub fn suspect(&self, seat: Seat) -> bool {
        self.world.satisfies::<&Suspect>(self.pig(seat))
    }

    /// All seats in seat order, once round from `first`.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n = self.pigs.len() as u8;
        (0..n).map(move |step| Seat((first.0 + step) % n))
    }

    /// The alive pigs in seat order, once round from `first`.
    pub fn alive_from(&self, first: Seat) -> Seats {
        self.seats_from(first).filter(|&seat| self.alive(seat)).collect()
    }

    /// The next alive pig.
    pub fn next_alive(&self, seat: Seat) -> Option<Seat> {
        self.seats_from(seat).skip(1).find(|&other| self.alive(other))
    }

    /// The other alive pigs in seat order, from the next seat on.
    pub fn others_after(&self, seat: Seat) -> Seats {
        self.seats_from(seat).skip(1).filter(|&other| self.alive(other)).collect()
    }

    /// The answer file's contents, and what else the play has shown.
    pub fn outcome(&self) -> Outcome<Pigkill> {
        let mut hands = Vec::with_capacity(64);
        for (&card, &HeldBy(seat), &place) in self.world.query::<(&Card, &HeldBy, &Place)>().iter() {
            hands.push((seat, place, card));
        }
        hands.sort_unstable();
        let mut answer = Answer::build(self.winner.unwrap_or(Side::Rebels));
        for seat in self.seats_from(Seat::LORD) {
            let hand = hands.iter().filter(|held| held.0 == seat).map(|held| held.2);
            answer = match (self.alive(seat), self.policies.output.dead) {
                (true, _) => self.show(answer, seat, hand),
                (false, ShownDead::Word) => answer.dead(),
                (false, ShownDead::EmptyLine) => answer.hand([]),
            };
        }
        let class =
            Class { draws: self.deck.draws(), last_card: self.deck.beyond(), contested: self.contested };
        Outcome { answer: answer.finish(), class }
    }
    /// A hand is printed as held, without the crossbow.
    fn show(&self, answer: AnswerBuilder, seat: Seat, hand: impl Iterator<Item = Card>) -> AnswerBuilder {
        match self.policies.output.hand {
            ShownHand::AsHeld => answer.hand(hand),
            ShownHand::Sorted => {
                let mut sorted: Vec<Card> = hand.collect();
                sorted.sort_unstable_by_key(|card| card.letter());
                answer.hand(sorted)
            }
            ShownHand::WithCrossbow => answer.hand(hand.chain(self.armed(seat).then_some(Card::Crossbow))),
        }
    }
}
