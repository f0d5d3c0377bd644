//! Test sets are the same on any number of threads, and catch every pitfall twice.

use damoni::score::Progress;
use damoni::score::matrix::readings;
use damoni::suite::{Group, Lacking, Plan, build, choose};
use damoni_corpus::{Game, Pigkill};

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 5, sample: false, varied: true }
}

#[test]
fn the_choice_does_not_depend_on_the_number_of_threads() {
    const GROUPS: [Group; 2] = [group("small", &["tiny"], 2), group("medium", &["penalty"], 2)];
    let plan = Plan { groups: &GROUPS, subtasks: &[100] };
    let readings: Vec<_> = readings::<Pigkill>().into_iter().take(12).collect();
    let inputs = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let chosen = pool.install(|| choose(&plan, &readings, 3, &Progress::default()));
        match chosen {
            Ok(tests) => tests.iter().map(|(_, test)| Pigkill::print(&test.case)).collect::<Vec<_>>(),
            Err(Lacking::Pitfalls(ids)) => ids.iter().map(|id| (*id).to_owned()).collect(),
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(inputs(1), inputs(3));
}

#[test]
fn every_pigkill_pitfall_is_caught_twice_in_at_most_twenty_tests() {
    let suite = build::<Pigkill>(1, &Progress::default()).unwrap();
    assert!(suite.tests.len() <= 20);
    for (row, reading) in suite.readings.iter().enumerate() {
        let scored = |at: &usize| !suite.tests[*at].0.sample;
        let count = (0..suite.tests.len()).filter(scored).filter(|&at| suite.matrix.catches(row, at)).count();
        assert!(count >= 2, "{} is caught by {count}", reading.id);
    }
    let mut inputs: Vec<String> = suite.tests.iter().map(|(_, test)| Pigkill::print(&test.case)).collect();
    inputs.sort();
    inputs.dedup();
    assert_eq!(inputs.len(), suite.tests.len(), "no duplicates");
    for (group, test) in &suite.tests {
        assert!(!test.played.class.contested);
        assert_eq!(test.played.class.last_card, group.name == "exhausted");
    }
}
