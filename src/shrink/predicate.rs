//! What it means for a case to fail.

use damoni_corpus::{Game, Simulator, Unobserved};
use damoni_gen::{Engines, Finding, Parting, cross_check};
use thiserror::Error;

use crate::runner::RunnerError;

/// A case that fails, and how.
#[derive(Clone, Debug)]
pub struct Failing<G: Game> {
    /// The case.
    pub case: G::Case,
    /// What stays the same while the case shrinks: the verdict or the kinds of the first differing events.
    pub signature: String,
    /// What the right play tells about the case.
    pub class: Option<G::Class>,
    /// What happens in the right play.
    pub events: Vec<G::Event>,
    /// The event at which the wrong play leaves the right one, where that is known.
    pub parting: Option<usize>,
}

impl<G: Game> Failing<G> {
    /// The events both plays share; all of them where the parting is not known.
    pub fn shared(&self) -> &[G::Event] {
        &self.events[..self.parting.map_or(self.events.len(), |at| at.min(self.events.len()))]
    }
}

/// Why nothing can be said about a case.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum PredicateError {
    /// An outside program could not be run.
    #[error(transparent)]
    Runner(#[from] RunnerError),
    /// The simulators have no agreed answer to hold a program against.
    #[error(
        "sim and reference do not agree on the right answer ({signature}): shrink that first, without `--against`"
    )]
    NoAnswer {
        /// How they part.
        signature: String,
    },
}

/// Tells whether a case fails. It must say the same each time it is asked.
pub trait Predicate<G: Game>: Sync {
    /// How `case` fails; `None` if it does not, or is not valid, or the answer cannot be trusted.
    ///
    /// # Errors
    /// When it cannot be found out.
    fn examine(&self, case: &G::Case) -> Result<Option<Failing<G>>, PredicateError>;
}

/// The fast simulator against the reference, right or under pitfalls.
#[derive(Clone, Debug)]
pub struct Simulators<G: Engines> {
    sim: G::Sim,
    reference: G::Reference,
    /// Under a pitfall the reference is wrong, and cannot vouch for a case that `sim` rejects.
    misread: bool,
}

impl<G: Engines> Simulators<G> {
    /// `misread`: whether `reference` is under a pitfall.
    pub fn new(sim: G::Sim, reference: G::Reference, misread: bool) -> Self {
        Self { sim, reference, misread }
    }
}

impl<G: Engines> Predicate<G> for Simulators<G>
where
    G::Sim: Sync,
    G::Reference: Sync,
{
    fn examine(&self, case: &G::Case) -> Result<Option<Failing<G>>, PredicateError> {
        if self.misread && self.sim.play(case, &mut Unobserved).is_err() {
            return Ok(None);
        }
        match cross_check(case, &self.sim, &self.reference) {
            Ok(_) => Ok(None),
            Err(finding) => Ok(from_finding(*finding)),
        }
    }
}

/// The simulator that ends the game is taken to be right; `sim`, if both do. If neither does, the case is not valid.
fn from_finding<G: Game>(finding: Finding<G>) -> Option<Failing<G>> {
    let signature = finding.signature();
    let Finding { case, ends: [first, second], events: [a, b], parting } = finding;
    let (outcome, events) = match (first, second) {
        (Ok(outcome), _) => (outcome, a),
        (Err(_), Ok(outcome)) => (outcome, b),
        (Err(_), Err(_)) => return None,
    };
    let parting = match parting {
        Parting::Event(at) => Some(at),
        Parting::Answer | Parting::Class | Parting::Error => None,
    };
    Some(Failing { case, signature, class: Some(outcome.class), events, parting })
}

impl<G: Game, F> Predicate<G> for F
where
    F: Fn(&G::Case) -> Option<Failing<G>> + Sync,
{
    fn examine(&self, case: &G::Case) -> Result<Option<Failing<G>>, PredicateError> {
        Ok(self(case))
    }
}
