//! The right programs, against cases with known answers.

use std::path::{Path, PathBuf};
use std::process::Command;

use damoni_corpus::{Comparison, Game, Goudan, Mahjong, Pigkill, Reading, Simulator, Unobserved, pairs};
use damoni_gen::package::{Checking, Problem};
use damoni_sim::Sim;

use crate::compiled::{compiled, run};

/// The folder of one game's known cases, or nothing (said on standard error) where none are given.
fn known_cases(game: &str) -> Option<PathBuf> {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        eprintln!("skipped: DAMONI_EXTRA_CASES names no folder of known cases");
        return None;
    };
    Some(Path::new(&folder).join(game))
}

fn answers_like<G: Game>(file: &str, mut command: impl FnMut() -> Command) {
    let Some(folder) = known_cases(G::NAME) else { return };
    let pairs = pairs::read_dir(&folder).unwrap();
    assert!(!pairs.is_empty(), "{}: no cases", folder.display());
    for pair in pairs {
        let Some(answer) = pair.answer else { continue };
        let input = std::fs::read(&pair.input).unwrap();
        let output = run(&mut command(), &input);
        assert!(output.status.success(), "{file} on {}: {output:?}", pair.stem);
        let verdict = G::compare(&std::fs::read(answer).unwrap(), &output.stdout);
        assert_eq!(verdict, Comparison::Same, "{file} on {}", pair.stem);
    }
}

fn right_programs<G: Game>() {
    let problem = Problem::named(G::NAME).unwrap();
    for right in problem.right {
        if right.file.ends_with(".py") {
            if Command::new("python3").arg("--version").output().is_err() {
                eprintln!("skipped: no python3 to run {} with", right.file);
                continue;
            }
            answers_like::<G>(right.file, || {
                let mut python = Command::new("python3");
                python.args(["-c", right.source]);
                python
            });
        } else if let Some(program) = compiled(&format!("{}-right", G::NAME), "c++17", right.source) {
            answers_like::<G>(right.file, || Command::new(&program));
        }
    }
}

#[test]
fn pigkill_programs_give_the_known_answers() {
    right_programs::<Pigkill>();
}

#[test]
fn mahjong_programs_give_the_known_answers() {
    right_programs::<Mahjong>();
}

#[test]
fn goudan_programs_give_the_known_answers() {
    right_programs::<Goudan>();
}

#[test]
fn wrong_programs_compile_and_are_wrong_on_a_kept_case() {
    for problem in Problem::all() {
        let Some(right) = compiled(&format!("{}-right", problem.name), "c++17", problem.right[0].source)
        else {
            return;
        };
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("problems").join(problem.name).join("cases");
        let cases: Vec<_> = pairs::read_dir(&folder).unwrap();
        for pair in &cases {
            let output = run(&mut Command::new(&right), &std::fs::read(&pair.input).unwrap());
            let answer = std::fs::read(pair.answer.as_ref().unwrap()).unwrap();
            assert!(output.stdout == answer, "{} {}", problem.name, pair.stem);
        }
        for (file, source) in problem.wrong() {
            let wrong = compiled(&format!("{}-{file}", problem.name), "c++17", &source).unwrap();
            let caught = cases.iter().any(|pair| {
                let output = run(&mut Command::new(&wrong), &std::fs::read(&pair.input).unwrap());
                let answer = std::fs::read(pair.answer.as_ref().unwrap()).unwrap();
                let verdict = match problem.checking {
                    Checking::Numbers => Goudan::compare(&answer, &output.stdout),
                    Checking::Exact => Pigkill::compare(&answer, &output.stdout),
                };
                verdict != Comparison::Same
            });
            assert!(caught, "{} {file} is right on every kept case", problem.name);
        }
    }
}

fn kept_answers_are_the_simulator_s<G: Game>()
where
    Sim: Simulator<G>,
{
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("problems").join(G::NAME).join("cases");
    for pair in pairs::read_dir(&folder).unwrap() {
        let case = G::read(&std::fs::read(&pair.input).unwrap(), Reading::Strict).unwrap();
        let outcome = Sim.play(&case, &mut Unobserved).unwrap();
        let kept = std::fs::read_to_string(pair.answer.unwrap()).unwrap();
        assert_eq!(G::print_answer(&outcome.answer), kept, "{} {}", G::NAME, pair.stem);
    }
}

#[test]
fn kept_answers_are_right() {
    kept_answers_are_the_simulator_s::<Pigkill>();
    kept_answers_are_the_simulator_s::<Mahjong>();
    kept_answers_are_the_simulator_s::<Goudan>();
}
