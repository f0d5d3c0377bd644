//! Shrinking positions of 狗蛋和二五仔.
//!
//! # The order
//! Smaller is, in this order: fewer queries; less health of the heroes; fewer minions; fewer hit points of the minions;
//! fewer cards in hands; a smaller O; then the numbers of the queries compared from the front.

mod below;
mod edits;
mod numbers;
mod together;

use damoni_corpus::goudan::{Case, Event, Query};
use damoni_corpus::{Goudan, Text, counted};
use damoni_gen::Draws;

use crate::shrink::{Below, Effort, Failing, Pass, Shrink};
use numbers::Numbers;

/// The place of a case in the order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    queries: usize,
    health: usize,
    minions: usize,
    minion_health: usize,
    cards: usize,
    budget: u8,
    row: Vec<[u8; 12]>,
}

fn key(case: &Case) -> Key {
    let sum = |of: fn(&Query) -> usize| case.queries().iter().map(of).sum();
    Key {
        queries: case.queries().len(),
        health: sum(|query| usize::from(query.own_health()) + usize::from(query.teacher_health())),
        minions: sum(|query| query.own_board().health().len() + query.teacher_board().health().len()),
        minion_health: sum(|query| {
            let boards = [query.own_board(), query.teacher_board()];
            boards.iter().flat_map(|board| board.health()).copied().map(usize::from).sum()
        }),
        cards: sum(|query| usize::from(query.own_hand()) + usize::from(query.teacher_hand())),
        budget: case.budget(),
        row: case.queries().iter().map(row).collect(),
    }
}

/// The numbers of a query in a row of fixed length, a board's places in the order of the text.
fn row(query: &Query) -> [u8; 12] {
    let mut row = [0; 12];
    (row[0], row[1]) = (query.own_health(), query.teacher_health());
    for (places, board) in [(2..6, query.teacher_board()), (6..10, query.own_board())] {
        row[places].iter_mut().zip(board.health()).for_each(|(place, &health)| *place = health);
    }
    (row[10], row[11]) = (query.teacher_hand(), query.own_hand());
    row
}

/// What a kick adds to a number at most.
const KICKED_UP: u8 = 2;

impl Shrink for Goudan {
    type Key = Key;

    // Nearly every minimum is found from below. There are no samples.
    const EFFORT: Effort = Effort { rounds: 4, patience: 1, walks: 8, kicks: 20, samples: 0 };

    fn key(failing: &Failing<Self>) -> Key {
        key(&failing.case)
    }

    fn hopeless(case: &Case, below: &Key) -> bool {
        key(case) >= *below
    }

    const TOGETHER: usize = 4096;

    fn may_part(sim: &Self::Sim, reference: &Self::Reference, cases: &[Case]) -> Option<Vec<bool>> {
        together::may_part(sim, reference, cases)
    }

    fn comparable([a, b]: [Option<&Event>; 2]) -> [Option<&Event>; 2] {
        // Where one play lacks an event of a query, the other one's next query stands in its place by chance.
        match (a, b) {
            (Some(one), Some(other)) if one.query < other.query => [a, None],
            (Some(one), Some(other)) if one.query > other.query => [None, b],
            _ => [a, b],
        }
    }

    fn size(failing: &Failing<Self>) -> usize {
        let key = key(&failing.case);
        key.health + key.minion_health + key.cards
    }

    fn measure(failing: &Failing<Self>) -> Text {
        let key = key(&failing.case);
        Text::new(
            format!(
                "{}, {} health, {}, {}, O = {}",
                counted(key.queries, "query", "queries"),
                key.health,
                counted(key.minions, "minion", "minions"),
                counted(key.cards, "card", "cards"),
                key.budget
            ),
            format!(
                "{} 个询问，血量 {}，随从 {}，手牌 {}，O = {}",
                key.queries, key.health, key.minions, key.cards, key.budget
            ),
        )
    }

    fn passes() -> &'static [Pass<Self>] {
        &edits::PASSES
    }

    fn kick(failing: &Failing<Self>, draws: &mut Draws) -> Case {
        let case = &failing.case;
        let at = draws.below(case.queries().len() as u32) as usize;
        let mut numbers = Numbers::of(case, at);
        for _ in 0..draws.between(1, 3) {
            let place = draws.below(numbers::PLACES as u32) as usize;
            let (least, most) = numbers::bounds(place);
            // A little way up is enough to come down elsewhere, and a position far larger takes far longer.
            let most = most.min(numbers.get(place) + KICKED_UP);
            numbers.set(place, draws.between(least.into(), most.into()) as u8);
        }
        numbers.into_case(case, at).unwrap_or_else(|| case.clone())
    }

    fn smallest() -> Vec<Case> {
        below::smallest()
    }

    fn difference(expected: &[u8], actual: &[u8], _line: usize) -> String {
        let count =
            |text: &[u8]| text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).count();
        let same = count(expected) == count(actual);
        if same { "number" } else { "count" }.to_owned()
    }

    fn parting_at_line(events: &[Event], line: usize) -> Option<usize> {
        events.iter().position(|event| event.query as usize + 1 == line)
    }

    fn below(failing: &Failing<Self>, limit: u64) -> Below<'_, Self> {
        below::below(failing, limit)
    }
}
