//! `damoni hack`: finds, shrinks and explains a case on which a program is wrong.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::Text;
use damoni_corpus::whole::{self, Existing};
use serde_json::json;

use super::console::{self, Console};
use super::fuzz::{duration, some_time};
use super::judge::verdict_words;
use super::outside::{OutsideArgs, cannot_run};
use super::{End, Failure, OrUse};
use crate::hack::{
    Found, HackError, Kind, Likeness, Origin, Plan, Report, Shown, Shrinking, Tally, hunt, save,
    shrink_found, spawn_floor,
};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::replay::Explanation;
use crate::runner::Verdict;

/// Cases of at most so many lines are printed.
const SHOWN_LINES: usize = 40;

/// Find a case on which a program is wrong, shrink it and explain it
#[derive(Debug, Args)]
pub(crate) struct Hack {
    game: GameName,
    /// How long to hunt, such as 90s or 10m; shrinking comes on top
    #[arg(long, value_name = "D", value_parser = some_time, default_value = "60s")]
    time: Duration,
    /// How long to shrink a finding
    #[arg(long, value_name = "D", value_parser = duration, default_value = "30s")]
    shrink_time: Duration,
    /// The seed of the cases
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Go on after the first finding and collect those that are wrong in another way
    #[arg(long)]
    keep_going: bool,
    /// If no wrong reading alone explains the output, try each two together
    #[arg(long)]
    pairs: bool,
    /// Where findings are kept
    #[arg(short, long, value_name = "DIR", default_value = "findings")]
    out: PathBuf,
    /// Say which wrong readings and situations were tried, and which were not
    #[arg(short, long)]
    verbose: bool,
    /// One JSON object a finding, and one for the end
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    outside: OutsideArgs,
}

impl Hack {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Hack,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let Hack { outside, .. } = command;
        let (program, limits) = (outside.program(console)?, outside.limits());
        let runner = outside.runner(console)?;
        let plan = Plan {
            runner: &runner,
            program: &program,
            limits: &limits,
            seed: command.seed,
            time: command.time,
            jobs: outside.jobs(),
            keep_going: command.keep_going,
            pairs: command.pairs,
        };
        if command.out.exists() && !command.out.is_dir() {
            let why = console
                .text("not a folder; name another for the findings", "不是文件夹；请另选存放发现的文件夹");
            return Err(anyhow!("{}: {why}", command.out.display())).or_use();
        }
        let stop = console::interrupt()?;
        let floor = spawn_floor(outside.jobs());
        let tried = AtomicU64::new(0);
        let tally = match console.with_progress(None, &tried, || hunt::<G>(&plan, &stop, &tried)) {
            Ok(tally) => tally,
            Err(HackError::Runner(error)) => return Err(cannot_run(error, console)),
            Err(HackError::Disagreement(finding)) => {
                let path = command.out.join(format!("{}-disagreement.in", G::NAME));
                std::fs::create_dir_all(&command.out).with_context(|| path.display().to_string()).or_use()?;
                whole::write(&path, G::print(&finding.case).as_bytes(), Existing::Replace)
                    .with_context(|| path.display().to_string())
                    .or_use()?;
                console.say_kept(&path.display().to_string());
                return Err(Failure::Own(anyhow!("{}", HackError::Disagreement(finding))));
            }
        };
        let interrupted = stop.load(Ordering::Relaxed);
        // Different ways of being wrong may become the same small case.
        let mut told = BTreeSet::new();
        for found in tally.by_simplicity() {
            // A second Ctrl-C ends the shrinking, not the hunt that is over.
            let calm = AtomicBool::new(false);
            let stop = if interrupted { &calm } else { &*stop };
            let shown = shrink_found(found, &plan, command.shrink_time, stop)
                .map_err(|error| cannot_run(error, console))?;
            if !told.insert((shown.signature.clone(), G::print(&shown.case))) {
                continue;
            }
            self.report(&tally, found, &shown)?;
        }
        self.summary(&tally, floor, interrupted)?;
        Ok(if tally.findings.is_empty() { End::Well } else { End::Finding })
    }
}

impl Run<'_> {
    fn report<G: Harness>(
        &self,
        tally: &Tally<G>,
        found: &Found<G>,
        shown: &Shown<G>,
    ) -> Result<(), Failure> {
        let Self { command, console } = self;
        let explanation = self.explain(shown);
        let report = Report {
            program: &command.outside.shown(),
            seed: command.seed,
            tried: tally.tried(),
            explanation: &explanation,
        };
        let (stored, row) = save(&command.out, found, shown, &report)
            .with_context(|| command.out.display().to_string())
            .or_use()?;
        if command.json {
            console.result(&format!("{row}\n"))?;
            return Ok(());
        }
        let mut text = format!("{}\n", headline(found, shown, tally.tried()).in_lang(console.lang));
        text.push_str(&explanation);
        let case = G::print(&shown.case);
        if case.lines().count() <= SHOWN_LINES && case.len() <= 80 * SHOWN_LINES {
            text.push_str(&indented(console.text("case:", "数据："), &case));
        }
        for path in [&stored.case, &stored.answer, &stored.output, &stored.report] {
            text.push_str(&format!("  {}\n", path.display()));
        }
        console.result(&text)?;
        Ok(())
    }

    /// The wrong reading that explains the output, if one does, and where the play leaves the right one.
    fn explain<G: Harness>(&self, shown: &Shown<G>) -> String {
        let console = self.console;
        if !matches!(shown.judged.verdict, Verdict::Wa { .. } | Verdict::Pe) {
            return String::new();
        }
        let holding: Vec<&Likeness> = shown.likenesses.iter().filter(|likeness| likeness.holds()).collect();
        let mut text = String::new();
        let tests = match (holding.first(), shown.likenesses.first()) {
            (Some(Likeness { tested: 0, .. }), _) | (None, None) => None,
            (Some(first), _) => {
                let (Likeness { tested, same, .. }, name) = (first, first.name());
                Some(Text::new(
                    format!(
                        "on {same} of {tested} other cases where the wrong reading `{name}` shows, the program prints the same"
                    ),
                    format!("在误读 `{name}` 会暴露的另外 {tested} 个数据中，程序有 {same} 个输出相同"),
                ))
            }
            (None, Some(first)) => {
                let name = first.name();
                Some(Text::new(
                    format!("the wrong reading `{name}` prints the same here, but not on other cases"),
                    format!("误读 `{name}` 在此处输出相同，但在其他数据上并非如此"),
                ))
            }
        };
        if let Some(tests) = tests {
            text.push_str(&format!("{}\n", tests.in_lang(console.lang)));
        }
        let readings: Vec<&[&str]> = holding.iter().map(|likeness| likeness.pitfalls.as_slice()).collect();
        match Explanation::<G>::of(&shown.case, &shown.judged.run.stdout) {
            Ok(explanation) => text.push_str(&explanation.by(&readings).tell(console.printer())),
            Err(error) => text.push_str(&format!("{error}\n")),
        }
        text
    }

    fn summary<G: Harness>(
        &self,
        tally: &Tally<G>,
        floor: Option<f64>,
        interrupted: bool,
    ) -> Result<(), Failure> {
        let Self { command, console } = self;
        let seconds = tally.elapsed.as_secs_f64();
        let rate = tally.tried() as f64 / seconds.max(1e-9);
        let situations = G::situations();
        let seen = |at: usize| tally.situations >> at & 1 == 1;
        let occurred = (0..situations.len()).filter(|&at| seen(at)).count();
        let pitfalls: Vec<&str> = G::harmful_pitfalls().map(|pitfall| pitfall.id).collect();
        let (aimed, readings) = (tally.aimed_at.len(), pitfalls.len());
        if command.json {
            let profiles: serde_json::Map<String, serde_json::Value> =
                tally.cases.iter().map(|(kind, &count)| (kind.name().to_owned(), count.into())).collect();
            let end = json!({
                "row": "end", "game": G::NAME, "program": command.outside.shown(), "seed": command.seed,
                "cases": tally.tried(), "profiles": profiles, "pitfalls_shown": aimed, "pitfalls": readings,
                "situations_seen": occurred, "situations": situations.len(), "findings": tally.findings.len(),
                "near_time_limit": tally.near, "seconds": seconds, "cases_a_second": rate,
                "spawn_floor": floor, "program_cpu_seconds": tally.program_cpu.as_secs_f64(),
                "interrupted": interrupted,
            });
            console.result(&format!("{end}\n"))?;
            return Ok(());
        }
        if tally.tried() == 0 {
            console.say(&Text::new("no case was tried", "没有试任何数据"));
        } else if tally.findings.is_empty() {
            console.say(&Text::new(
                format!("nothing found: the program is right on all {} cases", tally.tried()),
                format!("没有发现错误：程序在全部 {} 个数据上都正确", tally.tried()),
            ));
        }
        let cut = if interrupted { console.text(", interrupted", "，已中断") } else { "" };
        let profiles: Vec<String> = tally
            .cases
            .iter()
            .map(|(kind, count)| {
                let kind = match kind {
                    Kind::Kept => console.text("kept for wrong readings", "为误读保留的"),
                    Kind::Aimed => console.text("aimed at wrong readings", "为误读寻找的"),
                    Kind::Of(profile) => profile,
                };
                format!("{kind} {count}")
            })
            .collect();
        console.say(&Text::new(
            format!("{} cases in {seconds:.1} s{cut}: {}", tally.tried(), profiles.join(", ")),
            format!("{seconds:.1} 秒内 {} 个数据{cut}：{}", tally.tried(), profiles.join("，")),
        ));
        // A hunt that ends at a finding has not asked which readings its cases show.
        if tally.findings.is_empty() || command.keep_going {
            console.say(&Text::new(
                format!(
                    "{aimed} of {readings} known wrong readings would have shown, {occurred} of {} rule situations occurred",
                    situations.len()
                ),
                format!("{readings} 种已知误读中 {aimed} 种会暴露，{} 种规则情形中出现了 {occurred} 种", situations.len()),
            ));
        }
        if tally.near > 0 {
            console.say(&Text::new(
                format!(
                    "{} cases took nearly the time limit, or a little more: not counted as findings",
                    tally.near
                ),
                format!("{} 个数据的用时接近或略超时限：不算作发现", tally.near),
            ));
        }
        self.speed(tally, floor, rate, seconds);
        if command.verbose {
            let list = |names: Vec<&str>| if names.is_empty() { "-".to_owned() } else { names.join(" ") };
            let silent = list(pitfalls.into_iter().filter(|id| !tally.aimed_at.contains(id)).collect());
            let unseen =
                list((0..situations.len()).filter(|&at| !seen(at)).map(|at| situations[at].id).collect());
            console.say(&Text::new(
                format!("wrong readings not tried: {silent}\nsituations that did not occur: {unseen}"),
                format!("未针对的误读：{silent}\n未出现的局面：{unseen}"),
            ));
        }
        Ok(())
    }

    /// How busy the machine was kept.
    fn speed<G: Harness>(&self, tally: &Tally<G>, floor: Option<f64>, rate: f64, seconds: f64) {
        let jobs = self.command.outside.jobs();
        let each = 1e3 * tally.program_cpu.as_secs_f64() / (tally.tried() as f64).max(1.0);
        let share =
            100.0 * tally.program_cpu.as_secs_f64() / (seconds * jobs.min(console::cores()) as f64).max(1e-9);
        let (floor_en, floor_zh) = match floor {
            Some(floor) => (
                format!(
                    "{:.0}% of the {floor:.0} bare starts/s of `true` measured here",
                    100.0 * rate / floor
                ),
                format!("为本机裸启动 `true` 实测 {floor:.0} 次/秒的 {:.0}%", 100.0 * rate / floor),
            ),
            None => (
                "no `true` here to measure the floor with".to_owned(),
                "本机没有可作基准的 `true`".to_owned(),
            ),
        };
        self.console.say(&Text::new(
            format!("{rate:.0} cases/s with {jobs} jobs: {floor_en}; the program takes {each:.1} ms of CPU a case, {share:.0}% of the time"),
            format!("{jobs} 个并行，{rate:.0} 个数据/秒：{floor_zh}；程序每个数据用 CPU {each:.1} 毫秒，占 {share:.0}% 的时间"),
        ));
    }
}

/// What went wrong, on which case, and how small it is.
fn headline<G: Harness>(found: &Found<G>, shown: &Shown<G>, tried: u64) -> Text {
    let more = verdict_words(shown.judged.verdict, shown.judged.run.end);
    let (more_en, more_zh) =
        more.map_or_else(Default::default, |more| (format!(", {more}"), format!("，{}", more.zh)));
    let [from, to] = shown.size;
    let (small_en, small_zh) = match shown.shrinking {
        Shrinking::Done => {
            (format!("shrunk from {from} to {to} words"), format!("从 {from} 个词缩小到 {to} 个"))
        }
        Shrinking::Unfinished => (
            format!("shrunk from {from} to {to} words when the time was over"),
            format!("时间用完时从 {from} 个词缩小到 {to} 个"),
        ),
        Shrinking::Everything => (
            "the program fails like this even on the smallest cases: it is not the case".to_owned(),
            "程序在最小的数据上也这样出错：与数据无关".to_owned(),
        ),
        Shrinking::Unsteady => (
            "not shrunk: the program does not fail each time".to_owned(),
            "未缩小：程序不是每次都出错".to_owned(),
        ),
    };
    let (place_en, place_zh) = match found.origin {
        Origin::Kept(pitfall) => (format!("kept for {pitfall}"), format!("为误读 {pitfall} 保留")),
        Origin::Made { profile, index, .. } => {
            let made = format!("{} {index}", profile.name);
            (made.clone(), made)
        }
    };
    Text::new(
        format!(
            "{}{more_en} (case {} of the hunt, {place_en}; {} of {tried} cases fail like this); {small_en}",
            shown.signature,
            found.number + 1,
            found.times
        ),
        format!(
            "{}{more_zh}（第 {} 个数据，{place_zh}；{tried} 个数据中 {} 个如此）；{small_zh}",
            shown.signature.replace(" now and then", "（时有时无）"),
            found.number + 1,
            found.times
        ),
    )
}

fn indented(title: &str, text: &str) -> String {
    let lines: String = text.lines().map(|line| format!("    {line}\n")).collect();
    format!("  {title}\n{lines}")
}
