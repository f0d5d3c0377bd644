//! The table: a world of heroes and minions on which actions really happen, and can be taken back.

use damoni_corpus::goudan::{Board, Query};
use hecs::{Entity, World};

use super::components::{Attacks, Hand, Health, Hero, Minion, Side};
use super::policies::{DiesAt, FirstTurn, Order, Policies};

/// How far the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Turns begun so far, this one included.
    pub(super) number: u16,
    /// Whose turn it is.
    pub(super) mover: Side,
    /// What is left of the budget O.
    pub(super) budget: u8,
    /// What is left of a budget for skills alone, where there is one.
    pub(super) skills: u8,
    /// Whether anything was done that gives the right to end the turn.
    pub(super) acted: bool,
    /// Whether a minion attacked, where no other may attack then.
    pub(super) attacked: bool,
    /// Hits of the card being played that are still to fall.
    pub(super) hits: u8,
    /// Minions that fell to them already, where they are still counted.
    pub(super) fallen: u8,
}

/// A minion as others see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MinionSeen {
    /// Which.
    pub(super) entity: Entity,
    /// On whose board.
    pub(super) side: Side,
    /// Its hit points.
    pub(super) health: Health,
    /// Its attack mark.
    pub(super) attacks: Attacks,
}

impl MinionSeen {
    /// Whether no rule can tell the two apart.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        (self.side, self.health, self.attacks) == (other.side, other.health, other.attacks)
    }
}

/// One change of the world, with what is needed to take it back.
#[derive(Clone, Copy, Debug)]
enum Change {
    Health(Entity, Health),
    Attacks(Entity, Attacks),
    Hand(Entity, Hand),
    Entered(Entity),
    Left(MinionSeen),
    Turn(Turn),
}

/// A moment that can be gone back to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment(usize);

/// The world, and the journal of its changes.
pub(super) struct Table {
    world: World,
    heroes: [Entity; 2],
    turn: Turn,
    journal: Vec<Change>,
}

/// Handles are only kept for as long as the entity is on the table.
const ON_TABLE: &str = "the entity is on the table";

impl Table {
    /// Lays out a query, just before the first turn.
    pub(super) fn lay(query: &Query, policies: &Policies) -> Self {
        let healths = in_order([query.own_health(), query.teacher_health()], policies.healths);
        let boards = in_order([query.own_board(), query.teacher_board()], policies.boards);
        let hands = in_order([query.own_hand(), query.teacher_hand()], policies.hands);
        let mut world = World::new();
        let heroes = [Side::E, Side::Teacher].map(|side| {
            let at = side as usize;
            lay_board(&mut world, side, boards[at]);
            let health = match policies.dies_at {
                DiesAt::Zero => healths[at],
                // Who dies below 0 has one hit point more.
                DiesAt::BelowZero => healths[at] + 1,
            };
            world.spawn((Hero, side, Health(health), Hand(hands[at])))
        });
        // The turn before the first one, of which nothing is known but whose it was.
        let mover = match policies.first_turn {
            FirstTurn::OfE => Side::Teacher,
            FirstTurn::OfTeacher => Side::E,
        };
        let turn =
            Turn { number: 0, mover, budget: 0, skills: 0, acted: true, attacked: false, hits: 0, fallen: 0 };
        Self { world, heroes, turn, journal: Vec::new() }
    }

    /// The hero of `side`.
    pub(super) fn hero(&self, side: Side) -> Entity {
        self.heroes[side as usize]
    }

    /// The turn as it is.
    pub(super) fn turn(&self) -> Turn {
        self.turn
    }

    /// The player to move.
    pub(super) fn mover(&self) -> Side {
        self.turn.mover
    }

    /// Hit points of a hero or minion.
    pub(super) fn health(&mut self, entity: Entity) -> Health {
        *self.world.query_one_mut::<&Health>(entity).expect(ON_TABLE)
    }

    /// Cards of the hero of `side`.
    pub(super) fn hand(&mut self, side: Side) -> Hand {
        *self.world.query_one_mut::<&Hand>(self.heroes[side as usize]).expect(ON_TABLE)
    }

    /// Every minion on both boards.
    pub(super) fn minions(&mut self) -> impl Iterator<Item = MinionSeen> {
        self.world
            .query_mut::<(Entity, &Side, &Health, &Attacks)>()
            .with::<&Minion>()
            .into_iter()
            .map(|(entity, &side, &health, &attacks)| MinionSeen { entity, side, health, attacks })
    }

    /// The minions of `side`.
    pub(super) fn board(&mut self, side: Side) -> impl Iterator<Item = MinionSeen> {
        self.minions().filter(move |minion| minion.side == side)
    }

    /// Sets hit points.
    pub(super) fn set_health(&mut self, entity: Entity, health: Health) {
        let place = self.world.query_one_mut::<&mut Health>(entity).expect(ON_TABLE);
        self.journal.push(Change::Health(entity, std::mem::replace(place, health)));
    }

    /// Sets an attack mark.
    pub(super) fn set_attacks(&mut self, minion: Entity, attacks: Attacks) {
        let place = self.world.query_one_mut::<&mut Attacks>(minion).expect(ON_TABLE);
        self.journal.push(Change::Attacks(minion, std::mem::replace(place, attacks)));
    }

    /// Sets the hand of the hero of `side`.
    pub(super) fn set_hand(&mut self, side: Side, hand: Hand) {
        let hero = self.heroes[side as usize];
        let place = self.world.query_one_mut::<&mut Hand>(hero).expect(ON_TABLE);
        self.journal.push(Change::Hand(hero, std::mem::replace(place, hand)));
    }

    /// Sets the turn.
    pub(super) fn set_turn(&mut self, turn: Turn) {
        self.journal.push(Change::Turn(std::mem::replace(&mut self.turn, turn)));
    }

    /// Puts a minion on the board of `side`.
    pub(super) fn enter(&mut self, side: Side, health: Health, attacks: Attacks) {
        let entity = self.world.spawn((Minion, side, health, attacks));
        self.journal.push(Change::Entered(entity));
    }

    /// Takes a minion off its board.
    pub(super) fn leave(&mut self, minion: MinionSeen) {
        self.world.despawn(minion.entity).expect(ON_TABLE);
        self.journal.push(Change::Left(minion));
    }

    /// Now, to go back to.
    pub(super) fn now(&self) -> Moment {
        Moment(self.journal.len())
    }

    /// Takes back everything since `moment`, the last change first.
    pub(super) fn back_to(&mut self, moment: Moment) {
        while self.journal.len() > moment.0 {
            match self.journal.pop() {
                Some(Change::Health(entity, health)) => {
                    *self.world.query_one_mut::<&mut Health>(entity).expect(ON_TABLE) = health;
                }
                Some(Change::Attacks(entity, attacks)) => {
                    *self.world.query_one_mut::<&mut Attacks>(entity).expect(ON_TABLE) = attacks;
                }
                Some(Change::Hand(entity, hand)) => {
                    *self.world.query_one_mut::<&mut Hand>(entity).expect(ON_TABLE) = hand;
                }
                Some(Change::Entered(entity)) => self.world.despawn(entity).expect(ON_TABLE),
                // At the same handle, so that whoever remembers it finds it again.
                Some(Change::Left(MinionSeen { entity, side, health, attacks })) => {
                    self.world.spawn_at(entity, (Minion, side, health, attacks));
                }
                Some(Change::Turn(turn)) => self.turn = turn,
                None => break,
            }
        }
    }
}

fn in_order<T>([first, second]: [T; 2], order: Order) -> [T; 2] {
    match order {
        Order::Right => [first, second],
        Order::Swapped => [second, first],
    }
}

fn lay_board(world: &mut World, side: Side, board: &Board) {
    for &health in board.health() {
        world.spawn((Minion, side, Health(health), Attacks::FRESH));
    }
}
