//! What lies on the table, as far as the events told so far say.
//!
//! Events may come from a play under a wrong reading: nothing here trusts them to be possible.

use std::collections::VecDeque;

use damoni_corpus::pigkill::{Card, Case, Event, Face, Role};

/// Health at the start.
const FULL_HEALTH: u8 = 4;

/// One pig.
#[derive(Clone, Debug)]
pub(super) struct Pig {
    pub role: Role,
    pub hand: Vec<Card>,
    pub health: u8,
    pub alive: bool,
    /// What it has shown; the lord's is loyal from the start.
    pub face: Option<Face>,
    pub suspect: bool,
    pub crossbow: bool,
}

impl Pig {
    /// Takes the leftmost card of this kind, and says where it was.
    fn take(&mut self, card: Card) -> Option<usize> {
        let place = self.hand.iter().position(|&held| held == card)?;
        self.hand.remove(place);
        Some(place)
    }

    /// Which side it is on by its role.
    pub fn side(&self) -> Face {
        match self.role {
            Role::Lord | Role::Loyalist => Face::Loyal,
            Role::Rebel => Face::Rebel,
        }
    }
}

/// A card in effect.
#[derive(Clone, Copy, Debug)]
pub(super) struct InEffect {
    pub user: usize,
    pub card: Card,
    /// Whom it is about to hit.
    pub target: Option<usize>,
    /// The last to use a J against it or against a J.
    pub last_nullifier: Option<usize>,
    /// How many J's were used for this target.
    pub depth: u16,
    /// Whether the target has begun to answer.
    pub answered: bool,
}

/// The whole table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub pigs: Vec<Pig>,
    deck: VecDeque<Card>,
    /// The last card of the deck, which stays.
    last_card: Option<Card>,
    /// Turns begun.
    pub turn: u64,
    /// Rounds begun: the lord's turns.
    pub round: u64,
    pub acting: usize,
    /// K's played at targets in this turn.
    pub kills: u32,
    pub in_effect: Option<InEffect>,
}

impl Table {
    pub fn deal(case: &Case) -> Self {
        let pigs = case
            .pigs()
            .iter()
            .map(|pig| Pig {
                role: pig.role,
                hand: pig.hand.to_vec(),
                health: FULL_HEALTH,
                alive: true,
                face: (pig.role == Role::Lord).then_some(Face::Loyal),
                suspect: false,
                crossbow: false,
            })
            .collect();
        Self {
            pigs,
            deck: case.deck().iter().copied().collect(),
            last_card: case.deck().last().copied(),
            turn: 0,
            round: 0,
            acting: 0,
            kills: 0,
            in_effect: None,
        }
    }

    /// Cards left in the deck, the one that stays included.
    pub fn deck(&self) -> usize {
        self.deck.len()
    }

    /// The next cards of the deck.
    pub fn top(&self, count: usize) -> Vec<Card> {
        let last = self.last_card.into_iter().cycle();
        self.deck.iter().copied().chain(last).take(count).collect()
    }

    /// The alive pigs after `seat`, in seat order, once round, `seat` itself excluded.
    pub fn after(&self, seat: usize) -> impl Iterator<Item = usize> {
        let count = self.pigs.len();
        (1..count).map(move |step| (seat + step) % count).filter(|&other| self.pigs[other].alive)
    }

    /// The pig of an event's seat, if there is one.
    pub fn pig(&self, seat: u8) -> Option<&Pig> {
        self.pigs.get(usize::from(seat))
    }

    /// The target under way, with an empty chain of J if it is a new one.
    fn hits(&mut self, target: usize) -> Option<&mut InEffect> {
        let in_effect = self.in_effect.as_mut()?;
        if in_effect.target != Some(target) {
            *in_effect = InEffect {
                target: Some(target),
                last_nullifier: None,
                depth: 0,
                answered: false,
                ..*in_effect
            };
        }
        Some(in_effect)
    }

    /// Lets an event happen.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Turn { pig } => {
                self.turn += 1;
                self.round += u64::from(pig == 0);
                self.acting = pig.into();
                self.kills = 0;
                self.in_effect = None;
            }
            Event::Draw { pig, card, .. } => {
                if self.deck.len() > 1 {
                    self.deck.pop_front();
                }
                self.with(pig, |pig| pig.hand.push(card));
            }
            Event::Use { pig, card, target } => {
                self.with(pig, |pig| {
                    pig.take(card);
                    pig.crossbow |= card == Card::Crossbow;
                });
                self.kills += u32::from(card == Card::Kill);
                let target = target.map(usize::from);
                self.in_effect = Some(InEffect {
                    user: pig.into(),
                    card,
                    target,
                    last_nullifier: None,
                    depth: 0,
                    answered: false,
                });
            }
            Event::Nullify { pig, target, depth, .. } => {
                self.with(pig, |pig| pig.take(Card::Nullify));
                if let Some(in_effect) = self.hits(target.into()) {
                    in_effect.last_nullifier = Some(pig.into());
                    in_effect.depth = depth;
                }
            }
            Event::Reveal { pig, face } => self.with(pig, |pig| {
                pig.face = Some(face);
                pig.suspect = false;
            }),
            Event::Spare { target, .. } => self.answers(target),
            Event::Discard { pig, card, .. } => {
                self.answers(pig);
                self.with(pig, |pig| pig.take(card));
            }
            Event::Damage { pig, health, .. } => {
                self.answers(pig);
                self.with(pig, |pig| pig.health = health);
            }
            Event::Heal { pig, health, dying } => self.with(pig, |pig| {
                pig.health = health;
                if dying {
                    pig.take(Card::Peach);
                }
            }),
            Event::Suspect { pig } => self.with(pig, |pig| pig.suspect = true),
            Event::Die { pig, .. } => self.with(pig, |pig| {
                pig.alive = false;
                pig.suspect = false;
                pig.crossbow = false;
                pig.hand.clear();
            }),
            Event::Penalty { pig, .. } => self.with(pig, |pig| {
                pig.crossbow = false;
                pig.hand.clear();
            }),
            Event::Reward { .. } | Event::End { .. } => {}
        }
    }

    /// The answer to the card in effect begins: in a duel the target stays the same, whoever gives up a K.
    fn answers(&mut self, seat: u8) {
        let area = self.in_effect.is_some_and(|it| matches!(it.card, Card::Invasion | Card::Arrows));
        if area {
            self.hits(seat.into());
        }
        if let Some(in_effect) = &mut self.in_effect {
            in_effect.answered = true;
        }
    }

    fn with<T>(&mut self, seat: u8, change: impl FnOnce(&mut Pig) -> T) {
        if let Some(pig) = self.pigs.get_mut(usize::from(seat)) {
            change(pig);
        }
    }
}
