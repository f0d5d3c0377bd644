//! One line of a story.

use damoni_corpus::Text;
use serde_json::{Map, Value};

/// Places on the table by name, each as JSON: what a page needs to draw them.
pub type Picture = Map<String, Value>;

/// How a line is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// A turn begins.
    Turn,
    /// Cards and tiles come and go as they always do.
    #[default]
    Plain,
    /// Somebody decides to do something.
    Act,
    /// Somebody answers what another does.
    Answer,
    /// Something good: health, cards.
    Good,
    /// Something bad: damage, cards lost.
    Bad,
    /// Something becomes known to all: a face, a suspicion.
    Known,
    /// A death, a win, the end.
    Fate,
}

impl Tone {
    /// Its name in JSON and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::Plain => "plain",
            Self::Act => "act",
            Self::Answer => "answer",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Known => "known",
            Self::Fate => "fate",
        }
    }
}

/// What one event means, in words, with its rule and its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The number of the event, from 1; `None` for lines a story adds between events.
    pub event: Option<usize>,
    /// The turn it belongs to, from 1; 0 before the first. What a turn is, the game says.
    pub turn: u64,
    /// The kind of the event, or of the added line.
    pub kind: &'static str,
    /// The anchor of its rule in the game's page of rules.
    pub rule: &'static str,
    /// How it is shown.
    pub tone: Tone,
    /// 0 for what stands by itself, more for what another step causes.
    pub depth: u8,
    /// What stands above it: a turn begins, where no event says so.
    pub heading: Option<Text>,
    /// What happens.
    pub text: Text,
    /// Hands and health where they change.
    pub change: Option<Text>,
    /// Why it happens, and why nothing else does.
    pub why: Option<Text>,
    /// What is to be said after it: why a turn ends here.
    pub after: Option<Text>,
    /// The places that look different now.
    pub picture: Picture,
}

/// The places of `now` that look different from `seen`, which becomes `now`.
pub fn changed_places(seen: &mut Picture, now: Picture) -> Picture {
    let changed = now
        .iter()
        .filter(|(place, look)| seen.get(*place) != Some(look))
        .map(|(k, v)| (k.clone(), v.clone()))
        .collect();
    *seen = now;
    changed
}

impl Step {
    /// A step that says only what happens; the rest is filled in by whoever knows more.
    pub fn new(kind: &'static str, rule: &'static str, tone: Tone, text: Text) -> Self {
        Self {
            event: None,
            turn: 0,
            kind,
            rule,
            tone,
            depth: 0,
            heading: None,
            text,
            change: None,
            why: None,
            after: None,
            picture: Picture::new(),
        }
    }

    /// The same, caused by another step.
    #[must_use]
    pub fn at_depth(mut self, depth: u8) -> Self {
        self.depth = depth;
        self
    }

    /// The same with the hands and health that it leaves.
    #[must_use]
    pub fn leaving(mut self, change: Text) -> Self {
        self.change = Some(change);
        self
    }

    /// The same with its reason, if there is one to tell.
    #[must_use]
    pub fn because(mut self, why: Option<Text>) -> Self {
        self.why = why;
        self
    }
}
