//! How many inputs are cases: a mutator that makes nonsense wastes the fuzzer's time without a word.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::target::Verdict;

/// Counts inputs, and prints the share of accepted ones each time their number has doubled.
#[derive(Debug, Default)]
pub(crate) struct Accepted {
    inputs: AtomicU64,
    accepted: AtomicU64,
}

/// Below this many the share says little.
const FIRST: u64 = 128;

impl Accepted {
    /// Counts an input.
    pub fn count(&self, verdict: Verdict) {
        let accepted = match verdict {
            Verdict::Kept => self.accepted.fetch_add(1, Ordering::Relaxed) + 1,
            Verdict::Rejected => self.accepted.load(Ordering::Relaxed),
        };
        let inputs = self.inputs.fetch_add(1, Ordering::Relaxed) + 1;
        if inputs >= FIRST && inputs.is_power_of_two() {
            eprintln!("damoni: {inputs} inputs, {:.2}% accepted", 100.0 * accepted as f64 / inputs as f64);
        }
    }
}
