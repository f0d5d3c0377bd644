//! Known answers: the statement's samples, and whatever folder `DAMONI_EXTRA_CASES` names.

use std::path::Path;

use damoni_corpus::{Game, Goudan, Reading, Simulator, Unobserved, pairs};
use damoni_sim::Sim;

fn chances(text: &[u8]) -> Vec<f64> {
    let case = Goudan::read(text, Reading::Lenient).unwrap();
    Simulator::<Goudan>::play(&Sim, &case, &mut Unobserved).unwrap().answer.chances
}

fn assert_near(name: &str, found: &[f64], expected: &[f64], error: f64) {
    assert_eq!(found.len(), expected.len(), "{name}");
    for (query, (found, expected)) in found.iter().zip(expected).enumerate() {
        assert!((found - expected).abs() <= error, "{name}, query {query}: {found}, known to be {expected}");
    }
}

#[test]
fn sample_1() {
    assert_near("sample 1", &chances(b"1 5\n1 1\n0\n0\n0 1\n"), &[0.5], 5e-10);
}

#[test]
fn sample_2() {
    assert_near("sample 2", &chances(b"1 4\n5 14\n1 1\n1 1\n1 0\n"), &[0.041879441], 5e-10);
}

#[test]
fn known_cases() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        eprintln!("skipped: DAMONI_EXTRA_CASES names no folder of known cases");
        return;
    };
    let pairs = pairs::read_dir(&Path::new(&folder).join("goudan")).unwrap();
    assert!(!pairs.is_empty(), "no case in that folder");
    for pair in pairs {
        let answer = std::fs::read_to_string(pair.answer.expect("a known case has its answer")).unwrap();
        let expected: Vec<f64> =
            answer.split_ascii_whitespace().map(|number| number.parse().unwrap()).collect();
        // The samples have nine decimals, the others twelve.
        let error = if pair.stem.contains("sample") { 5e-10 } else { 1e-9 };
        assert_near(&pair.stem, &chances(&std::fs::read(&pair.input).unwrap()), &expected, error);
    }
}
