//! The score as JSON: one object a row, as documented in `docs/score.md`.

use damoni_corpus::text::Lang;
use damoni_gen::MIXED;
use serde_json::{Value, json};

use super::programs::Mistake;
use super::{Score, missed};
use crate::harness::Harness;
use crate::runner::Verdict;

impl<G: Harness> Score<G> {
    /// The rows.
    pub fn json(&self, lang: Lang) -> Vec<Value> {
        let mut rows = Vec::new();
        for (index, test) in self.tests.iter().enumerate() {
            rows.push(json!({
                "row": "test", "test": test.name, "played": test.portrait.is_some(),
                "catches": self.matrix.catch_count(index),
                "notes": test.notes.iter().map(|note| note.in_lang(lang)).collect::<Vec<_>>(),
            }));
        }
        for lonely in &self.lonely {
            rows.push(json!({ "row": "fault", "fault": "no-input", "file": lonely, "grave": true }));
        }
        for test in &self.tests {
            for fault in &test.faults {
                let says = fault.text();
                rows.push(json!({
                    "row": "fault", "fault": fault.id(), "test": test.name, "grave": fault.is_grave(),
                    "says": says.in_lang(lang),
                }));
            }
        }
        for (row, reading) in self.readings.iter().enumerate() {
            let tests: Vec<&str> = (0..self.tests.len())
                .filter(|&test| self.matrix.catches(row, test))
                .map(|test| self.tests[test].name.as_str())
                .collect();
            let mut object = json!({
                "row": "pitfall", "id": reading.id, "rule": reading.rule, "caught_by": tests.len(), "tests": tests,
            });
            if let Some(found) = self.found.iter().find(|found| found.row == row) {
                object["add"] = json!({ "profile": MIXED, "seed": missed::SEED, "index": found.index });
            }
            rows.push(object);
        }
        for tried in &self.programs {
            let failed = tried.failed().into_iter().map(|(test, verdict)| {
                let line = match verdict {
                    Verdict::Wa { line } => Some(line),
                    _ => None,
                };
                json!({ "test": self.tests[test].name, "verdict": verdict.abbreviation(), "line": line })
            });
            rows.push(json!({
                "row": "program", "program": tried.shown, "said_to_be": if tried.right { "right" } else { "wrong" },
                "tests": tried.run(), "failed": failed.collect::<Vec<_>>(),
                "mistake": tried.mistake().map(|mistake| match mistake {
                    Mistake::FalseAccept => "false-accept",
                    Mistake::FalseReject => "false-reject",
                }),
            }));
        }
        for (situation, tests) in G::situations().iter().zip(self.situations()) {
            rows.push(json!({ "row": "situation", "id": situation.id, "tests": tests }));
        }
        let names = |tests: &[usize]| -> Vec<&str> {
            tests.iter().map(|&test| self.tests[test].name.as_str()).collect()
        };
        rows.push(json!({
            "row": "summary", "game": G::NAME, "tests": self.tests.len(), "faulty": self.is_faulty(),
            "pitfalls": self.readings.len(), "caught": self.readings.len() - self.missed().len(),
            "caught_by_one": self.thin().len(), "rank": self.matrix.rank(),
            "cover": names(&self.cover.tests), "cover_is_smallest": self.cover.smallest,
            "redundant": names(&self.redundant()),
            "false_accepts": self.mistakes(Mistake::FalseAccept),
            "false_rejects": self.mistakes(Mistake::FalseReject),
            "interrupted": self.interrupted,
        }));
        rows
    }
}
