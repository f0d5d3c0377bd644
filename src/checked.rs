//! The cross-check of cases of any size: the fast simulator plays the whole case, the reference as much as it answers
//! soon, and they have to agree on that. What is compared is what the play of the whole case said.

use std::ops::Add;

use damoni_corpus::{Observer, Outcome, PlayError, Recorder, Simulator};
use damoni_gen::{Agreed, Finding, cross_check};

use crate::harness::{Harness, Part};

/// A play on which both simulators agree, as far as the reference went.
#[derive(Clone, Debug)]
pub struct Checked<G: Harness> {
    /// The play of the whole case.
    pub agreed: Agreed<G>,
    /// What the reference played, if that was less than the whole.
    pub sample: Option<Sample<G>>,
}

/// A part of a case that both simulators played.
#[derive(Clone, Debug)]
pub struct Sample<G: Harness> {
    /// The part, a case itself.
    pub case: G::Case,
    /// Its answer, as the whole case's play has it.
    pub answer: G::Answer,
    /// How much it is.
    pub share: Share,
}

/// How much of something both simulators played, counted in the game's own units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Played by both.
    pub played: usize,
    /// Played by the fast one.
    pub of: usize,
}

impl Add for Share {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { played: self.played + other.played, of: self.of + other.of }
    }
}

/// Plays `case` with both simulators, which agree if the reference finds every event and answer of its part the same.
///
/// # Errors
/// The finding, on the part, if they do not. As with [`cross_check`] an error that both have is agreement; of a case that
/// is played in part it is the fast simulator's.
pub fn checked<G: Harness>(
    case: &G::Case,
    sim: &impl Simulator<G>,
    reference: &impl Simulator<G>,
) -> Result<Result<Checked<G>, PlayError>, Box<Finding<G>>> {
    let Some(Part { case: part, places, of }) = G::in_reach(case) else {
        return Ok(cross_check(case, sim, reference)?.map(|agreed| Checked { agreed, sample: None }));
    };
    let mut recorder = Recorder::default();
    let whole = match sim.play(case, &mut recorder) {
        Ok(outcome) => Agreed { outcome, events: recorder.events },
        Err(error) => return Ok(Err(error)),
    };
    let told = Told(G::narrowed(&whole, &places));
    let share = Share { played: places.len(), of };
    Ok(cross_check(&part, &told, reference)?.map(|agreed| Checked {
        agreed: whole,
        sample: Some(Sample { case: part, answer: agreed.outcome.answer, share }),
    }))
}

/// A play that has been: tells what it recorded.
struct Told<G: Harness>(Agreed<G>);

impl<G: Harness> Simulator<G> for Told<G> {
    fn play<O: Observer<G::Event>>(
        &self,
        _case: &G::Case,
        observer: &mut O,
    ) -> Result<Outcome<G>, PlayError> {
        for event in &self.0.events {
            observer.see(event.clone());
        }
        Ok(self.0.outcome.clone())
    }
}

#[cfg(test)]
mod tests {
    use damoni_corpus::Goudan;
    use damoni_corpus::goudan::{Board, Case, Event, Query};
    use damoni_gen::Engines;

    use super::*;

    /// The fast simulator, wrong by a little at one place of the answer or of the events.
    struct Slip {
        query: usize,
        event: bool,
    }

    impl Simulator<Goudan> for Slip {
        fn play<O: Observer<Event>>(
            &self,
            case: &Case,
            observer: &mut O,
        ) -> Result<Outcome<Goudan>, PlayError> {
            let mut tell = |mut event: Event| {
                if self.event && event.query as usize == self.query {
                    event.value += 1e-9;
                }
                observer.see(event);
            };
            let mut outcome: Outcome<Goudan> = Goudan::sim().play(case, &mut tell)?;
            if !self.event {
                outcome.answer.chances[self.query] += 1e-9;
            }
            Ok(outcome)
        }
    }

    /// Nine queries, of which the reference plays the fourth and the last.
    fn sampled() -> Case {
        let query = |place: usize| {
            let health = if [3, 8].contains(&place) { [3, 4] } else { [20, 19] };
            Query::new(health, Board::new(&[1]).unwrap(), Board::new(&[2]).unwrap(), [1, 1]).unwrap()
        };
        Case::new(3, (0..9).map(query).collect()).unwrap()
    }

    #[test]
    fn the_whole_play_is_checked_as_far_as_the_reference_goes() {
        let (case, reference) = (sampled(), Goudan::right_reference());
        let checked = checked(&case, &Goudan::sim(), &reference).unwrap().unwrap();
        assert_eq!(checked.agreed.outcome.answer.chances.len(), 9);
        assert_eq!(checked.sample.unwrap().share, Share { played: 2, of: 9 });
    }

    #[test]
    fn a_slip_in_the_whole_play_is_found_in_answers_and_in_events() {
        for query in [3, 8] {
            for event in [false, true] {
                let slip = Slip { query, event };
                let finding = checked(&sampled(), &slip, &Goudan::right_reference()).unwrap_err();
                assert_eq!(finding.case.queries().len(), 2, "{query} {event}");
            }
        }
    }

    #[test]
    fn what_the_reference_did_not_play_is_not_vouched_for() {
        let slip = Slip { query: 0, event: false };
        let checked = checked(&sampled(), &slip, &Goudan::right_reference()).unwrap().unwrap();
        assert!(checked.sample.is_some());
    }
}
