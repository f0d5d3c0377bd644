//! Where two plays of a case part: both sides up to the first event that differs, and what stood on the table then.

use comfy_table::{ContentArrangement, Table, presets};
use damoni_corpus::Text;
use damoni_corpus::text::Lang;
use damoni_gen::{Engines, Finding, Parting};

use super::print::Printer;
use super::step::Step;
use super::story::{Story, rules_page};

/// Events shown before the first that differs, unless more are asked for.
pub const CONTEXT: usize = 10;

/// One side of a difference.
#[derive(Clone, Debug)]
pub struct Side {
    /// What it is called.
    pub name: Text,
    /// Its steps.
    pub steps: Vec<Step>,
}

impl Side {
    /// A side that reports these events.
    pub fn of<G: Story>(name: Text, case: &G::Case, events: &[G::Event]) -> Self {
        Self { name, steps: G::steps(case, events) }
    }

    /// What it says of the event with this number (from 0).
    fn line(&self, at: usize, lang: Lang) -> String {
        let step = self.steps.iter().find(|step| step.event == Some(at + 1));
        match (step, lang) {
            (Some(step), _) => {
                let change =
                    step.change.as_ref().map_or(String::new(), |text| format!(" {}", text.in_lang(lang)));
                format!("{}{change}", step.text.in_lang(lang))
            }
            (None, Lang::En) => "(nothing: the play is over)".to_owned(),
            (None, Lang::Zh) => "（没有事件：对局已结束）".to_owned(),
        }
    }
}

/// A difference between two plays, told in `printer`'s language: the right side first. `context` events before it are shown.
pub fn difference<G: Engines + Story>(
    finding: &Finding<G>,
    sides: &[Side; 2],
    printer: Printer,
    context: usize,
) -> String {
    let at = match finding.parting {
        Parting::Event(at) => at,
        _ => finding.events[0].len(),
    };
    let from = at.saturating_sub(context);
    let mut out = String::new();
    if from > 0 {
        out.push_str(&printer.block(&Text::new(
            format!("  ... the first {from} events are the same on both sides ..."),
            format!("  ……前 {from} 个事件两边相同……"),
        )));
    }
    out.push_str(&columns(sides, from, at, matches!(finding.parting, Parting::Event(_)), printer));
    out.push('\n');
    out.push_str(&verdict(finding, sides, at, printer));
    out.push_str(&printer.title(&Text::new("The situation before it:", "此前的局面：")));
    let before = at.min(finding.events[0].len());
    out.push_str(&printer.block(&G::situation(&finding.case, &finding.events[0][..before])));
    out
}

/// Both sides, event by event, the first that differs marked.
fn columns(sides: &[Side; 2], from: usize, at: usize, marks: bool, printer: Printer) -> String {
    let lang = printer.lang;
    let mut table = Table::new();
    table.load_preset(presets::UTF8_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(printer.width);
    let [left, right] = sides;
    table.set_header(["", left.name.in_lang(lang), right.name.in_lang(lang)]);
    for number in from..at {
        table.add_row([format!("#{}", number + 1), left.line(number, lang), right.line(number, lang)]);
    }
    if marks {
        table.add_row([format!("≠ #{}", at + 1), left.line(at, lang), right.line(at, lang)]);
    }
    let mut text = table.trim_fmt();
    text.push('\n');
    text
}

/// What each side did, and the rule.
fn verdict<G: Engines + Story>(
    finding: &Finding<G>,
    sides: &[Side; 2],
    at: usize,
    printer: Printer,
) -> String {
    let lang = printer.lang;
    let mut out = String::new();
    match finding.parting {
        Parting::Event(at) => {
            let number = at + 1;
            out.push_str(&printer.title(&Text::new(
                format!("They part at event #{number}:"),
                format!("从事件 #{number} 起出现分歧："),
            )));
            for side in sides {
                let (name, line) = (side.name.in_lang(lang), side.line(at, lang));
                out.push_str(&format!("  {name}: {line}\n"));
            }
        }
        parting => {
            for (side, end) in sides.iter().zip(&finding.ends) {
                let told = match (parting, end) {
                    (Parting::Class, Ok(outcome)) => serde_json::json!(outcome.class).to_string(),
                    (_, Ok(outcome)) => G::print_answer(&outcome.answer),
                    (_, Err(error)) => error.to_string(),
                };
                out.push_str(&format!("  {}: {told}\n", side.name.in_lang(lang)));
            }
        }
    }
    let right = sides[0].steps.iter().find(|step| step.event == Some(at + 1));
    if let Some(step) = right {
        out.push_str(&printer.block(&Text::new(
            format!("  the rule: {}#{}", rules_page::<G>(), step.rule),
            format!("  规则：{}#{}", rules_page::<G>().replace(".md", ".zh-CN.md"), step.rule),
        )));
        if let Some(why) = &step.why {
            out.push_str(&printer.block(&Text::new(
                format!("  why the first is right: {}", why.en),
                format!("  前者正确的理由：{}", why.zh),
            )));
        }
    }
    out
}
