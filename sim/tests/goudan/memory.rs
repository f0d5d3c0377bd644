//! What a thread has solved before leaves no trace in what it solves next.

use std::thread;

use damoni_corpus::goudan::{Board, Case, Event, Query};
use damoni_corpus::{Goudan, Recorder, Simulator, Unobserved};
use damoni_sim::Sim;
use proptest::collection::vec;
use proptest::prelude::*;

/// A case of one or two queries, and whether anybody watches.
fn case() -> impl Strategy<Value = (Case, bool)> {
    let board = || vec(1..=2u8, 0..=4).prop_map(|health| Board::new(&health).unwrap());
    let query = (1..=6u8, 1..=6u8, board(), board(), 0..=3u8, 0..=3u8).prop_map(
        |(own, teacher, hers, his, th, oh)| Query::new([own, teacher], hers, his, [th, oh]).unwrap(),
    );
    let case = (3..=5u8, vec(query, 1..=2)).prop_map(|(budget, queries)| Case::new(budget, queries).unwrap());
    (case, any::<bool>())
}

fn played(case: &Case, watched: bool) -> (Vec<f64>, Vec<Event>) {
    let mut recorder = Recorder::default();
    let outcome = if watched {
        Simulator::<Goudan>::play(&Sim, case, &mut recorder)
    } else {
        Simulator::<Goudan>::play(&Sim, case, &mut Unobserved)
    };
    (outcome.unwrap().answer.chances, recorder.events)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]
    #[test]
    fn cases_solved_before_change_nothing(cases in vec(case(), 2..8)) {
        let one_after_another: Vec<_> = cases.iter().map(|(case, watched)| played(case, *watched)).collect();
        for ((case, watched), seen) in cases.into_iter().zip(one_after_another) {
            let alone = thread::spawn(move || played(&case, watched)).join().unwrap();
            prop_assert_eq!(alone, seen);
        }
    }
}
