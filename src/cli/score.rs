//! `damoni score`: how strong a test set is.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::anyhow;
use clap::Args;
use damoni_gen::package::{self, ReadTest};

use super::console::{self, Console};
use super::outside::{LimitArgs, cannot_run};
use super::overwrite::Overwrite;
use super::{End, Failure, OrUse};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::runner::Program;
use crate::score::programs::{Claim, Tried, try_programs};
use crate::score::{self, Progress};

/// Say which pitfalls a test set catches and which it misses, and check its files
#[derive(Debug, Args)]
pub(crate) struct Score {
    game: GameName,
    /// A folder or zip archive of tests, or a package that `damoni suite` writes
    #[arg(value_name = "DIR|ZIP")]
    set: PathBuf,
    /// One JSON object a row
    #[arg(long)]
    json: bool,
    /// Also write a page with the kill matrix
    #[arg(long, value_name = "OUT")]
    html: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
    /// Exit with 1 if a pitfall is missed
    #[arg(long)]
    fail_on_miss: bool,
    /// A wrong program, which the set should reject: its command line, in quotes if it has arguments. May be repeated
    #[arg(long, value_name = "PROGRAM")]
    wrong: Vec<String>,
    /// A right program, which the set should accept. May be repeated
    #[arg(long, value_name = "PROGRAM")]
    right: Vec<String>,
    #[command(flatten)]
    limits: LimitArgs,
}

impl Score {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Score,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let package =
            package::read(&command.set).map_err(|error| anyhow!(error.message(console.lang))).or_use()?;
        if package.tests.is_empty() && package.lonely.is_empty() {
            let set = command.set.display();
            return Err(anyhow!(
                "{set}: {}",
                console.text("no test files (.in with .ans or .out)", "没有测试文件（.in 与 .ans 或 .out）")
            ))
            .or_use();
        }
        let claims = self.claims()?;
        if let Some(path) = &command.html {
            command.overwrite.ready(path, console)?;
        }
        let progress = Progress { stop: console::interrupt()?, ..Progress::default() };
        let programs = self.tried::<G>(&package.tests, &claims, &progress.stop)?;
        let plays = score::matrix::readings::<G>().len() * package.tests.len();
        let mut score = console
            .with_progress(Some(plays as u64), &progress.done, || score::score::<G>(package, &progress));
        score.programs = programs;
        let text = match command.json {
            true => score.json(console.lang).iter().map(|row| format!("{row}\n")).collect(),
            false => score.table(console.lang),
        };
        console.result(&text)?;
        if let Some(path) = &command.html {
            let page = score.page(console.lang)?;
            command.overwrite.write(path, page.as_bytes(), console)?;
        }
        let missed = command.fail_on_miss && !score.missed().is_empty();
        let mistaken = score.programs.iter().any(|tried| tried.mistake().is_some());
        Ok(if score.is_faulty() || missed || mistaken { End::Finding } else { End::Well })
    }
}

impl Run<'_> {
    /// The programs that the user names.
    fn claims(&self) -> Result<Vec<Claim>, Failure> {
        let claim = |shown: &String, right: bool| -> Result<Claim, Failure> {
            let words = shlex::split(shown)
                .ok_or_else(|| {
                    anyhow!("{shown}: {}", self.console.text("a quote is not closed", "引号不成对"))
                })
                .or_use()?;
            Ok(Claim { shown: shown.clone(), program: Program::new(&words).or_use()?, right })
        };
        let Score { wrong, right, .. } = self.command;
        let wrong = wrong.iter().map(|shown| claim(shown, false));
        wrong.chain(right.iter().map(|shown| claim(shown, true))).collect()
    }

    fn tried<G: Harness>(
        &self,
        tests: &[ReadTest],
        claims: &[Claim],
        stop: &Arc<AtomicBool>,
    ) -> Result<Vec<Tried>, Failure> {
        if claims.is_empty() {
            return Ok(Vec::new());
        }
        let limits = &self.command.limits;
        let runner = limits.runner(self.console)?;
        let progress = Progress { stop: Arc::clone(stop), ..Progress::default() };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(limits.jobs).build()?;
        let runs = (tests.len() * claims.len()) as u64;
        let tried = self.console.with_progress(Some(runs), &progress.done, || {
            pool.install(|| try_programs::<G>(tests, claims, (&runner, &limits.limits()), &progress))
        });
        tried.map_err(|error| cannot_run(error, self.console))
    }
}
