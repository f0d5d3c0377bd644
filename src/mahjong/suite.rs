//! Test sets of 麻将模拟器: fifty walls, short games first.

use damoni_corpus::Mahjong;
use damoni_corpus::mahjong::{Case, WALL};
use damoni_gen::Draws;

use crate::harness::Harness;
use crate::suite::{Group, Plan, Suited};

/// Cases for what hundreds of ordinary cases do not show.
const KEPT: &[&str] = &[
    "pitfalls/selfdraw-ignores-specials",
    "pitfalls/ron-ignores-specials",
    "pitfalls/distance-at-most-eight",
    "pitfalls/self-pong",
    "pitfalls/last-discard-not-ronned",
    "pitfalls/four-melds-not-allowed",
    "pitfalls/pong-bars-own-chow",
    "pitfalls/last-discard-not-claimed",
    "pitfalls/last-claim-ends-the-game",
    "pitfalls/copy-limit-counts-melds",
    "pitfalls/no-selfdraw-in-first-turn",
];

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
        KEPT.iter().filter_map(|name| Self::RUNGS.kept_case::<Self>(name)).collect()
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
