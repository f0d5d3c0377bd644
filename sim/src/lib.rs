//! The direct, fast simulators: plain structs, loops, arrays and tables. Their answers are the ones shipped.
//!
//! Written from the rules; they know nothing of the other simulators.

pub mod goudan;
pub mod mahjong;
pub mod pigkill;

/// Plays every game; each implementation of [`Simulator`](damoni_corpus::Simulator) is in the module of its game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sim;
