//! A step as one line of JSON, as `docs/json.md` documents it.

use damoni_corpus::text::Lang;
use serde_json::{Value, json};

use super::step::Step;
use super::story::{Story, rules_page};

/// The line of `step`, whose event is one of `events`.
pub fn json_line<G: Story>(step: &Step, events: &[G::Event], lang: Lang) -> Value {
    let event = step.event.and_then(|number| events.get(number.checked_sub(1)?));
    let words = |text: &Option<damoni_corpus::Text>| text.as_ref().map(|text| text.in_lang(lang).to_owned());
    json!({
        "n": step.event,
        "turn": step.turn,
        "kind": step.kind,
        "data": event,
        "rule": format!("{}#{}", rules_page::<G>(), step.rule),
        "text": step.text.in_lang(lang),
        "change": words(&step.change),
        "why": words(&step.why),
        "after": words(&step.after),
        "table": step.picture,
    })
}
