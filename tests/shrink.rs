//! Shrinking, by what a user may rely on: the result is valid, fails in the same way, cannot be made smaller by any
//! declared edit, and is the same for any number of workers.

use std::cell::RefCell;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use assert_cmd::Command;
use damoni::harness::Harness;
use damoni::shrink::{
    Effort, Exhausted, Failing, Options, PredicateError, Shrink, ShrinkError, Shrunk, Simulators, shrink,
};
use damoni_corpus::{Game, Goudan, Mahjong, Pigkill, Reading, Simulator, Unobserved};
use damoni_gen::{Engines, Finding, case, cross_check, profile};
use predicates::prelude::*;

/// The first case of a profile on which sim and the reference under a pitfall part.
fn finding<G: Harness>(name: &str, pitfall: &str) -> Box<Finding<G>> {
    let (sim, reference) = (G::sim(), G::reference(&[pitfall]).unwrap());
    let profile = profile::<G>(name).unwrap();
    (0..3000).find_map(|index| cross_check(&case::<G>(profile, 7, index), &sim, &reference).err()).unwrap()
}

fn predicate<G: Harness>(pitfall: &str) -> Simulators<G> {
    Simulators::new(G::sim(), G::reference(&[pitfall]).unwrap(), true)
}

/// Little search beyond the descent, for tests that are not about it.
const BRIEF: Effort = Effort { rounds: 2, patience: 1, walks: 4, kicks: 10, samples: 100 };

fn brief<'a, G: Harness>(tried: &'a AtomicU64) -> Options<'a, G> {
    Options { effort: BRIEF, ..Options::new(tried) }
}

fn shrunk<G: Harness>(name: &str, pitfall: &str, effort: Effort) -> Shrunk<G> {
    let found = finding::<G>(name, pitfall);
    let tried = AtomicU64::new(0);
    let options = Options { verify: true, effort, ..Options::new(&tried) };
    let shrunk = shrink::<G>(&found.case, &predicate::<G>(pitfall), &options).unwrap();
    assert!(shrunk.complete);
    assert!(shrunk.verified.is_some_and(|verified| verified.edits > 100));
    assert_eq!(shrunk.calls, tried.load(Ordering::Relaxed));
    // What the search says of the result is what a plain cross-check says.
    let (sim, reference) = (G::sim(), G::reference(&[pitfall]).unwrap());
    let again = cross_check(&shrunk.failing.case, &sim, &reference).unwrap_err();
    assert_eq!(again.signature(), shrunk.failing.signature);
    assert_eq!(again.signature(), found.signature());
    // And it can be read back.
    let text = G::print(&shrunk.failing.case);
    assert_eq!(G::read(text.as_bytes(), Reading::Strict).unwrap(), shrunk.failing.case);
    shrunk
}

#[test]
fn a_long_game_of_many_pigs_becomes_a_short_one_of_few() {
    let shrunk = shrunk::<Pigkill>("long", "rebels-know-loyalists", Pigkill::EFFORT);
    assert!(shrunk.size[0] > 150, "{:?}", shrunk.size);
    assert!(shrunk.failing.case.pigs().len() <= 3);
    assert!(shrunk.failing.case.deck().len() <= 8);
}

#[test]
fn a_wall_parts_within_the_first_draws() {
    let shrunk = shrunk::<Mahjong>("mixed", "no-twin-runs", BRIEF);
    assert!(shrunk.size[1] <= 56, "{:?}", shrunk.size);
    assert!(shrunk.size[0] > shrunk.size[1]);
}

#[test]
fn one_query_of_many_is_left() {
    let shrunk = shrunk::<Goudan>("mixed", "new-minion-is-hit", BRIEF);
    assert_eq!(shrunk.failing.case.queries().len(), 1);
    assert!(shrunk.size[1] <= 10, "{:?}", shrunk.size);
}

#[test]
fn the_result_and_the_count_do_not_depend_on_the_number_of_workers() {
    let found = finding::<Pigkill>("long", "reward-for-loyalists-too");
    let by_jobs = [1, 2, 5].map(|jobs| {
        let tried = AtomicU64::new(0);
        let options = Options { jobs, verify: true, ..brief(&tried) };
        let shrunk =
            shrink::<Pigkill>(&found.case, &predicate::<Pigkill>("reward-for-loyalists-too"), &options)
                .unwrap();
        (shrunk.failing.case, shrunk.calls, shrunk.verified)
    });
    assert_eq!(by_jobs[0], by_jobs[1]);
    assert_eq!(by_jobs[0], by_jobs[2]);
}

fn every_step_goes_down<G: Harness>(name: &str, pitfall: &str) {
    let found = finding::<G>(name, pitfall);
    let steps: Mutex<Vec<Failing<G>>> = Mutex::default();
    let tried = AtomicU64::new(0);
    let watch = |step: &damoni::shrink::Step<'_, G>| steps.lock().unwrap().push(step.failing.clone());
    let options = Options { watch: &watch, ..brief(&tried) };
    shrink::<G>(&found.case, &predicate::<G>(pitfall), &options).unwrap();
    let steps = steps.into_inner().unwrap();
    assert!(steps.len() > 3);
    assert!(steps.windows(2).all(|pair| G::key(&pair[1]) < G::key(&pair[0])));
    for step in &steps {
        let outcome = G::sim().play(&step.case, &mut Unobserved).unwrap();
        assert!(G::same_class(&outcome.class, found.ends[0].as_ref().map(|end| &end.class).unwrap()));
        assert_eq!(step.signature, found.signature());
    }
}

#[test]
fn every_step_is_valid_of_the_same_class_and_signature_and_smaller_than_the_last() {
    every_step_goes_down::<Pigkill>("long", "arrows-ask-kill");
    every_step_goes_down::<Pigkill>("last-card", "arrows-ask-kill");
    every_step_goes_down::<Mahjong>("mixed", "no-twin-runs");
    every_step_goes_down::<Goudan>("mixed", "new-minion-is-hit");
}

#[test]
fn no_smaller_case_exists_within_the_bound() {
    let found = finding::<Goudan>("mixed", "new-minion-is-hit");
    let tried = AtomicU64::new(0);
    let options = Options { exhaustive: Some(200_000), ..brief(&tried) };
    let shrunk = shrink::<Goudan>(&found.case, &predicate::<Goudan>("new-minion-is-hit"), &options).unwrap();
    let Some(Exhausted::Proved { cases, .. }) = shrunk.exhausted else { panic!("{:?}", shrunk.exhausted) };
    assert!(cases >= 10_800);

    let found = finding::<Pigkill>("tiny", "arrows-ask-kill");
    let options = Options { exhaustive: Some(20_000), ..brief(&tried) };
    let shrunk = shrink::<Pigkill>(&found.case, &predicate::<Pigkill>("arrows-ask-kill"), &options).unwrap();
    assert!(matches!(shrunk.exhausted, Some(Exhausted::Proved { .. })), "{:?}", shrunk.exhausted);

    let found = finding::<Mahjong>("mixed", "no-twin-runs");
    let options = Options { exhaustive: Some(20_000), effort: Effort::NONE, ..Options::new(&tried) };
    let shrunk = shrink::<Mahjong>(&found.case, &predicate::<Mahjong>("no-twin-runs"), &options).unwrap();
    assert!(matches!(shrunk.exhausted, Some(Exhausted::TooLarge { .. })));
}

/// A pigkill case with a failure made up for it.
fn failing(case: &damoni_corpus::pigkill::Case, signature: &str) -> Failing<Pigkill> {
    let class = Pigkill::sim()
        .play(case, &mut Unobserved)
        .ok()
        .map(|outcome: damoni_corpus::Outcome<Pigkill>| outcome.class);
    Failing { case: case.clone(), signature: signature.to_owned(), class, events: Vec::new(), parting: None }
}

fn some_case() -> damoni_corpus::pigkill::Case {
    case::<Pigkill>(profile::<Pigkill>("long").unwrap(), 1, 0)
}

fn refused(
    predicate: impl Fn(&damoni_corpus::pigkill::Case) -> Option<Failing<Pigkill>> + Sync,
) -> ShrinkError {
    let tried = AtomicU64::new(0);
    shrink::<Pigkill>(&some_case(), &predicate, &brief(&tried)).unwrap_err()
}

#[test]
fn what_does_not_fail_fails_by_chance_or_fails_always_is_refused() {
    assert!(matches!(refused(|_| None), ShrinkError::DoesNotFail));
    let times = AtomicU64::new(0);
    let by_chance =
        |case: &_| times.fetch_add(1, Ordering::Relaxed).is_multiple_of(2).then(|| failing(case, "x"));
    assert!(matches!(refused(by_chance), ShrinkError::Flaky { .. }));
    assert!(matches!(refused(|case| Some(failing(case, "x"))), ShrinkError::EverythingFails { .. }));
}

#[test]
fn another_failure_is_another_fault_unless_any_will_do() {
    // Long decks fail one way, short ones another, the smallest not at all.
    let predicate = |case: &damoni_corpus::pigkill::Case| match case.deck().len() {
        0..8 => None,
        8..40 => Some(failing(case, "short")),
        _ => Some(failing(case, "long")),
    };
    let tried = AtomicU64::new(0);
    let kept = shrink::<Pigkill>(&some_case(), &predicate, &brief(&tried)).unwrap();
    assert_eq!((kept.failing.signature.as_str(), kept.failing.case.deck().len()), ("long", 40));
    let options = Options { any_failure: true, ..brief(&tried) };
    let any = shrink::<Pigkill>(&some_case(), &predicate, &options).unwrap();
    assert_eq!((any.failing.signature.as_str(), any.failing.case.deck().len()), ("short", 8));
}

#[test]
fn out_of_time_or_interrupted_the_smallest_case_so_far_is_given() {
    let found = finding::<Pigkill>("long", "arrows-ask-kill");
    let predicate = predicate::<Pigkill>("arrows-ask-kill");
    let tried = AtomicU64::new(0);
    let options = Options { time: Some(Duration::ZERO), ..brief(&tried) };
    let none = shrink::<Pigkill>(&found.case, &predicate, &options).unwrap();
    assert!(!none.complete);
    assert_eq!(none.failing.case, found.case);

    let stop = AtomicBool::new(false);
    let watch = |_: &damoni::shrink::Step<'_, Pigkill>| stop.store(true, Ordering::Relaxed);
    let options = Options { stop: &stop, watch: &watch, ..brief(&tried) };
    let some = shrink::<Pigkill>(&found.case, &predicate, &options).unwrap();
    assert!(!some.complete);
    assert!(some.size[1] < some.size[0]);
    assert_eq!(some.failing.signature, found.signature());
}

#[test]
fn a_predicate_that_breaks_down_is_an_error_and_not_a_result() {
    struct Broken;
    impl damoni::shrink::Predicate<Pigkill> for Broken {
        fn examine(
            &self,
            _: &damoni_corpus::pigkill::Case,
            _: damoni::shrink::Horizon<'_, Pigkill>,
        ) -> Result<Option<Failing<Pigkill>>, PredicateError> {
            Err(PredicateError::NoAnswer { signature: "use/turn".to_owned() })
        }
    }
    let tried = AtomicU64::new(0);
    let error = shrink::<Pigkill>(&some_case(), &Broken, &brief(&tried)).unwrap_err();
    assert!(matches!(error, ShrinkError::Predicate(_)), "{error}");
}

fn damoni() -> Command {
    let mut command = Command::cargo_bin("damoni").unwrap();
    command.env("LC_ALL", "C");
    command
}

/// A folder with the text of a finding in it.
fn on_disk<G: Harness>(name: &str, pitfall: &str) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("found.in");
    std::fs::write(&file, G::print(&finding::<G>(name, pitfall).case)).unwrap();
    (folder, file)
}

#[test]
fn the_command_prints_the_case_and_says_how_it_went() {
    let (folder, file) = on_disk::<Pigkill>("long", "arrows-ask-kill");
    let out = folder.path().join("small.in");
    let shrink = |more: &[&str]| {
        let mut command = damoni();
        command.args(["shrink", "pigkill"]).arg(&file).args(["--pitfall", "arrows-ask-kill"]).args(more);
        command.assert().success()
    };
    let printed = shrink(&["--verify"]).stderr(predicate::str::contains("verified: none of its"));
    let text = printed.get_output().stdout.clone();
    assert!(Pigkill::read(&text, Reading::Strict).is_ok());

    shrink(&["-o", out.to_str().unwrap(), "--jobs", "1"]).stdout("");
    assert_eq!(std::fs::read(&out).unwrap(), text);

    let json = shrink(&["--json"]).get_output().stdout.clone();
    let row: serde_json::Value = serde_json::from_slice(&json).unwrap();
    assert_eq!(row["case"].as_str().unwrap().as_bytes(), text);
    assert_eq!(row["complete"], true);

    // The smallest case is its own smallest one.
    let mut again = damoni();
    again.args(["shrink", "pigkill"]).arg(&out).args(["--pitfall", "arrows-ask-kill"]);
    again.assert().success().stdout(text);
}

#[test]
fn a_case_that_does_not_fail_is_wrong_use() {
    let (_folder, file) = on_disk::<Pigkill>("long", "arrows-ask-kill");
    let mut command = damoni();
    command.args(["shrink", "pigkill"]).arg(&file);
    command.assert().code(2).stdout("").stderr(predicate::str::contains("does not fail"));
    let mut unknown = damoni();
    unknown.args(["shrink", "pigkill"]).arg(&file).args(["--pitfall", "no-such-thing"]);
    unknown.assert().code(2);
}

#[test]
#[cfg(target_os = "linux")]
fn an_outside_program_is_held_against_the_agreed_answer() {
    let (_folder, file) = on_disk::<Pigkill>("tiny", "scan-from-right");
    let binary = assert_cmd::cargo::cargo_bin("damoni");
    let against = |program: &[&str]| {
        let mut command = damoni();
        command
            .args(["shrink", "pigkill"])
            .arg(&file)
            .args(["--time", "60s", "--against", "--"])
            .args(program);
        command.assert()
    };
    // A whole wrong program: this one, under a pitfall.
    let wrong = [binary.to_str().unwrap(), "solve", "pigkill", "-", "--pitfall", "scan-from-right"];
    let printed = against(&wrong).success().stderr(predicate::str::contains("(WA"));
    let text = printed.get_output().stdout.clone();
    let small = Pigkill::read(&text, Reading::Strict).unwrap();
    assert!(small.pigs().len() <= 3 && small.deck().len() <= 10, "{}", Pigkill::print(&small));
    let (sim, reference) = (Pigkill::sim(), Pigkill::reference(&["scan-from-right"]).unwrap());
    assert!(cross_check::<Pigkill>(&small, &sim, &reference).is_err());

    // A right one, one that fails always, and one that is not there.
    against(&[binary.to_str().unwrap(), "solve", "pigkill", "-"]).code(2);
    against(&["sh", "-c", "exit 3"]).code(2).stderr(predicate::str::contains("twenty of all kinds fail"));
    against(&["/no/such/program"]).code(2).stderr(predicate::str::contains("not found"));
}

#[test]
fn every_game_has_smallest_cases_that_are_valid_and_different() {
    fn check<G: Harness>() {
        let smallest = G::smallest();
        assert!(smallest.len() >= 2);
        let seen = RefCell::new(Vec::new());
        for case in smallest {
            G::sim().play(&case, &mut Unobserved).unwrap();
            assert!(!seen.borrow().contains(&case));
            seen.borrow_mut().push(case);
        }
    }
    check::<Pigkill>();
    check::<Mahjong>();
    check::<Goudan>();
}

fn goudan(text: &str) -> damoni_corpus::goudan::Case {
    Goudan::read(text.as_bytes(), Reading::Strict).unwrap()
}

/// What becomes of a goudan case that fails when `fails` says so.
fn goudan_shrunk(text: &str, fails: impl Fn(&damoni_corpus::goudan::Case) -> bool + Sync) -> Shrunk<Goudan> {
    let predicate = |case: &damoni_corpus::goudan::Case| {
        let failing = Failing {
            case: case.clone(),
            signature: "x".to_owned(),
            class: None,
            events: vec![],
            parting: None,
        };
        fails(case).then_some(failing)
    };
    let tried = AtomicU64::new(0);
    let options = Options { verify: true, effort: Effort::NONE, ..Options::new(&tried) };
    shrink::<Goudan>(&goudan(text), &predicate, &options).unwrap()
}

#[test]
fn the_order_of_minions_is_kept_where_a_fault_needs_it() {
    let unsorted = |case: &damoni_corpus::goudan::Case| {
        case.queries().iter().any(|query| query.teacher_board().health().windows(2).any(|two| two == [2, 1]))
    };
    let shrunk = goudan_shrunk("1 5\n7 4\n4 2 2 1 2\n1 2\n3 2\n", unsorted);
    assert_eq!(Goudan::print(&shrunk.failing.case), "1 3\n1 1\n2 2 1\n0\n0 0\n");
    // And put in order where it does not.
    let twins = |case: &damoni_corpus::goudan::Case| case.queries()[0].teacher_board().count(2) > 0;
    let shrunk = goudan_shrunk("1 3\n2 1\n2 2 1\n0\n0 0\n", twins);
    assert_eq!(Goudan::print(&shrunk.failing.case), "1 3\n1 1\n1 2\n0\n0 0\n");
}

#[test]
fn queries_that_have_to_be_many_become_plain() {
    let query = "7 4\n2 2 1\n1 2\n3 2\n";
    let shrunk = goudan_shrunk(&format!("9 5\n{}", query.repeat(9)), |case| case.queries().len() >= 6);
    assert_eq!(Goudan::print(&shrunk.failing.case), format!("6 3\n{}", "1 1\n0\n0\n0 0\n".repeat(6)));
}

#[test]
fn games_with_more_pigs_and_a_shorter_text_are_among_the_smaller_ones() {
    // Two pigs fail with fourteen cards, three with eight: the text of the latter is shorter.
    let shape = |case: &damoni_corpus::pigkill::Case| (case.pigs().len(), case.deck().len());
    let predicate = |case: &damoni_corpus::pigkill::Case| {
        matches!(shape(case), (2, 14..) | (3, 8)).then(|| failing(case, "x"))
    };
    let case = Pigkill::read(b"2 14\nMP D D D D\nFP D D D D\nD D D D D D D D D D D D D N\n", Reading::Strict)
        .unwrap();
    let tried = AtomicU64::new(0);
    let options = Options { exhaustive: Some(50_000), effort: Effort::NONE, ..Options::new(&tried) };
    let shrunk = shrink::<Pigkill>(&case, &predicate, &options).unwrap();
    assert_eq!(shape(&shrunk.failing.case), (3, 8));
}

#[test]
fn what_the_smallest_cases_have_in_common_is_not_everything() {
    // All three smallest games are drawn to the last card of the deck.
    let shrunk = shrunk::<Pigkill>("mixed", "last-card-never-drawn", BRIEF);
    assert!(shrunk.failing.case.pigs().len() <= 3);
}

#[test]
fn tiles_that_are_not_drawn_come_in_order() {
    let shrunk = shrunk::<Mahjong>("mixed", "specials-reversed", BRIEF);
    let wall = shrunk.failing.case.wall();
    let wrong: Vec<usize> = (shrunk.size[1]..wall.len()).filter(|&at| wall[at].index() != at / 4).collect();
    let tiles: Vec<_> = wrong.iter().map(|&at| wall[at]).collect();
    assert!(tiles.is_sorted(), "{tiles:?}");
}

#[test]
#[cfg(unix)]
fn only_files_are_replaced_and_links_stay_links() {
    let folder = tempfile::tempdir().unwrap();
    let found = finding::<Pigkill>("tiny", "arrows-ask-kill");
    std::fs::write(folder.path().join("found.in"), Pigkill::print(&found.case)).unwrap();
    let shrink_to = |out: &str| {
        let mut command = Command::cargo_bin("damoni").unwrap();
        command.current_dir(&folder).args(["--lang", "en", "shrink", "pigkill", "found.in", "--pitfall"]);
        command.args(["arrows-ask-kill", "--force", "-o", out]).assert()
    };
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    shrink_to("pipe").code(2).stderr(predicate::str::contains("is no ordinary file"));
    assert!(!pipe.metadata().unwrap().is_file());

    std::fs::write(folder.path().join("kept.in"), "old").unwrap();
    std::os::unix::fs::symlink("kept.in", folder.path().join("link.in")).unwrap();
    shrink_to("link.in").success();
    assert!(folder.path().join("link.in").is_symlink());
    assert_ne!(std::fs::read(folder.path().join("kept.in")).unwrap(), b"old");
}
