//! Findings on disk: the case, both answers, where they part, and the line that makes it again.

use std::io;
use std::path::{Path, PathBuf};

use damoni_corpus::whole::{self, Existing};
use damoni_corpus::{Game, Outcome, PlayError};
use damoni_gen::{Generate, Parting};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::{Found, Plan};

/// Where a finding was put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The case, judge text.
    pub case: PathBuf,
    /// The report, JSON.
    pub report: PathBuf,
}

/// Saves a finding under a name made from its content, so that campaigns may share a folder.
///
/// # Errors
/// Whatever the file system says. Each file appears whole or not at all, the report last.
pub fn save<G: Generate>(
    folder: &Path,
    found: &Found<G>,
    plan: &Plan,
    pitfalls: &[String],
) -> io::Result<Stored> {
    std::fs::create_dir_all(folder)?;
    let text = G::print(&found.finding.case);
    let signature = found.finding.signature();
    let digest = Sha256::digest(text.as_bytes());
    let hash: String = digest[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    let stem = format!("{}-{}-{hash}", G::NAME, signature.replace('/', "-"));
    let stored =
        Stored { case: folder.join(format!("{stem}.in")), report: folder.join(format!("{stem}.json")) };
    let finding = &found.finding;
    let event = |side: usize| match finding.parting {
        Parting::Event(at) => json!(finding.events[side].get(at)),
        _ => json!(null),
    };
    let report = json!({
        "game": G::NAME,
        "signature": signature,
        "parting": match finding.parting {
            Parting::Event(at) => json!({ "event": at }),
            Parting::Answer => json!("answer"),
            Parting::Class => json!("class"),
            Parting::Error => json!("error"),
        },
        "first": { "event": event(0), "answer": answer(&finding.ends[0]) },
        "second": { "event": event(1), "answer": answer(&finding.ends[1]) },
        "profile": plan.profile.name,
        "seed": plan.seed,
        "index": found.index,
        "pitfalls": pitfalls,
        "replay": replay_line::<G>(plan, found.index, pitfalls),
    });
    whole::write(&stored.case, text.as_bytes(), Existing::Replace)?;
    whole::write(&stored.report, format!("{report:#}\n").as_bytes(), Existing::Replace)?;
    Ok(stored)
}

/// The command that makes the finding again.
pub fn replay_line<G: Game>(plan: &Plan, index: u64, pitfalls: &[String]) -> String {
    let misread: String = pitfalls.iter().map(|id| format!(" --pitfall {id}")).collect();
    format!(
        "damoni fuzz {} --profile {} --seed {} --index {index}{misread}",
        G::NAME,
        plan.profile.name,
        plan.seed
    )
}

fn answer<G: Game>(end: &Result<Outcome<G>, PlayError>) -> String {
    match end {
        Ok(outcome) => G::print_answer(&outcome.answer),
        Err(error) => error.to_string(),
    }
}
