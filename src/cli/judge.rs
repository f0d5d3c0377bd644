//! `damoni judge`: verdicts of a program over an existing test set.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use damoni_corpus::{Reading, Text};
use damoni_gen::package::{self, ReadTest};
use serde_json::json;

use super::console::{self, Console};
use super::outside::{OutsideArgs, cannot_run};
use super::{End, Failure, OrUse};
use crate::harness::Harness;
use crate::judging::{JudgingError, Tested, judge_tests};
use crate::registry::{GameName, Visit};
use crate::runner::{self, Verdict};

/// Judge a program on a test set: a folder or zip of .in with .ans or .out, or a package of `damoni suite`
///
/// A test without an answer file is solved by both simulators.
#[derive(Debug, Args)]
pub(crate) struct Judge {
    game: GameName,
    /// A folder or zip archive of tests, or a package that `damoni suite` writes
    #[arg(value_name = "DIR|ZIP")]
    dir: PathBuf,
    #[command(flatten)]
    outside: OutsideArgs,
    /// One JSON object a test, and one for the end
    #[arg(long)]
    json: bool,
}

impl Judge {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Judge,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let Judge { dir, outside, .. } = command;
        let package = package::read(dir).map_err(|error| anyhow!(error.message(console.lang))).or_use()?;
        if let Some(lonely) = package.lonely.first() {
            let says = console.text("no .in file beside this answer file", "此答案文件没有对应的 .in 文件");
            return Err(anyhow!("{}: {lonely}: {says}", dir.display())).or_use();
        }
        let tests = package.tests;
        if tests.is_empty() {
            return Err(anyhow!("{}: no .in files", dir.display())).or_use();
        }
        self.tell_of_strangers::<G>(&tests);
        let (program, limits) = (outside.program(console)?, outside.limits());
        let runner = outside.runner(console)?;
        let stop = console::interrupt()?;
        let done = AtomicU64::new(0);
        let judged = console.with_progress(Some(tests.len() as u64), &done, || {
            judge_tests::<G>(&tests, (&runner, &program, &limits), outside.jobs(), &stop, &done)
        });
        let tested = match judged {
            Ok(tested) => tested,
            Err(JudgingError::Runner(error)) => return Err(cannot_run(error, console)),
            Err(error @ JudgingError::Workers(_)) => return Err(error.into()),
            Err(JudgingError::NotACase { test, source }) => {
                return Err(anyhow!("{test}: {}", source.message(console.lang))).or_use();
            }
            Err(JudgingError::NoAnswer { test, source }) => {
                return Err(anyhow!("{test}: {}", source.text().in_lang(console.lang))).or_use();
            }
            Err(error @ JudgingError::Disagreement { .. }) => {
                console.say_line(&format!("damoni: {error}"));
                return Ok(End::Finding);
            }
        };
        let interrupted = stop.load(Ordering::Relaxed);
        let accepted = tested.iter().filter(|test| test.judged.verdict == Verdict::Ac).count();
        match command.json {
            true => self.rows::<G>(&tested, accepted, interrupted)?,
            false => self.table::<G>(&tested, accepted, interrupted)?,
        }
        Ok(if accepted == tested.len() && !interrupted { End::Well } else { End::Finding })
    }
}

impl Run<'_> {
    /// Tests that are judged by their answer files although their inputs are no cases of the game: no verdict on them means
    /// anything.
    fn tell_of_strangers<G: Harness>(&self, tests: &[ReadTest]) {
        let lang = self.console.lang;
        let stranger = |test: &ReadTest| {
            test.answer.as_ref()?;
            let error = G::read(&test.input, Reading::Lenient).err()?;
            Some(format!("{}: {}", test.name, error.message(lang)))
        };
        let strangers: Vec<String> = tests.iter().filter_map(stranger).collect();
        if let Some(first) = strangers.first() {
            let (count, name) = (strangers.len(), G::NAME);
            self.console.say(&Text::new(
                format!("warning: inputs that are no cases of {name}: {count}; {first}"),
                format!("警告：{count} 个输入不是 {name} 的数据；{first}"),
            ));
        }
    }

    fn table<G: Harness>(
        &self,
        tested: &[Tested],
        accepted: usize,
        interrupted: bool,
    ) -> Result<(), Failure> {
        let console = self.console;
        let mut table = Table::new();
        table.load_preset(presets::NOTHING).set_header([
            console.text("test", "测试点"),
            console.text("verdict", "结果"),
            console.text("time", "时间"),
            console.text("memory", "内存"),
            "",
        ]);
        for test in tested {
            let memory = test.judged.run.peak_memory.map_or("-".to_owned(), |m| format!("{} MB", m >> 20));
            table.add_row([
                test.stem.clone(),
                test.judged.verdict.to_string(),
                format!("{} ms", test.judged.run.cpu.as_millis()),
                memory,
                remark::<G>(test).in_lang(console.lang).to_owned(),
            ]);
        }
        for column in [2, 3] {
            if let Some(column) = table.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        let lines: Vec<String> = table.lines().map(|line| line.trim_end().to_owned()).collect();
        let end = match console.lang {
            damoni_corpus::text::Lang::En => format!("{accepted} of {} accepted", tested.len()),
            damoni_corpus::text::Lang::Zh => format!("通过 {accepted} / {}", tested.len()),
        };
        let cut = if interrupted { console.text(" (interrupted)", "（已中断）") } else { "" };
        console.result(&format!("{}\n{end}{cut}\n", lines.join("\n")))?;
        Ok(())
    }

    fn rows<G: Harness>(&self, tested: &[Tested], accepted: usize, interrupted: bool) -> Result<(), Failure> {
        let mut text = String::new();
        for test in tested {
            let Tested { stem, judged, computed, .. } = test;
            let line = match judged.verdict {
                Verdict::Wa { line } => Some(line),
                _ => None,
            };
            let row = json!({
                "row": "test", "game": G::NAME, "test": stem, "verdict": judged.verdict.abbreviation(),
                "line": line, "end": judged.run.end, "cpu_ms": judged.run.cpu.as_secs_f64() * 1e3,
                "wall_ms": judged.run.wall.as_secs_f64() * 1e3, "memory": judged.run.peak_memory,
                "tries": judged.tries, "near_time_limit": judged.near_time_limit, "computed_answer": computed,
            });
            text.push_str(&format!("{row}\n"));
        }
        let end = json!({
            "row": "end", "game": G::NAME, "program": self.command.outside.shown(),
            "tests": tested.len(), "accepted": accepted, "interrupted": interrupted,
        });
        self.console.result(&format!("{text}{end}\n"))?;
        Ok(())
    }
}

/// What is to be said beside the verdict.
fn remark<G: Harness>(test: &Tested) -> Text {
    let (mut en, mut zh): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    let mut say = |text: Text| {
        en.push(text.en.into_owned());
        zh.push(text.zh.into_owned());
    };
    if let Some(text) = verdict_words(test.judged.verdict, test.judged.run.end) {
        say(text);
    }
    if test.judged.near_time_limit {
        say(Text::new(
            format!("near the time limit, quickest of {}", test.judged.tries),
            format!("接近时限，{} 次中最快", test.judged.tries),
        ));
    }
    if test.computed {
        say(Text::new("answer by both simulators", "答案由两个模拟器给出"));
    }
    if let Some(share) = test.sampled {
        say(G::sampled(share));
    }
    Text::new(en.join("; "), zh.join("；"))
}

/// More about a verdict than its abbreviation says.
pub(crate) fn verdict_words(verdict: Verdict, end: runner::End) -> Option<Text> {
    use runner::End as Ran;
    match (verdict, end) {
        (Verdict::Wa { line }, _) => {
            Some(Text::new(format!("first on line {line}"), format!("第 {line} 行起不同")))
        }
        (Verdict::Pe, _) => Some(Text::new("only blanks or empty lines differ", "只有空白或空行不同")),
        (Verdict::Re, Ran::Exited(status)) => {
            Some(Text::new(format!("exit status {status}"), format!("返回值 {status}")))
        }
        (Verdict::Re, Ran::Signalled(signal)) => {
            Some(Text::new(format!("signal {signal}"), format!("信号 {signal}")))
        }
        (Verdict::Re, Ran::ProcessLimit) => Some(Text::new("too many processes", "进程过多")),
        (Verdict::Tle, Ran::TimeLimit(runner::Clock::Wall)) => {
            Some(Text::new("it waits instead of computing", "在等待而不是计算"))
        }
        _ => None,
    }
}
