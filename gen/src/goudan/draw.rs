//! Single queries, drawn without looking at their answers.

use damoni_corpus::goudan::{Board, MAX_BOARD, MAX_HAND, MAX_HEALTH, MAX_QUERIES, Query};

use crate::draws::Draws;

/// How large a case may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Range {
    /// The most hit points of a hero.
    pub health: usize,
    /// The number of queries, least and most.
    pub queries: (usize, usize),
}

impl Range {
    /// The range of a profile asked for by name.
    pub fn of(name: &str) -> Self {
        let all = usize::from(MAX_HEALTH);
        match name {
            "rare" => Self { health: all, queries: (1, 4) },
            "low-health" => Self { health: 6, queries: (50, 500) },
            "max" => Self { health: all, queries: (MAX_QUERIES, MAX_QUERIES) },
            _ => Self { health: all, queries: (100, 1000) },
        }
    }
}

/// The numbers of a query, free to be put together otherwise.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// E's health, then the teacher's.
    pub health: [u8; 2],
    /// The teacher's minions, then E's.
    pub boards: [Vec<u8>; 2],
    /// The teacher's hand, then E's.
    pub hands: [u8; 2],
}

impl Numbers {
    /// The query, if the numbers are in bounds.
    pub fn query(&self) -> Option<Query> {
        let [teacher, own] = &self.boards;
        Query::new(self.health, Board::new(teacher).ok()?, Board::new(own).ok()?, self.hands).ok()
    }
}

/// Health, boards and hands as in [`Numbers`].
type Position = ([u8; 2], &'static [u8], &'static [u8], [u8; 2]);

/// Positions in which a single first action is best that seldom is: the skill, or a trade that
/// looks bad. Under O = 3; found by solving whole tables.
const RARE: [Position; 6] = [
    ([14, 4], &[], &[], [3, 0]),
    ([13, 5], &[], &[], [3, 0]),
    ([12, 6], &[], &[], [3, 0]),
    ([1, 18], &[1, 1, 1, 1], &[2, 2, 1, 2], [3, 1]),
    ([4, 20], &[1, 1, 1, 1], &[2, 2, 2, 2], [2, 2]),
    ([2, 20], &[2, 2, 1], &[2, 2], [1, 0]),
];

/// Draws the numbers of a query in the manner of a profile.
pub(super) fn numbers(name: &str, range: Range, draws: &mut Draws) -> Numbers {
    match name {
        "edge" => edge(range, draws),
        "rare" => {
            let (health, teacher, own, hands) = draws.pick(&RARE);
            Numbers { health, boards: [teacher.to_vec(), own.to_vec()], hands }
        }
        "full-board" => {
            let mut numbers = uniform(range, draws);
            for board in &mut numbers.boards {
                let count = draws.between(MAX_BOARD - 1, MAX_BOARD);
                *board = minions(count, draws);
            }
            numbers
        }
        _ => uniform(range, draws),
    }
}

fn uniform(range: Range, draws: &mut Draws) -> Numbers {
    let mut health = || draws.between(1, range.health) as u8;
    let health = [health(), health()];
    let mut board = || {
        let count = draws.between(0, MAX_BOARD);
        minions(count, draws)
    };
    let boards = [board(), board()];
    let mut hand = || draws.between(0, usize::from(MAX_HAND)) as u8;
    let hands = [hand(), hand()];
    Numbers { health, boards, hands }
}

fn edge(range: Range, draws: &mut Draws) -> Numbers {
    let highest = range.health as u8;
    let mut health = || draws.pick(&[1, 2, 3.min(highest), highest]).min(highest);
    let health = [health(), health()];
    let mut board = || {
        let count = draws.pick(&[0, 0, 1, MAX_BOARD]);
        let health = draws.pick(&[1, 2]);
        vec![health; count]
    };
    let boards = [board(), board()];
    let mut hand = || draws.pick(&[0, MAX_HAND]);
    let hands = [hand(), hand()];
    Numbers { health, boards, hands }
}

fn minions(count: usize, draws: &mut Draws) -> Vec<u8> {
    (0..count).map(|_| draws.between(1, 2) as u8).collect()
}
