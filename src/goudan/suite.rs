//! Test sets of 狗蛋和二五仔: files of many queries. Few hit points make few positions, so that the reference can check
//! every query; of the files at the limits it checks the queries with few hit points.

use damoni_corpus::Goudan;

use crate::suite::{Group, Plan, Suited};

const fn group(name: &'static str, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask: 0, profiles, tests, candidates: 12, sample: false, varied: false }
}

const GROUPS: [Group; 4] = [
    Group { sample: true, ..group("sample", &["mixed"], 1) },
    Group { candidates: 60, ..group("small", &["mixed"], 8) },
    group("medium", &["low-health"], 9),
    Group { candidates: 2, ..group("full", &["max"], 2) },
];

impl Suited for Goudan {
    fn plan() -> Plan {
        Plan { groups: &GROUPS, subtasks: &[100] }
    }
}
