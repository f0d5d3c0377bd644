//! An outside program against the answer that both simulators agree on.

use damoni_corpus::{PlayError, Recorder, Simulator};
use damoni_gen::{Agreed, Engines, Finding, cross_check};

use super::predicate::{Failing, Horizon, Predicate, PredicateError};
use crate::harness::Harness;
use crate::runner::{self, Limits, Program, Runner, Verdict};

/// A program of any language, run under limits.
#[derive(Debug)]
pub struct Outside<'a, G: Engines> {
    runner: &'a Runner,
    program: Program,
    limits: Limits,
    sim: G::Sim,
    reference: G::Reference,
}

impl<'a, G: Engines> Outside<'a, G> {
    /// `sim` and `reference` must both be right.
    pub fn new(
        runner: &'a Runner,
        program: Program,
        limits: Limits,
        (sim, reference): (G::Sim, G::Reference),
    ) -> Self {
        Self { runner, program, limits, sim, reference }
    }
}

impl<G: Harness> Outside<'_, G> {
    /// The right play. What the reference would take long for, `sim` alone vouches for: what is left of it in the end is
    /// small, and both have played that.
    fn play(&self, case: &G::Case) -> Result<Result<Agreed<G>, PlayError>, Box<Finding<G>>> {
        if G::is_soon_played(case) {
            return cross_check::<G>(case, &self.sim, &self.reference);
        }
        let mut seen = Recorder::default();
        let outcome = self.sim.play(case, &mut seen);
        Ok(outcome.map(|outcome| Agreed { outcome, events: seen.events }))
    }
}

impl<G: Harness> Predicate<G> for Outside<'_, G> {
    fn until(&self, over: &(dyn Fn() -> bool + Sync), work: &mut dyn FnMut()) {
        self.runner.until(over, work);
    }

    fn examine(&self, case: &G::Case, _: Horizon<'_, G>) -> Result<Option<Failing<G>>, PredicateError> {
        let agreed = match self.play(case) {
            Ok(Ok(agreed)) => agreed,
            Ok(Err(_)) => return Ok(None),
            Err(finding) => return Err(PredicateError::NoAnswer { signature: finding.signature() }),
        };
        let expected = G::print_answer(&agreed.outcome.answer);
        let judged = runner::judge::<G>(
            self.runner,
            &self.program,
            G::print(case).as_bytes(),
            expected.as_bytes(),
            &self.limits,
        )?;
        // Another machine, or the same one tomorrow, may say something else.
        if judged.near_time_limit || judged.verdict == Verdict::Ac {
            return Ok(None);
        }
        let mut signature = judged.verdict.abbreviation().to_owned();
        let mut parting = None;
        if let Verdict::Wa { line } = judged.verdict {
            parting = G::parting_at_line(&agreed.events, line);
            let where_to = G::difference(expected.as_bytes(), &judged.run.stdout, line);
            if !where_to.is_empty() {
                signature = format!("{signature} {where_to}");
            }
        }
        Ok(Some(Failing {
            case: case.clone(),
            signature,
            class: Some(agreed.outcome.class),
            events: agreed.events,
            parting,
        }))
    }
}
