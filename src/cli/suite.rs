//! `damoni suite`: a strong test set, in a judge's format.

use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::whole::{self, Existing};
use damoni_corpus::{Simulator, Text, Unobserved};
use damoni_gen::package::{self, Format, Output, PackageError, Problem, TestSet, Written};

use super::console::{self, Console};
use super::{End, Failure, OrUse};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::score::Progress;
use crate::suite::{self, Lacking};

/// Build a test set that catches every pitfall at least twice, in a judge's format
#[derive(Debug, Args)]
pub(crate) struct Suite {
    game: GameName,
    /// The folder to write, or the archive under --zip; OUT.manifest.json goes beside it
    #[arg(short, long)]
    out: PathBuf,
    /// luogu, hydro, icpc, icpc-legacy, domjudge, polygon, syzoj, lyrio, uoj or plain
    #[arg(long)]
    format: Format,
    /// Write a zip archive, as the judge takes it
    #[arg(long)]
    zip: bool,
    /// The same seed makes the same bytes, on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write nothing: build again and compare with what is there
    #[arg(long)]
    check: bool,
    /// Do not refuse what only exceeds limits that the keeper of a site may raise
    #[arg(long)]
    raised_limits: bool,
    /// Worker threads
    #[arg(long, default_value_t = console::cores())]
    jobs: usize,
}

impl Suite {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Suite,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let problem = Problem::named(G::NAME).ok_or_else(|| anyhow!("{} has no problem texts", G::NAME))?;
        let progress = Progress { stop: console::interrupt()?, ..Progress::default() };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(command.jobs).build()?;
        let built = console.with_progress(None, &progress.done, || {
            pool.install(|| suite::build::<G>(command.seed, &progress))
        });
        let built = match built {
            Ok(built) => built,
            Err(lacking @ Lacking::Interrupted) => {
                console.say(&lacking.text());
                return Ok(End::Well);
            }
            Err(lacking) => {
                console.say(&lacking.text());
                return Ok(End::Finding);
            }
        };
        let set = built.test_set(problem);
        let manifest =
            |written: &Written| format!("{:#}\n", suite::manifest(&built, command.format, written));
        if command.check {
            return self.check(&set, manifest);
        }
        let written = self.write(&set, &command.out)?;
        let beside = beside(&command.out);
        whole::write(&beside, manifest(&written).as_bytes(), Existing::Replace)
            .with_context(|| beside.display().to_string())
            .or_use()?;
        let (tests, files, out) = (set.tests.len(), written.files.len(), command.out.display());
        let least =
            (0..built.readings.len()).map(|row| built.matrix.caught_by(row)).min().unwrap_or_default();
        let all = built.readings.len();
        console.say(&Text::new(
            format!("{tests} tests in {files} files: {out}\nevery one of {all} pitfalls is caught by at least {least} tests"),
            format!("已写入 {tests} 个测试点，共 {files} 个文件：{out}\n{all} 种典型错误每种至少被 {least} 个测试点抓出"),
        ));
        for (name, said) in built.sampled() {
            console.say(&Text::new(format!("{name}: {}", said.en), format!("{name}：{}", said.zh)));
        }
        let slowest = built.tests.iter().map(|(_, test)| seconds::<G>(&test.case)).fold(0.0, f64::max);
        let limit = set.limits.time_ms;
        console.say(&Text::new(
            format!(
                "time limit: {limit} ms; our fast simulator takes {:.0} ms on the slowest test here",
                slowest * 1e3
            ),
            format!("时限：{limit} 毫秒；本机快速模拟器在最慢的测试点上用时 {:.0} 毫秒", slowest * 1e3),
        ));
        Ok(End::Well)
    }
}

impl Run<'_> {
    fn write(&self, set: &TestSet, out: &Path) -> Result<Written, Failure> {
        let output = if self.command.zip { Output::Zip(out) } else { Output::Folder(out) };
        package::write(set, self.command.format, output, self.command.raised_limits)
            .map_err(|error: PackageError| anyhow!(error.message(self.console.lang)))
            .or_use()
    }

    fn check(&self, set: &TestSet, manifest: impl Fn(&Written) -> String) -> Result<End, Failure> {
        let Suite { out, zip, .. } = self.command;
        let place = tempfile::tempdir()?;
        let again = place.path().join("again");
        let written = self.write(set, &again)?;
        let mut differing = Vec::new();
        if *zip {
            if std::fs::read(out).ok() != Some(std::fs::read(&again)?) {
                differing.push(out.display().to_string());
            }
        } else {
            for file in written.files.keys() {
                if std::fs::read(out.join(file)).ok() != Some(std::fs::read(again.join(file))?) {
                    differing.push(out.join(file).display().to_string());
                }
            }
        }
        let beside = beside(out);
        if std::fs::read(&beside).ok() != Some(manifest(&written).into_bytes()) {
            differing.push(beside.display().to_string());
        }
        for file in &differing {
            self.console.say(&Text::new(
                format!("{file}: missing, or not what this version builds from this seed"),
                format!("{file}：缺失，或与本版本用该种子生成的不同"),
            ));
        }
        if differing.is_empty() {
            let files = written.files.len();
            self.console.say(&Text::new(
                format!("{files} files and the manifest are as built"),
                format!("{files} 个文件与清单均与重新生成的一致"),
            ));
        }
        Ok(if differing.is_empty() { End::Well } else { End::Finding })
    }
}

fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(".manifest.json");
    name.into()
}

fn seconds<G: Harness>(case: &G::Case) -> f64 {
    let start = Instant::now();
    let _ = G::sim().play(case, &mut Unobserved);
    start.elapsed().as_secs_f64()
}
