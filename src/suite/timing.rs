//! How long the simulators take on the tests of a set: a hint for its time limit. No file holds it, since it is another
//! on every machine.

use std::time::Instant;

use damoni_corpus::{Simulator, Unobserved};

use super::Suite;
use crate::harness::Harness;

/// Seconds on one test.
#[derive(Clone, Copy, Debug)]
pub struct Timing {
    /// Of the slow simulator, on what it plays of the test.
    pub reference: f64,
    /// Of the fast one, on the whole test.
    pub sim: f64,
}

impl<G: Harness> Suite<G> {
    /// Plays every test once more with each simulator, by itself.
    pub fn timings(&self) -> Vec<Timing> {
        let times = self.tests.iter().map(|(_, test)| Timing {
            // A fresh one: goudan's remembers positions from test to test.
            reference: seconds(&G::right_reference(), &test.played.trial.case),
            sim: seconds(&G::sim(), &test.case),
        });
        times.collect()
    }
}

fn seconds<G: Harness>(simulator: &impl Simulator<G>, case: &G::Case) -> f64 {
    let start = Instant::now();
    // It has an answer: it was played before.
    let _ = simulator.play(case, &mut Unobserved);
    start.elapsed().as_secs_f64()
}
