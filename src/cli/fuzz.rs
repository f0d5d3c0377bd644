//! `damoni fuzz`: a campaign of simulator against simulator.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use damoni_corpus::Text;
use damoni_gen::{MIXED, case, cross_check};

use super::console::{self, Console};
use super::generate::known_profile;
use super::solve::parting_lines;
use super::{End, Failure, OrUse};
use crate::campaign::{self, Found, Plan, Shard, replay_line};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// Hunt for cases on which sim and reference part
#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    game: GameName,
    /// The campaign's seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cases, in all shards together [default: 100000, or no end under --time]
    #[arg(long)]
    cases: Option<u64>,
    /// How long, such as 90s, 10m or 8h
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Kind of case
    #[arg(long, default_value = MIXED)]
    profile: String,
    /// Worker threads
    #[arg(long, default_value_t = console::cores())]
    jobs: usize,
    /// Take only share K of N
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// Where findings are kept
    #[arg(short, long, value_name = "DIR", default_value = "findings")]
    out: PathBuf,
    /// Put the reference under a named wrong reading (`damoni pitfalls GAME` lists them)
    #[arg(long, value_name = "ID")]
    pitfall: Vec<String>,
    /// Stop at the first finding
    #[arg(long)]
    first: bool,
    /// Play only the case with this index
    #[arg(long, conflicts_with_all = ["cases", "time", "shard"])]
    index: Option<u64>,
    /// Write --cases cases (200 if not said) to this folder as seeds for the fuzz targets, and stop
    #[arg(long, value_name = "DIR", conflicts_with_all = ["index", "time", "shard", "pitfall", "first"])]
    export_seeds: Option<PathBuf>,
    /// One JSON object a finding, and one for the end
    #[arg(long)]
    json: bool,
}

/// Cases of a campaign that is told neither a number nor a time.
const CASES: u64 = 100_000;
/// Seeds of an export that is not told how many.
const SEEDS: u64 = 200;

impl Fuzz {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Fuzz,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let profile = known_profile::<G>(&command.profile)?;
        if let Some(folder) = &command.export_seeds {
            let count = command.cases.unwrap_or(SEEDS);
            let written = campaign::export_seeds::<G>(folder, profile, command.seed, count)
                .with_context(|| folder.display().to_string())
                .or_use()?;
            console.say(&Text::new(
                format!("{written} seeds in {}", folder.display()),
                format!("{} 中有 {written} 个种子", folder.display()),
            ));
            return Ok(End::Well);
        }
        let (sim, reference) = (G::sim(), G::reference(&command.pitfall).or_use()?);
        let plan = Plan {
            profile,
            seed: command.seed,
            cases: command.cases.or(command.time.is_none().then_some(CASES)),
            time: command.time,
            jobs: command.jobs,
            shard: command.shard,
            first: command.first,
        };
        if let Some(index) = command.index {
            let Err(finding) = cross_check(&case::<G>(profile, command.seed, index), &sim, &reference) else {
                console.say(&Text::new("sim and reference agree", "sim 与 reference 一致"));
                return Ok(End::Well);
            };
            self.report(&plan, &Found { index, finding: *finding })?;
            return Ok(End::Finding);
        }

        let stop = console::interrupt()?;
        let played = AtomicU64::new(0);
        let total = plan.cases.map(|cases| plan.shard.share(cases));
        let tally = console
            .with_progress(total, &played, || campaign::run::<G>(&plan, &sim, &reference, &stop, &played));
        for found in tally.findings.values() {
            self.report(&plan, found)?;
        }
        let seconds = tally.elapsed.as_secs_f64();
        let rate = tally.cases as f64 / seconds.max(1e-9);
        let cut = interrupted(&stop);
        console.say(&Text::new(
            format!(
                "{} cases in {seconds:.1} s ({rate:.0}/s){}: {} parted, {} kinds of finding",
                tally.cases,
                if cut { ", interrupted" } else { "" },
                tally.partings,
                tally.findings.len()
            ),
            format!(
                "{seconds:.1} 秒内 {} 个数据（{rate:.0}/秒）{}：{} 个不一致，{} 类发现",
                tally.cases,
                if cut { "，已中断" } else { "" },
                tally.partings,
                tally.findings.len()
            ),
        ));
        if command.json {
            let end = serde_json::json!({
                "row": "end", "game": G::NAME, "cases": tally.cases, "partings": tally.partings,
                "findings": tally.findings.len(), "seconds": seconds, "interrupted": cut,
            });
            console.result(&format!("{end}\n"))?;
        }
        Ok(if tally.findings.is_empty() { End::Well } else { End::Finding })
    }
}

impl Run<'_> {
    fn report<G: Harness>(&self, plan: &Plan, found: &Found<G>) -> Result<(), Failure> {
        let Self { command, console } = self;
        let stored = campaign::save(&command.out, found, plan, &command.pitfall).or_use()?;
        let replay = replay_line::<G>(plan, found.index, &command.pitfall);
        if command.json {
            let row = serde_json::json!({
                "row": "finding", "game": G::NAME, "signature": found.finding.signature(),
                "index": found.index, "case": stored.case, "report": stored.report, "replay": replay,
            });
            console.result(&format!("{row}\n"))?;
        } else {
            let lines = parting_lines(&found.finding).join("\n");
            console.result(&format!("{lines}\n  {}\n  {replay}\n", stored.case.display()))?;
        }
        Ok(())
    }
}

fn interrupted(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

/// `90s`, `10m`, `8h`, or a number of seconds.
pub(crate) fn duration(text: &str) -> Result<Duration, String> {
    let error = || format!("`{text}` is not a time such as 90s, 10m or 8h");
    let (number, unit) = match text.find(|c: char| c.is_ascii_alphabetic()) {
        Some(at) => text.split_at(at),
        None => (text, "s"),
    };
    let seconds = match unit {
        "ms" => 0.001,
        "s" => 1.0,
        "m" => 60.0,
        "h" => 3600.0,
        _ => return Err(error()),
    };
    let number: f64 = number.parse().map_err(|_| error())?;
    Duration::try_from_secs_f64(number * seconds).map_err(|_| error())
}
