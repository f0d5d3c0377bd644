//! Positions whose odds are asked, and the budget they share.

use std::fmt;

use thiserror::Error;

/// The most queries of a case (a joke number of the statement, no state count).
pub const MAX_QUERIES: usize = 351_493;
/// The most hit points of a hero; the fewest is 1.
pub const MAX_HEALTH: u8 = 20;
/// The most minions on a board.
pub const MAX_BOARD: usize = 4;
/// The most cards in a hand.
pub const MAX_HAND: u8 = 3;
/// The smallest budget O.
pub const MIN_BUDGET: u8 = 3;
/// The largest budget O.
pub const MAX_BUDGET: u8 = 5;

/// A board: up to four minions with 1 or 2 hit points, in the order of the text (which no rule looks at).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    len: u8,
    health: [u8; MAX_BOARD],
}

impl Board {
    /// A board of minions with these hit points.
    ///
    /// # Errors
    /// More than four minions, or hit points other than 1 and 2.
    pub fn new(health: &[u8]) -> Result<Self, Invalid> {
        if health.len() > MAX_BOARD {
            return Err(Invalid::Minions(health.len()));
        }
        if let Some(&bad) = health.iter().find(|h| !(1..=2).contains(*h)) {
            return Err(Invalid::MinionHealth(bad));
        }
        let mut board = Self { len: health.len() as u8, ..Self::default() };
        board.health[..health.len()].copy_from_slice(health);
        Ok(board)
    }

    /// Hit points, minion by minion.
    pub fn health(&self) -> &[u8] {
        &self.health[..usize::from(self.len)]
    }

    /// The number of minions with `health` hit points.
    pub fn count(&self, health: u8) -> usize {
        self.health().iter().filter(|&&h| h == health).count()
    }
}

/// A position just before E's turn, in which E's chance to win is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Query {
    own_health: u8,
    teacher_health: u8,
    teacher_board: Board,
    own_board: Board,
    teacher_hand: u8,
    own_hand: u8,
}

impl Query {
    /// A position, its numbers in the order of the text: health of E and of the teacher, the TEACHER's board, then
    /// E's, the TEACHER's hand size, then E's.
    ///
    /// # Errors
    /// The first number out of bounds.
    pub fn new(
        health: [u8; 2],
        teacher_board: Board,
        own_board: Board,
        hands: [u8; 2],
    ) -> Result<Self, Invalid> {
        if let Some(&bad) = health.iter().find(|h| !(1..=MAX_HEALTH).contains(*h)) {
            return Err(Invalid::Health(bad));
        }
        if let Some(&bad) = hands.iter().find(|&&h| h > MAX_HAND) {
            return Err(Invalid::Hand(bad));
        }
        Ok(Self {
            own_health: health[0],
            teacher_health: health[1],
            teacher_board,
            own_board,
            teacher_hand: hands[0],
            own_hand: hands[1],
        })
    }

    /// Hit points of E, the player to move.
    pub fn own_health(&self) -> u8 {
        self.own_health
    }

    /// Hit points of the teacher.
    pub fn teacher_health(&self) -> u8 {
        self.teacher_health
    }

    /// E's minions.
    pub fn own_board(&self) -> &Board {
        &self.own_board
    }

    /// The teacher's minions.
    pub fn teacher_board(&self) -> &Board {
        &self.teacher_board
    }

    /// Cards in E's hand, before the draw.
    pub fn own_hand(&self) -> u8 {
        self.own_hand
    }

    /// Cards in the teacher's hand.
    pub fn teacher_hand(&self) -> u8 {
        self.teacher_hand
    }
}

/// Queries with one budget for skills and plays a turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    budget: u8,
    queries: Vec<Query>,
}

/// Why numbers do not make a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Invalid {
    /// No query, or too many.
    #[error("{0} queries, but a case has 1 to {MAX_QUERIES}")]
    Queries(usize),
    /// A budget out of bounds.
    #[error("O = {0}, but it is {MIN_BUDGET} to {MAX_BUDGET}")]
    Budget(u8),
    /// A hero's health out of bounds.
    #[error("a hero with {0} hit points, but heroes have 1 to {MAX_HEALTH}")]
    Health(u8),
    /// A hand out of bounds.
    #[error("a hand of {0} cards, but hands hold 0 to {MAX_HAND}")]
    Hand(u8),
    /// A crowded board.
    #[error("{0} minions on a board, but there is room for {MAX_BOARD}")]
    Minions(usize),
    /// A minion's health out of bounds.
    #[error("a minion with {0} hit points, but minions have 1 or 2")]
    MinionHealth(u8),
}

impl Case {
    /// A case of these queries under the budget O.
    ///
    /// # Errors
    /// The bound that is broken.
    pub fn new(budget: u8, queries: Vec<Query>) -> Result<Self, Invalid> {
        if !(MIN_BUDGET..=MAX_BUDGET).contains(&budget) {
            return Err(Invalid::Budget(budget));
        }
        if !(1..=MAX_QUERIES).contains(&queries.len()) {
            return Err(Invalid::Queries(queries.len()));
        }
        Ok(Self { budget, queries })
    }

    /// O: skills and plays a turn, together.
    pub fn budget(&self) -> u8 {
        self.budget
    }

    /// The positions asked, in order.
    pub fn queries(&self) -> &[Query] {
        &self.queries
    }
}

impl fmt::Display for Case {
    /// The judge text, final newline included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        let mut text = String::with_capacity(16 + self.queries.len() * 34);
        writeln!(text, "{} {}", self.queries.len(), self.budget)?;
        for query in &self.queries {
            writeln!(text, "{} {}", query.own_health, query.teacher_health)?;
            for board in [&query.teacher_board, &query.own_board] {
                write!(text, "{}", board.len)?;
                for health in board.health() {
                    write!(text, " {health}")?;
                }
                text.push('\n');
            }
            writeln!(text, "{} {}", query.teacher_hand, query.own_hand)?;
        }
        f.write_str(&text)
    }
}
