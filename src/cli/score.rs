//! `damoni score`: how strong a test set is.

use std::path::PathBuf;

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::whole::{self, Existing};
use damoni_gen::package;

use super::console::{self, Console};
use super::{End, Failure, OrUse};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
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
    /// Exit with 1 if a pitfall is missed
    #[arg(long)]
    fail_on_miss: bool,
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
        let progress = Progress { stop: console::interrupt()?, ..Progress::default() };
        let plays = score::matrix::readings::<G>().len() * package.tests.len();
        let score = console
            .with_progress(Some(plays as u64), &progress.done, || score::score::<G>(package, &progress));
        let text = match command.json {
            true => score.json(console.lang).iter().map(|row| format!("{row}\n")).collect(),
            false => score.table(console.lang),
        };
        console.result(&text)?;
        if let Some(path) = &command.html {
            let page = score.page(console.lang)?;
            whole::write(path, page.as_bytes(), Existing::Replace)
                .with_context(|| path.display().to_string())
                .or_use()?;
        }
        let missed = command.fail_on_miss && !score.missed().is_empty();
        Ok(if score.is_faulty() || missed { End::Finding } else { End::Well })
    }
}
