//! The checkers, in each way of calling them.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use damoni_gen::package::{Call, Problem};

use crate::compiled::{compiled, run};

const ACCEPTED: &str = "ok";
const WRONG: &str = "wrong answer";
const PRESENTATION: &str = "wrong output format";

fn checker(problem: &str, call: Call) -> Option<PathBuf> {
    // Luogu compiles checkers as C++14.
    compiled(&format!("{problem}-checker-{call:?}"), "c++14", &Problem::named(problem).unwrap().checker(call))
}

fn folder(answer: &str, output: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [("input", "1\n"), ("answer", answer), ("user_out", output)] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

fn called(program: &Path, call: Call, folder: &Path, output: &str) -> Output {
    let mut command = Command::new(program);
    command.current_dir(folder);
    match call {
        Call::Testlib => run(command.args(["input", "user_out", "answer"]), b""),
        Call::Kattis => run(command.args(["input", "answer", "."]), output.as_bytes()),
        Call::Syzoj => run(&mut command, b""),
    }
}

/// All three ways say `verdict`.
fn says(problem: &str, answer: &str, output: &str, verdict: &str) {
    for call in [Call::Testlib, Call::Kattis, Call::Syzoj] {
        let Some(program) = checker(problem, call) else { return };
        let folder = folder(answer, output);
        let said = called(&program, call, folder.path(), output);
        let status = said.status.code().unwrap();
        let stderr = String::from_utf8_lossy(&said.stderr).into_owned();
        let (wanted, given) = match call {
            Call::Testlib => {
                assert!(stderr.starts_with(&format!("{verdict} ")), "{output:?}: {stderr}");
                ([(ACCEPTED, 0), (WRONG, 1), (PRESENTATION, 2)], status)
            }
            Call::Kattis => {
                let message = std::fs::read_to_string(folder.path().join("judgemessage.txt")).unwrap();
                assert!(message.len() > 1);
                ([(ACCEPTED, 42), (WRONG, 43), (PRESENTATION, 43)], status)
            }
            Call::Syzoj => {
                assert_eq!(status, 0);
                let score = String::from_utf8_lossy(&said.stdout).trim().parse().unwrap();
                ([(ACCEPTED, 100), (WRONG, 0), (PRESENTATION, 0)], score)
            }
        };
        let wanted = wanted.iter().find(|(name, _)| *name == verdict).unwrap().1;
        assert_eq!(given, wanted, "{call:?} on {output:?}: {stderr}");
    }
}

const HANDS: &str = "FP\nDEAD\n\nJ D\n";

#[test]
fn trailing_blanks_and_the_final_newline_are_accepted() {
    says("pigkill", HANDS, HANDS, ACCEPTED);
    says("pigkill", HANDS, "FP \nDEAD\t\n \nJ D  \r\n", ACCEPTED);
    says("pigkill", HANDS, "FP\nDEAD\n\nJ D", ACCEPTED);
    says("mahjong", "A IN 1M\nDRAW\n", "A IN 1M \nDRAW", ACCEPTED);
}

#[test]
fn empty_and_truncated_outputs_and_extra_tokens_are_wrong() {
    for output in ["", "FP\n", "FP\nDEAD\n\nJ\n", "FP\nDEAD\n\nJ D J\n", "FP\nDEAD\n\nJ D\nDEAD\n"] {
        says("pigkill", HANDS, output, WRONG);
    }
    says("mahjong", "A IN 1M\nDRAW\n", "A IN 1M\n", WRONG);
}

#[test]
fn an_empty_line_is_an_empty_hand() {
    says("pigkill", HANDS, "FP\nDEAD\nJ D\n", PRESENTATION);
    says("pigkill", "FP\nK\n\n", "FP\nK\n", PRESENTATION);
    says("pigkill", "FP\nK\n", "FP\nK\n\n", PRESENTATION);
}

#[test]
fn other_letters_or_case_are_wrong() {
    says("pigkill", HANDS, "fp\nDEAD\n\nJ D\n", WRONG);
    says("pigkill", HANDS, "FP\nDEAD\n\nD J\n", WRONG);
}

#[test]
fn numbers_may_be_off_by_a_millionth() {
    let answer = "0.500000000000\n0.250000000000\n";
    says("goudan", answer, "0.5000005 0.2499995", ACCEPTED);
    says("goudan", answer, "5e-1\n+.25\n\n", ACCEPTED);
    says("goudan", answer, "0.500002\n0.25\n", WRONG);
    says("goudan", answer, "0.5\n0.249998\n", WRONG);
}

#[test]
fn too_few_too_many_and_no_numbers_are_wrong() {
    let answer = "0.500000000000\n0.250000000000\n";
    for output in ["", "0.5\n", "0.5\n0.25\n0.25\n", "0.5\nnan\n", "inf\n0.25\n", "0.5\n0x.4\n", "0.5\n1e\n"]
    {
        says("goudan", answer, output, WRONG);
    }
}

#[test]
fn a_report_file_takes_the_message() {
    let Some(program) = checker("goudan", Call::Testlib) else { return };
    let folder = folder("0.5\n", "<\n");
    let mut command = Command::new(program);
    let said = run(
        command.current_dir(folder.path()).args(["input", "user_out", "answer", "report", "-appes"]),
        b"",
    );
    assert_eq!((said.status.code(), said.stderr.len()), (Some(1), 0));
    let report = std::fs::read_to_string(folder.path().join("report")).unwrap();
    assert!(report.contains("outcome=\"wrong-answer\"") && report.contains("&lt;"), "{report}");
}

#[test]
fn a_missing_file_is_the_judge_s_fault() {
    let Some(program) = checker("pigkill", Call::Testlib) else { return };
    let folder = folder(HANDS, HANDS);
    let said = run(Command::new(program).current_dir(folder.path()).args(["input", "none", "answer"]), b"");
    assert_eq!(said.status.code(), Some(3));
}
