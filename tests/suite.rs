//! Test sets are the same on any number of threads, and stay where they are put.

use std::fs;
use std::path::Path;

use damoni::score::Progress;
use damoni::score::matrix::readings;
use damoni::suite::{Differs, Group, Lacking, Place, Plan, choose, differing};
use damoni_corpus::{Game, Pigkill};
use serde_json::Value;

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 3, sample: false, varied: true }
}

const GROUPS: [Group; 2] = [group("small", &["tiny"], 2), group("medium", &["penalty", "area"], 3)];
const PLAN: Plan = Plan { groups: &GROUPS, subtasks: &[100] };

/// The inputs chosen for the readings with these names, on so many threads.
fn inputs(ids: &[&str], threads: usize) -> Result<Vec<String>, Lacking> {
    let readings: Vec<_> = readings::<Pigkill>().into_iter().filter(|r| ids.contains(&r.id)).collect();
    assert_eq!(readings.len(), ids.len());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let chosen = pool.install(|| choose(&PLAN, &readings, 3, &Progress::default()))?;
    for reading in &readings {
        let caught = chosen.iter().filter(|test| reading.is_caught_by(&test.candidate.played.trial)).count();
        assert!(caught >= 2, "{} is caught by {caught}", reading.id);
    }
    Ok(chosen.iter().map(|test| Pigkill::print(&test.candidate.case)).collect())
}

#[test]
fn the_choice_catches_all_twice_and_does_not_depend_on_the_number_of_threads() {
    // One that hardly any case shows, so that cases must be varied.
    let ids = ["hand-sorted", "no-rescan", "penalty-allows-another-kill"];
    let chosen = inputs(&ids, 1).unwrap();
    assert_eq!(chosen.len(), 5);
    assert_eq!(Ok(chosen), inputs(&ids, 3));
}

#[test]
fn what_is_stopped_gives_no_set() {
    let progress = Progress::default();
    progress.stop.store(true, std::sync::atomic::Ordering::Relaxed);
    let chosen = choose(&PLAN, &readings::<Pigkill>(), 3, &progress);
    assert_eq!(chosen.err(), Some(Lacking::Interrupted));
}

/// A set of two files, with its manifest.
fn kept(folder: &Path) -> Place {
    let place = Place::new(&folder.join("set")).unwrap();
    fs::create_dir_all(place.out.join("data")).unwrap();
    fs::write(place.out.join("data/a.in"), "1\n").unwrap();
    fs::write(place.out.join("b"), "2\n").unwrap();
    fs::write(&place.manifest, r#"{"sha256":{"data/a.in":"","b":""}}"#).unwrap();
    place
}

#[test]
fn a_place_is_taken_by_a_set_or_its_manifest() {
    let folder = tempfile::tempdir().unwrap();
    let place = kept(folder.path());
    assert_eq!(place.taken().unwrap(), Some(place.out.as_path()));
    fs::remove_dir_all(&place.out).unwrap();
    assert_eq!(place.taken().unwrap(), Some(place.manifest.as_path()));
    fs::remove_file(&place.manifest).unwrap();
    assert_eq!(place.taken().unwrap(), None);
    assert!(Place::new(Path::new(".")).is_none());
}

#[test]
fn only_a_set_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let place = kept(folder.path());
    assert_eq!(place.foreign().unwrap(), None);
    fs::write(place.out.join("mine.txt"), "").unwrap();
    assert_eq!(place.foreign().unwrap(), Some(place.out.join("mine.txt")));
    fs::remove_file(place.out.join("mine.txt")).unwrap();
    fs::remove_file(&place.manifest).unwrap();
    assert!(place.foreign().unwrap().is_some(), "nobody can build it again");
}

#[test]
fn what_cannot_be_replaced_stays() {
    let folder = tempfile::tempdir().unwrap();
    let place = kept(folder.path());
    let failed: std::io::Result<()> = place.replace(|_| Err(std::io::Error::other("no")));
    assert!(failed.is_err());
    assert_eq!(fs::read_to_string(place.out.join("b")).unwrap(), "2\n");
    place.replace(|out| fs::create_dir(out)).unwrap();
    assert_eq!(fs::read_dir(&place.out).unwrap().count(), 0);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "something was left behind");
}

#[test]
fn each_file_that_differs_is_named() {
    let (there, again) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (there, again) = (kept(there.path()).out, kept(again.path()).out);
    assert_eq!(differing(&there, &again).unwrap(), []);
    fs::write(there.join("data/a.in"), "3\n").unwrap();
    fs::remove_file(there.join("b")).unwrap();
    fs::write(there.join("c"), "").unwrap();
    let expected = [("b", Differs::Missing), ("data/a.in", Differs::Changed), ("c", Differs::Extra)];
    assert_eq!(
        differing(&there, &again).unwrap(),
        expected.map(|(file, differs)| (file.to_owned(), differs))
    );
}

/// The manifests that `.ci/suites` compares with new ones say what a set must say.
#[test]
fn committed_manifests_are_of_sets_that_catch_all_twice() {
    for (game, most) in [("pigkill", 20), ("mahjong", 50), ("goudan", 20)] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/suites/{game}.manifest.json"));
        let manifest: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
        let tests = manifest["tests"].as_array().unwrap();
        assert!(tests.len() <= most, "{game}: {} tests", tests.len());
        let known = match game {
            "pigkill" => readings::<Pigkill>().iter().map(|reading| reading.id).collect::<Vec<_>>(),
            "mahjong" => readings::<damoni_corpus::Mahjong>().iter().map(|reading| reading.id).collect(),
            _ => readings::<damoni_corpus::Goudan>().iter().map(|reading| reading.id).collect(),
        };
        assert_eq!(manifest["pitfalls"], known.len(), "{game}: build the manifest again");
        for id in known {
            let catches = |test: &&Value| test["catches"].as_array().unwrap().iter().any(|other| other == id);
            let count = tests.iter().filter(|test| test["sample"] == false).filter(catches).count();
            assert!(count >= 2, "{game}: {id} is caught by {count}");
        }
        for test in tests {
            for file in ["input", "answer"] {
                assert!(manifest["sha256"][test[file].as_str().unwrap()].is_string(), "{test}");
            }
        }
    }
}
