//! What a play contains, read off its events.

use damoni_corpus::pigkill::{Card, Case, Event, Face, MAX_PIGS, Role, Side};
use damoni_corpus::{Outcome, Pigkill};

use super::situation::Is;
use crate::generate::Portrait;

/// Follows the events with as much state as the situations ask for.
struct Sketch<'c> {
    case: &'c Case,
    situations: u128,
    acted: u16,
    alive: u16,
    suspects: u16,
    armed: u16,
    actor: usize,
    /// The card last used in a play phase, and at whom.
    card: Card,
    target: usize,
    kills_this_turn: u32,
    discards_in_duel: u32,
    /// Deaths since the card was used, and whether the penalty fell since.
    deaths_by_card: u32,
    punished_by_card: bool,
    /// The pig that last took part in the area trick, hit, spared or answering.
    last_hit: Option<usize>,
    lord_saved: bool,
    turns: u64,
    uses: u64,
    deaths: u64,
    chain: u64,
}

pub(super) fn portrait(case: &Case, events: &[Event], outcome: &Outcome<Pigkill>) -> Portrait {
    let mut sketch = Sketch {
        case,
        situations: 0,
        acted: 0,
        alive: (1 << case.pigs().len()) - 1,
        suspects: 0,
        armed: 0,
        actor: 0,
        card: Card::Peach,
        target: 0,
        kills_this_turn: 0,
        discards_in_duel: 0,
        deaths_by_card: 0,
        punished_by_card: false,
        last_hit: None,
        lord_saved: false,
        turns: 0,
        uses: 0,
        deaths: 0,
        chain: 0,
    };
    for event in events {
        sketch.see(event);
    }
    sketch.finish(outcome)
}

fn bit(pig: usize) -> u16 {
    1 << pig.min(MAX_PIGS)
}

impl Sketch<'_> {
    fn set(&mut self, situation: Is) {
        self.situations |= 1 << situation as u32;
    }

    fn set_if(&mut self, holds: bool, situation: Is) {
        if holds {
            self.set(situation);
        }
    }

    fn role(&self, pig: usize) -> Role {
        self.case.pigs()[pig].role
    }

    fn area(&self) -> bool {
        matches!(self.card, Card::Invasion | Card::Arrows)
    }

    fn see(&mut self, event: &Event) {
        match *event {
            Event::Turn { pig } => self.turn(pig.into()),
            Event::Draw { beyond, .. } => self.set_if(beyond, Is::LastCard),
            Event::Use { pig, card, target } => self.used(pig.into(), card, target.map(usize::from)),
            Event::Nullify { pig, trick, target, depth } => {
                self.nullified(pig.into(), trick, target.into(), depth.into());
            }
            Event::Reveal { pig, face } => self.reveal(pig.into(), face),
            Event::Spare { trick, target } => {
                self.hit(target.into());
                self.set_if(trick == Card::Duel, Is::DuelNullified);
            }
            Event::Discard { pig, card, against } => self.discard(pig.into(), card, against),
            Event::Damage { pig, source, cause, .. } => self.damage(pig.into(), source.into(), cause),
            Event::Heal { pig, dying, .. } => {
                let in_turn = usize::from(pig) == self.actor;
                self.lord_saved |= dying && pig == 0;
                self.set(match (dying, in_turn) {
                    (false, _) => Is::PeachInTurn,
                    (true, true) => Is::SavedInTurn,
                    (true, false) => Is::SavedOutOfTurn,
                });
            }
            Event::Suspect { pig } => {
                self.suspects |= bit(pig.into());
                self.set(Is::Suspect);
                self.set_if(self.suspects.count_ones() >= 2, Is::SuspectTwo);
                self.set_if(self.lord_saved, Is::SuspectAfterPeach);
            }
            Event::Die { pig, role } => self.death(pig.into(), role),
            Event::Reward { pig } => self.set(match self.role(pig.into()) {
                Role::Lord => Is::RewardLord,
                Role::Loyalist => Is::RewardLoyalist,
                Role::Rebel => Is::RewardRebel,
            }),
            Event::Penalty { cards, crossbow, .. } => self.penalty(cards, crossbow),
            Event::End { winner } => self.end(winner),
        }
    }

    fn turn(&mut self, pig: usize) {
        self.turns += 1;
        self.actor = pig;
        self.acted |= bit(pig);
        self.kills_this_turn = 0;
        self.card = Card::Peach;
    }

    fn used(&mut self, pig: usize, card: Card, target: Option<usize>) {
        self.uses += 1;
        self.card = card;
        self.target = target.unwrap_or(pig);
        self.discards_in_duel = 0;
        self.deaths_by_card = 0;
        self.punished_by_card = false;
        self.last_hit = None;
        let attacked_suspect = pig == 0 && target.is_some_and(|target| self.suspects & bit(target) != 0);
        self.set_if(attacked_suspect, Is::SuspectAttacked);
        match card {
            Card::Kill => {
                self.kills_this_turn += 1;
                self.set(Is::Kill);
                self.set_if(self.kills_this_turn >= 2, Is::KillSecond);
                let next = (pig + 1) % self.case.pigs().len();
                self.set_if(self.target != next, Is::KillOverDead);
            }
            Card::Duel => {
                self.set(Is::Duel);
                self.set_if(pig == 0, Is::DuelByLord);
                self.set_if(self.role(pig) == Role::Loyalist, Is::DuelByLoyalist);
            }
            Card::Invasion => self.set(Is::Invasion),
            Card::Arrows => self.set(Is::Arrows),
            Card::Crossbow => {
                self.set(Is::Crossbow);
                self.set_if(self.armed & bit(pig) != 0, Is::CrossbowReplaced);
                self.armed |= bit(pig);
            }
            Card::Peach | Card::Dodge | Card::Nullify => {}
        }
    }

    fn nullified(&mut self, pig: usize, trick: Card, target: usize, depth: u64) {
        self.uses += 1;
        self.chain = self.chain.max(depth);
        self.set(match depth {
            1 => Is::Nullify1,
            2 => Is::Nullify2,
            3 => Is::Nullify3,
            _ => Is::Nullify4,
        });
        self.set(match self.role(pig) {
            Role::Lord => Is::NullifyByLord,
            Role::Loyalist => Is::NullifyByLoyalist,
            Role::Rebel => Is::NullifyByRebel,
        });
        let protects = depth % 2 == 1;
        self.set_if(protects && pig != target, Is::NullifyForOther);
        self.set_if(protects && pig == target, Is::NullifyForSelf);
        self.set_if(pig == self.actor, Is::NullifyByUser);
        self.set_if(trick != Card::Duel, Is::NullifyArea);
        // A reveal that follows belongs to this J.
        self.target = target;
    }

    fn reveal(&mut self, pig: usize, face: Face) {
        let suspected = self.suspects & bit(pig) != 0;
        self.suspects &= !bit(pig);
        let (reveals, was_suspect) = match face {
            Face::Loyal => (Is::RevealLoyal, Is::SuspectIsLoyal),
            Face::Rebel => (Is::RevealRebel, Is::SuspectIsRebel),
        };
        self.set(reveals);
        self.set_if(suspected, was_suspect);
        // K and F reveal only the pig whose turn it is, with no trick under way before them.
        let by_nullify = pig != self.actor || self.area();
        self.set_if(by_nullify, Is::RevealByNullify);
    }

    fn discard(&mut self, pig: usize, card: Card, against: Card) {
        match against {
            Card::Kill => self.set(Is::KillDodged),
            Card::Duel => {
                self.discards_in_duel += 1;
                self.set_if(self.discards_in_duel >= 3, Is::DuelLong);
            }
            _ => {
                self.hit(pig);
                self.set(if card == Card::Kill { Is::InvasionAnswered } else { Is::ArrowsAnswered });
                let loyal_to_lord = self.actor == 0 && self.role(pig) == Role::Loyalist;
                self.set_if(loyal_to_lord && card == Card::Kill, Is::InvasionOfLordAnswered);
            }
        }
    }

    fn damage(&mut self, pig: usize, source: usize, cause: Card) {
        self.lord_saved = false;
        match cause {
            Card::Duel => {
                self.set_if(pig == self.actor, Is::DuelLostByUser);
                let lord_on_loyalist = source == 0 && self.role(pig) == Role::Loyalist;
                self.set_if(lord_on_loyalist && self.discards_in_duel == 0, Is::DuelUnanswered);
            }
            Card::Invasion | Card::Arrows => self.hit(pig),
            _ => {}
        }
    }

    /// A pig has its part in the area trick under way.
    fn hit(&mut self, pig: usize) {
        if !self.area() {
            return;
        }
        self.last_hit = Some(pig);
        self.set_if(self.deaths_by_card > 0, Is::AreaAfterDeath);
        self.set_if(self.punished_by_card, Is::PenaltyMidArea);
    }

    fn death(&mut self, pig: usize, role: Role) {
        self.deaths += 1;
        self.deaths_by_card += 1;
        self.alive &= !bit(pig);
        self.armed &= !bit(pig);
        self.set_if(self.suspects & bit(pig) != 0, Is::SuspectDies);
        self.suspects &= !bit(pig);
        self.set_if(self.area() && self.deaths_by_card >= 2, Is::AreaTwoDeaths);
        self.set_if(pig == self.actor && self.card == Card::Duel, Is::DuelDeathInTurn);
        self.set_if(role == Role::Loyalist, Is::LoyalistDies);
        self.set_if(role == Role::Rebel, Is::RebelDies);
    }

    fn penalty(&mut self, cards: u32, crossbow: bool) {
        self.punished_by_card = true;
        self.armed &= !bit(0);
        self.set(match self.card {
            Card::Duel => Is::PenaltyDuel,
            Card::Invasion => Is::PenaltyInvasion,
            Card::Arrows => Is::PenaltyArrows,
            _ => Is::PenaltyKill,
        });
        self.set_if(crossbow, Is::PenaltyCrossbow);
        self.set_if(cards > 0, Is::PenaltyCards);
    }

    fn end(&mut self, winner: Side) {
        self.set(match winner {
            Side::Lord => Is::LordWins,
            Side::Rebels => Is::RebelsWin,
        });
        if let Some(last) = self.last_hit.filter(|_| self.area()) {
            // Targets run from the seat after the user round to the one before it.
            let count = self.case.pigs().len();
            let left = (1..count)
                .map(|step| (last + step) % count)
                .take_while(|&pig| pig != self.actor)
                .any(|pig| self.alive & bit(pig) != 0);
            self.set_if(left, Is::AreaStops);
        }
    }

    fn finish(mut self, outcome: &Outcome<Pigkill>) -> Portrait {
        let count = self.case.pigs().len();
        self.set_if(self.acted.count_ones() as usize == count, Is::AllAct);
        let answer = &outcome.answer;
        self.set_if((0..count).any(|pig| answer.hand(pig).is_some_and(<[Card]>::is_empty)), Is::EmptyHand);
        self.set_if(outcome.class.contested, Is::Contested);
        Portrait {
            situations: self.situations,
            measures: vec![count as u64, self.turns, outcome.class.draws, self.uses, self.deaths, self.chain],
        }
    }
}
