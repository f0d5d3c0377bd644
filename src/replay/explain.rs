//! What explains a program's wrong output, of which nothing but the output is known.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use damoni_corpus::{Comparison, PlayError, Recorder, Simulator, Text, Unobserved};
use damoni_gen::{Engines, Finding, Parting, cross_check};
use damoni_reference::{Misread, Pitfall, UnknownPitfall};

use super::diff::{CONTEXT, Side, difference};
use super::print::Printer;
use super::step::Step;
use super::story::{Story, rules_page};
use crate::campaign::pairs;

/// Further readings that are named; on a small case many pairs may print the same.
const MOST_NAMED: usize = 12;

/// What is known of an output.
pub struct Explanation<G: Engines> {
    /// The case.
    pub case: G::Case,
    /// The right answer, as text.
    pub expected: String,
    /// The events that made it.
    pub events: Vec<G::Event>,
    /// The output.
    pub output: Vec<u8>,
    /// How the judge takes it.
    pub comparison: Comparison,
    /// The wrong readings under which the reference prints just this, each one pitfall or two together; the harmless ones
    /// left out.
    pub readings: Vec<Reading<G>>,
    /// Where the first of these readings leaves the right play.
    pub finding: Option<Box<Finding<G>>>,
    /// How many readings were tried.
    pub tried: usize,
    /// Whether other cases bear the readings out. This case alone may not tell them apart.
    pub borne_out: bool,
}

/// Pitfalls that hold together.
pub type Reading<G> = Vec<&'static Pitfall<<G as Misread>::Policies>>;

/// How many pitfalls are combined in search of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Combine {
    /// Each alone.
    No,
    /// Each two, if none alone explains the output.
    Pairs,
}

/// Explains `output`, printed for `case`: tries the wrong readings, one after the other, for as long as `patience` lasts.
///
/// # Errors
/// If the case has no answer.
pub fn explain_output<G: Engines + Story>(
    case: &G::Case,
    output: &[u8],
    combine: Combine,
    patience: Duration,
) -> Result<Explanation<G>, PlayError> {
    let begun = Instant::now();
    let mut explanation = Explanation::of(case, output)?;
    if !matches!(explanation.comparison, Comparison::Different { .. }) {
        return Ok(explanation);
    }
    let wrong: Reading<G> = G::harmful_pitfalls().collect();
    explanation.try_readings(wrong.iter().map(|&pitfall| vec![pitfall]), begun + patience);
    if combine == Combine::Pairs && explanation.readings.is_empty() {
        explanation.try_readings(pairs(&wrong), begun + patience);
    }
    explanation.latest_first();
    explanation.finding = explanation.parting();
    Ok(explanation)
}

fn reference_of<G: Engines>(reading: &Reading<G>) -> Result<G::Reference, UnknownPitfall> {
    let ids: Vec<&str> = reading.iter().map(|pitfall| pitfall.id).collect();
    G::reference(&ids)
}

impl<G: Engines + Story> Explanation<G> {
    /// What is known without any wrong reading.
    ///
    /// # Errors
    /// If the case has no answer.
    pub fn of(case: &G::Case, output: &[u8]) -> Result<Self, PlayError> {
        let mut recorder = Recorder::default();
        let outcome = G::sim().play(case, &mut recorder)?;
        let expected = G::print_answer(&outcome.answer);
        let comparison = G::compare(expected.as_bytes(), output);
        Ok(Self {
            case: case.clone(),
            expected,
            events: recorder.events,
            output: output.to_vec(),
            comparison,
            readings: Vec::new(),
            finding: None,
            tried: 0,
            borne_out: false,
        })
    }

    /// The explanation by these readings, given as the names of their pitfalls, in their order: for whoever knows from
    /// other cases which they are.
    #[must_use]
    pub fn by(mut self, readings: &[&[&str]]) -> Self {
        let named = |id: &&str| G::pitfalls().iter().find(|pitfall| pitfall.id == *id);
        self.readings = readings.iter().map(|ids| ids.iter().filter_map(named).collect()).collect();
        self.finding = self.parting();
        self.borne_out = true;
        self
    }

    /// Keeps those under which the reference prints the output, tried until `end`.
    fn try_readings(&mut self, readings: impl IntoIterator<Item = Reading<G>>, end: Instant) {
        for reading in readings {
            if Instant::now() > end {
                break;
            }
            self.tried += 1;
            let Ok(reference) = reference_of::<G>(&reading) else { continue };
            let Ok(outcome) = reference.play(&self.case, &mut Unobserved) else { continue };
            let printed = G::print_answer(&outcome.answer);
            if G::compare(printed.as_bytes(), &self.output) == Comparison::Same {
                self.readings.push(reading);
            }
        }
    }

    /// Of readings that print the same, one that leaves the right play late says more than one that is wrong from the
    /// beginning.
    fn latest_first(&mut self) {
        let leaves = |reading: &Reading<G>| {
            let reference = reference_of::<G>(reading).ok()?;
            let finding = cross_check(&self.case, &G::sim(), &reference).err()?;
            match finding.parting {
                Parting::Event(at) => Some(at),
                _ => Some(usize::MAX),
            }
        };
        // Many pairs may print the same on a small case: the first ones are enough to choose from.
        let many = self.readings.len().min(MOST_NAMED);
        let mut first: Vec<_> =
            self.readings.drain(..many).map(|reading| (Reverse(leaves(&reading)), reading)).collect();
        first.sort_by_key(|(leaves, _)| *leaves);
        self.readings.splice(..0, first.into_iter().map(|(_, reading)| reading));
    }

    /// Where the first reading leaves the right play.
    fn parting(&self) -> Option<Box<Finding<G>>> {
        let reference = reference_of::<G>(self.readings.first()?).ok()?;
        cross_check(&self.case, &G::sim(), &reference).err()
    }

    /// The headline: one sentence.
    pub fn headline(&self) -> Text {
        match (self.comparison, self.readings.first()) {
            (Comparison::Same, _) => Text::new("the output is right", "输出正确"),
            (Comparison::Presentation, _) => {
                Text::new("only blanks or empty lines of the output are wrong", "输出只有空白或空行不对")
            }
            (Comparison::Different { .. }, Some(reading)) => {
                let [en, zh]: [Vec<&str>; 2] = [
                    reading.iter().map(|pitfall| pitfall.en).collect(),
                    reading.iter().map(|pitfall| pitfall.zh).collect(),
                ];
                let [mut en, mut zh] = [
                    format!("your program behaves as if: {} ({})", en.join(" And: "), named(reading, " + ")),
                    format!("你的程序表现得像是：{}（{}）", zh.join("并且："), named(reading, " + ")),
                ];
                let others = self.readings.len() - 1;
                if others > 0 && !self.borne_out {
                    en.push_str(&format!(
                        ", or as if it had one of {others} other wrong readings that print the same here; `damoni hack` tells them apart by other cases"
                    ));
                    zh.push_str(&format!(
                        "，也可能是这里输出相同的另外 {others} 种误读之一；`damoni hack` 会用其他数据区分它们"
                    ));
                }
                Text::new(en, zh)
            }
            (Comparison::Different { line }, None) => Text::new(
                format!("the output differs from the answer first on line {line}"),
                format!("输出从第 {line} 行起与答案不同"),
            ),
        }
    }

    /// The whole explanation, in the printer's language.
    pub fn tell(&self, printer: Printer) -> String {
        let mut out = printer.title(&self.headline());
        if let Some(reading) = self.readings.first() {
            let page = rules_page::<G>();
            let mut also: Vec<String> = self.readings[1..].iter().map(|other| named(other, " + ")).collect();
            let more = also.len().saturating_sub(MOST_NAMED);
            also.truncate(MOST_NAMED);
            if more > 0 {
                also.push(format!("... (+{more})"));
            }
            for pitfall in reading {
                out.push_str(&printer.block(&Text::new(
                    format!("  the rule it breaks: {page}#{}", pitfall.rule),
                    format!("  违反的规则：{}#{}", page.replace(".md", ".zh-CN.md"), pitfall.rule),
                )));
            }
            if !also.is_empty() {
                out.push_str(&printer.block(&Text::new(
                    format!("  the same output also follows from: {}", also.join(", ")),
                    format!("  以下误读也会得到同样的输出：{}", also.join("、")),
                )));
            }
        }
        match (&self.finding, self.comparison) {
            (Some(finding), _) => {
                let names = [Text::new("right", "正确"), Text::new("your program", "你的程序")];
                let [right, wrong] = names;
                let sides = [
                    Side::of::<G>(right, &self.case, &finding.events[0]),
                    Side::of::<G>(wrong, &self.case, &finding.events[1]),
                ];
                out.push_str(&difference(finding, &sides, printer, CONTEXT));
            }
            (None, Comparison::Different { line }) => out.push_str(&self.first_difference(line, printer)),
            _ => {}
        }
        out
    }

    /// The first line that differs, and the events that made the right one.
    fn first_difference(&self, line: usize, printer: Printer) -> String {
        let output = String::from_utf8_lossy(&self.output);
        let of = |text: &str| text.lines().nth(line - 1).map(legible);
        let (expected, got) = (of(&self.expected), of(&output));
        if expected.is_none() && got.is_none() {
            // Such as numbers that go on where the answer's last line ends.
            return printer.block(&Text::new(
                "  the output has more in it than the answer, and is the same up to there",
                "  输出比答案多，此前相同",
            ));
        }
        let [expected, got] = [expected, got].map(|line| match line {
            Some(line) if line.is_empty() => Text::new("(an empty line)", "（空行）"),
            Some(line) => Text::new(line.clone(), line),
            None => Text::new("(no such line)", "（没有这一行）"),
        });
        let mut out = printer.block(&Text::new(
            format!("  line {line}\n    answer: {}\n    output: {}", expected.en, got.en),
            format!("  第 {line} 行\n    答案：{}\n    输出：{}", expected.zh, got.zh),
        ));
        let steps = G::steps(&self.case, &self.events);
        let behind = G::behind(&self.case, &self.events, line);
        let shown = |step: &&Step| step.event.is_some_and(|number| behind.contains(&(number - 1)));
        let mut steps = steps.iter().filter(shown).peekable();
        out.push_str(&printer.block(&match steps.peek() {
            Some(_) => Text::new(
                "  no known wrong reading explains this; the events that made the line:",
                "  已知的误读都不能解释这个输出；与这一行有关的事件：",
            ),
            None => Text::new("  no known wrong reading explains this", "  已知的误读都不能解释这个输出"),
        }));
        steps.for_each(|step| out.push_str(&printer.step(step)));
        out
    }
}

/// Characters of a line that are shown.
const LEGIBLE: usize = 160;

/// A line of a program's output, fit for a terminal: what cannot be seen is written out, what is long is cut.
fn legible(line: &str) -> String {
    let mut out = String::new();
    for (at, c) in line.chars().enumerate() {
        if at == LEGIBLE {
            out.push_str(&format!("... (+{})", line.chars().count() - LEGIBLE));
            break;
        }
        match c {
            '\u{feff}' => out.push_str("\\u{feff}"),
            c if c.is_control() => out.extend(c.escape_default()),
            c => out.push(c),
        }
    }
    out
}

fn named<P>(reading: &[&'static Pitfall<P>], between: &str) -> String {
    reading.iter().map(|pitfall| pitfall.id).collect::<Vec<_>>().join(between)
}
