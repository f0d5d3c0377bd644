//! Test sets of 麻将模拟器: fifty walls, short games first.

use damoni_corpus::Mahjong;
use damoni_corpus::mahjong::{Case, WALL};
use damoni_gen::Draws;

use crate::suite::{Group, Plan, Suited};

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 40, sample: false, varied: true }
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
    Group { candidates: 400, ..group("specials", &["specials-one"], 4) },
    group("long", &["uniform", "wall-end"], 10),
];

impl Suited for Mahjong {
    fn plan() -> Plan {
        Plan { groups: &GROUPS, subtasks: &[100] }
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
