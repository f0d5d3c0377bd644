//! A query as numbers that can be changed one by one.

use damoni_corpus::goudan::{Board, Case, MAX_BOARD, MAX_BUDGET, MAX_HAND, MAX_HEALTH, MIN_BUDGET, Query};

/// O, both healths, minions with 1 and with 2 hit points on the teacher's board and on E's, both hands.
pub(super) const PLACES: usize = 9;

/// A query and its O. The order of minions on a board is not told: no rule looks at it, but a program may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers(pub [u8; PLACES]);

/// The least and the most a number can be.
pub(super) fn bounds(place: usize) -> (u8, u8) {
    match place {
        0 => (MIN_BUDGET, MAX_BUDGET),
        1 | 2 => (1, MAX_HEALTH),
        3..=6 => (0, MAX_BOARD as u8),
        _ => (0, MAX_HAND),
    }
}

impl Numbers {
    /// The smallest query.
    pub const LEAST: Self = Self([MIN_BUDGET, 1, 1, 0, 0, 0, 0, 0, 0]);

    pub fn of(case: &Case, at: usize) -> Self {
        let query = &case.queries()[at];
        let (teacher, own) = (query.teacher_board(), query.own_board());
        let count = |board: &Board, health| board.count(health) as u8;
        Self([
            case.budget(),
            query.own_health(),
            query.teacher_health(),
            count(teacher, 1),
            count(teacher, 2),
            count(own, 1),
            count(own, 2),
            query.teacher_hand(),
            query.own_hand(),
        ])
    }

    pub fn get(&self, place: usize) -> u8 {
        self.0[place]
    }

    pub fn set(&mut self, place: usize, number: u8) {
        self.0[place] = number;
    }

    pub fn with(mut self, place: usize, number: u8) -> Self {
        self.set(place, number);
        self
    }

    /// The query, if the boards have room.
    pub fn query(&self) -> Option<Query> {
        let [_, own, teacher, t1, t2, o1, o2, teacher_hand, own_hand] = self.0;
        let board = |ones: u8, twos: u8| {
            let mut health = vec![1; ones.into()];
            health.resize(usize::from(ones) + usize::from(twos), 2);
            Board::new(&health).ok()
        };
        Query::new([own, teacher], board(t1, t2)?, board(o1, o2)?, [teacher_hand, own_hand]).ok()
    }

    /// `case` with these numbers in place of query `at`. Minions that stay, stay in their order.
    pub fn into_case(self, case: &Case, at: usize) -> Option<Case> {
        let mut queries = case.queries().to_vec();
        let (old, new) = (queries[at], self.query()?);
        let [teacher, own] = [[old.teacher_board(), new.teacher_board()], [old.own_board(), new.own_board()]]
            .map(in_old_order);
        let health = [new.own_health(), new.teacher_health()];
        queries[at] = Query::new(health, teacher, own, [new.teacher_hand(), new.own_hand()]).ok()?;
        Case::new(self.0[0], queries).ok()
    }

    /// A case of this query alone.
    pub fn alone(self) -> Option<Case> {
        Case::new(self.0[0], vec![self.query()?]).ok()
    }
}

/// The minions of the new board, those that the old one has too in its order, others behind them.
fn in_old_order([old, new]: [&Board; 2]) -> Board {
    let mut left = new.health().to_vec();
    let mut health: Vec<u8> = Vec::new();
    for minion in old.health() {
        if let Some(at) = left.iter().position(|other| other == minion) {
            health.push(left.remove(at));
        }
    }
    health.append(&mut left);
    // As many of each kind as the new board has.
    Board::new(&health).unwrap_or(*new)
}
