//! Edits of 狗蛋和二五仔 positions.

use damoni_corpus::Goudan;
use damoni_corpus::goudan::{Board, Case, MAX_BOARD, MAX_BUDGET, MAX_HAND, MIN_BUDGET, Query};
use damoni_gen::Draws;

use crate::fuzzed::Fuzzed;

/// The most hit points of a hero: what the reference answers in a moment.
const HEALTH: u8 = 5;
/// The most queries.
const QUERIES: usize = 4;

impl Fuzzed for Goudan {
    const WORDS: &'static [&'static str] =
        &["0", "1", "2", "3", "4", "5", "6", "20", "21", "351493", "351494", "1 1"];

    fn edit(case: &Case, draws: &mut Draws) -> Case {
        let mut queries = case.queries().to_vec();
        let mut budget = case.budget();
        let at = draws.below(queries.len() as u32) as usize;
        match draws.below(10) {
            0 => budget = draws.between(MIN_BUDGET.into(), MAX_BUDGET.into()) as u8,
            1 if queries.len() < QUERIES => {
                let mut numbers = Numbers::of(&queries[at]);
                numbers.change(draws);
                queries.extend(numbers.query());
            }
            2 if queries.len() > 1 => {
                queries.remove(at);
            }
            3 => queries[at] = Numbers::of(&queries[at]).turned().query().unwrap_or(queries[at]),
            _ => {
                let mut numbers = Numbers::of(&queries[at]);
                numbers.change(draws);
                queries[at] = numbers.query().unwrap_or(queries[at]);
            }
        }
        Case::new(budget, queries).unwrap_or_else(|_| case.clone())
    }

    fn lighten(case: &Case, draws: &mut Draws) -> Option<Case> {
        let mut queries = case.queries().to_vec();
        if queries.len() > 1 {
            queries.remove(draws.below(queries.len() as u32) as usize);
        } else {
            let mut numbers = Numbers::of(&queries[0]);
            let side = usize::from(numbers.boards[0].is_empty());
            numbers.boards[side].pop()?;
            queries[0] = numbers.query()?;
        }
        Case::new(case.budget(), queries).ok()
    }

    fn splice(first: &Case, second: &Case, draws: &mut Draws) -> Case {
        let one = draws.pick(first.queries());
        let other = draws.pick(second.queries());
        let (mut mixed, other) = (Numbers::of(&one), Numbers::of(&other));
        for side in 0..2 {
            if draws.chance(1, 2) {
                mixed.health[side] = other.health[side];
            }
            if draws.chance(1, 2) {
                mixed.boards[side].clone_from(&other.boards[side]);
            }
            if draws.chance(1, 2) {
                mixed.hands[side] = other.hands[side];
            }
        }
        let mut queries: Vec<Query> = mixed.query().into_iter().collect();
        queries.extend(first.queries().iter().chain(second.queries()).filter(|_| draws.chance(1, 2)));
        queries.truncate(QUERIES);
        Case::new(draws.pick(&[first.budget(), second.budget()]), queries).unwrap_or_else(|_| first.clone())
    }

    fn in_quick_reach(case: &Case) -> bool {
        case.queries().len() <= QUERIES
            && case.queries().iter().all(|query| query.own_health().max(query.teacher_health()) <= HEALTH)
    }

    fn settle(case: Case) -> Case {
        if Self::in_quick_reach(&case) {
            return case;
        }
        let quick = |query: &Query| {
            let mut numbers = Numbers::of(query);
            numbers.health = numbers.health.map(|health| (health - 1) % HEALTH + 1);
            numbers.query()
        };
        let queries = case.queries().iter().take(QUERIES).filter_map(quick).collect();
        Case::new(case.budget(), queries).unwrap_or(case)
    }
}

/// The numbers of a query, free to be changed. E's health comes first, but the teacher's board and hand.
struct Numbers {
    health: [u8; 2],
    boards: [Vec<u8>; 2],
    hands: [u8; 2],
}

impl Numbers {
    fn of(query: &Query) -> Self {
        Self {
            health: [query.own_health(), query.teacher_health()],
            boards: [query.teacher_board(), query.own_board()].map(|board| board.health().to_vec()),
            hands: [query.teacher_hand(), query.own_hand()],
        }
    }

    fn query(&self) -> Option<Query> {
        let [teacher, own] = &self.boards;
        Query::new(self.health, Board::new(teacher).ok()?, Board::new(own).ok()?, self.hands).ok()
    }

    /// The same position with E and the teacher in each other's place.
    fn turned(mut self) -> Self {
        self.health.reverse();
        self.boards.reverse();
        self.hands.reverse();
        self
    }

    fn change(&mut self, draws: &mut Draws) {
        let side = draws.below(2) as usize;
        let board = &mut self.boards[side];
        match draws.below(6) {
            0 => self.health[side] = draws.between(1, HEALTH.into()) as u8,
            1 => {
                let health = self.health[side];
                self.health[side] = if draws.chance(1, 2) { health + 1 } else { health - 1 }.clamp(1, HEALTH);
            }
            2 if board.len() < MAX_BOARD => {
                board.insert(draws.between(0, board.len()), draws.between(1, 2) as u8);
            }
            3 if !board.is_empty() => {
                board.remove(draws.below(board.len() as u32) as usize);
            }
            4 if !board.is_empty() => {
                let at = draws.below(board.len() as u32) as usize;
                board[at] = 3 - board[at];
            }
            _ => self.hands[side] = draws.between(0, MAX_HAND.into()) as u8,
        }
    }
}
