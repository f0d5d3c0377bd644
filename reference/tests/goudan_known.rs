//! Goudan against known answers.

use std::fs;
use std::path::Path;

use damoni_corpus::goudan::{Case, Goudan};
use damoni_corpus::{Comparison, Game, Reading, Simulator, Unobserved};
use damoni_reference::Reference;

/// Queries with more health on a side take too long without optimisation.
const MAX_HEALTH: u8 = 6;

/// Compares the answers to all queries within reach, and says how many these are.
fn check(name: &str, text: &[u8], answers: &str) -> usize {
    let case = Goudan::read(text, Reading::Lenient).unwrap_or_else(|error| panic!("{name}: {error}"));
    let answers: Vec<&str> = answers.split_whitespace().collect();
    assert_eq!(answers.len(), case.queries().len(), "{name}: the number of answers");
    let (queries, expected): (Vec<_>, Vec<_>) = case
        .queries()
        .iter()
        .zip(answers)
        .filter(|(query, _)| query.own_health().max(query.teacher_health()) <= MAX_HEALTH)
        .unzip();
    if queries.is_empty() {
        return 0;
    }
    let case = Case::new(case.budget(), queries).expect("part of a case is a case");
    let outcome = Reference::<Goudan>::default().play(&case, &mut Unobserved).expect("within reach");
    let printed = Goudan::print_answer(&outcome.answer);
    let compared = Goudan::compare(expected.join("\n").as_bytes(), printed.as_bytes());
    assert_eq!(compared, Comparison::Same, "{name}");
    expected.len()
}

#[test]
fn sample_1() {
    assert_eq!(check("sample 1", b"1 5\n1 1\n0\n0\n0 1\n", "0.500000000"), 1);
}

#[test]
fn sample_2() {
    let case = Goudan::read(b"1 4\n5 14\n1 1\n1 1\n1 0\n", Reading::Strict).unwrap();
    let outcome = Reference::<Goudan>::default().play(&case, &mut Unobserved).unwrap();
    assert!((outcome.answer.chances[0] - 0.041879441).abs() < 1e-9, "{:?}", outcome.answer);
}

#[test]
fn the_cases_of_the_extra_folder() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        eprintln!("skipped: DAMONI_EXTRA_CASES is not set");
        return;
    };
    let folder = Path::new(&folder).join(Goudan::NAME);
    let mut checked = 0;
    for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "in") {
            let answers = fs::read_to_string(path.with_extension("ans")).unwrap();
            checked += check(&path.display().to_string(), &fs::read(&path).unwrap(), &answers);
        }
    }
    eprintln!("{checked} queries with at most {MAX_HEALTH} hit points a side");
    assert!(checked > 0, "{}: no query within reach", folder.display());
}
