//! How many cases contain what: counts over the plays of a test set or a profile.

use damoni_gen::{Generate, Portrait};
use serde_json::{Value, json};

/// Counts over plays.
#[derive(Clone, Debug)]
pub struct Census {
    cases: u64,
    kinds: Vec<(&'static str, u64)>,
    situations: Vec<u64>,
    measures: Vec<Vec<u64>>,
}

/// A row of the table: what, how many cases, and in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Event kind or situation.
    pub id: &'static str,
    /// Cases that contain it.
    pub cases: u64,
    /// In English; empty for event kinds.
    pub en: &'static str,
    /// In Chinese; empty for event kinds.
    pub zh: &'static str,
}

/// Least, median and greatest of a measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    /// Least.
    pub min: u64,
    /// The lower middle one.
    pub median: u64,
    /// Greatest.
    pub max: u64,
}

impl Census {
    /// No case yet.
    pub fn new<G: Generate>() -> Self {
        Self {
            cases: 0,
            kinds: Vec::new(),
            situations: vec![0; G::situations().len()],
            measures: vec![Vec::new(); G::measures().len()],
        }
    }

    /// Counts one play.
    pub fn add<G: Generate>(&mut self, events: &[G::Event], portrait: &Portrait) {
        self.cases += 1;
        let mut seen: Vec<&'static str> = Vec::new();
        for kind in events.iter().map(G::event_kind) {
            if !seen.contains(&kind) {
                seen.push(kind);
            }
        }
        for kind in seen {
            match self.kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += 1,
                None => self.kinds.push((kind, 1)),
            }
        }
        for (index, count) in self.situations.iter_mut().enumerate() {
            *count += u64::from(portrait.has(index));
        }
        for (values, &value) in self.measures.iter_mut().zip(&portrait.measures) {
            values.push(value);
        }
    }

    /// Counts what another census of the same game counted.
    pub fn merge(&mut self, other: Self) {
        self.cases += other.cases;
        for (kind, more) in other.kinds {
            match self.kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, count)) => *count += more,
                None => self.kinds.push((kind, more)),
            }
        }
        for (count, more) in self.situations.iter_mut().zip(other.situations) {
            *count += more;
        }
        for (values, more) in self.measures.iter_mut().zip(other.measures) {
            values.extend(more);
        }
    }

    /// Cases counted.
    pub fn cases(&self) -> u64 {
        self.cases
    }

    /// Event kinds, by name.
    pub fn kinds(&self) -> Vec<Row> {
        let mut rows: Vec<Row> =
            self.kinds.iter().map(|&(id, cases)| Row { id, cases, en: "", zh: "" }).collect();
        rows.sort_by_key(|row| row.id);
        rows
    }

    /// Situations, in the order of the game's list.
    pub fn situations<G: Generate>(&self) -> Vec<Row> {
        G::situations()
            .iter()
            .zip(&self.situations)
            .map(|(situation, &cases)| Row { id: situation.id, cases, en: situation.en, zh: situation.zh })
            .collect()
    }

    /// The spread of each measure, in the order of the game's list; nothing if no case was counted.
    pub fn spreads(&self) -> Vec<Option<Spread>> {
        self.measures
            .iter()
            .map(|values| {
                let mut sorted = values.clone();
                sorted.sort_unstable();
                let median = *sorted.get((sorted.len().max(1) - 1) / 2)?;
                Some(Spread { min: *sorted.first()?, median, max: *sorted.last()? })
            })
            .collect()
    }

    /// One JSON object a row, as documented in `docs/json.md`.
    pub fn json<G: Generate>(&self) -> Vec<Value> {
        let row =
            |what: &str, row: Row| json!({ "row": what, "id": row.id, "cases": row.cases, "of": self.cases });
        let kinds = self.kinds().into_iter().map(|r| row("event", r));
        let situations = self.situations::<G>().into_iter().map(|r| row("situation", r));
        let measures = G::measures().iter().zip(self.spreads()).filter_map(|(measure, spread)| {
            let spread = spread?;
            Some(json!({
                "row": "measure", "id": measure.id,
                "min": spread.min, "median": spread.median, "max": spread.max, "of": self.cases,
            }))
        });
        measures.chain(kinds).chain(situations).collect()
    }
}
