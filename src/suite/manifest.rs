//! What the manifest of a set says: how it is made again, and what every test is for.

use damoni_gen::package::{Format, Written};
use serde_json::{Value, json};

use super::{Origin, Suite};
use crate::harness::Harness;

/// The manifest of a set written for `format`. The same set gives the same text.
pub fn manifest<G: Harness>(suite: &Suite<G>, format: Format, written: &Written) -> Value {
    let tests: Vec<Value> = suite
        .tests
        .iter()
        .zip(suite.names())
        .enumerate()
        .map(|(index, ((group, test), name))| {
            let files = written.tests.iter().find(|files| files.name == name);
            let situations: Vec<&str> = G::situations()
                .iter()
                .enumerate()
                .filter(|(at, _)| test.played.portrait.has(*at))
                .map(|(_, situation)| situation.id)
                .collect();
            let catches: Vec<&str> = suite
                .readings
                .iter()
                .enumerate()
                .filter(|(row, _)| suite.matrix.catches(*row, index))
                .map(|(_, reading)| reading.id)
                .collect();
            json!({
                "name": name, "group": group.name, "subtask": group.subtask + 1, "sample": group.sample,
                "origin": origin(&test.origin),
                "input": files.map(|files| &files.input), "answer": files.map(|files| &files.answer),
                "class": test.played.class,
                "checked": match &test.played.sampled {
                    None => "both simulators played all of it".to_owned(),
                    Some(said) => said.en.to_string(),
                },
                "situations": situations, "catches": catches,
            })
        })
        .collect();
    json!({
        "game": G::NAME, "damoni": env!("CARGO_PKG_VERSION"), "seed": suite.seed, "format": format.name(),
        "pitfalls": suite.readings.len(),
        "least_caught": suite.least_caught(),
        "tests": tests, "sha256": written.files,
    })
}

/// Where a case is from: a profile and an index under the seed, or a kept case; and by which draws it was varied.
fn origin(origin: &Origin) -> Value {
    match origin {
        Origin::Profile { name, index } => json!({ "profile": name, "index": index }),
        Origin::Kept(index) => json!({ "kept": index }),
        Origin::Varied { from, by } => {
            let mut object = self::origin(from);
            match object["varied"].as_array_mut() {
                Some(all) => all.push(json!(by)),
                None => object["varied"] = json!([by]),
            }
            object
        }
    }
}
