//! A position and its first actions as JSON, for the page that draws them.

use damoni_corpus::goudan::{AGREEMENT, Case, Event, MAX_HAND};
use serde_json::json;

use super::words;
use crate::replay::Picture;

/// The board of a query, with the values told so far.
pub(super) fn of_query(case: &Case, query: u32, told: &[Event], best: f64) -> Picture {
    let mut picture = Picture::new();
    let Some(position) = case.queries().get(query as usize) else { return picture };
    let side = |health: u8, board: &[u8], hand: u8| {
        let minions: Vec<_> = board.iter().map(|health| json!({ "health": health, "fresh": true })).collect();
        json!({ "health": health, "minions": minions, "hand": hand })
    };
    let drawn = (position.own_hand() + 1).min(MAX_HAND);
    picture.insert("E".into(), side(position.own_health(), position.own_board().health(), drawn));
    picture.insert(
        "teacher".into(),
        side(position.teacher_health(), position.teacher_board().health(), position.teacher_hand()),
    );
    let actions: Vec<_> = told
        .iter()
        .map(|event| {
            let (en, zh) = words::action(event.action);
            json!({ "en": en, "zh": zh, "value": event.value, "best": event.value >= best - AGREEMENT })
        })
        .collect();
    picture.insert("actions".into(), json!(actions));
    picture.insert("now".into(), json!({ "turn": query + 1, "budget": case.budget(), "mover": "E" }));
    picture
}
