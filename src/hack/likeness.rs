//! Which wrong reading a program has.
//!
//! On one case several wrong readings may print what the program printed. So each that does is put to the test: on other
//! cases on which it shows, the program must print what it prints.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use damoni_corpus::{Comparison, Recorder, Simulator, Unobserved};
use damoni_gen::Engines;

use super::{Ladder, Plan};
use crate::harness::Harness;
use crate::runner::RunnerError;
use crate::shrink::Failing;

/// Cases on which a likeness is tested.
const TESTS: u64 = 6;

/// A pitfall under which the reference prints what the program prints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// Its name.
    pub pitfall: &'static str,
    /// Other cases on which it shows and the program was run.
    pub tested: u64,
    /// Those of them on which the program prints the same.
    pub same: u64,
}

impl Likeness {
    /// Whether no case speaks against it.
    pub fn holds(&self) -> bool {
        self.same == self.tested
    }
}

/// The pitfalls under which the reference prints `output` for `case`, the harmless ones left out, most alike first; those
/// tried within `patience`.
///
/// # Errors
/// When the program cannot be run any more.
pub fn likenesses<G: Harness>(
    case: &G::Case,
    output: &[u8],
    plan: &Plan<'_>,
    patience: Duration,
) -> Result<Vec<Likeness>, RunnerError> {
    let begun = Instant::now();
    let never = AtomicBool::new(false);
    let ladder = Ladder::new::<G>(G::RUNGS, plan.seed);
    let mut alike = Vec::new();
    for id in G::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_none()).map(|pitfall| pitfall.id) {
        if begun.elapsed() > patience {
            break;
        }
        if !prints::<G>(id, case, output) {
            continue;
        }
        let mut likeness = Likeness { pitfall: id, tested: 0, same: 0 };
        // The kept case costs no search, and few programs that read the rules otherwise get past it.
        let kept = ladder.kept_for::<G>(id).filter(|kept| G::print(kept) != G::print(case));
        let looked_for = (0..TESTS).map(|round| Some(ladder.aimed::<G>(id, round, &never)?.1));
        for other in std::iter::once(kept).chain(looked_for) {
            // Where the wrong reading has no answer itself, such as a game without end, there is nothing to compare.
            let other = other.filter(|other| {
                G::reference(&[id]).is_ok_and(|misread| misread.play(other, &mut Unobserved).is_ok())
            });
            if let Some(other) = other {
                let run = plan.runner.run(plan.program, G::print(&other).as_bytes(), plan.limits)?;
                likeness.tested += 1;
                likeness.same += u64::from(prints::<G>(id, &other, &run.stdout));
            }
            if begun.elapsed() > patience || !likeness.holds() {
                break;
            }
        }
        alike.push(likeness);
    }
    // The order of the rules among equals.
    alike.sort_by_key(|likeness| (!likeness.holds(), Reverse(likeness.same)));
    Ok(alike)
}

/// Whether the reference prints `output` for `case` under the pitfall.
pub(super) fn prints<G: Engines>(id: &str, case: &G::Case, output: &[u8]) -> bool {
    let Ok(reference) = G::reference(&[id]) else { return false };
    reference.play(case, &mut Unobserved).is_ok_and(|outcome| {
        let printed = G::print_answer(&outcome.answer);
        G::compare(printed.as_bytes(), output) == Comparison::Same
    })
}

/// Whether the answer to `case` is another under the pitfall: what shrinking goes by when it can do without the program.
pub(super) fn shows<G: Engines>(id: &str, case: &G::Case) -> Option<Failing<G>> {
    let mut recorder = Recorder::default();
    let right = G::sim().play(case, &mut recorder).ok()?;
    let wrong = G::reference(&[id]).ok()?.play(case, &mut Unobserved).ok()?;
    let [right_text, wrong_text] = [&right, &wrong].map(|outcome| G::print_answer(&outcome.answer));
    let differs = G::compare(right_text.as_bytes(), wrong_text.as_bytes()) != Comparison::Same;
    differs.then(|| Failing {
        case: case.clone(),
        signature: id.to_owned(),
        class: Some(right.class),
        events: recorder.events,
        parting: None,
    })
}
