//! Findings on disk: the case, its answer, what the program printed, and a report.

use std::io;
use std::path::{Path, PathBuf};

use damoni_corpus::whole::{self, Existing};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{Found, Origin, Shown, Shrinking};
use crate::harness::Harness;
use crate::runner::Verdict;

/// Where a finding was put. The case and its answer are a test pair, so the folder is a test set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The case, judge text.
    pub case: PathBuf,
    /// The answer.
    pub answer: PathBuf,
    /// What the program printed.
    pub output: PathBuf,
    /// The report, JSON.
    pub report: PathBuf,
}

/// What a report says beside the finding itself.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// The command line of the program.
    pub program: &'a str,
    /// The seed of the hunt.
    pub seed: u64,
    /// Cases tried in the hunt.
    pub tried: u64,
    /// The explanation, in the user's language.
    pub explanation: &'a str,
}

/// Saves a finding under a name made from its content, so that hunts may share a folder.
///
/// # Errors
/// Whatever the file system says. Each file appears whole or not at all, the report last.
pub fn save<G: Harness>(
    folder: &Path,
    found: &Found<G>,
    shown: &Shown<G>,
    report: &Report<'_>,
) -> io::Result<(Stored, Value)> {
    std::fs::create_dir_all(folder)?;
    let case = G::print(&shown.case);
    let digest = Sha256::digest(case.as_bytes());
    let hash: String = digest[..6].iter().map(|byte| format!("{byte:02x}")).collect();
    let kind = shown.signature.to_lowercase().replace(['/', ' '], "-");
    let path = |ending: &str| folder.join(format!("{}-{kind}-{hash}.{ending}", G::NAME));
    let stored =
        Stored { case: path("in"), answer: path("ans"), output: path("output"), report: path("json") };
    let row = row(found, shown, report, &stored);
    let files: [(&PathBuf, &[u8]); 3] = [
        (&stored.answer, shown.expected.as_bytes()),
        (&stored.output, &shown.judged.run.stdout),
        (&stored.case, case.as_bytes()),
    ];
    for (path, bytes) in files {
        whole::write(path, bytes, Existing::Replace)?;
    }
    whole::write(&stored.report, format!("{row:#}\n").as_bytes(), Existing::Replace)?;
    Ok((stored, row))
}

fn row<G: Harness>(found: &Found<G>, shown: &Shown<G>, report: &Report<'_>, stored: &Stored) -> Value {
    let line = match shown.judged.verdict {
        Verdict::Wa { line } => Some(line),
        _ => None,
    };
    let run = &shown.judged.run;
    let (profile, seed, index) = match found.origin {
        Origin::Kept(_) => (None, None, None),
        Origin::Made { profile, seed, index, .. } => (Some(profile.name), Some(seed), Some(index)),
    };
    let again = match found.origin {
        Origin::Kept(_) => None,
        Origin::Made { profile, seed, index, .. } => Some(format!(
            "damoni gen {} --profile {} --seed {seed} --from {index} --count 1 -o DIR",
            G::NAME,
            profile.name
        )),
    };
    json!({
        "row": "finding",
        "game": G::NAME,
        "program": report.program,
        "signature": shown.signature,
        "verdict": shown.judged.verdict.abbreviation(),
        "line": line,
        "end": run.end,
        "cpu_ms": run.cpu.as_secs_f64() * 1e3,
        "wall_ms": run.wall.as_secs_f64() * 1e3,
        "memory": run.peak_memory,
        "stderr": String::from_utf8_lossy(&run.stderr),
        "found": {
            "number": found.number,
            "profile": profile,
            "seed": seed,
            "index": index,
            "aimed_at": found.origin.aimed_at(),
        },
        "times": found.times,
        "tried": report.tried,
        "steady": found.steady,
        "size": { "found": shown.size[0], "shown": shown.size[1] },
        "shrinking": match shown.shrinking {
            Shrinking::Done => "done",
            Shrinking::Unfinished => "unfinished",
            Shrinking::Everything => "everything-fails",
            Shrinking::Unsteady => "unsteady",
        },
        "pitfalls": shown.likenesses.iter().map(|likeness| json!({
            "id": likeness.name(), "tested": likeness.tested, "same": likeness.same,
        })).collect::<Vec<_>>(),
        "explanation": report.explanation,
        "case": stored.case,
        "answer": stored.answer,
        "output": stored.output,
        "report": stored.report,
        "again": again,
    })
}
