//! `damoni fuzz`: a campaign of simulator against simulator.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::{Text, counted};
use damoni_gen::{Finding, MIXED, case};

use super::console::{self, Console};
use super::generate::known_profile;
use super::solve::parting_lines;
use super::{End, Failure, OrUse};
use crate::campaign::{self, Campaign, CampaignError, Found, Plan, Progress, Shard, Store, Tally};
use crate::checked::checked;
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// Hunt for cases on which sim and reference part
#[derive(Debug, Args)]
pub(crate) struct Fuzz {
    game: GameName,
    /// The campaign's seed
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many cases, in all shards together [default: 100000, or no end under --time]
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(super) cases: Option<u64>,
    /// How long, such as 90s, 10m or 8h
    #[arg(long, value_parser = some_time)]
    time: Option<Duration>,
    /// Kind of case
    #[arg(long, default_value = MIXED)]
    profile: String,
    /// Worker threads
    #[arg(long, default_value_t = console::cores(), value_parser = console::jobs)]
    pub(super) jobs: usize,
    /// Take only share K of N
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// Where findings and progress are kept; shards may share a folder
    #[arg(short, long, value_name = "DIR", default_value = "findings")]
    out: PathBuf,
    /// Put the reference under a named wrong reading (`damoni pitfalls GAME` lists them)
    #[arg(long, value_name = "ID")]
    pub(super) pitfall: Vec<String>,
    /// After how many cases each two wrong readings together are told from the right one: of those of --pitfall, or of all
    #[arg(long, conflicts_with_all = ["index", "time", "shard", "first", "resume", "no_shrink", "merge", "export_seeds"])]
    pairs: bool,
    /// Stop at the first finding
    #[arg(long)]
    first: bool,
    /// Play only the case with this index
    #[arg(long, conflicts_with_all = ["cases", "time", "shard"])]
    index: Option<u64>,
    /// Go on where an earlier run of this campaign and share has ended, however it ended
    #[arg(long, conflicts_with_all = ["index", "first"])]
    resume: bool,
    /// Leave findings as they are
    #[arg(long)]
    no_shrink: bool,
    /// Put the findings of these folders together in the one of -o, one of each signature, and stop
    #[arg(long, value_name = "DIR", num_args = 1.., conflicts_with_all = ["index", "time", "shard", "pitfall", "first", "resume"])]
    merge: Vec<PathBuf>,
    /// Write --cases cases (200 if not said) to this folder as seeds for the fuzz targets, and stop
    #[arg(long, value_name = "DIR", conflicts_with_all = ["index", "time", "shard", "pitfall", "first"])]
    export_seeds: Option<PathBuf>,
    /// One JSON object a finding, and one for the end
    #[arg(long)]
    pub(super) json: bool,
}

/// Cases of a campaign that is told neither a number nor a time.
pub(super) const CASES: u64 = 100_000;
/// Seeds of an export that is not told how many.
const SEEDS: u64 = 200;

impl Fuzz {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

pub(super) struct Run<'a> {
    pub(super) command: &'a Fuzz,
    pub(super) console: &'a Console,
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
        if !command.merge.is_empty() {
            if let Some(missing) = command.merge.iter().find(|folder| !folder.is_dir()) {
                let why = console.text("no such folder of findings", "没有这个存放发现的文件夹");
                return Err(anyhow!("{}: {why}", missing.display())).or_use();
            }
            let merged = campaign::merge(&command.merge, &command.out).or_use()?;
            let (findings, out) = (merged.findings, command.out.display());
            for path in &merged.strange {
                let path = path.display();
                console.say(&Text::new(
                    format!("{path}: no report of a finding, left out"),
                    format!("{path}：不是发现的报告，已略过"),
                ));
            }
            console.say(&Text::new(
                format!("{findings} findings in {out}"),
                format!("{out} 中有 {findings} 个发现"),
            ));
            if !merged.strange.is_empty() {
                return Ok(End::Unreadable);
            }
            return Ok(End::Well);
        }
        if command.pairs {
            return self.pairs::<G>(profile);
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
            pitfalls: command.pitfall.clone(),
        };
        if let Some(index) = command.index {
            let Err(finding) = checked(&case::<G>(profile, command.seed, index), &sim, &reference) else {
                console.say(&Text::new("sim and reference agree", "sim 与 reference 一致"));
                return Ok(End::Well);
            };
            let found = Found { index, signature: campaign::signature(&finding), finding: *finding };
            self.tell(&plan, &found)?;
            return Ok(End::Finding);
        }

        let store = Store::<G>::open(&command.out).or_use()?;
        let progress = match command.resume {
            true => self.earlier::<G>(&plan)?,
            false => self.anew::<G>(&plan),
        };
        let stop = console::interrupt()?;
        let played = AtomicU64::new(0);
        let campaign = Campaign {
            plan: &plan,
            first: &sim,
            second: &reference,
            store: &store,
            shrink: !command.no_shrink,
            stop: &stop,
            played: &played,
        };
        let total = plan.cases.map(|cases| plan.shard.share(cases));
        let tally = console.with_progress(total, &played, || campaign.run(progress));
        let tally = match tally {
            Err(error @ CampaignError::Io { .. }) => return Err(error).or_use(),
            other => other?,
        };
        self.report::<G>(&plan, &tally)?;
        self.sum_up::<G>(&tally, stop.load(Ordering::Relaxed))?;
        Ok(if tally.progress.findings.is_empty() { End::Well } else { End::Finding })
    }
}

impl Run<'_> {
    fn earlier<G: Harness>(&self, plan: &Plan) -> Result<Progress, Failure> {
        let out = &self.command.out;
        let earlier = Progress::load::<G>(out, plan).with_context(|| out.display().to_string()).or_use()?;
        let Some(progress) = earlier else {
            self.console.say(&Text::new(
                format!("nothing of this campaign and share in {}: beginning", out.display()),
                format!("{} 中没有此任务此分片的进度：从头开始", out.display()),
            ));
            return Ok(Progress::none::<G>(plan));
        };
        self.console.say(&Text::new(
            format!("going on after {} cases, {} findings", progress.turns, progress.findings.len()),
            format!("已完成 {} 个数据、{} 个发现，继续", progress.turns, progress.findings.len()),
        ));
        Ok(progress)
    }

    /// From the beginning; whoever has forgotten --resume is told what is lost.
    fn anew<G: Harness>(&self, plan: &Plan) -> Progress {
        // What cannot be read is no count that could be lost.
        if let Ok(Some(earlier)) = Progress::load::<G>(&self.command.out, plan)
            && earlier.turns > 0
        {
            let (out, turns) = (self.command.out.display(), earlier.turns);
            self.console.say(&Text::new(
                format!("the campaign in {out} begins anew after {turns} cases; --resume goes on from there"),
                format!("{out} 中的任务已完成 {turns} 个数据，现从头开始；加 --resume 可继续"),
            ));
        }
        Progress::none::<G>(plan)
    }

    /// The findings of this share that no other share has bettered.
    fn report<G: Harness>(&self, plan: &Plan, tally: &Tally) -> Result<(), Failure> {
        for (signature, stored) in &tally.stored {
            let Some(index) = tally.progress.findings.get(signature).map(|seen| seen.index) else { continue };
            if !stored.report.exists() {
                continue;
            }
            let replay = plan.replay_line::<G>(index);
            if self.command.json {
                let row = serde_json::json!({
                    "row": "finding", "game": G::NAME, "signature": signature, "index": index,
                    "case": stored.case, "smallest": stored.smallest, "report": stored.report, "replay": replay,
                });
                self.console.result(&format!("{row}\n"))?;
            } else {
                let case = stored.smallest.as_ref().unwrap_or(&stored.case).display();
                let again = case_again::<G>(plan, index).or_use()?;
                let lines = again.map_or_else(
                    || signature.clone(),
                    |finding| parting_lines(&finding, self.console.lang).join("\n"),
                );
                self.console.result(&format!("{lines}\n  {case}\n  {replay}\n"))?;
            }
        }
        Ok(())
    }

    fn tell<G: Harness>(&self, plan: &Plan, found: &Found<G>) -> Result<(), Failure> {
        let replay = plan.replay_line::<G>(found.index);
        let lines = if self.command.json {
            serde_json::json!({
                "row": "finding", "game": G::NAME, "signature": found.signature, "index": found.index,
                "case": G::print(&found.finding.case), "replay": replay,
            })
            .to_string()
        } else {
            format!("{}\n  {replay}", parting_lines(&found.finding, self.console.lang).join("\n"))
        };
        self.console.result(&format!("{lines}\n"))?;
        Ok(())
    }

    fn sum_up<G: Harness>(&self, tally: &Tally, cut: bool) -> Result<(), Failure> {
        let seconds = tally.elapsed.as_secs_f64();
        let rate = tally.cases as f64 / seconds.max(1e-9);
        let (cases, all) = (tally.cases, tally.progress.turns);
        let (partings, kinds) = (tally.progress.partings, tally.progress.findings.len());
        self.console.say(&Text::new(
            format!(
                "{cases} cases in {seconds:.1} s ({rate:.0}/s){}{}: {partings} parted, {} of finding",
                if cut { ", interrupted" } else { "" },
                if all == cases { String::new() } else { format!(", {all} with those before") },
                counted(kinds, "kind", "kinds"),
            ),
            format!(
                "{seconds:.1} 秒内 {cases} 个数据（{rate:.0}/秒）{}{}：{partings} 个不一致，{kinds} 类发现",
                if cut { "，已中断" } else { "" },
                if all == cases { String::new() } else { format!("，连同以前共 {all} 个") },
            ),
        ));
        if cut {
            self.console.say(&Text::new(
                "the same command with --resume goes on from here",
                "用同样的命令加 --resume 可从此处继续",
            ));
        }
        if self.command.json {
            let end = serde_json::json!({
                "row": "end", "game": G::NAME, "cases": cases, "played": all, "partings": partings,
                "findings": kinds, "seconds": seconds, "interrupted": cut,
            });
            self.console.result(&format!("{end}\n"))?;
        }
        Ok(())
    }
}

/// The finding with this index, played once more to be told.
fn case_again<G: Harness>(
    plan: &Plan,
    index: u64,
) -> Result<Option<Box<Finding<G>>>, damoni_reference::UnknownPitfall> {
    let reference = G::reference(&plan.pitfalls)?;
    Ok(checked(&case::<G>(plan.profile, plan.seed, index), &G::sim(), &reference).err())
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

/// A [`duration`] in which something can be done.
pub(crate) fn some_time(text: &str) -> Result<Duration, String> {
    match duration(text)? {
        Duration::ZERO => Err("no time at all".to_owned()),
        time => Ok(time),
    }
}
