//! The validators, against the strict reader: they must stop at the same place.

use std::process::Command;

use damoni_corpus::{Game, Goudan, Mahjong, Pigkill, Reading};
use damoni_gen::package::{Exit, Problem};

use crate::compiled::{compiled, run};

/// Both refuse each text, at the same line and column; and both accept `good`.
fn stop_at_the_same_place<G: Game>(good: &str, near: &[String]) {
    assert!(near.len() >= 30, "only {} near-valid inputs", near.len());
    let problem = Problem::named(G::NAME).unwrap();
    let name = format!("{}-validator", G::NAME);
    let Some(program) = compiled(&name, "c++11", &problem.validator(Exit::Kattis)) else { return };
    let said = run(&mut Command::new(&program), good.as_bytes());
    assert_eq!(said.status.code(), Some(42), "{said:?}");
    G::read(good.as_bytes(), Reading::Strict).unwrap();
    for text in near {
        let error = G::read(text.as_bytes(), Reading::Strict).expect_err(text);
        let said = run(&mut Command::new(&program), text.as_bytes());
        let message = String::from_utf8_lossy(&said.stderr).into_owned();
        assert_eq!(said.status.code(), Some(43), "{text:?}: {message}");
        let place = format!("line {}, column {}: ", error.line, error.column);
        assert!(message.starts_with(&place), "{text:?}: ours {error}, theirs {message}");
        assert!(message.lines().count() == 1, "{message}");
    }
}

/// `text` with its first `from` replaced.
fn but(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from:?} is not in {text:?}");
    text.replacen(from, to, 1)
}

/// What may go wrong with any text file.
fn any_text(good: &str) -> Vec<String> {
    vec![
        String::new(),
        good.trim_end().to_owned(),
        format!("{good}\n"),
        format!("{good} "),
        format!("{good}0\n"),
        format!(" {good}"),
        format!("\n{good}"),
        format!("\u{feff}{good}"),
        format!("{good}\0"),
        good.replace('\n', "\r\n"),
        good.replace('\n', " \n"),
        but(good, "\n", "\n\n"),
        good.lines().next().unwrap().to_owned() + "\n",
        good[..good.len() / 2].to_owned(),
    ]
}

#[test]
fn pigkill_near_valid_inputs() {
    let good = "3 10\nMP D D F F\nZP N N N D\nFP J J J J\nF F D D J J F F K D\n";
    let mut near = any_text(good);
    for (from, to) in [
        ("3 10", "1 10"),
        ("3 10", "11 10"),
        ("3 10", "3 0"),
        ("3 10", "3 2001"),
        ("3 10", "3  10"),
        ("3 10", "3\t10"),
        ("3 10", "03 10"),
        ("3 10", "3 +10"),
        ("3 10", "3 99999999999"),
        ("3 10", "3 9"),
        ("3 10", "3 11"),
        ("3 10", "2 10"),
        ("3 10", "4 10"),
        ("3 10", "3 10 10"),
        ("MP D", "ZP D"),
        ("ZP", "MP"),
        ("FP", "ZP"),
        ("FP", "AP"),
        ("ZP", "zp"),
        ("ZP", "猪"),
        ("D D F F\n", "D D F\n"),
        ("D D F F\n", "D D F F F\n"),
        ("N N N D", "N N N D "),
        ("N N N D", "N NN D"),
        ("N N N D", "N N X D"),
        ("J J F F K D", "J J F F K d"),
        ("J J F F K D", "J J F  F K D"),
        ("J J F F K D", "J J F F\nK D"),
        ("J J F F K D", "J é F F K D"),
    ] {
        near.push(but(good, from, to));
    }
    stop_at_the_same_place::<Pigkill>(good, &near);
}

#[test]
fn mahjong_near_valid_inputs() {
    let good = include_str!("../../problems/mahjong/cases/sample-1.in");
    let mut near = any_text(good);
    for (from, to) in [
        ("\n1M\n", "\n0M\n"),
        ("\n1M\n", "\n10M\n"),
        ("\n1M\n", "\n1m\n"),
        ("\n1M\n", "\n1M \n"),
        ("\n1M\n", "\n 1M\n"),
        ("\n1M\n", "\n1 M\n"),
        ("\n1M\n", "\nM1\n"),
        ("\n1M\n", "\n1M\t\n"),
        ("\n1M\n", " 1M\n"),
        ("\n1M\n", "\n"),
        ("\n1M\n", "\n2M\n"),
        ("\n9S\n", "\nS\n"),
        ("\nS\n", "\n1S\n"),
        ("\nE\n", "\ne\n"),
        ("\nE\n", "\nEAST\n"),
        ("\nPASS\n", "\nPAS\n"),
        ("\nPASS\n", "\nPASSS\n"),
        ("\nREVERSE\n", "\nPASS\n"),
        ("\nDOUBLE\n", "\nDouble\n"),
        ("\nDOUBLE\n", "\n東\n"),
        ("\nDOUBLE\n", "\nDOUBLEDOUBLEDOUBLEDOUBLEDOUBLE\n"),
    ] {
        near.push(but(good, from, to));
    }
    stop_at_the_same_place::<Mahjong>(good, &near);
}

#[test]
fn goudan_near_valid_inputs() {
    let good = "2 4\n5 14\n1 1\n1 1\n1 0\n20 20\n4 1 2 1 2\n0\n3 3\n";
    let mut near = any_text(good);
    for (from, to) in [
        ("2 4", "0 4"),
        ("2 4", "351494 4"),
        ("2 4", "2 2"),
        ("2 4", "2 6"),
        ("2 4", "2 4 4"),
        ("2 4", "3 4"),
        ("2 4", "1 4"),
        ("2 4", "2 -4"),
        ("5 14", "0 14"),
        ("5 14", "5 21"),
        ("5 14", "5"),
        ("5 14", "5 14 1"),
        ("5 14", "05 14"),
        ("5 14", "5.0 14"),
        ("\n1 1\n", "\n1 0\n"),
        ("\n1 1\n", "\n1 3\n"),
        ("\n1 1\n", "\n1 1 1\n"),
        ("\n1 1\n", "\n1\n"),
        ("\n1 1\n", "\n1\n1\n"),
        ("4 1 2 1 2", "5 1 2 1 2 1"),
        ("4 1 2 1 2", "4 1 2 1"),
        ("\n0\n3 3", "\n0 \n3 3"),
        ("\n3 3\n", "\n4 3\n"),
        ("\n3 3\n", "\n3 4\n"),
        ("\n3 3\n", "\n33\n"),
    ] {
        near.push(but(good, from, to));
    }
    stop_at_the_same_place::<Goudan>(good, &near);
}

#[test]
fn testlib_statuses_are_0_and_3() {
    let problem = Problem::named("goudan").unwrap();
    let Some(program) = compiled("goudan-validator-testlib", "c++11", &problem.validator(Exit::Testlib))
    else {
        return;
    };
    let status = |text: &[u8]| run(&mut Command::new(&program), text).status.code();
    assert_eq!(status(b"1 5\n1 1\n0\n0\n0 1\n"), Some(0));
    assert_eq!(status(b"1 5\n1 1\n0\n0\n0 1 \n"), Some(3));
}

#[test]
fn answer_validators_take_answers_and_nothing_else() {
    let cases: [(&str, &str, &str, &[&str]); 3] = [
        (
            "pigkill",
            "3 10\n",
            "FP\nDEAD\n\nJ D\n",
            &["", "FP\nDEAD\nJ D\n", "AP\nDEAD\n\nJ D\n", "FP\nDEAD\n\nJ D \n", "FP\nDEAD\n\nJ D"],
        ),
        (
            "mahjong",
            "1M\n",
            include_str!("../../problems/mahjong/cases/sample-1.ans"),
            &["", "DRAW\n", "A IN 1M\nA WIN\n"],
        ),
        (
            "goudan",
            "2 4\n",
            "0.500000000000\n1.000000000000\n",
            &["", "0.500000000000\n", "0.5\n1.0\n", "0.500000000000\n2.000000000000\n"],
        ),
    ];
    for (name, input, good, bad) in cases {
        let problem = Problem::named(name).unwrap();
        let source = problem.answer_validator(Exit::Kattis);
        let Some(program) = compiled(&format!("{name}-answers"), "c++11", &source) else { return };
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("case.in");
        std::fs::write(&file, input).unwrap();
        let status = |text: &str| run(Command::new(&program).arg(&file), text.as_bytes()).status.code();
        assert_eq!(status(good), Some(42), "{name}");
        for text in bad {
            assert_eq!(status(text), Some(43), "{name}: {text:?}");
        }
    }
}
