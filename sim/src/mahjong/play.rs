//! A game in play: the table, the deal, turn upon turn.

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Case, Event, Seat, Tile};

use super::hand::Hand;
use super::turn::Turn;

/// Tiles dealt to each player.
const DEALT: usize = 13;
/// More lines than a log has: every tile is drawn and all but the dealt ones discarded, two lines for each of 16 claims, and the end.
const LINES: usize = 288;

/// The way round the table: A B C D, or after an odd number of REVERSE D C B A.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Forward,
    Backward,
}

/// What lies on the table.
pub(super) struct Play<'a, O> {
    /// What is left of the wall (牌山).
    wall: std::slice::Iter<'a, Tile>,
    hands: [Hand; 4],
    direction: Direction,
    log: Vec<Event>,
    observer: &'a mut O,
}

impl<'a, O: Observer<Event>> Play<'a, O> {
    /// A game about to be dealt.
    pub(super) fn new(case: &'a Case, observer: &'a mut O) -> Self {
        Self {
            wall: case.wall().iter(),
            hands: [Hand::EMPTY; 4],
            direction: Direction::Forward,
            log: Vec::with_capacity(LINES),
            observer,
        }
    }

    /// The whole game; its log.
    pub(super) fn run(mut self) -> Vec<Event> {
        self.deal();
        let mut next = Some(Turn { player: Seat::ALL[0], draws: true });
        while let Some(turn) = next {
            next = self.turn(turn);
        }
        self.log
    }

    /// The deal (配牌): 13 rounds of a tile each. Nobody wins or claims yet.
    fn deal(&mut self) {
        for _ in 0..DEALT {
            for player in Seat::ALL {
                self.take(player);
            }
        }
    }

    /// `player` takes the front tile of the wall, unless there is none.
    pub(super) fn take(&mut self, player: Seat) -> Option<Tile> {
        let &tile = self.wall.next()?;
        self.hand_mut(player).add(tile);
        self.tell(Event::In { player, tile });
        Some(tile)
    }

    /// The player after `player` in the present direction (下家).
    pub(super) fn next(&self, player: Seat) -> Seat {
        match self.direction {
            Direction::Forward => Seat::new(player.index() + 1),
            Direction::Backward => Seat::new(player.index() + 3),
        }
    }

    /// The three others, from the next player on, in the present direction.
    pub(super) fn others(&self, player: Seat) -> [Seat; 3] {
        let next = self.next(player);
        let opposite = self.next(next);
        [next, opposite, self.next(opposite)]
    }

    /// From now on the other way round.
    pub(super) fn turn_round(&mut self) {
        self.direction = match self.direction {
            Direction::Forward => Direction::Backward,
            Direction::Backward => Direction::Forward,
        };
    }

    /// The hand of `player`.
    pub(super) fn hand(&self, player: Seat) -> &Hand {
        &self.hands[player.index()]
    }

    /// The hand of `player`, to change it.
    pub(super) fn hand_mut(&mut self, player: Seat) -> &mut Hand {
        &mut self.hands[player.index()]
    }

    /// Writes the next line of the log.
    pub(super) fn tell(&mut self, event: Event) {
        self.log.push(event);
        self.observer.see(event);
    }
}
