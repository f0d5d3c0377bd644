//! Rules by example: for each situation a small kept case, and the part of its story in which the situation comes up.

use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use damoni_corpus::text::Lang;
use damoni_corpus::{Game, Outcome, Reading, Recorder, Simulator};
use damoni_gen::{Generate, Situation};

use super::print::Printer;
use super::story::Story;
use crate::registry::GameName;

/// The games that have their section.
pub const GAMES: &[GameName] = &[GameName::Pigkill, GameName::Mahjong, GameName::Goudan];

/// Events shown up to the one that makes the situation, and after it.
const BEFORE: usize = 9;
const AFTER: usize = 2;

/// Where the case of a situation is kept below the folder of kept cases: its `in` or its `ans`.
pub fn place<G: Game>(cases: &Path, situation: &Situation, ending: &str) -> PathBuf {
    cases.join(G::NAME).join("situations").join(format!("{}.{ending}", situation.id))
}

/// The number (from 0) of the first event with which situation `index` is there; the last one, if it shows only at the end.
pub fn moment<G: Generate>(
    case: &G::Case,
    events: &[G::Event],
    outcome: &Outcome<G>,
    index: usize,
) -> Option<usize> {
    let has = |count: usize| G::portrait(case, &events[..count], outcome).has(index);
    if events.is_empty() || !has(events.len()) {
        return None;
    }
    // Some situations are read off the outcome and would show in any beginning; those belong to the end.
    if has(0) {
        return Some(events.len() - 1);
    }
    (1..=events.len()).find(|&count| has(count)).map(|count| count - 1)
}

/// The section of a game, in one language, from the cases kept below `cases`.
///
/// # Errors
/// If a promised situation has no readable case, or its case does not contain it.
pub fn section<G: Generate + Story>(cases: &Path, lang: Lang) -> anyhow::Result<String> {
    let printer = Printer { lang, colour: false, width: 120 };
    let title = G::title();
    let mut out = format!("## {}\n\n", title.in_lang(lang));
    for (index, situation) in G::situations().iter().enumerate().filter(|(_, it)| it.promised) {
        let path = place::<G>(cases, situation, "in");
        let text = std::fs::read(&path).with_context(|| path.display().to_string())?;
        let case = G::read(&text, Reading::Strict)
            .map_err(|error| anyhow!("{}: {}", path.display(), error.message(lang)))?;
        let mut seen = Recorder::default();
        let outcome = G::sim().play(&case, &mut seen).with_context(|| path.display().to_string())?;
        let at = moment::<G>(&case, &seen.events, &outcome, index)
            .ok_or_else(|| anyhow!("{}: it does not contain {}", path.display(), situation.id))?;
        let words = match lang {
            Lang::En => situation.en,
            Lang::Zh => situation.zh,
        };
        out.push_str(&format!("### `{}`\n\n", situation.id));
        out.push_str(&format!(
            "{words}. `corpus/cases/{0}/situations/{1}.in`\n\n```text\n",
            G::NAME,
            situation.id
        ));
        if text.len() <= 200 {
            out.push_str(&G::print(&case));
            out.push_str("----\n");
        }
        let steps = G::steps(&case, &seen.events);
        let shown = steps
            .iter()
            .filter(|step| step.event.is_some_and(|number| number + BEFORE > at && number <= at + 1 + AFTER));
        let lines: String = shown.map(|step| printer.step(step)).collect();
        out.push_str(lines.trim_start_matches('\n'));
        out.push_str("```\n\n");
    }
    Ok(out)
}

/// The head of the page.
pub fn head(lang: Lang) -> &'static str {
    match lang {
        Lang::En => {
            "# Rules by example\n\n[中文](rules-by-example.zh-CN.md)\n\nEach situation that `damoni stats` counts, in a small case, with the part of the story in which it comes up. \
             Tell the whole of it with `damoni replay GAME FILE`. This page is generated: `cargo run --example rules_by_example`.\n\n"
        }
        Lang::Zh => {
            "# 规则举例\n\n[English](rules-by-example.md)\n\n`damoni stats` 统计的每种局面，各取一个小数据，并附上出现该局面的那一段经过。完整经过：`damoni replay GAME FILE`。\
             本页自动生成：`cargo run --example rules_by_example`。\n\n"
        }
    }
}
