//! Findings on disk: the case, the smallest one, both answers, where they part, and the line that makes it again.

use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use damoni_corpus::whole::{self, Existing};
use damoni_corpus::{Game, Outcome, PlayError};
use damoni_gen::Parting;
use serde_json::{Value, json};

use super::progress::Progress;
use super::seeds::content_name;
use super::{CampaignError, Found, Plan};
use crate::harness::Harness;

/// Where a finding was put.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The case, judge text.
    pub case: PathBuf,
    /// The smallest case, if it has been shrunk.
    pub smallest: Option<PathBuf>,
    /// The report, JSON.
    pub report: PathBuf,
}

/// A folder that shares of campaigns write to, several at once if need be.
#[derive(Clone, Debug)]
pub struct Store<G> {
    folder: PathBuf,
    game: PhantomData<G>,
}

impl<G: Harness> Store<G> {
    /// The folder, made if it is missing.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn open(folder: &Path) -> Result<Self, CampaignError> {
        std::fs::create_dir_all(folder).map_err(unwritable(folder))?;
        Ok(Self { folder: folder.to_owned(), game: PhantomData })
    }

    /// Writes the progress down, whole.
    pub(super) fn save_progress(&self, plan: &Plan, progress: &Progress) -> Result<(), CampaignError> {
        progress.save::<G>(&self.folder, plan).map_err(unwritable(&self.folder))
    }

    /// Saves a finding under a name made from its content, the report last. Of each signature the campaign's finding
    /// with the lowest index stays, so that shares in one folder end with the same files as one run.
    pub(super) fn save(
        &self,
        plan: &Plan,
        found: &Found<G>,
        smallest: Option<Result<&G::Case, &str>>,
    ) -> Result<Stored, CampaignError> {
        let text = G::print(&found.finding.case);
        let paths = Paths::of(&self.folder, &stem::<G>(plan, found));
        let small_text = smallest.and_then(Result::ok).map(G::print);
        let report = json!({
            "game": G::NAME,
            "campaign": plan.identity::<G>(),
            "signature": found.signature,
            "index": found.index,
            "replay": plan.replay_line::<G>(found.index),
            "parting": parting(found),
            "sim": side(found, 0),
            "reference": side(found, 1),
            "case": text,
            "smallest": small_text,
            "not_shrunk": match smallest {
                None => json!("not asked for, or interrupted"),
                Some(Err(why)) => json!(why),
                Some(Ok(_)) => Value::Null,
            },
        });
        let write = |path: &Path, text: &str| {
            whole::write_through(path, text.as_bytes(), Existing::Replace).map_err(unwritable(path))
        };
        write(&paths.case, &text)?;
        if let Some(small) = &small_text {
            write(&paths.smallest, small)?;
        }
        write(&paths.report, &format!("{report:#}\n"))?;
        settle(&self.folder).map_err(unwritable(&self.folder))?;
        Ok(Stored { case: paths.case, smallest: small_text.map(|_| paths.smallest), report: paths.report })
    }

    /// The finding as it stands in the folder already, if there is nothing to add.
    pub(super) fn already(&self, plan: &Plan, found: &Found<G>, shrunk: bool) -> Option<Stored> {
        let paths = Paths::of(&self.folder, &stem::<G>(plan, found));
        let report = Report::read(&paths.report)?;
        let here = |path: &Path, text: &str| std::fs::read(path).is_ok_and(|there| there == text.as_bytes());
        let whole = here(&paths.case, &report.case)
            && report.smallest.as_deref().is_none_or(|small| here(&paths.smallest, small));
        (whole && (report.done || !shrunk)).then(|| Stored {
            case: paths.case,
            smallest: report.smallest.map(|_| paths.smallest),
            report: paths.report,
        })
    }
}

/// Copies the findings of other folders into one, and keeps of each signature the one with the lowest index.
/// Says how many are there then.
///
/// # Errors
/// If something cannot be read or written.
pub fn merge(from: &[PathBuf], into: &Path) -> Result<Merged, CampaignError> {
    std::fs::create_dir_all(into).map_err(unwritable(into))?;
    let mut strange = Vec::new();
    for folder in from {
        for path in objects(folder).map_err(unwritable(folder))? {
            let Some(report) = Report::read(&path) else {
                let progress =
                    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("progress-"));
                strange.extend((!progress).then_some(path));
                continue;
            };
            let Some(stem) = path.file_stem().and_then(|stem| stem.to_str()) else { continue };
            let paths = Paths::of(into, stem);
            let write = |path: &Path, text: &[u8]| {
                whole::write(path, text, Existing::Replace).map_err(unwritable(path))
            };
            write(&paths.case, report.case.as_bytes())?;
            if let Some(small) = &report.smallest {
                write(&paths.smallest, small.as_bytes())?;
            }
            let text = std::fs::read(&path).map_err(unwritable(&path))?;
            write(&paths.report, &text)?;
        }
    }
    settle(into).map_err(unwritable(into))?;
    Ok(Merged { findings: reports(into).map_err(unwritable(into))?.len(), strange })
}

/// What came of a merge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merged {
    /// Findings in the folder now.
    pub findings: usize,
    /// Files that should be reports of findings, but cannot be read as such.
    pub strange: Vec<PathBuf>,
}

/// The files of a finding.
struct Paths {
    case: PathBuf,
    smallest: PathBuf,
    report: PathBuf,
}

impl Paths {
    fn of(folder: &Path, stem: &str) -> Self {
        let with = |ending: &str| folder.join(format!("{stem}{ending}"));
        Self { case: with(".in"), smallest: with(".small.in"), report: with(".json") }
    }
}

fn stem<G: Harness>(plan: &Plan, found: &Found<G>) -> String {
    // The same case may be found by several campaigns.
    let content = format!("{}\n{}", plan.identity::<G>(), G::print(&found.finding.case));
    let signature = found.signature.replace('/', "-").replace('@', "-at-");
    format!("{}-{signature}-{}", G::NAME, content_name(content.as_bytes()))
}

/// What is read back of a report.
struct Report {
    campaign: String,
    signature: String,
    index: u64,
    case: String,
    smallest: Option<String>,
    done: bool,
}

impl Report {
    fn read(path: &Path) -> Option<Self> {
        let report: Value = serde_json::from_slice(&std::fs::read(path).ok()?).ok()?;
        let text = |key: &str| report[key].as_str().map(str::to_owned);
        let smallest = text("smallest");
        Some(Self {
            campaign: text("campaign")?,
            signature: text("signature")?,
            index: report["index"].as_u64()?,
            case: text("case")?,
            done: smallest.is_some(),
            smallest,
        })
    }
}

/// The reports of a folder; whatever else lies there is none of our business.
fn reports(folder: &Path) -> io::Result<Vec<(PathBuf, Report)>> {
    let read = |path: PathBuf| Report::read(&path).map(|report| (path, report));
    Ok(objects(folder)?.into_iter().filter_map(read).collect())
}

/// The JSON files of a folder, in the order of their names.
fn objects(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with(['.', '#']));
        if !hidden && path.extension().is_some_and(|ending| ending == "json") {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Takes away what is superseded by a lower index. Whoever writes last sees all reports, and nobody ever takes the lowest
/// away: so shares that write at the same time need no lock.
fn settle(folder: &Path) -> io::Result<()> {
    let reports = reports(folder)?;
    for (path, report) in &reports {
        let superseded = reports.iter().any(|(_, other)| {
            (&other.campaign, &other.signature) == (&report.campaign, &report.signature)
                && other.index < report.index
        });
        if let (true, Some(stem)) = (superseded, path.file_stem().and_then(|stem| stem.to_str())) {
            let paths = Paths::of(folder, stem);
            for path in [paths.report, paths.smallest, paths.case] {
                match std::fs::remove_file(path) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                    _ => {}
                }
            }
        }
    }
    Ok(())
}

fn unwritable(path: &Path) -> impl FnOnce(io::Error) -> CampaignError {
    let what = path.display().to_string();
    move |source| CampaignError::Io { what, source }
}

fn parting<G: Harness>(found: &Found<G>) -> Value {
    match found.finding.parting {
        // Counted from 1, as a replay counts them.
        Parting::Event(at) => json!({ "event": at + 1 }),
        Parting::Answer => json!("answer"),
        Parting::Class => json!("class"),
        Parting::Error => json!("error"),
    }
}

fn side<G: Harness>(found: &Found<G>, side: usize) -> Value {
    let event = match found.finding.parting {
        Parting::Event(at) => json!(found.finding.events[side].get(at)),
        _ => Value::Null,
    };
    json!({ "event": event, "answer": answer::<G>(&found.finding.ends[side]) })
}

fn answer<G: Game>(end: &Result<Outcome<G>, PlayError>) -> String {
    match end {
        Ok(outcome) => G::print_answer(&outcome.answer),
        Err(error) => error.to_string(),
    }
}
