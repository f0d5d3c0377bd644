//! A story as one page that needs nothing but itself: the table beside the story, in both languages.

use damoni_corpus::Text;
use damoni_corpus::text::Lang;
use minijinja::{Environment, context};
use serde_json::{Value, json};

use super::step::{Picture, Step};
use super::story::{Story, rules_page};

/// One play on the page; a page shows one, or two beside each other.
#[derive(Clone, Debug)]
pub struct Play {
    /// What it is called, where there are two.
    pub name: Text,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// What a page shows.
#[derive(Clone, Debug)]
pub struct Page {
    /// What is told: the name of the file.
    pub subject: String,
    /// The language it opens in.
    pub lang: Lang,
    /// One play, or two.
    pub plays: Vec<Play>,
    /// The event (from 1) at which two plays part.
    pub parting: Option<usize>,
    /// What is to be said above all.
    pub note: Option<Text>,
}

fn text(text: &Text) -> Value {
    json!({ "en": text.en, "zh": text.zh })
}

fn step(step: &Step) -> Value {
    let maybe = |words: &Option<Text>| words.as_ref().map(text);
    json!({
        "n": step.event, "turn": step.turn, "kind": step.kind, "rule": step.rule, "tone": step.tone.name(),
        "depth": step.depth, "heading": maybe(&step.heading), "text": text(&step.text),
        "change": maybe(&step.change), "why": maybe(&step.why), "after": maybe(&step.after),
        "table": step.picture,
    })
}

/// The page, as HTML.
///
/// # Errors
/// If the template does not fit what it is given, which is our own fault.
pub fn page<G: Story>(case: &G::Case, page: &Page) -> Result<String, minijinja::Error> {
    let start: Picture = G::picture(case);
    let plays: Vec<Value> = page
        .plays
        .iter()
        .map(|play| json!({ "name": text(&play.name), "steps": play.steps.iter().map(step).collect::<Vec<_>>() }))
        .collect();
    let data = json!({
        "game": G::NAME, "title": text(&G::title()), "rules": rules_page::<G>(), "start": start, "plays": plays,
        "parting": page.parting, "note": page.note.as_ref().map(text), "lang": match page.lang {
            Lang::En => "en",
            Lang::Zh => "zh",
        },
    });
    let mut environment = Environment::new();
    environment.add_template("page.html", include_str!("page.html"))?;
    environment.get_template("page.html")?.render(context! {
        title => G::title().in_lang(page.lang),
        lang => match page.lang {
            Lang::En => "en",
            Lang::Zh => "zh-CN",
        },
        subject => page.subject,
        data => data,
        style => include_str!("page.css"),
        draw => G::page_script(),
        table_style => G::page_style(),
        script => include_str!("page.js"),
    })
}
