//! When two findings are the same fault.

use damoni_gen::{Finding, Parting};

use crate::harness::Harness;

/// Kinds of the first differing events, then the rule situation they stand in: `damage/spare@F`. Two findings of one
/// signature are taken for the same fault seen twice.
pub fn signature<G: Harness>(finding: &Finding<G>) -> String {
    let shared = match finding.parting {
        Parting::Event(at) => &finding.events[0][..at],
        Parting::Answer | Parting::Class | Parting::Error => &finding.events[0],
    };
    format!("{}@{}", finding.signature(), G::rule_situation(shared))
}
