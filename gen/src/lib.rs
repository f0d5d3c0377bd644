//! Seeded cases, the answers both simulators agree on, what a play contains, and judge packages.

mod agree;
mod draws;
mod generate;
mod goudan;
mod mahjong;
pub mod package;
mod pigkill;

pub use agree::{Agreed, Finding, Parting, cross_check, parting};
pub use draws::Draws;
pub use generate::{
    Engines, Generate, MIXED, Measure, Portrait, Profile, Situation, case, lists_are_sound, profile,
};
