//! `damoni validate`: is this file a test?

use std::path::{Path, PathBuf};

use clap::Args;
use damoni_corpus::{Reading, Text};
use serde_json::{Value, json};

use super::console::Console;
use super::{End, Failure, OrUse, input};
use crate::checked::checked;
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// Say whether files are valid tests, byte for byte: line, column, what was expected
#[derive(Debug, Args)]
pub(crate) struct Validate {
    game: GameName,
    /// Input files; `-` is standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// One JSON object a file
    #[arg(long)]
    json: bool,
}

impl Validate {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Validate,
    console: &'a Console,
}

/// What is to be said of one file.
struct Verdict {
    end: End,
    text: String,
    json: Value,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let mut worst = End::Well;
        for file in &self.command.files {
            let verdict = verdict::<G>(file, self.console)?;
            worst = worst.max(verdict.end);
            let line = if self.command.json { format!("{}\n", verdict.json) } else { verdict.text };
            self.console.result(&line)?;
        }
        Ok(worst)
    }
}

fn verdict<G: Harness>(file: &Path, console: &Console) -> Result<Verdict, Failure> {
    let name = input::shown(Some(file));
    let refused = |end, message: String, mut json: Value| {
        json["file"] = json!(name);
        json["valid"] = json!(false);
        Verdict { end, text: format!("{name}: {message}\n"), json }
    };
    let bytes = match input::bytes(Some(file)) {
        Ok(bytes) => bytes,
        Err(Failure::Use(error)) => {
            let message = format!("{error:#}");
            return Ok(refused(End::Unreadable, message.clone(), json!({ "error": message })));
        }
        Err(other) => return Err(other),
    };
    let case = match G::read(&bytes, Reading::Strict) {
        Ok(case) => case,
        Err(error) => {
            let place = json!({
                "line": error.line, "column": error.column,
                "found": error.found.in_lang(console.lang), "expected": error.expected.in_lang(console.lang),
            });
            return Ok(refused(End::Finding, error.message(console.lang), place));
        }
    };
    let reference = G::reference::<&str>(&[]).or_use()?;
    match checked::<G>(&case, &G::sim(), &reference) {
        Err(finding) => {
            let signature = finding.signature();
            let message = console.text(
                "the simulators disagree on it, so it has no answer to trust",
                "两个模拟器结果不一致，没有可信的答案",
            );
            Ok(refused(
                End::Finding,
                format!("{message} ({signature})"),
                json!({ "error": "disagreement", "signature": signature }),
            ))
        }
        Ok(Err(error)) => {
            let message = error.text().in_lang(console.lang).to_owned();
            Ok(refused(End::Finding, message.clone(), json!({ "error": message })))
        }
        Ok(Ok(checked)) => {
            let class = checked.agreed.outcome.class;
            let mut remarks = G::remarks(&class);
            remarks.extend(checked.sample.map(|sample| G::sampled(sample.share)));
            let said: Vec<&str> = remarks.iter().map(|remark: &Text| remark.in_lang(console.lang)).collect();
            let tail: String = said.iter().map(|remark| format!("; {remark}")).collect();
            let text = format!("{name}: {}{tail}\n", console.text("valid", "有效"));
            let json = json!({ "file": name, "valid": true, "class": class, "remarks": said });
            Ok(Verdict { end: End::Well, text, json })
        }
    }
}
