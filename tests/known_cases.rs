//! Cases with known right answers: those kept in `corpus/cases`, and those of the folder `DAMONI_EXTRA_CASES`.

use std::path::{Path, PathBuf};

use damoni_corpus::{Comparison, Game, Goudan, Mahjong, Pigkill, Reading, Simulator, Unobserved, pairs};
use damoni_gen::{Generate, cross_check};

/// Plays every pair of a folder with `both` where `within_reach` says so, else with the fast simulator alone.
fn check<G: Generate>(folder: &Path, strict: bool, within_reach: impl Fn(&G::Case) -> bool) -> usize {
    let pairs = pairs::read_dir(folder).unwrap();
    let reference = G::reference::<&str>(&[]).unwrap();
    for pair in &pairs {
        let name = pair.input.display();
        let reading = if strict { Reading::Strict } else { Reading::Lenient };
        let case =
            G::read(&std::fs::read(&pair.input).unwrap(), reading).unwrap_or_else(|e| panic!("{name}: {e}"));
        let answer = if within_reach(&case) {
            match cross_check(&case, &G::sim(), &reference) {
                Ok(agreed) => agreed.unwrap_or_else(|e| panic!("{name}: {e}")).outcome.answer,
                Err(finding) => panic!("{name}: the simulators part: {}", finding.signature()),
            }
        } else {
            G::sim().play(&case, &mut Unobserved).unwrap_or_else(|e| panic!("{name}: {e}")).answer
        };
        let expected =
            std::fs::read(pair.answer.as_ref().unwrap_or_else(|| panic!("{name}: no answer file"))).unwrap();
        assert_eq!(G::compare(&expected, G::print_answer(&answer).as_bytes()), Comparison::Same, "{name}");
    }
    pairs.len()
}

fn kept(game: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/cases").join(game)];
    let mut all = Vec::new();
    while let Some(folder) = folders.pop() {
        let inside = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
        folders.extend(inside.filter(|path| path.is_dir()));
        all.push(folder);
    }
    all
}

fn extra<G: Generate>(within_reach: impl Fn(&G::Case) -> bool) {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        println!("skipped: DAMONI_EXTRA_CASES is not set");
        return;
    };
    let count = check::<G>(&Path::new(&folder).join(G::NAME), false, within_reach);
    assert!(count > 0, "no cases in {}/{}", Path::new(&folder).display(), G::NAME);
    println!("{count} known answers of {} met", <G as Game>::NAME);
}

/// What the reference answers quickly enough for a test without optimisation.
fn low_health(case: &damoni_corpus::goudan::Case) -> bool {
    case.queries().iter().all(|query| query.own_health() + query.teacher_health() <= 10)
}

#[test]
fn kept_pigkill_cases() {
    assert!(kept("pigkill").iter().map(|folder| check::<Pigkill>(folder, true, |_| true)).sum::<usize>() > 0);
}

#[test]
fn kept_mahjong_cases() {
    assert!(kept("mahjong").iter().map(|folder| check::<Mahjong>(folder, true, |_| true)).sum::<usize>() > 0);
}

#[test]
fn kept_goudan_cases() {
    assert!(kept("goudan").iter().map(|folder| check::<Goudan>(folder, true, low_health)).sum::<usize>() > 0);
}

#[test]
fn extra_pigkill_cases() {
    extra::<Pigkill>(|_| true);
}

#[test]
fn extra_mahjong_cases() {
    extra::<Mahjong>(|_| true);
}

#[test]
fn extra_goudan_cases() {
    extra::<Goudan>(low_health);
}
