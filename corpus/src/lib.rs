//! What a judge case *is*, for each game: its model, its judge text, its validity, the events a play of
//! it reports, and how a judge compares answers. It knows no rule of play: that is what the two
//! simulators are for, and they share nothing but this crate.
//!
//! The kept cases are plain judge text under `corpus/cases/<game>/`.

pub mod compare;
pub mod game;
pub mod goudan;
pub mod mahjong;
pub mod observer;
pub mod pairs;
pub mod pigkill;
pub mod reading;
mod scanner;
pub mod simulator;
pub mod text;
pub mod whole;

pub use compare::Comparison;
pub use game::Game;
pub use goudan::Goudan;
pub use mahjong::Mahjong;
pub use observer::{Observer, Recorder, Unobserved};
pub use pigkill::Pigkill;
pub use reading::{ReadError, Reading};
pub use simulator::{Outcome, PlayError, Simulator};
pub use text::{Text, counted};
