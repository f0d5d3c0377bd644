//! `damoni shrink`: the smallest case that still fails the same way.

use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::anyhow;
use clap::Args;
use damoni_corpus::text::Lang;
use damoni_corpus::{Simulator, Text, Unobserved};
use serde_json::json;

use super::console::{self, Console};
use super::fuzz::duration;
use super::outside::{LimitArgs, cannot_run};
use super::overwrite::Overwrite;
use super::{End, Failure, OrUse, input};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::runner::Program;
use crate::shrink::{
    self, Effort, Exhausted, Options, Outside, Predicate, PredicateError, ShrinkError, Shrunk, Simulators,
    Step,
};

/// Shrink a case to the smallest one that still fails the same way
#[derive(Debug, Args)]
pub(crate) struct Shrink {
    game: GameName,
    /// The case that fails; standard input if it is `-`
    file: PathBuf,
    /// An outside program (after `--`) against the agreed answer, instead of sim against reference
    #[arg(long, requires = "program", conflicts_with = "pitfall")]
    against: bool,
    /// The program with its arguments
    #[arg(last = true, requires = "against", value_name = "PROGRAM")]
    program: Vec<String>,
    /// Put the reference under a named wrong reading (`damoni pitfalls GAME` lists them)
    #[arg(long, value_name = "ID")]
    pitfall: Vec<String>,
    /// Let the way it fails change
    #[arg(long)]
    any_failure: bool,
    /// Let the class of the case change
    #[arg(long)]
    any_class: bool,
    /// Try every edit of the result once more, and say how many there are
    #[arg(long)]
    verify: bool,
    /// Go through all smaller cases, within a bound that is small enough
    #[arg(long)]
    exhaustive: bool,
    /// The most cases that --exhaustive goes through
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    exhaustive_limit: u64,
    /// Stop after this long (such as 90s or 10m), with the smallest case so far
    #[arg(long, value_parser = duration)]
    time: Option<Duration>,
    /// Seeds the search beyond the descent
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    limits: LimitArgs,
    /// Where the result goes; standard output otherwise
    #[arg(short, long, value_name = "OUT")]
    out: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
    /// One JSON object for the result, with the case in it
    #[arg(long)]
    json: bool,
}

impl Shrink {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Shrink,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let command = self.command;
        let case = input::case::<G>(Some(&command.file), self.console)?;
        if let Some(out) = &command.out {
            command.overwrite.ready(out, self.console)?;
        }
        let reference = G::reference(&command.pitfall).or_use()?;
        if !command.against {
            let misread = !command.pitfall.is_empty();
            return self.shrink(&case, &Simulators::<G>::new(G::sim(), reference, misread), G::EFFORT);
        }
        let program = Program::new(&command.program).map_err(|error| cannot_run(error, self.console))?;
        let runner = command.limits.runner(self.console)?;
        let limits = command.limits.limits();
        let outside = Outside::<G>::new(&runner, program, limits, (G::sim(), reference));
        self.shrink(&case, &outside, Effort::MODEST)
    }
}

impl Run<'_> {
    fn shrink<G: Harness>(
        &self,
        case: &G::Case,
        predicate: &impl Predicate<G>,
        effort: Effort,
    ) -> Result<End, Failure> {
        let Self { command, console } = self;
        let stop = console::interrupt()?;
        let tried = AtomicU64::new(0);
        let watch = |step: &Step<'_, G>| self.tell_step(step);
        let options = Options {
            any_failure: command.any_failure,
            any_class: command.any_class,
            time: command.time,
            jobs: command.limits.jobs,
            seed: command.seed,
            effort,
            verify: command.verify,
            exhaustive: command.exhaustive.then_some(command.exhaustive_limit),
            stop: &stop,
            watch: &watch,
            ..Options::new(&tried)
        };
        let shrunk = console.with_progress(None, &tried, || shrink::shrink(case, predicate, &options));
        let shrunk = match shrunk {
            Ok(shrunk) => shrunk,
            Err(ShrinkError::Predicate(PredicateError::Runner(error))) => {
                return Err(cannot_run(error, console));
            }
            Err(error @ (ShrinkError::Predicate(_) | ShrinkError::Workers { .. })) => {
                return Err(error.into());
            }
            Err(error) => {
                // What has no answer cannot fail either: that is the more useful thing to hear.
                let unplayable = G::sim().play(case, &mut Unobserved).err();
                let why = unplayable.map_or_else(|| error.text(), |unplayable| unplayable.text());
                let file = input::shown(Some(&command.file));
                return Err(anyhow!("{file}: {}", why.in_lang(console.lang))).or_use();
            }
        };
        self.report(&shrunk);
        let text = G::print(&shrunk.failing.case);
        let result = if command.json { row(&shrunk, &text, console.lang) } else { text };
        match &command.out {
            Some(out) => command.overwrite.write(out, result.as_bytes(), console).inspect_err(|_| {
                // It may have taken long to find.
                let _nowhere_left = console.result(&result);
            })?,
            None => console.result(&result)?,
        }
        Ok(End::Well)
    }

    fn tell_step<G: Harness>(&self, step: &Step<'_, G>) {
        let measure = G::measure(step.failing);
        self.console.say(&Text::new(
            format!("{:>9} tried  {:18} {}", step.tried, step.pass, measure.en),
            format!("已试 {:>9}  {:18} {}", step.tried, step.pass, measure.zh),
        ));
    }

    fn report<G: Harness>(&self, shrunk: &Shrunk<G>) {
        let console = self.console;
        let seconds = shrunk.elapsed.as_secs_f64();
        let measure = G::measure(&shrunk.failing);
        let signature = &shrunk.failing.signature;
        console.say(&Text::new(
            format!("{} ({signature}): {} cases tried in {seconds:.1} s", measure.en, shrunk.calls),
            format!("{}（{signature}）：{seconds:.1} 秒内试了 {} 个数据", measure.zh, shrunk.calls),
        ));
        if !shrunk.complete {
            console.say(&Text::new(
                "stopped early: this is the smallest case so far, and smaller ones may be near",
                "提前停止：这是目前最小的数据，可能还有更小的",
            ));
        }
        if self.command.against && !G::is_soon_played(&shrunk.failing.case) {
            console.say(&Text::new(
                "the right answer of this case is the fast simulator's alone: the slow one would take long",
                "这个数据的正确答案只由快速模拟器算得：慢速模拟器要很久",
            ));
        }
        if let Some(verified) = shrunk.verified {
            console.say(&Text::new(
                format!("verified: none of its {} edits is smaller and fails the same way", verified.edits),
                format!("已验证：它的 {} 种改动都不会更小而仍以同样方式出错", verified.edits),
            ));
        }
        match &shrunk.exhausted {
            None => {}
            Some(Exhausted::Proved { bound, cases }) => console.say(&Text::new(
                format!("proved: no smaller case fails the same way among {}: {cases} cases", bound.en),
                format!("已证明：在{}中没有更小而仍以同样方式出错的数据，共 {cases} 个", bound.zh),
            )),
            Some(Exhausted::TooLarge { why }) => console.say(&Text::new(
                format!("not proved smallest, there is too much below it: {}", why.en),
                format!("未能证明最小，更小的数据太多：{}", why.zh),
            )),
        }
    }
}

fn row<G: Harness>(shrunk: &Shrunk<G>, text: &str, lang: Lang) -> String {
    let exhausted = shrunk.exhausted.as_ref().map(|exhausted| match exhausted {
        Exhausted::Proved { bound, cases } => {
            json!({ "proved": true, "bound": bound.in_lang(lang), "cases": cases })
        }
        Exhausted::TooLarge { why } => json!({ "proved": false, "why": why.in_lang(lang) }),
    });
    let row = json!({
        "row": "shrunk", "game": G::NAME, "signature": shrunk.failing.signature, "case": text,
        "from": shrunk.size[0], "to": shrunk.size[1], "calls": shrunk.calls,
        "seconds": shrunk.elapsed.as_secs_f64(), "complete": shrunk.complete,
        "verified": shrunk.verified.map(|verified| verified.edits), "exhausted": exhausted,
    });
    format!("{row}\n")
}
