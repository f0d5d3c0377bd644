//! Test sets of 麻将模拟器: fifty walls, short games first.

use damoni_corpus::mahjong::{Case, WALL};
use damoni_corpus::{Game, Mahjong, Reading};
use damoni_gen::Draws;

use crate::suite::{Group, Plan, Suited};

macro_rules! kept {
    ($($id:literal),*) => {
        /// Cases for what hundreds of ordinary cases do not show.
        const KEPT: &[&str] =
            &[$(include_str!(concat!("../../corpus/cases/mahjong/pitfalls/", $id, ".in"))),*];
    };
}
kept!(
    "selfdraw-ignores-specials",
    "ron-ignores-specials",
    "distance-at-most-eight",
    "self-pong",
    "last-discard-not-ronned",
    "four-melds-not-allowed",
    "pong-bars-own-chow",
    "last-discard-not-claimed",
    "last-claim-ends-the-game",
    "copy-limit-counts-melds",
    "no-selfdraw-in-first-turn"
);

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 12, sample: false, varied: true }
}

const GROUPS: [Group; 5] = [
    Group { sample: true, varied: false, candidates: 10, ..group("sample", &["short"], 1) },
    group("short", &["short", "tenpai"], 9),
    group(
        "medium",
        &[
            "fours",
            "specials-first",
            "specials-last",
            "sorted",
            "one-suit",
            "honours",
            "interception",
            "reversed",
            "claims",
        ],
        26,
    ),
    // Winners that hold specials are rare, and some pitfalls show nowhere else.
    group("specials", &["specials-one"], 4),
    group("long", &["uniform", "wall-end"], 10),
];

impl Suited for Mahjong {
    fn plan() -> Plan {
        Plan { groups: &GROUPS, subtasks: &[100] }
    }

    fn kept() -> Vec<Case> {
        KEPT.iter().filter_map(|text| Mahjong::read(text.as_bytes(), Reading::Strict).ok()).collect()
    }

    /// Some tiles of the wall change places.
    fn vary(case: &Case, draws: &mut Draws) -> Option<Case> {
        let mut wall = *case.wall();
        for _ in 0..draws.between(1, 3) {
            wall.swap(draws.between(0, WALL - 1), draws.between(0, WALL - 1));
        }
        Case::new(&wall).ok()
    }
}
