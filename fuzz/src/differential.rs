//! Simulator against simulator, on events and answers.

use damoni_corpus::{Game, Outcome, Reading, Simulator, Unobserved};
use damoni_gen::{Finding, Parting, cross_check};

use crate::accepted::Accepted;
use crate::fuzzed::Fuzzed;
use crate::mutate;
use crate::target::{Fault, Target, Verdict};

/// The environment variable that puts the reference under wrong readings: names with commas between them.
pub const PITFALL: &str = "DAMONI_PITFALL";

/// Simulator against simulator, on events and answers.
pub struct Differential<G: Fuzzed> {
    sim: G::Sim,
    reference: G::Reference,
    pitfalls: Vec<String>,
    accepted: Accepted,
}

impl<G: Fuzzed> Differential<G> {
    /// With the reference under these wrong readings.
    ///
    /// # Errors
    /// If there is no such reading.
    pub fn under(pitfalls: &[&str]) -> Result<Self, String> {
        Ok(Self {
            sim: G::sim(),
            reference: G::reference(pitfalls).map_err(|unknown| format!("{PITFALL}: {unknown}"))?,
            pitfalls: pitfalls.iter().map(|&id| id.to_owned()).collect(),
            accepted: Accepted::default(),
        })
    }

    fn check(&self, data: &[u8]) -> Result<Verdict, Fault> {
        let Ok(case) = G::read(data, Reading::Strict) else { return Ok(Verdict::Rejected) };
        if !G::in_quick_reach(&case) {
            return Ok(Verdict::Rejected);
        }
        match cross_check(&case, &self.sim, &self.reference) {
            Ok(Ok(agreed)) => self.unwatched(&case, &agreed.outcome),
            // Both say that the game has no end: such a text is no case.
            Ok(Err(_)) => Ok(Verdict::Rejected),
            // A wrong reading may end what has no end: that is no case either.
            Err(finding) if !self.pitfalls.is_empty() && finding.ends[0].is_err() => Ok(Verdict::Rejected),
            Err(finding) => Err(Fault(self.told(&finding))),
        }
    }

    /// The answer is the same when nobody watches, which `sim` is free to find in another way.
    fn unwatched(&self, case: &G::Case, watched: &Outcome<G>) -> Result<Verdict, Fault> {
        let alone = self.sim.play(case, &mut Unobserved);
        let same = |alone: &Outcome<G>| {
            G::same_answer(&alone.answer, &watched.answer) && alone.class == watched.class
        };
        match &alone {
            Ok(alone) if same(alone) => Ok(Verdict::Kept),
            _ => Err(Fault(format!(
                "sim answers otherwise when nobody watches\n  watched: {:?}\n  alone:   {:?}",
                G::print_answer(&watched.answer),
                alone.map(|alone| G::print_answer(&alone.answer)),
            ))),
        }
    }

    fn told(&self, finding: &Finding<G>) -> String {
        let sides = match finding.parting {
            Parting::Event(at) => [0, 1].map(|side: usize| match finding.events[side].get(at) {
                Some(event) => format!("{event:?}"),
                None => "nothing more".to_owned(),
            }),
            _ => [0, 1].map(|side: usize| match &finding.ends[side] {
                Ok(outcome) => {
                    format!("{:?} of class {:?}", G::print_answer(&outcome.answer), outcome.class)
                }
                Err(error) => error.to_string(),
            }),
        };
        let place = match finding.parting {
            Parting::Event(at) => format!("at event {at}"),
            Parting::Answer => "in the answer".to_owned(),
            Parting::Class => "in the class".to_owned(),
            Parting::Error => "in whether there is an answer".to_owned(),
        };
        let pitfalls: String = self.pitfalls.iter().map(|id| format!(" --pitfall {id}")).collect();
        format!(
            "sim and reference part {place} ({})\n  sim:       {}\n  reference: {}\nThe input is a judge case. See it: \
             damoni replay {name} FILE{pitfalls}; make it small: damoni shrink {name} FILE{pitfalls}",
            finding.signature(),
            sides[0],
            sides[1],
            name = <G as Game>::NAME,
        )
    }
}

impl<G: Fuzzed> Target for Differential<G> {
    fn set_up() -> Result<Self, String> {
        let named = std::env::var(PITFALL).unwrap_or_default();
        let pitfalls: Vec<&str> = named.split(',').map(str::trim).filter(|id| !id.is_empty()).collect();
        Self::under(&pitfalls)
    }

    fn run(&self, data: &[u8]) -> Result<Verdict, Fault> {
        let verdict = self.check(data)?;
        self.accepted.count(verdict);
        Ok(verdict)
    }

    fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize> {
        mutate::mutate::<G>(data, size, max_size, seed)
    }

    fn cross(first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize {
        mutate::cross::<G>(first, second, out, seed)
    }
}
