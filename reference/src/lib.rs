//! The readable simulators: entities, components and systems, written from the rules alone and by other
//! algorithms than the fast simulators, of which they know nothing. They are the home of *pitfalls*.

pub mod goudan;
pub mod mahjong;
pub mod pigkill;
mod pitfall;

pub use pitfall::{Misread, Pitfall, Reference, UnknownPitfall};
