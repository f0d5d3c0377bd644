//! Two wrong readings at a time, as a user asks for them.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::Value;
use tempfile::TempDir;

fn damoni() -> Command {
    let mut command = Command::cargo_bin("damoni").unwrap();
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command
}

const THREE: [&str; 6] =
    ["--pitfall", "suspects-ignored", "--pitfall", "kill-without-limit", "--pitfall", "last-card-taken"];

#[test]
fn each_two_are_told_from_the_right_rules_within_some_cases() {
    let rows = |words: &[&str]| -> Vec<Value> {
        let out =
            damoni().args(["fuzz", "pigkill", "--pairs", "--json"]).args(THREE).args(words).output().unwrap();
        assert_eq!(out.status.code(), Some(0), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let all = rows(&["--cases", "300"]);
    assert_eq!(all.len(), 3, "three pairs of three");
    for row in &all {
        let ids = row["pitfalls"].as_array().unwrap();
        // Told where a campaign with the same two readings has its first finding.
        let index = row["cases"].as_u64().unwrap() - 1;
        damoni()
            .args(["fuzz", "pigkill", "--index", &index.to_string()])
            .args(["--pitfall", ids[0].as_str().unwrap(), "--pitfall", ids[1].as_str().unwrap()])
            .assert()
            .code(1)
            .stdout(predicate::str::contains(row["parts_at"].as_str().unwrap()));
    }
    assert_eq!(all, rows(&["--cases", "300", "--jobs", "1"]), "for any number of threads");
}

#[test]
fn a_pair_that_no_case_tells_is_a_finding() {
    damoni()
        .args(["fuzz", "pigkill", "--pairs", "--cases", "1"])
        .args(["--pitfall", "penalty-keeps-crossbow", "--pitfall", "no-rescan-after-nullified-duel"])
        .assert()
        .code(1)
        .stdout(predicate::str::starts_with("       -  "))
        .stderr(predicate::str::contains("1 pairs, 1 cases: 1 pairs not told from the right rules"));
}

#[test]
fn one_reading_makes_no_pair() {
    damoni()
        .args(["fuzz", "pigkill", "--pairs", "--pitfall", "suspects-ignored"])
        .assert()
        .code(2)
        .stderr(predicate::str::contains("two wrong readings at least"));
}

#[test]
fn an_output_that_two_readings_explain_is_explained_by_both_if_asked() {
    let folder = TempDir::new().unwrap();
    let made = ["gen", "pigkill", "--profile", "handful", "--from", "10", "--count", "1", "-o"];
    damoni().args(made).arg(folder.path()).assert().code(0);
    let case = folder.path().join("handful-1-000010.in");
    let readings = ["kill-without-limit", "reward-of-two-cards"];
    let wrong = damoni()
        .args(["solve", "pigkill"])
        .args(readings.iter().flat_map(|id| ["--pitfall", id]))
        .arg(&case)
        .output()
        .unwrap();
    let output = folder.path().join("wrong.out");
    std::fs::write(&output, wrong.stdout).unwrap();
    let explain = |more: &[&str]| {
        let mut command = damoni();
        command.args(["replay", "pigkill", "--diff"]).args(more).arg("--output").arg(&output).arg(&case);
        command.assert().code(1)
    };
    explain(&[]).stdout(predicate::str::contains("no known wrong reading explains this"));
    explain(&["--pairs"]).stdout(
        predicate::str::starts_with("your program behaves as if: ")
            .and(predicate::str::contains("(kill-without-limit + reward-of-two-cards)"))
            .and(predicate::str::contains("pigkill.md#one-kill"))
            .and(predicate::str::contains("pigkill.md#reward")),
    );
}
