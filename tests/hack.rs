//! `hack` and `judge` as a user runs them: wrong programs are found, right ones are not, whatever they do.
//!
//! The wrong programs are under `tests/programs`; `tests/programs/run-all.sh` runs all of them for as long as a user would.
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

fn damoni(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damoni"));
    command.args(["--lang", "en"]).args(args).current_dir(folder).output().unwrap()
}

fn there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: no {program} on this machine");
    }
    found
}

/// The program of a game with a fault planted in it; compiled, if it is C++. `None` without the tools for that.
fn planted(game: &str, fault: &str, ending: &str, folder: &Path) -> Option<Vec<String>> {
    if !there("python3") {
        return None;
    }
    let plant = Path::new(ROOT).join("tests/programs/plant.py");
    let made = Command::new("python3").arg(plant).args([game, fault]).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let source = folder.join(format!("{fault}.{ending}"));
    std::fs::write(&source, made.stdout).unwrap();
    run_line(&source, folder)
}

/// How a program file is run.
fn run_line(source: &Path, folder: &Path) -> Option<Vec<String>> {
    let text = |path: PathBuf| path.to_str().unwrap().to_owned();
    if source.extension().is_some_and(|ending| ending == "py") {
        return there("python3").then(|| vec!["python3".to_owned(), text(source.to_owned())]);
    }
    if !there("c++") {
        return None;
    }
    let program = folder.join("program");
    let compiled = Command::new("c++").args(["-O1", "-o"]).args([&program, source]).output().unwrap();
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    Some(vec![text(program)])
}

/// Runs `hack --json`; its status and its rows.
fn hack(game: &str, folder: &Path, options: &[&str], program: &[String]) -> (Option<i32>, Vec<Value>) {
    let mut args = vec!["hack", game, "--json"];
    args.extend(options);
    args.push("--");
    args.extend(program.iter().map(String::as_str));
    let output = damoni(folder, &args);
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    let rows = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (output.status.code(), rows)
}

/// The fault is found, and the finding is a case that judges the program wrong again.
fn finds(game: &str, fault: &str, ending: &str, verdict: &str) -> Option<Value> {
    let folder = TempDir::new().unwrap();
    let program = planted(game, fault, ending, folder.path())?;
    let (status, rows) = hack(game, folder.path(), &["--time", "30s", "--shrink-time", "3s"], &program);
    assert_eq!(status, Some(1), "{fault}: {rows:?}");
    let finding = rows[0].clone();
    assert_eq!((&finding["row"], &finding["verdict"]), (&"finding".into(), &verdict.into()), "{fault}");
    let mut judge = vec!["judge", game, "findings", "--json", "--"];
    judge.extend(program.iter().map(String::as_str));
    let judged = damoni(folder.path(), &judge);
    assert_eq!(judged.status.code(), Some(1), "{fault}: {}", String::from_utf8_lossy(&judged.stdout));
    Some(finding)
}

#[test]
fn a_common_misreading_of_pigkill_is_found_shrunk_and_named() {
    let Some(finding) = finds("pigkill", "crossbow-for-one-turn", "cpp", "WA") else { return };
    let words = finding["size"]["shown"].as_u64().unwrap();
    assert!(words <= 60, "{words} words: {finding}");
    let pitfall = &finding["pitfalls"][0];
    assert_eq!(pitfall["tested"], pitfall["same"], "{finding}");
}

#[test]
fn a_program_that_never_ends_a_game_as_a_misreading_would_is_named() {
    // Without the last card left to be drawn for ever, this game of two pigs with dodges would have no end.
    let Some(finding) = finds("pigkill", "last-card-is-popped", "cpp", "WA") else { return };
    let pitfall = &finding["pitfalls"][0];
    assert_eq!(pitfall["id"], "last-card-taken", "{finding}");
    assert!(pitfall["tested"].as_u64() > Some(0) && pitfall["tested"] == pitfall["same"], "{finding}");
}

#[test]
fn a_reading_that_other_cases_speak_against_explains_nothing() {
    let folder = TempDir::new().unwrap();
    // No wrong reading forbids peaches in one turn; and silence is what a game without end has for an answer, too.
    let right =
        std::fs::read_to_string(Path::new(ROOT).join("gen/problems/pigkill/accepted/simulate.cpp")).unwrap();
    let silent = Path::new(ROOT).join("tests/programs/any/silent.py");
    let odd = folder.path().join("odd.cpp");
    let healthy = "pigs[p].health < 4";
    assert_eq!(right.matches(healthy).count(), 1);
    std::fs::write(&odd, right.replace(healthy, "pigs[p].health < 3")).unwrap();
    for source in [&odd, &silent] {
        let Some(program) = run_line(source, folder.path()) else { return };
        let limits = ["hack", "pigkill", "--time", "10s", "--shrink-time", "1s", "--"];
        let args: Vec<&str> = limits.into_iter().chain(program.iter().map(String::as_str)).collect();
        let output = damoni(folder.path(), &args);
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(!text.contains("behaves as if"), "{text}");
        assert!(text.contains("no known wrong reading explains this"), "{text}");
    }
}

#[test]
fn two_misreadings_in_one_program_are_both_named_if_asked() {
    let folder = TempDir::new().unwrap();
    // It claims whenever that does not set it back: a wrong reading of pong and one of chow.
    let Some(program) = planted("mahjong", "claim-without-gain", "cpp", folder.path()) else { return };
    let named = |options: &[&str]| {
        let limits = ["--time", "30s", "--shrink-time", "0s"];
        let options: Vec<&str> = limits.iter().chain(options).copied().collect();
        let (status, rows) = hack("mahjong", folder.path(), &options, &program);
        assert_eq!(status, Some(1), "{rows:?}");
        let holds =
            |pitfall: &&Value| pitfall["tested"].as_u64() > Some(0) && pitfall["tested"] == pitfall["same"];
        let pitfalls = rows[0]["pitfalls"].as_array().unwrap().clone();
        pitfalls.iter().filter(holds).map(|pitfall| pitfall["id"].to_string()).collect::<Vec<_>>()
    };
    assert!(named(&[]).is_empty(), "no reading alone holds on other cases");
    let both = named(&["--pairs"]);
    assert!(both.contains(&"\"pong-not-strict + chow-not-strict\"".to_owned()), "{both:?}");
}

#[test]
fn a_misreading_that_mixed_cases_hardly_show_is_found() {
    // One mixed case in two thousand shows it; the hunt looks for one.
    finds("pigkill", "penalty-keeps-crossbow", "cpp", "WA");
}

#[test]
fn a_wrong_python_program_is_found() {
    finds("pigkill", "python-skips-empty-hands", "py", "PE");
}

#[test]
fn a_misreading_of_mahjong_is_found() {
    finds("mahjong", "chow-smallest-first", "cpp", "WA");
}

#[test]
fn a_misreading_of_goudan_is_found() {
    finds("goudan", "boards-swapped", "cpp", "WA");
}

#[test]
fn a_right_program_is_left_in_peace() {
    let folder = TempDir::new().unwrap();
    let source = Path::new(ROOT).join("gen/problems/pigkill/accepted/simulate.cpp");
    let Some(program) = run_line(&source, folder.path()) else { return };
    let (status, rows) = hack("pigkill", folder.path(), &["--time", "1s"], &program);
    assert_eq!(status, Some(0), "{rows:?}");
    assert_eq!((rows.len(), &rows[0]["row"]), (1, &"end".into()));
    assert!(rows[0]["cases"].as_u64().unwrap() > 0);
    assert!(!folder.path().join("findings").exists());
}

#[test]
fn a_crash_is_no_matter_of_the_case() {
    let folder = TempDir::new().unwrap();
    let source = Path::new(ROOT).join("tests/programs/any/exit-status.py");
    let Some(program) = run_line(&source, folder.path()) else { return };
    let (status, rows) = hack("mahjong", folder.path(), &["--time", "20s"], &program);
    assert_eq!(status, Some(1), "{rows:?}");
    assert_eq!((&rows[0]["verdict"], &rows[0]["end"]["Exited"]), (&"RE".into(), &3.into()));
    assert_eq!(rows[0]["shrinking"], "everything-fails");
}

#[test]
fn a_program_that_prints_without_end_is_stopped() {
    let folder = TempDir::new().unwrap();
    let source = Path::new(ROOT).join("tests/programs/any/flood.cpp");
    let Some(program) = run_line(&source, folder.path()) else { return };
    let (status, rows) = hack("goudan", folder.path(), &["--ol", "1M", "--time", "20s"], &program);
    assert_eq!((status, &rows[0]["verdict"]), (Some(1), &"OLE".into()), "{rows:?}");
}

#[test]
fn the_same_finding_whoever_is_first() {
    let folder = TempDir::new().unwrap();
    // The second one fails in the same way on two cases close to each other, the later of which is smaller.
    for fault in ["no-peach-when-dying", "every-pig-is-penalised"] {
        let Some(program) = planted("pigkill", fault, "cpp", folder.path()) else { return };
        let found = ["1", "2", "4", "8"].map(|jobs| {
            let options = ["--jobs", jobs, "--shrink-time", "0s", "--time", "30s"];
            hack("pigkill", folder.path(), &options, &program).1[0]["found"].clone()
        });
        assert!(found.iter().all(|other| *other == found[0]), "{fault}: {found:?}");
    }
}

#[test]
fn keep_going_tells_ways_of_being_wrong_apart() {
    let folder = TempDir::new().unwrap();
    let Some(program) = planted("pigkill", "no-peach-when-dying", "cpp", folder.path()) else { return };
    let options = ["--keep-going", "--time", "2s", "--shrink-time", "1s"];
    let (status, rows) = hack("pigkill", folder.path(), &options, &program);
    let findings: Vec<&Value> = rows.iter().filter(|row| row["row"] == "finding").collect();
    assert_eq!(status, Some(1));
    assert!(findings.len() > 1, "{rows:?}");
    assert!(findings.iter().any(|finding| finding["times"].as_u64() > Some(1)), "{findings:?}");
}

#[test]
fn judge_computes_the_answers_that_are_missing() {
    let folder = TempDir::new().unwrap();
    let tests = folder.path().join("tests");
    let made = damoni(folder.path(), &["gen", "pigkill", "--count", "3", "--profile", "tiny", "-o", "tests"]);
    assert!(made.status.success());
    std::fs::remove_file(tests.join("tiny-1-000001.ans")).unwrap();
    std::fs::write(tests.join("tiny-1-000002.ans"), "FP\nnot this\n").unwrap();
    let source = Path::new(ROOT).join("gen/problems/pigkill/accepted/simulate.cpp");
    let Some(program) = run_line(&source, folder.path()) else { return };
    let judged = damoni(folder.path(), &["judge", "pigkill", "tests", "--json", "--", &program[0]]);
    assert_eq!(judged.status.code(), Some(1));
    let text = String::from_utf8(judged.stdout).unwrap();
    let rows: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told: Vec<(&str, bool)> = rows[..3]
        .iter()
        .map(|row| (row["verdict"].as_str().unwrap(), row["computed_answer"].as_bool().unwrap()))
        .collect();
    assert_eq!(told, [("AC", false), ("AC", true), ("WA", false)]);
    assert_eq!((&rows[3]["tests"], &rows[3]["accepted"]), (&3.into(), &2.into()));
    std::fs::remove_file(tests.join("tiny-1-000002.in")).unwrap();
    std::fs::remove_file(tests.join("tiny-1-000002.ans")).unwrap();
    let judged = damoni(folder.path(), &["judge", "pigkill", "tests", "--", &program[0]]);
    assert_eq!(judged.status.code(), Some(0), "{}", String::from_utf8_lossy(&judged.stdout));
}

#[test]
fn wrong_use_is_told_apart_from_wrong_programs() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    let made = damoni(folder.path(), &["gen", "pigkill", "--count", "1", "-o", "tests"]);
    assert!(made.status.success());
    std::fs::create_dir(folder.path().join("empty")).unwrap();
    std::fs::write(folder.path().join("source.cpp"), "int main() {}\n").unwrap();
    let noshebang = folder.path().join("noshebang");
    std::fs::write(&noshebang, "echo FP\n").unwrap();
    std::fs::set_permissions(&noshebang, PermissionsExt::from_mode(0o755)).unwrap();
    for (args, says) in [
        (&["hack", "pigkill", "--", "./nowhere"][..], "./nowhere"),
        (&["hack", "pigkill"], "PROGRAM"),
        (&["hack", "pigkill", "--", "./source.cpp"], "compile it"),
        (&["judge", "pigkill", "tests", "--", "./noshebang"], "#!/bin/sh"),
        (&["hack", "pigkill", "-o", "source.cpp", "--", "true"], "not a folder"),
        (&["hack", "pigkill", "--time", "0s", "--", "true"], "no time at all"),
        (&["hack", "pigkill", "--ml", "512", "--", "true"], "is not a size"),
        (&["judge", "pigkill", "nowhere", "--", "true"], "nowhere"),
        (&["judge", "pigkill", "empty", "--", "true"], "no .in files"),
    ] {
        let output = damoni(folder.path(), args);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert!(said.contains(says), "{args:?}: {said}");
    }
}

/// Whatever it reads, it says nothing for longer than anybody waits.
const SLEEPER: [&str; 3] = ["sh", "-c", "sleep 1000"];

/// Starts a command, interrupts it when its program has long begun, and gives what it says then.
fn interrupted(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damoni"));
    command.args(["--lang", "en"]).args(args).args(SLEEPER).current_dir(folder);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_secs(3));
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn ctrl_c_does_not_wait_for_a_program_that_hangs() {
    let folder = TempDir::new().unwrap();
    let made = damoni(folder.path(), &["gen", "pigkill", "--count", "3", "-o", "tests"]);
    assert!(made.status.success());
    let begun = Instant::now();
    let judged = interrupted(folder.path(), &["judge", "pigkill", "tests", "--tl", "500s", "--"]);
    assert_eq!(judged.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&judged.stdout).contains("0 of 0 accepted (interrupted)"), "{judged:?}");
    let hacked = interrupted(folder.path(), &["hack", "pigkill", "--tl", "500s", "--"]);
    assert_eq!(hacked.status.code(), Some(0), "{hacked:?}");
    assert!(String::from_utf8_lossy(&hacked.stderr).contains("interrupted"), "{hacked:?}");
    // A run by itself would have taken over a thousand.
    assert!(begun.elapsed() < Duration::from_secs(500));
}

#[test]
fn the_time_to_shrink_does_not_wait_for_a_program_that_hangs() {
    let folder = TempDir::new().unwrap();
    let made = damoni(folder.path(), &["gen", "pigkill", "--profile", "long", "--count", "1", "-o", "tests"]);
    assert!(made.status.success());
    let case = std::fs::read_dir(folder.path().join("tests")).unwrap().map(|entry| entry.unwrap().path());
    let case = case.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "in")).unwrap();
    let length = std::fs::metadata(&case).unwrap().len();
    // Wrong at once on the case itself, and silent on every smaller one.
    let program = format!("test $(wc -c) -ge {length} || sleep 1000; echo FP");
    let args = ["shrink", "pigkill", case.to_str().unwrap(), "--against", "--time", "2s", "--tl", "500s"];
    let shrunk = damoni(folder.path(), &[&args[..], &["--", "sh", "-c", &program]].concat());
    assert_eq!(shrunk.status.code(), Some(0), "{shrunk:?}");
    assert_eq!(shrunk.stdout, std::fs::read(&case).unwrap());
    assert!(String::from_utf8_lossy(&shrunk.stderr).contains("stopped early"), "{shrunk:?}");
}
