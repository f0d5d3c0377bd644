//! Watches a play only as long as it does what another one has done.
//!
//! Nearly all the time of a search goes into plays that are of no more interest after their first events. An observer
//! cannot stop a simulator by what it returns, so it unwinds: without the panic hook, and caught here at once.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use damoni_corpus::{Game, Outcome, PlayError, Simulator};

/// What a play that was followed came to.
pub(super) enum Followed<G: Game> {
    /// It did this at the event of this index, and not what it should.
    Parted { at: usize, event: G::Event },
    /// It was the same up to the horizon.
    TooFar,
    /// It has ended, the same up to so many events.
    Ended { events: usize, end: Box<Result<Outcome<G>, PlayError>> },
}

/// Thrown to stop a simulator.
struct Enough;

/// Plays `case` and follows it along `events`, up to `horizon`.
pub(super) fn follow<G: Game>(
    simulator: &impl Simulator<G>,
    case: &G::Case,
    events: &[G::Event],
    horizon: usize,
) -> Followed<G> {
    let mut seen = 0;
    let mut parted = None;
    let mut observer = |event: G::Event| {
        if seen >= horizon {
            resume_unwind(Box::new(Enough));
        }
        if !events.get(seen).is_some_and(|expected| G::same_event(expected, &event)) {
            parted = Some(event);
            resume_unwind(Box::new(Enough));
        }
        seen += 1;
    };
    match catch_unwind(AssertUnwindSafe(|| simulator.play(case, &mut observer))) {
        Ok(end) => Followed::Ended { events: seen, end: Box::new(end) },
        Err(thrown) if !thrown.is::<Enough>() => resume_unwind(thrown),
        Err(_) => match parted {
            Some(event) => Followed::Parted { at: seen, event },
            None => Followed::TooFar,
        },
    }
}
