//! `damoni replay`: what happens in a case.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::anyhow;
use clap::Args;
use damoni_corpus::{Comparison, PlayError, Recorder, Simulator, Text};
use damoni_gen::{Finding, Parting, cross_check};

use super::console::Console;
use super::overwrite::Overwrite;
use super::{End, Failure, OrUse, input};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::replay::{
    self, Choice, Combine, Explanation, Page, Play, Side, explain_output, json_line, rules_page, summary,
};

/// How long `--output` tries pitfalls.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tell what happens in a case, event by event, with the rule and the reason of each
#[derive(Debug, Args)]
pub(crate) struct Replay {
    game: GameName,
    /// The case; standard input if it is `-` or missing
    file: Option<PathBuf>,
    /// Only turn N (goudan: query N), counted from 1
    #[arg(long, value_name = "N")]
    turn: Option<u64>,
    /// Only these kinds of event, separated by commas
    #[arg(long, value_name = "EVENT", value_delimiter = ',')]
    only: Vec<String>,
    /// From event N on, counted from 1
    #[arg(long, value_name = "N")]
    from: Option<usize>,
    /// Up to event N
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// One JSON object a line (docs/json.md)
    #[arg(long)]
    json: bool,
    /// Only numbers, situations, and the events that decided the game
    #[arg(long, conflicts_with = "json")]
    summary: bool,
    /// Tell the play of the reference under a named wrong reading; with --diff, beside the right one
    #[arg(long, value_name = "ID")]
    pitfall: Vec<String>,
    /// Show where sim parts from the reference, from a pitfall, or from a program's output
    #[arg(long, conflicts_with_all = ["json", "summary", "turn", "only", "to"])]
    diff: bool,
    /// Write one page that shows the story, to be opened in any browser
    #[arg(long, value_name = "OUT", conflicts_with_all = ["json", "summary", "turn", "only", "from", "to"])]
    html: Option<PathBuf>,
    #[command(flatten)]
    overwrite: Overwrite,
    /// With --diff: what a program printed for this case, to be told what is wrong with it
    #[arg(long, value_name = "FILE", requires = "diff", conflicts_with = "pitfall")]
    output: Option<PathBuf>,
    /// If no wrong reading alone explains the output, try each two together
    #[arg(long, requires = "output")]
    pairs: bool,
}

impl Replay {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }

    fn choice(&self) -> Choice {
        Choice { turn: self.turn, only: self.only.clone(), from: self.from, to: self.to }
    }
}

struct Run<'a> {
    command: &'a Replay,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let choice = command.choice();
        choice.check::<G>().map_err(|error| anyhow!("{}", error.text().in_lang(console.lang))).or_use()?;
        let standard = |path: &Option<PathBuf>| path.as_ref().is_none_or(|path| path.as_os_str() == "-");
        if command.output.is_some() && standard(&command.file) && standard(&command.output) {
            let why = console.text(
                "the case and the output cannot both come from standard input",
                "数据和输出不能都来自标准输入",
            );
            return Err(anyhow!("{why}")).or_use();
        }
        let case = input::case::<G>(command.file.as_deref(), console)?;
        match (command.diff, &command.output) {
            (true, Some(_)) => self.explain::<G>(&case),
            (true, None) => self.differ::<G>(&case),
            (false, _) => self.tell::<G>(&case, &choice),
        }
    }
}

impl Run<'_> {
    /// The case has no answer.
    fn failed(&self, error: &PlayError) -> Failure {
        let (file, why) = (input::shown(self.command.file.as_deref()), error.text());
        Failure::Use(anyhow!("{file}: {}", why.in_lang(self.console.lang)))
    }

    /// The story.
    fn tell<G: Harness>(&self, case: &G::Case, choice: &Choice) -> Result<End, Failure> {
        let Self { command, console } = self;
        let mut seen = Recorder::default();
        let played = match command.pitfall.is_empty() {
            true => G::sim().play(case, &mut seen),
            false => G::reference(&command.pitfall).or_use()?.play(case, &mut seen),
        };
        let outcome = played.map_err(|error| self.failed(&error))?;
        let events = seen.events;
        let steps = G::steps(case, &events);
        choice
            .check_turn(&steps)
            .map_err(|error| anyhow!("{}", error.text().in_lang(console.lang)))
            .or_use()?;
        if let Some(path) = &command.html {
            let play = Play { name: G::title(), steps };
            return self.write_page::<G>(case, path, vec![play], None, None);
        }
        let printer = console.printer();
        let mut out = String::new();
        if command.json {
            for step in choice.of(&steps) {
                out.push_str(&format!("{}\n", json_line::<G>(step, &events, console.lang)));
            }
        } else if command.summary {
            let (numbers, deciding) = summary::<G>(case, &events, &outcome, &steps);
            out.push_str(&printer.title(&G::title()));
            out.push_str(&printer.block(&numbers));
            deciding.iter().for_each(|step| out.push_str(&printer.step(step)));
        } else {
            if choice.is_all() {
                let page = rules_page::<G>();
                out.push_str(&printer.title(&Text::new(
                    format!("{} (§ names the rule in {page})", G::title().en),
                    format!("{}（§ 后为规则，见 {}）", G::title().zh, page.replace(".md", ".zh-CN.md")),
                )));
                out.push_str(&printer.block(&G::opening(case)));
            }
            choice.of(&steps).iter().for_each(|step| out.push_str(&printer.step(step)));
        }
        console.result(&out)?;
        Ok(End::Well)
    }

    /// Sim beside the reference, right or under pitfalls.
    fn differ<G: Harness>(&self, case: &G::Case) -> Result<End, Failure> {
        let Self { command, console } = self;
        let reference = G::reference(&command.pitfall).or_use()?;
        let finding = match cross_check(case, &G::sim(), &reference) {
            Ok(Ok(_)) => {
                console.say(&Text::new("both sides are the same in every event", "两边的每个事件都相同"));
                return Ok(End::Well);
            }
            Ok(Err(error)) => return Err(self.failed(&error)),
            Err(finding) => finding,
        };
        let name = match command.pitfall.is_empty() {
            true => "reference".to_owned(),
            false => command.pitfall.join(" + "),
        };
        let sides = [
            Side::of::<G>(Text::new("sim", "sim"), case, &finding.events[0]),
            Side::of::<G>(Text::new(name.clone(), name), case, &finding.events[1]),
        ];
        if let Some(path) = &command.html {
            let note = G::pitfalls()
                .iter()
                .find(|pitfall| command.pitfall.first().is_some_and(|id| id == pitfall.id));
            let note = note.map(|pitfall| Text::new(pitfall.en, pitfall.zh));
            self.write_two::<G>(&finding, sides, path, note)?;
            return Ok(End::Finding);
        }
        let printer = console.printer();
        let mut out = String::new();
        for pitfall in
            G::pitfalls().iter().filter(|pitfall| command.pitfall.iter().any(|id| id == pitfall.id))
        {
            out.push_str(&printer.title(&Text::new(
                format!("{}: {}", pitfall.id, pitfall.en),
                format!("{}：{}", pitfall.id, pitfall.zh),
            )));
        }
        let context = command.from.map_or(replay::CONTEXT, |from| match finding.parting {
            Parting::Event(at) => (at + 1).saturating_sub(from),
            _ => finding.events[0].len().saturating_sub(from.saturating_sub(1)),
        });
        out.push_str(&replay::difference(&finding, &sides, printer, context));
        console.result(&out)?;
        Ok(End::Finding)
    }

    /// What is wrong with a program's output.
    fn explain<G: Harness>(&self, case: &G::Case) -> Result<End, Failure> {
        let Self { command, console } = self;
        let output = input::bytes(command.output.as_deref())?;
        let combine = if command.pairs { Combine::Pairs } else { Combine::No };
        let explanation = if G::is_soon_played(case) {
            explain_output::<G>(case, &output, combine, PATIENCE)
        } else {
            console.say(&Text::new(
                "no wrong readings are tried: the reference takes long on this case; `damoni shrink --against` makes it small",
                "不尝试误读：这个数据 reference 要算很久；先用 `damoni shrink --against` 缩小它",
            ));
            Explanation::of(case, &output)
        };
        let explanation = explanation.map_err(|error| self.failed(&error))?;
        if let (Some(path), Some(finding)) = (&command.html, &explanation.finding) {
            let names = [Text::new("right", "正确"), Text::new("your program", "你的程序")];
            let [right, wrong] = names;
            let sides = [
                Side::of::<G>(right, case, &finding.events[0]),
                Side::of::<G>(wrong, case, &finding.events[1]),
            ];
            self.write_two::<G>(finding, sides, path, Some(explanation.headline()))?;
        } else if command.html.is_some() {
            console.say(&Text::new(
                "no page: only an output that a known wrong reading explains has two plays to show",
                "未生成网页：只有已知误读能解释的输出才有两局可比",
            ));
        }
        console.result(&explanation.tell(console.printer()))?;
        Ok(match explanation.comparison {
            Comparison::Same => End::Well,
            _ => End::Finding,
        })
    }

    /// Writes the page of two plays that part.
    fn write_two<G: Harness>(
        &self,
        finding: &Finding<G>,
        sides: [Side; 2],
        path: &Path,
        note: Option<Text>,
    ) -> Result<End, Failure> {
        let parting = match finding.parting {
            Parting::Event(at) => Some(at + 1),
            _ => None,
        };
        let plays = sides.into_iter().map(|side| Play { name: side.name, steps: side.steps }).collect();
        self.write_page::<G>(&finding.case, path, plays, parting, note)
    }

    /// Writes a page, whole or not at all.
    fn write_page<G: Harness>(
        &self,
        case: &G::Case,
        path: &Path,
        plays: Vec<Play>,
        parting: Option<usize>,
        note: Option<Text>,
    ) -> Result<End, Failure> {
        let Self { command, console } = self;
        let subject = input::shown(command.file.as_deref());
        let page = Page { subject, lang: console.lang, plays, parting, note };
        let html = replay::page::<G>(case, &page)?;
        command.overwrite.write(path, html.as_bytes(), console)?;
        console.say_kept(&path.display().to_string());
        Ok(End::Well)
    }
}
