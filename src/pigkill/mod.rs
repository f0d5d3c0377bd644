//! 猪国杀 in the harness.

mod shrink;
mod story;
mod suite;

use damoni_corpus::pigkill::{Class, Event};
use damoni_corpus::{Pigkill, Text};
use include_dir::{Dir, include_dir};

use crate::hack::Rungs;
use crate::harness::Harness;

/// The kept cases of the pitfalls.
static KEPT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus/cases/pigkill");

impl Harness for Pigkill {
    const RUNGS: Rungs =
        Rungs { kept: &KEPT, small: &["tiny", "handful"], long: &["long", "crowd"], aim: 400 };

    fn remarks(class: &Class) -> Vec<Text> {
        let mut remarks = Vec::new();
        if class.last_card {
            remarks.push(Text::new(
                format!("class last-card: {} draws, more than the deck has cards", class.draws),
                format!("last-card 类：摸牌 {} 次，多于牌堆张数", class.draws),
            ));
        }
        if class.contested {
            remarks.push(Text::new(
                "contested: the lord holds back a K after the penalty took the crossbow it had killed with; programs differ here",
                "有争议：主猪受罚失去猪哥连弩后不再出杀，各程序在此不一致",
            ));
        }
        remarks
    }

    /// The card whose effects are under way, or that was played last in the turn.
    fn rule_situation(events: &[Event]) -> String {
        let last = events.iter().rev().find(|event| matches!(event, Event::Turn { .. } | Event::Use { .. }));
        match last {
            Some(Event::Use { card, .. }) => card.to_string(),
            Some(_) => "turn".to_owned(),
            None => "start".to_owned(),
        }
    }
}
