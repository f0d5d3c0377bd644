//! What a game provides so that its plays can be told.

use damoni_corpus::{Game, Text};

use super::step::{Picture, Step};

/// A game whose plays can be told.
pub trait Story: Game {
    /// The game's name for people.
    fn title() -> Text;

    /// What lies on the table before the first event, a line each thing.
    fn opening(case: &Self::Case) -> Text;

    /// The story of a play: at least one step an event, in their order, the numbers counted from 1.
    ///
    /// Any stream of events can be told, also one of a play under a wrong reading, or one that breaks off.
    fn steps(case: &Self::Case, events: &[Self::Event]) -> Vec<Step>;

    /// What is on the table after `events`, in full, a line each thing.
    fn situation(case: &Self::Case, events: &[Self::Event]) -> Text;

    /// The events (from 0) that made line `line` (from 1) of the answer what it is, the last ones only where they are many.
    fn behind(case: &Self::Case, events: &[Self::Event], line: usize) -> Vec<usize>;

    /// Every place on the table before the first event; the steps say which change.
    fn picture(case: &Self::Case) -> Picture;

    /// JavaScript with `drawTable(places, tools)`, which makes the page's picture of the table.
    fn page_script() -> &'static str;

    /// The styles of that picture.
    fn page_style() -> &'static str;

    /// Kinds of step that `steps` adds to the kinds of event.
    fn added_kinds() -> &'static [&'static str] {
        &[]
    }

    /// Every kind of event.
    fn event_kinds() -> &'static [&'static str];
}

/// The page of rules of a game, as a path in this project.
pub fn rules_page<G: Game>() -> String {
    format!("docs/rules/{}.md", G::NAME)
}
