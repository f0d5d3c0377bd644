//! Test sets of 狗蛋和二五仔: files of many queries. Few hit points make few positions, so that the reference can check
//! every query; of the files at the limits it checks the queries with few hit points.

use damoni_corpus::Goudan;
use damoni_corpus::goudan::{Case, Query};
use damoni_gen::Draws;

use super::reach::evenly;
use crate::harness::Harness;
use crate::suite::{Group, Plan, Suited};

/// For the one pitfall that queries with few hit points do not show.
const KEPT: &str = "skill-twice";

/// A query with at most this many hit points, multiplied, is answered soon under every pitfall.
const SOON: u32 = 25;
/// Of so many queries of a test each pitfall is asked.
const ASKED: usize = 40;

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 10, sample: false, varied: false }
}

const GROUPS: [Group; 4] = [
    Group { sample: true, ..group("sample", &["mixed"], 1) },
    Group { candidates: 24, varied: true, ..group("small", &["mixed"], 8) },
    group("medium", &["low-health"], 9),
    Group { candidates: 2, ..group("full", &["max"], 2) },
];

impl Suited for Goudan {
    fn plan() -> Plan {
        Plan { groups: &GROUPS, subtasks: &[100] }
    }

    fn kept() -> Vec<Case> {
        Self::RUNGS.kept_case::<Self>(KEPT).into_iter().collect()
    }

    /// A query has a few hit points more or less, or other hands.
    fn vary(case: &Case, draws: &mut Draws) -> Option<Case> {
        let mut queries = case.queries().to_vec();
        let at = draws.between(0, queries.len() - 1);
        let query = queries[at];
        let mut near = |number: u8| (number + draws.below(3) as u8).saturating_sub(1);
        let health = [near(query.own_health()), near(query.teacher_health())];
        let hands = [near(query.teacher_hand()), near(query.own_hand())];
        queries[at] = Query::new(health, *query.teacher_board(), *query.own_board(), hands).ok()?;
        Case::new(case.budget(), queries).ok()
    }

    /// The queries that are answered soon, evenly chosen; without any, the one answered soonest.
    fn quick(case: &Case) -> Option<Case> {
        let size = |query: &Query| u32::from(query.own_health()) * u32::from(query.teacher_health());
        let mut chosen: Vec<Query> =
            case.queries().iter().filter(|query| size(query) <= SOON).copied().collect();
        if chosen.is_empty() {
            chosen.extend(case.queries().iter().min_by_key(|query| size(query)).copied());
        }
        Case::new(case.budget(), evenly(chosen, ASKED)).ok()
    }
}
