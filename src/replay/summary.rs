//! A play in short: its numbers, its situations, and the moments that decided it.

use std::collections::BTreeMap;

use damoni_corpus::{Outcome, Text};
use damoni_gen::Generate;

use super::step::{Step, Tone};
use super::story::Story;

/// The summary of a play, some lines in both languages; then the deciding steps, to be printed as a story is.
pub fn summary<'s, G: Generate + Story>(
    case: &G::Case,
    events: &[G::Event],
    outcome: &Outcome<G>,
    steps: &'s [Step],
) -> (Text, Vec<&'s Step>) {
    let portrait = G::portrait(case, events, outcome);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for event in events {
        *kinds.entry(G::event_kind(event)).or_default() += 1;
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
    let (mut en, mut zh) = (String::new(), String::new());
    for (measure, value) in G::measures().iter().zip(&portrait.measures) {
        en.push_str(&format!("{}: {value}\n", measure.en));
        zh.push_str(&format!("{}：{value}\n", measure.zh));
    }
    en.push_str(&format!("events: {} ({})\n", events.len(), kinds.join(", ")));
    zh.push_str(&format!("事件：{}（{}）\n", events.len(), kinds.join("，")));
    en.push_str("situations:\n");
    zh.push_str("局面：\n");
    for (index, situation) in G::situations().iter().enumerate() {
        if portrait.has(index) {
            en.push_str(&format!("  {:28} {}\n", situation.id, situation.en));
            zh.push_str(&format!("  {:28} {}\n", situation.id, situation.zh));
        }
    }
    let deciding = steps.iter().filter(|step| matches!(step.tone, Tone::Known | Tone::Fate)).collect();
    (Text::new(en, zh), deciding)
}
