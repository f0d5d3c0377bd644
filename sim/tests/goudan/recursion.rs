//! The table against a plain recursion.

use damoni_corpus::goudan::{Board, Case, Event, Query};
use damoni_corpus::{Goudan, Recorder, Simulator, Unobserved};
use damoni_sim::Sim;
use damoni_sim::goudan::{Reach, Table};
use proptest::prelude::*;

use crate::plain::Recursion;

const NEAR: f64 = 1e-12;

fn boards() -> Vec<Board> {
    let of = |ones, number| [vec![1; ones], vec![2; number - ones]].concat();
    (0..=4).flat_map(|number| (0..=number).map(move |ones| Board::new(&of(ones, number)).unwrap())).collect()
}

/// All positions with these hit points of the heroes.
fn positions(own: u8, teacher: u8) -> Vec<Query> {
    let mut queries = Vec::new();
    for teacher_board in boards() {
        for own_board in boards() {
            for hands in (0..16).map(|hands| [hands / 4, hands % 4]) {
                queries.push(Query::new([own, teacher], teacher_board, own_board, hands).unwrap());
            }
        }
    }
    queries
}

#[test]
fn all_positions_of_low_health() {
    for (budget, most) in [(3, 3), (4, 2), (5, 2)] {
        let table = Table::solve(budget, Reach::up_to(most, most)).unwrap();
        let mut recursion = Recursion::new(budget);
        for (own, teacher) in (1..=most).flat_map(|own| (1..=most).map(move |teacher| (own, teacher))) {
            for query in positions(own, teacher) {
                let (found, expected) = (table.chance(&query).unwrap(), recursion.chance(&query));
                assert!((found - expected).abs() <= NEAR, "O = {budget}, {query:?}: {found}, not {expected}");
            }
        }
    }
}

#[test]
fn all_first_actions_of_low_health() {
    for (budget, most) in [(3, 2), (4, 1), (5, 1)] {
        let healths = (1..=most).flat_map(|own| (1..=most).map(move |teacher| (own, teacher)));
        let queries: Vec<Query> = healths.flat_map(|(own, teacher)| positions(own, teacher)).collect();
        let case = Case::new(budget, queries).unwrap();
        let mut seen = Recorder::default();
        Simulator::<Goudan>::play(&Sim, &case, &mut seen).unwrap();
        assert_events(&mut Recursion::new(budget), &case, &seen.events);
    }
}

fn assert_events(recursion: &mut Recursion, case: &Case, events: &[Event]) {
    let mut events = events.iter();
    for (number, query) in (0..).zip(case.queries()) {
        for (action, value) in recursion.first_actions(query) {
            let event = events.next().expect("an event for each first action");
            assert_eq!((event.query, event.action), (number, action), "{query:?}");
            assert!((event.value - value).abs() <= NEAR, "{query:?}, {action}: {}, not {value}", event.value);
        }
    }
    assert_eq!(events.next(), None);
}

fn board(most: usize) -> impl Strategy<Value = Board> {
    prop::collection::vec(1..=2u8, 0..=most).prop_map(|health| Board::new(&health).unwrap())
}

fn query(health: u8, minions: usize) -> impl Strategy<Value = Query> {
    ([1..=health, 1..=health], board(minions), board(minions), [0..=3u8, 0..=3u8])
        .prop_map(|(health, teacher, own, hands)| Query::new(health, teacher, own, hands).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    /// Higher than all positions can be tried: attacks that do not win, layers that are thrown away.
    #[test]
    fn some_positions_of_more_health(budget in 3..=5u8, query in query(7, 2)) {
        let case = Case::new(budget, vec![query]).unwrap();
        let mut recursion = Recursion::new(budget);
        let mut seen = Recorder::default();
        let watched = Simulator::<Goudan>::play(&Sim, &case, &mut seen).unwrap().answer.chances;
        let unwatched = Simulator::<Goudan>::play(&Sim, &case, &mut Unobserved).unwrap().answer.chances;
        prop_assert_eq!(&watched, &unwatched);
        prop_assert!((watched[0] - recursion.chance(&query)).abs() <= NEAR);
        assert_events(&mut recursion, &case, &seen.events);
    }
}
