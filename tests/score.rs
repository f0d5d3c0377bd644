//! `damoni score` names each fault that is planted in a test set.

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;

fn damoni(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("damoni").unwrap();
    command.args(args).env("LC_ALL", "C");
    command
}

/// Six small pairs.
fn set() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    let out = dir.path().to_str().unwrap();
    damoni(&["gen", "pigkill", "--profile", "tiny", "--count", "6", "-o", out]).assert().success();
    dir
}

fn file(dir: &Path, index: usize, ending: &str) -> std::path::PathBuf {
    dir.join(format!("tiny-1-{index:06}.{ending}"))
}

/// The rows of the score, and the exit status.
fn score(set: &Path) -> (Vec<Value>, i32) {
    let output = damoni(&["score", "pigkill", set.to_str().unwrap(), "--json"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let rows = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    (rows, output.status.code().unwrap())
}

fn faults(rows: &[Value]) -> Vec<(String, String)> {
    let word = |row: &Value, key: &str| row[key].as_str().unwrap_or_default().to_owned();
    rows.iter()
        .filter(|row| row["row"] == "fault")
        .map(|row| {
            (word(row, "fault"), if row["test"].is_null() { word(row, "file") } else { word(row, "test") })
        })
        .collect()
}

#[test]
fn a_sound_set_has_no_fault() {
    let set = set();
    let (rows, status) = score(set.path());
    assert_eq!((faults(&rows), status), (vec![], 0));
    let summary = rows.last().unwrap();
    assert_eq!((&summary["tests"], &summary["faulty"]), (&Value::from(6), &Value::from(false)));
    let caught = summary["caught"].as_u64().unwrap();
    assert!(0 < caught && caught < summary["pitfalls"].as_u64().unwrap());
    let missed = rows.iter().filter(|row| row["row"] == "pitfall" && row["caught_by"] == 0);
    assert!(missed.clone().any(|row| row["add"]["index"].is_u64()));
    damoni(&["score", "pigkill", set.path().to_str().unwrap(), "--fail-on-miss"]).assert().code(1);
}

#[test]
fn each_planted_fault_is_named() {
    let set = set();
    let dir = set.path();
    // 0: a wrong answer; 1: an invalid input; 2: no answer; 3: the same input as 4; 5: CR LF in both files.
    let answer = fs::read_to_string(file(dir, 0, "ans")).unwrap();
    let other = if answer.starts_with("MP") {
        answer.replacen("MP", "FP", 1)
    } else {
        answer.replacen("FP", "MP", 1)
    };
    fs::write(file(dir, 0, "ans"), other).unwrap();
    let input = fs::read_to_string(file(dir, 1, "in")).unwrap();
    fs::write(file(dir, 1, "in"), input.replacen("MP", "AP", 1)).unwrap();
    fs::remove_file(file(dir, 2, "ans")).unwrap();
    for ending in ["in", "ans"] {
        fs::copy(file(dir, 3, ending), file(dir, 4, ending)).unwrap();
        let text = fs::read_to_string(file(dir, 5, ending)).unwrap();
        fs::write(file(dir, 5, ending), text.replace('\n', "\r\n")).unwrap();
    }
    fs::write(dir.join("lonely.ans"), "FP\n").unwrap();
    let (rows, status) = score(dir);
    let expected = [
        ("no-input", "lonely.ans"),
        ("wrong-answer", "tiny-1-000000"),
        ("invalid-input", "tiny-1-000001"),
        ("no-answer", "tiny-1-000002"),
        ("duplicate", "tiny-1-000004"),
        ("crlf-input", "tiny-1-000005"),
        ("crlf-answer", "tiny-1-000005"),
    ]
    .map(|(fault, test)| (fault.to_owned(), test.to_owned()));
    assert_eq!(faults(&rows), expected);
    assert_eq!(status, 1);
}

#[test]
fn a_duplicate_alone_is_no_reason_to_fail() {
    let set = set();
    for ending in ["in", "ans"] {
        fs::copy(file(set.path(), 3, ending), file(set.path(), 4, ending)).unwrap();
    }
    let (rows, status) = score(set.path());
    assert_eq!(faults(&rows).len(), 1);
    assert_eq!(status, 0);
}

#[test]
fn the_page_shows_a_cell_for_each_pitfall_and_test() {
    let set = set();
    let page = set.path().join("score.html");
    damoni(&["score", "pigkill", set.path().to_str().unwrap(), "--html", page.to_str().unwrap()])
        .assert()
        .success();
    let (rows, _) = score(set.path());
    let caught: u64 =
        rows.iter().filter(|r| r["row"] == "pitfall").map(|r| r["caught_by"].as_u64().unwrap()).sum();
    let page = fs::read_to_string(page).unwrap();
    assert_eq!(page.matches("class=\"c h\"").count() as u64, caught);
}

#[test]
fn what_cannot_be_read_is_wrong_use() {
    let empty = tempfile::tempdir().unwrap();
    damoni(&["score", "pigkill", empty.path().to_str().unwrap()]).assert().code(2);
    damoni(&["score", "pigkill", "/nowhere/at/all"]).assert().code(2);
}

/// A program of the shell that prints a file, whatever it is asked.
fn prints(dir: &Path, name: &str, text: &str) -> String {
    let file = dir.join(name);
    fs::write(&file, text).unwrap();
    format!("/bin/cat {}", file.display())
}

#[test]
#[cfg(target_os = "linux")]
fn false_accepts_and_false_rejects_are_named() {
    let set = set();
    let dir = set.path();
    for index in 1..6 {
        for ending in ["in", "ans"] {
            fs::remove_file(file(dir, index, ending)).unwrap();
        }
    }
    let answer = fs::read_to_string(file(dir, 0, "ans")).unwrap();
    let programs = tempfile::tempdir().unwrap();
    let lucky = prints(programs.path(), "lucky", &answer);
    let unlucky = prints(programs.path(), "unlucky", "nothing\n");
    let run = |claims: &[&str]| {
        let mut all = vec!["score", "pigkill", dir.to_str().unwrap(), "--json"];
        all.extend(claims);
        let output = damoni(&all).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let rows: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let programs: Vec<Value> = rows.iter().filter(|row| row["row"] == "program").cloned().collect();
        (programs, rows.last().unwrap().clone(), output.status.code())
    };
    let (programs, summary, status) = run(&["--right", &lucky, "--wrong", &unlucky]);
    assert_eq!((programs.len(), status), (2, Some(0)), "{programs:?}");
    assert!(programs.iter().all(|program| program["mistake"].is_null()));
    assert_eq!(summary["false_accepts"], 0);

    let (programs, summary, status) = run(&["--wrong", &lucky, "--right", &unlucky]);
    assert_eq!(status, Some(1));
    assert_eq!(programs[0]["mistake"], "false-accept");
    assert_eq!(programs[1]["mistake"], "false-reject");
    assert_eq!(programs[1]["failed"][0]["verdict"], "WA");
    assert_eq!((&summary["false_accepts"], &summary["false_rejects"]), (&Value::from(1), &Value::from(1)));

    damoni(&["score", "pigkill", dir.to_str().unwrap(), "--wrong", "/no/such/program"]).assert().code(2);
    damoni(&["score", "pigkill", dir.to_str().unwrap(), "--wrong", "'open"]).assert().code(2);
}
