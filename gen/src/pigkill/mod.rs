//! Cases of 猪国杀 (Luogu P2482).
//!
//! Uniform cards make short and weak games: at ten pigs the average one is over after four turns, and most of the deck is
//! never drawn. So each profile is a recipe of card mixes, tables and decks that brings certain rules into play.

mod deal;
mod portrait;
mod recipe;
mod situation;

use damoni_corpus::pigkill::{Case, Event};
use damoni_corpus::{Outcome, Pigkill};

use crate::draws::Draws;
use crate::generate::{Generate, Measure, Portrait, Profile, Situation};

impl Generate for Pigkill {
    fn profiles() -> &'static [Profile] {
        &recipe::PROFILES
    }

    fn generate(profile: &Profile, draws: &mut Draws) -> Case {
        deal::deal(recipe::of(profile.name, draws), draws)
    }

    fn situations() -> &'static [Situation] {
        &situation::SITUATIONS
    }

    fn measures() -> &'static [Measure] {
        &situation::MEASURES
    }

    fn portrait(case: &Case, events: &[Event], outcome: &Outcome<Self>) -> Portrait {
        portrait::portrait(case, events, outcome)
    }
}
