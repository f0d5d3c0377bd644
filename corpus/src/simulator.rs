//! What both simulators are: something that plays a case and reports to an observer.

use thiserror::Error;

use crate::game::Game;
use crate::observer::Observer;
use crate::text::Text;

/// The end of a play.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<G: Game> {
    /// What a right program prints.
    pub answer: G::Answer,
    /// What the play tells about the case.
    pub class: G::Class,
}

/// Plays cases of one game.
pub trait Simulator<G: Game>: Send + Sync {
    /// Plays `case` to its end, telling `observer` every event.
    ///
    /// # Errors
    /// When the case has no answer, or none within this simulator's reach.
    fn play<O: Observer<G::Event>>(&self, case: &G::Case, observer: &mut O) -> Result<Outcome<G>, PlayError>;
}

/// Why a play gave no answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PlayError {
    /// The game goes round for ever; noticed at the end of this turn (counted from 1).
    #[error("the game never ends (noticed in turn {turn}): a valid case ends")]
    Endless {
        /// The number of turns begun so far.
        turn: u64,
    },
    /// The simulator would need more time or memory than it allows itself.
    #[error("beyond the reach of this simulator: {what}")]
    OutOfReach {
        /// What is too large, and for which bound.
        what: String,
    },
}

impl PlayError {
    /// The same in both languages.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::Endless { turn } => format!("游戏永不结束（在第 {turn} 个回合发现）：合法的数据必须能结束"),
            Self::OutOfReach { what } => format!("超出此模拟器的能力：{what}"),
        };
        Text::new(self.to_string(), zh)
    }
}
