//! `damoni solve`: the answer to a case.

use std::path::PathBuf;

use anyhow::anyhow;
use clap::{Args, ValueEnum};
use damoni_corpus::text::Lang;
use damoni_corpus::{Outcome, PlayError, Recorder, Simulator, Text};
use damoni_gen::{Finding, Generate, Parting};

use super::console::Console;
use super::{End, Failure, OrUse, input};
use crate::checked::checked;
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// Print the answer to a case, cross-checked by both simulators
#[derive(Debug, Args)]
pub(crate) struct Solve {
    game: GameName,
    /// The case; standard input if it is `-` or missing
    file: Option<PathBuf>,
    /// Who plays; both must agree [default: both, or reference under a pitfall]
    #[arg(long)]
    engine: Option<Engine>,
    /// Put the reference under a named wrong reading (`damoni pitfalls GAME` lists them)
    #[arg(long, value_name = "ID")]
    pitfall: Vec<String>,
    /// Show the reasons with the answer, for games whose answer is a value (goudan)
    #[arg(long)]
    explain: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Engine {
    Sim,
    Reference,
    Both,
}

impl Solve {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Solve,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let case = input::case::<G>(command.file.as_deref(), console)?;
        if command.engine == Some(Engine::Sim) && !command.pitfall.is_empty() {
            let why = console.text(
                "--pitfall changes the reference: leave --engine sim out",
                "--pitfall 只改变 reference：请去掉 --engine sim",
            );
            return Err(anyhow!(why)).or_use();
        }
        let reference = G::reference(&command.pitfall).or_use()?;
        let engine = command.engine.unwrap_or(match command.pitfall.is_empty() {
            true => Engine::Both,
            false => Engine::Reference,
        });
        let file = input::shown(command.file.as_deref());
        let mut sampled = None;
        let played = match engine {
            Engine::Sim => play(&G::sim(), &case),
            Engine::Reference => play(&reference, &case),
            Engine::Both => match checked(&case, &G::sim(), &reference) {
                Ok(checked) => checked.map(|checked| {
                    sampled = checked.sample.map(|sample| G::sampled(sample.share));
                    (checked.agreed.outcome, checked.agreed.events)
                }),
                Err(finding) => {
                    for line in parting_lines(&finding, console.lang) {
                        console.say_line(&line);
                    }
                    return Ok(End::Finding);
                }
            },
        };
        let (outcome, events): (Outcome<G>, Vec<G::Event>) =
            played.map_err(|error| anyhow!("{file}: {}", error.text().in_lang(console.lang))).or_use()?;
        for remark in G::remarks(&outcome.class).into_iter().chain(sampled) {
            console.say_line(&format!("{file}: {}", remark.in_lang(console.lang)));
        }
        let answer = match command.explain {
            false => G::print_answer(&outcome.answer),
            true => G::explain(&case, &events)
                .ok_or_else(|| anyhow!("--explain is for goudan; for {} see `damoni replay`", G::NAME))
                .or_use()?,
        };
        console.result(&answer)?;
        Ok(End::Well)
    }
}

type Played<G> = Result<(Outcome<G>, Vec<<G as damoni_corpus::Game>::Event>), PlayError>;

fn play<G: Generate>(simulator: &impl Simulator<G>, case: &G::Case) -> Played<G> {
    let mut recorder = Recorder::default();
    let outcome = simulator.play(case, &mut recorder)?;
    Ok((outcome, recorder.events))
}

/// Where two plays part, in a few lines for a person.
pub(crate) fn parting_lines<G: Generate>(finding: &Finding<G>, lang: Lang) -> Vec<String> {
    let (game, signature) = (G::NAME, finding.signature());
    let first = Text::new(
        format!("{game}: sim and reference part ({signature})"),
        format!("{game}：sim 与 reference 出现分歧（{signature}）"),
    );
    let word = |en: &'static str, zh: &'static str| Text::new(en, zh).in_lang(lang).to_owned();
    let mut lines = vec![first.in_lang(lang).to_owned()];
    for (name, side) in [("sim", 0), ("reference", 1)] {
        let told = match (finding.parting, &finding.ends[side]) {
            (Parting::Event(at), _) => match finding.events[side].get(at) {
                Some(event) => format!("{} #{}: {}", word("event", "事件"), at + 1, serde_json::json!(event)),
                None => format!("{} #{}: {}", word("event", "事件"), at + 1, word("nothing", "无")),
            },
            (Parting::Class, Ok(outcome)) => {
                format!("{}: {}", word("class", "类别"), serde_json::json!(outcome.class))
            }
            (_, Ok(outcome)) => {
                format!("{}: {:?}", word("answer", "答案"), G::print_answer(&outcome.answer))
            }
            (_, Err(error)) => format!("{}: {}", word("error", "错误"), error.text().in_lang(lang)),
        };
        lines.push(format!("  {name:9} {told}"));
    }
    lines
}

impl Console {
    /// Says where a file and its finding were put.
    pub(crate) fn say_kept(&self, what: &str) {
        self.say(&Text::new(format!("kept: {what}"), format!("已保存：{what}")));
    }
}
