//! A finding made small at once, while nobody waits for it.

use std::sync::atomic::{AtomicBool, AtomicU64};

use damoni_gen::{Engines, Finding};

use crate::harness::Harness;
use crate::shrink::{Effort, Options, Simulators, shrink};

/// What shrinking has come to.
pub(super) enum Smallest<G: Harness> {
    /// The smallest case.
    Case(G::Case),
    /// It cannot be shrunk, for this reason.
    Refused(String),
    /// There was no time.
    Interrupted,
}

/// The smallest case that fails in the same way as `finding`. `damoni shrink` looks harder.
pub(super) fn smallest<G: Harness>(
    finding: &Finding<G>,
    pitfalls: &[String],
    stop: &AtomicBool,
) -> Smallest<G> {
    let reference = match <G as Engines>::reference(pitfalls) {
        Ok(reference) => reference,
        Err(unknown) => return Smallest::Refused(unknown.to_string()),
    };
    let tried = AtomicU64::new(0);
    let options = Options { effort: Effort::MODEST, stop, ..Options::new(&tried) };
    let predicate = Simulators::<G>::new(G::sim(), reference, !pitfalls.is_empty());
    match shrink(&finding.case, &predicate, &options) {
        Ok(shrunk) if shrunk.complete => Smallest::Case(shrunk.failing.case),
        Ok(_) => Smallest::Interrupted,
        Err(error) => Smallest::Refused(error.to_string()),
    }
}
