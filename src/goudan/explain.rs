//! Every first action of every query with its value, the best ones marked.

use std::fmt::Write;

use damoni_corpus::goudan::{AGREEMENT, Case, Event};

/// One block a query: its number, then a line an action; `*` marks the best.
pub(super) fn explain(case: &Case, events: &[Event]) -> String {
    let mut text = String::new();
    for actions in events.chunk_by(|a, b| a.query == b.query) {
        let number = actions[0].query as usize;
        let Some(query) = case.queries().get(number) else { continue };
        let best = actions.iter().map(|event| event.value).fold(0.0, f64::max);
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "query {}: E {} hp {:?} hand {}, teacher {} hp {:?} hand {}: {best:.12}",
            number + 1,
            query.own_health(),
            query.own_board().health(),
            query.own_hand(),
            query.teacher_health(),
            query.teacher_board().health(),
            query.teacher_hand(),
        );
        for event in actions {
            let mark = if event.value >= best - AGREEMENT { '*' } else { ' ' };
            let _ = writeln!(text, "  {mark} {:12} {:.12}", event.action.to_string(), event.value);
        }
    }
    text
}
