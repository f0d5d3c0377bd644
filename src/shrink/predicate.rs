//! What it means for a case to fail.

use damoni_corpus::{Game, Outcome, PlayError, Recorder, Simulator};
use damoni_gen::{Engines, Parting};
use thiserror::Error;

use super::follow::{Followed, follow};
use super::game::Shrink;

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

/// From which event of the right play on a parting is too late to be of interest.
pub type Horizon<'a, G> = &'a (dyn Fn(&[<G as Game>::Event]) -> usize + Sync);

/// The horizon of a failure that is welcome wherever it shows.
pub(super) fn anywhere<E>(_events: &[E]) -> usize {
    usize::MAX
}

/// Tells whether a case fails. It must say the same each time it is asked.
pub trait Predicate<G: Game>: Sync {
    /// How `case` fails; `None` if it does not, or is not valid, or the answer cannot be trusted. A failure that parts
    /// from the right play at or beyond `horizon` may be passed over.
    ///
    /// # Errors
    /// When it cannot be found out.
    fn examine(&self, case: &G::Case, horizon: Horizon<'_, G>) -> Result<Option<Failing<G>>, PredicateError>;

    /// Does `work`, in which the predicate is asked. Once `over` says so it need answer no more: who waits for something may
    /// break off with [`RunnerError::Interrupted`].
    fn until(&self, _over: &(dyn Fn() -> bool + Sync), work: &mut dyn FnMut()) {
        work();
    }

    /// Which of `cases` may fail. A predicate that can tell this for many at once saves asking for each.
    fn may_fail(&self, cases: &[G::Case]) -> Vec<bool> {
        vec![true; cases.len()]
    }
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

impl<G: Shrink> Predicate<G> for Simulators<G> {
    fn examine(&self, case: &G::Case, horizon: Horizon<'_, G>) -> Result<Option<Failing<G>>, PredicateError> {
        let mut right = Recorder::default();
        let first = self.sim.play(case, &mut right);
        if self.misread && first.is_err() {
            return Ok(None);
        }
        let events = right.events;
        let followed = match first {
            Ok(_) => follow::<G>(&self.reference, case, &events, horizon(&events)),
            // Whatever `sim` has told of a game it could not end is nothing to follow.
            Err(_) => follow::<G>(&self.reference, case, &events, usize::MAX),
        };
        Ok(match followed {
            Followed::TooFar => None,
            Followed::Parted { at, event } => first.ok().map(|outcome| {
                let signature = signature::<G>(Parting::Event(at), [events.get(at), Some(&event)]);
                Failing {
                    case: case.clone(),
                    signature,
                    class: Some(outcome.class),
                    events,
                    parting: Some(at),
                }
            }),
            Followed::Ended { events: seen, end } => ended(case, [first, *end], events, seen),
        })
    }

    fn may_fail(&self, cases: &[G::Case]) -> Vec<bool> {
        G::may_part(&self.sim, &self.reference, cases).unwrap_or_else(|| vec![true; cases.len()])
    }
}

/// A play that went to its end, without leaving the events of the right one before they ended.
fn ended<G: Shrink>(
    case: &G::Case,
    ends: [Result<Outcome<G>, PlayError>; 2],
    events: Vec<G::Event>,
    seen: usize,
) -> Option<Failing<G>> {
    let parting = damoni_gen::parting::<G>(&ends, [&events, &events[..seen]])?;
    let signature = signature::<G>(parting, [events.get(seen), None]);
    // The simulator that ends the game is taken to be right; `sim`, if both do.
    let [first, second] = ends;
    let outcome = first.or(second).ok()?;
    let parting = match parting {
        Parting::Event(at) => Some(at),
        Parting::Answer | Parting::Class | Parting::Error => None,
    };
    Some(Failing { case: case.clone(), signature, class: Some(outcome.class), events, parting })
}

/// As findings have it, but for events that the game tells apart further.
fn signature<G: Shrink>(parting: Parting, events: [Option<&G::Event>; 2]) -> String {
    match parting {
        Parting::Event(_) => {
            let [a, b] = G::comparable(events).map(|event| event.map_or("nothing", G::event_kind));
            format!("{a}/{b}")
        }
        Parting::Answer => "answer".to_owned(),
        Parting::Class => "class".to_owned(),
        Parting::Error => "error".to_owned(),
    }
}

impl<G: Game, F> Predicate<G> for F
where
    F: Fn(&G::Case) -> Option<Failing<G>> + Sync,
{
    fn examine(&self, case: &G::Case, _: Horizon<'_, G>) -> Result<Option<Failing<G>>, PredicateError> {
        Ok(self(case))
    }
}
