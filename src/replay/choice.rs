//! Which steps of a story are asked for.

use damoni_corpus::Text;

use super::step::Step;
use super::story::Story;

/// What is asked for; what is `None` or empty asks for nothing special.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Only this turn.
    pub turn: Option<u64>,
    /// Only these kinds of event.
    pub only: Vec<String>,
    /// From this event on, counted from 1.
    pub from: Option<usize>,
    /// Up to this event and with it.
    pub to: Option<usize>,
}

/// What cannot be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceError(Text);

impl ChoiceError {
    /// In words.
    pub fn text(&self) -> &Text {
        &self.0
    }
}

impl Choice {
    /// Checks the names of kinds and the order of numbers.
    ///
    /// # Errors
    /// A kind the game does not have, or an empty range.
    pub fn check<G: Story>(&self) -> Result<(), ChoiceError> {
        let kinds = || G::event_kinds().iter().chain(G::added_kinds());
        if let Some(unknown) = self.only.iter().find(|kind| !kinds().any(|known| known == kind)) {
            let known: Vec<&str> = kinds().copied().collect();
            return Err(ChoiceError(Text::new(
                format!("--only {unknown}: {} has the events {}", G::NAME, known.join(", ")),
                format!("--only {unknown}：{} 的事件有 {}", G::NAME, known.join("、")),
            )));
        }
        match (self.from, self.to) {
            (Some(from), Some(to)) if from > to => Err(ChoiceError(Text::new(
                format!("--from {from} --to {to}: nothing lies between"),
                format!("--from {from} --to {to}：范围为空"),
            ))),
            _ => Ok(()),
        }
    }

    /// Checks that the turn asked for is one of the story's.
    ///
    /// # Errors
    /// It is not.
    pub fn check_turn(&self, steps: &[Step]) -> Result<(), ChoiceError> {
        match self.turn {
            Some(turn) if steps.iter().all(|step| step.turn != turn) => {
                let last = steps.iter().map(|step| step.turn).max().unwrap_or_default();
                Err(ChoiceError(Text::new(
                    format!("there is no turn {turn}: the last one is {last}"),
                    format!("没有第 {turn} 个回合：最后一个是第 {last} 个"),
                )))
            }
            _ => Ok(()),
        }
    }

    /// Whether everything is asked for.
    pub fn is_all(&self) -> bool {
        *self == Self::default()
    }

    /// The steps asked for. A step between events goes with the event before it.
    pub fn of<'s>(&self, steps: &'s [Step]) -> Vec<&'s Step> {
        let mut last = 0;
        let mut chosen = Vec::new();
        for step in steps {
            last = step.event.unwrap_or(last);
            let asked = self.turn.is_none_or(|turn| step.turn == turn)
                && self.from.is_none_or(|from| last >= from)
                && self.to.is_none_or(|to| last <= to)
                && (self.only.is_empty() || self.only.iter().any(|kind| kind == step.kind));
            if asked {
                chosen.push(step);
            }
        }
        chosen
    }
}
