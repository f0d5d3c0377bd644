//! Which wrong reading would print the same.

use std::time::{Duration, Instant};

use damoni_corpus::{Comparison, Simulator, Unobserved};
use damoni_gen::Engines;
use damoni_reference::Pitfall;

/// The pitfalls under which the reference prints `output` for `case`, the harmless ones left out; those tried within
/// `patience`.
pub fn behaves_like<G: Engines>(
    case: &G::Case,
    output: &[u8],
    patience: Duration,
) -> Vec<&'static Pitfall<G::Policies>> {
    let begun = Instant::now();
    let same = |pitfall: &&Pitfall<G::Policies>| {
        let Ok(reference) = G::reference(&[pitfall.id]) else { return false };
        reference.play(case, &mut Unobserved).is_ok_and(|outcome| {
            let printed = G::print_answer(&outcome.answer);
            G::compare(printed.as_bytes(), output) == Comparison::Same
        })
    };
    let real = G::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_none());
    real.take_while(|_| begun.elapsed() < patience).filter(same).collect()
}
