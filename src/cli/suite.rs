//! `damoni suite`: a strong test set, in a judge's format.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::Text;
use damoni_corpus::whole::{self, Existing};
use damoni_gen::package::{self, Format, Output, PackageError, Problem, TestSet, Written};
use serde_json::json;

use super::console::{self, Console};
use super::{End, Failure, OrUse};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::score::Progress;
use crate::suite::{self, Differs, Place, Timing};

/// Build a test set that catches every pitfall at least twice, in a judge's format
#[derive(Debug, Args)]
pub(crate) struct Suite {
    game: GameName,
    /// The folder to write, or the archive under --zip; OUT.manifest.json goes beside it
    #[arg(short, long)]
    out: PathBuf,
    /// luogu, hydro, icpc, icpc-legacy, domjudge, polygon, syzoj, lyrio, uoj or plain; of several, with commas between,
    /// each goes to OUT/FORMAT
    #[arg(long, required = true, value_delimiter = ',')]
    format: Vec<Format>,
    /// Write a zip archive, as the judge takes it
    #[arg(long)]
    zip: bool,
    /// The same seed makes the same bytes, on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write nothing: build again, compare with what is there, name what differs
    #[arg(long)]
    check: bool,
    /// Replace a set that is there
    #[arg(long)]
    force: bool,
    /// The time limit of a test, in milliseconds, instead of the problem's own
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    time_ms: Option<u32>,
    /// The memory limit, in MiB, instead of the problem's own
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    memory_mib: Option<u32>,
    /// Do not refuse what only exceeds limits that the keeper of a site may raise
    #[arg(long)]
    raised_limits: bool,
    /// One JSON object a row
    #[arg(long)]
    json: bool,
    /// Worker threads
    #[arg(long, default_value_t = console::cores(), value_parser = console::jobs)]
    jobs: usize,
}

impl Suite {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        let packages = self
            .format
            .iter()
            .map(|&format| {
                let out = match self.format.len() {
                    1 => self.out.clone(),
                    _ if self.zip => self.out.join(format!("{format}.zip")),
                    _ => self.out.join(format.name()),
                };
                let says = console.text("give the folder a name of its own", "请给出带名字的文件夹");
                let place = Place::new(&out).ok_or_else(|| anyhow!("{}: {says}", out.display()))?;
                Ok(Package { format, place, command: &self, console })
            })
            .collect::<anyhow::Result<Vec<_>>>()
            .or_use()?;
        self.game.dispatch(Run { command: &self, console, packages: &packages })
    }
}

struct Run<'a> {
    command: &'a Suite,
    console: &'a Console,
    packages: &'a [Package<'a>],
}

/// What is written: the set, for one judge, in one place.
struct Package<'a> {
    format: Format,
    place: Place,
    command: &'a Suite,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console, packages } = self;
        // Better said now than after the work.
        packages.iter().try_for_each(Package::see_that_it_is_free)?;
        let problem = Problem::named(G::NAME).ok_or_else(|| anyhow!("{} has no problem texts", G::NAME))?;
        let progress = Progress { stop: console::interrupt()?, ..Progress::default() };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(command.jobs).build()?;
        let built = console.with_progress(None, &progress.done, || {
            pool.install(|| suite::build::<G>(command.seed, &progress))
        });
        let built = match built {
            Ok(built) => built,
            Err(lacking) => {
                console.say(&lacking.text());
                return Ok(End::Finding);
            }
        };
        let mut set = built.test_set(problem);
        set.limits.time_ms = command.time_ms.unwrap_or(set.limits.time_ms);
        set.limits.memory_mib = command.memory_mib.unwrap_or(set.limits.memory_mib);
        if command.check {
            let mut ends = packages.iter().map(|package| package.check(&built, &set));
            return ends.try_fold(End::Well, |worst, end| Ok(worst.max(end?)));
        }
        if packages.len() > 1 {
            let out = &command.out;
            std::fs::create_dir_all(out).with_context(|| out.display().to_string()).or_use()?;
        }
        for package in packages {
            package.put(&built, &set)?;
        }
        self.report(&built, &set)
    }
}

impl Package<'_> {
    fn see_that_it_is_free(&self) -> Result<(), Failure> {
        let Self { command, console, place, .. } = self;
        let unreadable = || place.out.display().to_string();
        if command.check {
            let there = place.out.symlink_metadata().map(drop);
            return there.with_context(unreadable).or_use();
        }
        let (in_the_way, says) = if command.force {
            let foreign = place.foreign().with_context(unreadable).or_use()?;
            let says = console.text(
                "not a file of a set that could be built again; move it away, or choose another place",
                "不是可重新生成的测试集文件；请先移走，或换一个位置",
            );
            (foreign, says)
        } else {
            let taken = place.taken().with_context(unreadable).or_use()?;
            let says = console.text(
                "there is something already; choose another place, or replace it with --force",
                "已经存在；请换一个位置，或用 --force 覆盖",
            );
            (taken.map(Path::to_owned), says)
        };
        match in_the_way {
            Some(path) => Err(anyhow!("{}: {says}", path.display())).or_use(),
            None => Ok(()),
        }
    }

    fn write(&self, set: &TestSet, out: &Path) -> Result<Written, Failure> {
        let output = if self.command.zip { Output::Zip(out) } else { Output::Folder(out) };
        package::write(set, self.format, output, self.command.raised_limits)
            .map_err(|error: PackageError| anyhow!(error.message(self.console.lang)))
            .or_use()
    }

    fn put<G: Harness>(&self, built: &suite::Suite<G>, set: &TestSet) -> Result<(), Failure> {
        let Place { out, manifest } = &self.place;
        let written = match self.command.force {
            true => self.place.replace(|out| self.write(set, out))?,
            false => self.write(set, out)?,
        };
        let text = format!("{:#}\n", suite::manifest(built, self.format, &written));
        whole::write(manifest, text.as_bytes(), Existing::Replace)
            .with_context(|| manifest.display().to_string())
            .or_use()?;
        let (tests, files, shown) = (set.tests.len(), written.files.len(), out.display());
        self.console.say(&Text::new(
            format!("{tests} tests in {files} files: {shown}"),
            format!("已写入 {tests} 个测试点，共 {files} 个文件：{shown}"),
        ));
        if self.command.json {
            let row = json!({
                "row": "package", "format": self.format.name(), "out": out, "manifest": manifest, "files": files,
            });
            self.console.result(&format!("{row}\n"))?;
        }
        Ok(())
    }

    fn check<G: Harness>(&self, built: &suite::Suite<G>, set: &TestSet) -> Result<End, Failure> {
        let Self { command, console, place, .. } = self;
        let scratch = tempfile::tempdir()?;
        let again = scratch.path().join("again");
        let written = self.write(set, &again)?;
        let name = |file: String| match command.zip {
            true => format!("{}/{file}", place.out.display()),
            false => place.out.join(file).display().to_string(),
        };
        let mut differing: Vec<(String, Differs)> = suite::differing(&place.out, &again)
            .with_context(|| place.out.display().to_string())
            .or_use()?
            .into_iter()
            .map(|(file, differs)| (name(file), differs))
            .collect();
        if command.zip && differing.is_empty() && std::fs::read(&place.out)? != std::fs::read(&again)? {
            differing.push((place.out.display().to_string(), Differs::Changed));
        }
        let manifest = format!("{:#}\n", suite::manifest(built, self.format, &written));
        match std::fs::read(&place.manifest) {
            Ok(there) if there == manifest.as_bytes() => {}
            Ok(_) => differing.push((place.manifest.display().to_string(), Differs::Changed)),
            Err(_) => differing.push((place.manifest.display().to_string(), Differs::Missing)),
        }
        for (file, differs) in &differing {
            let says = differs.text();
            console.say(&Text::new(format!("{file}: {}", says.en), format!("{file}：{}", says.zh)));
        }
        let files = written.files.len();
        if command.json {
            let rows = differing
                .iter()
                .map(|(file, differs)| json!({ "row": "file", "file": file, "differs": differs.id() }));
            let end = json!({
                "row": "check", "game": G::NAME, "seed": command.seed, "out": place.out, "files": files,
                "differing": differing.len(),
            });
            let rows: String = rows.chain([end]).map(|row| format!("{row}\n")).collect();
            console.result(&rows)?;
        }
        if differing.is_empty() {
            console.say(&Text::new(
                format!("{files} files and the manifest are as built"),
                format!("{files} 个文件与清单均与重新生成的一致"),
            ));
            return Ok(End::Well);
        }
        Ok(End::Finding)
    }
}

impl Run<'_> {
    fn report<G: Harness>(&self, built: &suite::Suite<G>, set: &TestSet) -> Result<End, Failure> {
        let Self { command, console, .. } = self;
        let timings = built.timings();
        let slowest = |of: fn(&Timing) -> f64| timings.iter().map(of).fold(0.0, f64::max) * 1e3;
        let (slow, fast) = (slowest(|timing| timing.reference), slowest(|timing| timing.sim));
        let (tests, limit) = (set.tests.len(), set.limits.time_ms);
        let (least, all) = (built.least_caught(), built.readings.len());
        if command.json {
            let row = json!({
                "row": "suite", "game": G::NAME, "seed": command.seed, "tests": tests,
                "pitfalls": all, "least_caught": least, "time_limit_ms": limit,
                "reference_ms": slow, "sim_ms": fast,
                "sampled": built.sampled().iter().map(|(name, _)| name).collect::<Vec<_>>(),
            });
            console.result(&format!("{row}\n"))?;
        }
        console.say(&Text::new(
            format!("each of {all} pitfalls is caught by at least {least} tests that score"),
            format!("{all} 种误读每种至少被 {least} 个计分测试点抓出"),
        ));
        for (name, said) in built.sampled() {
            console.say(&Text::new(format!("{name}: {}", said.en), format!("{name}：{}", said.zh)));
        }
        console.say(&Text::new(
            format!(
                "time limit: {limit} ms; on this machine the slow simulator takes {slow:.0} ms on the slowest test, \
                 the fast one {fast:.0} ms"
            ),
            format!(
                "时限：{limit} 毫秒；在本机最慢的测试点上，慢速模拟器用时 {slow:.0} 毫秒，快速模拟器 {fast:.0} 毫秒"
            ),
        ));
        Ok(End::Well)
    }
}
