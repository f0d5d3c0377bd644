//! A table that is kept, and how far it reaches.

use damoni_corpus::goudan::{Board, Case, Invalid, Query};
use damoni_corpus::{Goudan, Simulator, Unobserved};
use damoni_sim::Sim;
use damoni_sim::goudan::{Reach, Table};

fn query(own: u8, teacher: u8) -> Query {
    Query::new([own, teacher], Board::new(&[1]).unwrap(), Board::new(&[2]).unwrap(), [1, 2]).unwrap()
}

/// Every health: which pairs a reach covers.
fn covered(reach: &Reach) -> Vec<(u8, u8)> {
    let pairs = (1..=20).flat_map(|own| (1..=20).map(move |teacher| (own, teacher)));
    pairs.filter(|&(own, teacher)| reach.covers(&query(own, teacher))).collect()
}

#[test]
fn a_reach_covers_what_is_below_and_turned_round() {
    let below: Vec<(u8, u8)> = (1..=20)
        .flat_map(|own| (1..=20).map(move |teacher| (own, teacher)))
        .filter(|&(own, teacher)| (own <= 5 && teacher <= 3) || (own <= 3 && teacher <= 5))
        .collect();
    for reach in
        [Reach::up_to(5, 3), Reach::up_to(3, 5), Reach::of(&[query(5, 3)]), Reach::of(&[query(3, 5)])]
    {
        assert_eq!(covered(&reach), below);
    }
    assert_eq!(covered(&Reach::EVERYTHING).len(), 400);
    assert_eq!(Reach::up_to(u8::MAX, u8::MAX), Reach::EVERYTHING);
    assert_eq!(covered(&Reach::of(&[])), []);
}

#[test]
fn the_reach_of_some_queries_is_what_each_of_them_needs() {
    let queries = [query(9, 2), query(4, 6), query(7, 3), query(5, 5), query(2, 3)];
    let each = queries.map(|query| Reach::of(&[query]));
    let union: Vec<(u8, u8)> = (1..=20)
        .flat_map(|own| (1..=20).map(move |teacher| (own, teacher)))
        .filter(|&(own, teacher)| each.iter().any(|reach| reach.covers(&query(own, teacher))))
        .collect();
    assert_eq!(covered(&Reach::of(&queries)), union);
}

#[test]
fn a_reach_of_queries_ends_at_their_hit_points_in_all() {
    let with = |own: &[u8], teacher: &[u8]| {
        let [own, teacher] = [own, teacher].map(|health| Board::new(health).unwrap());
        Query::new([3, 4], teacher, own, [0, 0]).unwrap()
    };
    let reach = Reach::of(&[with(&[1], &[2, 2]), with(&[2], &[])]);
    assert!(reach.covers(&with(&[2, 2], &[1])));
    assert!(!reach.covers(&with(&[2, 2], &[1, 1])));
    assert!(!reach.covers(&with(&[2, 2, 2], &[])));
    assert!(Reach::up_to(3, 4).covers(&with(&[2; 4], &[2; 4])));
    assert!(Reach::EVERYTHING.covers(
        &Query::new([20, 20], Board::new(&[2; 4]).unwrap(), Board::new(&[2; 4]).unwrap(), [3, 3]).unwrap()
    ));
}

#[test]
fn a_table_answers_within_its_reach_only() {
    let table = Table::solve(4, Reach::up_to(6, 4)).unwrap();
    assert_eq!((table.budget(), *table.reach()), (4, Reach::up_to(4, 6)));
    assert_eq!(table.chance(&query(5, 5)), None);
    assert_eq!(table.chance(&query(7, 1)), None);
    assert!(table.chance(&query(4, 6)).is_some());
}

#[test]
fn a_kept_table_answers_as_a_play_does() {
    let table = Table::solve(5, Reach::up_to(8, 5)).unwrap();
    for (own, teacher) in [(8, 5), (5, 8), (8, 1), (1, 8), (4, 5), (2, 2)] {
        let query = query(own, teacher);
        let case = Case::new(5, vec![query]).unwrap();
        let played = Simulator::<Goudan>::play(&Sim, &case, &mut Unobserved).unwrap();
        assert_eq!(table.chance(&query), Some(played.answer.chances[0]), "{own} to {teacher}");
    }
}

#[test]
fn the_statement_knows_three_budgets() {
    for budget in [0, 2, 6] {
        assert_eq!(Table::solve(budget, Reach::up_to(1, 1)).unwrap_err(), Invalid::Budget(budget));
    }
}
