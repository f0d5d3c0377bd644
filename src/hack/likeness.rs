//! Which wrong reading a program has.
//!
//! On one case several wrong readings may print what the program printed. So each that does is put to the test: on other
//! cases on which it shows, the program must print what it prints. A program may have two of them.

use std::cmp::Reverse;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use damoni_corpus::{Comparison, PlayError, Recorder, Simulator, Unobserved};
use damoni_gen::Engines;

use super::{Ladder, Plan};
use crate::campaign::pairs;
use crate::harness::Harness;
use crate::runner::RunnerError;
use crate::shrink::Failing;

/// Cases on which a likeness is tested.
const TESTS: u64 = 6;

/// A wrong reading under which the reference prints what the program prints.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// The pitfall, or several that hold together.
    pub pitfalls: Vec<&'static str>,
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

    /// Whether other cases bear it out, and none speaks against it.
    pub fn is_borne_out(&self) -> bool {
        self.holds() && self.tested > 0
    }

    /// Its name: those of its pitfalls.
    pub fn name(&self) -> String {
        self.pitfalls.join(" + ")
    }
}

/// The wrong readings under which the reference prints `output` for `case`, the harmless ones left out, most alike first;
/// those tried within `patience`. If none holds on other cases too and the plan wants pairs, each two are tried together, for
/// four times as long: there are thousands of them.
///
/// # Errors
/// When the program cannot be run any more.
pub fn likenesses<G: Harness>(
    case: &G::Case,
    output: &[u8],
    plan: &Plan<'_>,
    patience: Duration,
) -> Result<Vec<Likeness>, RunnerError> {
    let ids: Vec<&str> = G::harmful_pitfalls().map(|pitfall| pitfall.id).collect();
    let alone = ids.iter().map(|&id| vec![id]).collect();
    let mut alike = tested::<G>(alone, case, output, plan, patience)?;
    if plan.pairs && !alike.iter().any(Likeness::is_borne_out) {
        alike.extend(
            tested::<G>(pairs(&ids), case, output, plan, 4 * patience)?.into_iter().filter(Likeness::holds),
        );
    }
    // The order of the rules among equals.
    alike.sort_by_key(|likeness| (!likeness.holds(), Reverse(likeness.same)));
    Ok(alike)
}

/// Those of the readings that print `output` for `case`, each tested on other cases until one speaks against it.
fn tested<G: Harness>(
    readings: Vec<Vec<&'static str>>,
    case: &G::Case,
    output: &[u8],
    plan: &Plan<'_>,
    patience: Duration,
) -> Result<Vec<Likeness>, RunnerError> {
    let begun = Instant::now();
    let never = AtomicBool::new(false);
    let ladder = Ladder::new::<G>(G::RUNGS, plan.seed);
    let mut alike = Vec::new();
    for reading in readings {
        if begun.elapsed() > patience {
            break;
        }
        if !prints::<G>(&reading, case, output) {
            continue;
        }
        let mut likeness = Likeness { pitfalls: reading, tested: 0, same: 0 };
        let ids = likeness.pitfalls.clone();
        // The kept cases cost no search, and few programs that read the rules otherwise get past them.
        let kept =
            ids.iter().map(|id| ladder.kept_for::<G>(id).filter(|kept| G::print(kept) != G::print(case)));
        let looked_for = (0..TESTS).flat_map(|round| ids.iter().map(move |&id| (id, round)));
        let looked_for = looked_for.map(|(id, round)| Some(ladder.aimed::<G>(id, round, &never)?.1));
        for other in kept.chain(looked_for) {
            // Where the wrong reading has no answer itself, such as a game without end, there is nothing to compare.
            let other = other.filter(|other| {
                G::reference(&ids).is_ok_and(|misread| misread.play(other, &mut Unobserved).is_ok())
            });
            if let Some(other) = other {
                let run = plan.runner.run(plan.program, G::print(&other).as_bytes(), plan.limits)?;
                likeness.tested += 1;
                likeness.same += u64::from(prints::<G>(&ids, &other, &run.stdout));
            }
            if begun.elapsed() > patience || !likeness.holds() {
                break;
            }
        }
        alike.push(likeness);
    }
    Ok(alike)
}

/// Whether the reference prints `output` for `case` under these pitfalls. Where the game never ends so, a program has nothing
/// to print.
pub(super) fn prints<G: Engines>(reading: &[&str], case: &G::Case, output: &[u8]) -> bool {
    let Ok(reference) = G::reference(reading) else { return false };
    match reference.play(case, &mut Unobserved) {
        Ok(outcome) => {
            let printed = G::print_answer(&outcome.answer);
            G::compare(printed.as_bytes(), output) == Comparison::Same
        }
        Err(PlayError::Endless { .. }) => output.trim_ascii().is_empty(),
        Err(_) => false,
    }
}

/// Whether the answer to `case` is another under these pitfalls: what shrinking goes by when it can do without the program.
pub(super) fn shows<G: Engines>(reading: &[&str], case: &G::Case) -> Option<Failing<G>> {
    let mut recorder = Recorder::default();
    let right = G::sim().play(case, &mut recorder).ok()?;
    let wrong = G::reference(reading).ok()?.play(case, &mut Unobserved).ok()?;
    let [right_text, wrong_text] = [&right, &wrong].map(|outcome| G::print_answer(&outcome.answer));
    let differs = G::compare(right_text.as_bytes(), wrong_text.as_bytes()) != Comparison::Same;
    differs.then(|| Failing {
        case: case.clone(),
        signature: reading.join(" + "),
        class: Some(right.class),
        events: recorder.events,
        parting: None,
    })
}
