//! What a solver reports: the value of each first action of each query.

use std::fmt;

use serde::Serialize;

use super::answer::AGREEMENT;

/// A minion, told apart from others only by its hit points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Minion {
    /// With 1 hit point.
    One,
    /// With 2 hit points.
    Two,
}

impl Minion {
    /// Its hit points.
    pub const fn health(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// What the player to move can do first. In the declared order, which is also the order of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(tag = "action", rename_all = "lowercase")]
pub enum Action {
    /// A minion hits the enemy hero.
    Hero {
        /// Which of one's own.
        with: Minion,
    },
    /// A minion attacks an enemy minion; both are destroyed.
    Trade {
        /// Which of one's own.
        with: Minion,
        /// Which of the enemy's.
        target: Minion,
    },
    /// Pay 2 health for a card (nothing is drawn at three cards).
    Skill,
    /// Play a card: three random hits, then a new minion.
    Play,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero { with } => write!(f, "hero {}", with.health()),
            Self::Trade { with, target } => write!(f, "trade {} {}", with.health(), target.health()),
            Self::Skill => f.write_str("skill"),
            Self::Play => f.write_str("play"),
        }
    }
}

/// The value of one first action: E's chance to win if it does this, and both play best afterwards.
///
/// # The stream
/// For each query in order, one event for each action that is legal after the draw, in the order of [`Action`]:
/// `Hero` if a minion of that health is there; `Trade` if both minions are there; `Skill` always (at 2 health or less its value is 0);
/// `Play` with fewer than four own minions (the hand is never empty after the draw).
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Event {
    /// The query, counted from 0.
    pub query: u32,
    /// The action.
    #[serde(flatten)]
    pub action: Action,
    /// Its value, 0 to 1.
    pub value: f64,
}

impl Event {
    /// The kind, as it stands in signatures and tables.
    pub const fn kind(&self) -> &'static str {
        match self.action {
            Action::Hero { .. } => "hero",
            Action::Trade { .. } => "trade",
            Action::Skill => "skill",
            Action::Play => "play",
        }
    }

    /// Same query, same action, and values within [`AGREEMENT`].
    pub fn agrees_with(&self, other: &Self) -> bool {
        self.query == other.query
            && self.action == other.action
            && (self.value - other.value).abs() <= AGREEMENT
    }
}
