//! Writes a folder of pairs as a package:
//! `cargo run -p damoni-gen --example package -- GAME FORMAT PAIRS OUT [TIME_MS]`.
//!
//! OUT is written as a zip archive if it ends in `.zip`. Tests whose names begin with `sample` are the statement's.

use std::path::Path;
use std::process::ExitCode;

use damoni_corpus::pairs;
use damoni_gen::package::{Format, Output, Problem, Test, TestSet, write};

fn main() -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(files) => {
            println!("{files} files");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("package: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<usize, Box<dyn std::error::Error>> {
    let [game, format, folder, out, rest @ ..] = arguments else {
        return Err("usage: package GAME FORMAT PAIRS OUT [TIME_MS]".into());
    };
    let problem = Problem::named(game).ok_or_else(|| format!("no game is called `{game}`"))?;
    let mut tests = Vec::new();
    for pair in pairs::read_dir(Path::new(folder))? {
        let Some(answer) = pair.answer else { continue };
        tests.push(Test {
            sample: pair.stem.starts_with("sample"),
            name: pair.stem,
            input: std::fs::read(pair.input)?,
            answer: std::fs::read(answer)?,
            subtask: 0,
            description: String::new(),
        });
    }
    let mut set = TestSet::new(problem, tests);
    if let Some(time) = rest.first() {
        set.limits.time_ms = time.parse()?;
    }
    let out = Path::new(out);
    let output = if out.extension().is_some_and(|ending| ending == "zip") {
        Output::Zip(out)
    } else {
        Output::Folder(out)
    };
    Ok(write(&set, format.parse::<Format>()?, output, true)?.files.len())
}
