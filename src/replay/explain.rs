//! What explains a program's wrong output, of which nothing but the output is known.

use std::time::{Duration, Instant};

use damoni_corpus::{Comparison, PlayError, Recorder, Simulator, Text, Unobserved};
use damoni_gen::{Engines, Finding, cross_check};
use damoni_reference::Pitfall;

use super::diff::{CONTEXT, Side, difference};
use super::print::Printer;
use super::step::Step;
use super::story::{Story, rules_page};

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
    /// The pitfalls under which the reference prints just this, the harmless ones left out.
    pub pitfalls: Vec<&'static Pitfall<G::Policies>>,
    /// Where the first of these pitfalls leaves the right play.
    pub finding: Option<Box<Finding<G>>>,
    /// How many pitfalls were tried.
    pub tried: usize,
}

/// Explains `output`, printed for `case`: tries the pitfalls, one after the other, for as long as `patience` lasts.
///
/// # Errors
/// If the case has no answer.
pub fn explain_output<G: Engines + Story>(
    case: &G::Case,
    output: &[u8],
    patience: Duration,
) -> Result<Explanation<G>, PlayError> {
    let begun = Instant::now();
    let mut recorder = Recorder::default();
    let outcome = G::sim().play(case, &mut recorder)?;
    let expected = G::print_answer(&outcome.answer);
    let comparison = G::compare(expected.as_bytes(), output);
    let mut explanation = Explanation {
        case: case.clone(),
        expected,
        events: recorder.events,
        output: output.to_vec(),
        comparison,
        pitfalls: Vec::new(),
        finding: None,
        tried: 0,
    };
    if !matches!(comparison, Comparison::Different { .. }) {
        return Ok(explanation);
    }
    for pitfall in G::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_none()) {
        if begun.elapsed() > patience {
            break;
        }
        explanation.tried += 1;
        let Ok(reference) = G::reference(&[pitfall.id]) else { continue };
        let Ok(outcome) = reference.play(case, &mut Unobserved) else { continue };
        let printed = G::print_answer(&outcome.answer);
        if G::compare(printed.as_bytes(), output) != Comparison::Same {
            continue;
        }
        if explanation.pitfalls.is_empty() {
            explanation.finding = cross_check(case, &G::sim(), &reference).err();
        }
        explanation.pitfalls.push(pitfall);
    }
    Ok(explanation)
}

impl<G: Engines + Story> Explanation<G> {
    /// Leaves only the pitfalls of these names, in their order, as far as they print the output: for whoever knows from
    /// other cases which they are.
    #[must_use]
    pub fn narrowed_to(mut self, ids: &[&str]) -> Self {
        let place = |pitfall: &&Pitfall<G::Policies>| ids.iter().position(|id| *id == pitfall.id);
        self.pitfalls.retain(|pitfall| place(pitfall).is_some());
        self.pitfalls.sort_by_key(place);
        let first = self.pitfalls.first().and_then(|pitfall| G::reference(&[pitfall.id]).ok());
        self.finding = first.and_then(|reference| cross_check(&self.case, &G::sim(), &reference).err());
        self
    }
    /// The headline: one sentence.
    pub fn headline(&self) -> Text {
        match (self.comparison, self.pitfalls.first()) {
            (Comparison::Same, _) => Text::new("the output is right", "输出正确"),
            (Comparison::Presentation, _) => {
                Text::new("only blanks or empty lines of the output are wrong", "输出只有空白或空行不对")
            }
            (Comparison::Different { .. }, Some(pitfall)) => Text::new(
                format!("your program behaves as if: {} ({})", pitfall.en, pitfall.id),
                format!("你的程序表现得像是：{}（{}）", pitfall.zh, pitfall.id),
            ),
            (Comparison::Different { line }, None) => Text::new(
                format!("the output differs from the answer first on line {line}"),
                format!("输出从第 {line} 行起与答案不同"),
            ),
        }
    }

    /// The whole explanation, in the printer's language.
    pub fn tell(&self, printer: Printer) -> String {
        let mut out = printer.title(&self.headline());
        if let Some(pitfall) = self.pitfalls.first() {
            let page = rules_page::<G>();
            let also: Vec<&str> = self.pitfalls[1..].iter().map(|pitfall| pitfall.id).collect();
            out.push_str(&printer.block(&Text::new(
                format!("  the rule it breaks: {page}#{}", pitfall.rule),
                format!("  违反的规则：{}#{}", page.replace(".md", ".zh-CN.md"), pitfall.rule),
            )));
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
        let of = |text: &str| text.lines().nth(line - 1).unwrap_or("(nothing)").to_owned();
        let (expected, got) = (of(&self.expected), of(&String::from_utf8_lossy(&self.output)));
        let mut out = printer.block(&Text::new(
            format!("  line {line}\n    answer: {expected}\n    output: {got}"),
            format!("  第 {line} 行\n    答案：{expected}\n    输出：{got}"),
        ));
        out.push_str(&printer.block(&Text::new(
            "  no known wrong reading prints this; the events that made the line:",
            "  已知的误读都得不到这个输出；与这一行有关的事件：",
        )));
        let steps = G::steps(&self.case, &self.events);
        let behind = G::behind(&self.case, &self.events, line);
        let shown = |step: &&Step| step.event.is_some_and(|number| behind.contains(&(number - 1)));
        steps.iter().filter(shown).for_each(|step| out.push_str(&printer.step(step)));
        out
    }
}
