//! In what order cases are put to a program: small ones first, then such as catch known wrong readings, then any.

use std::sync::atomic::{AtomicBool, Ordering};

use damoni_corpus::{Comparison, Simulator, Unobserved};
use damoni_gen::{Generate, MIXED, Profile, case, profile};

/// Cases of each small profile before anything else.
const FIRST: u64 = 40;
/// Cases of `mixed` in the first round; each later one has twice as many, since a case that has to be looked for costs
/// more than it brings once each wrong reading has had some.
const MIXED_IN_FIRST_ROUND: u64 = 200;
/// After so many rounds they stay as long as they are.
const DOUBLINGS: u64 = 12;
/// Cases of each long profile in a round.
const LONG_IN_ROUND: u64 = 8;

/// What a game gives to a hunt, beside its profiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rungs {
    /// The profiles of small cases, smallest first.
    pub small: &'static [&'static str],
    /// The profiles of long ones.
    pub long: &'static [&'static str],
    /// How many cases of each profile are looked at, at most, for one on which a wrong reading shows.
    pub aim: u64,
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// Which kind of case.
    pub profile: &'static Profile,
    /// Under which seed.
    pub seed: u64,
    /// Which one.
    pub index: u64,
    /// The wrong reading that shows on it, if it was chosen for that.
    pub aimed_at: Option<&'static str>,
}

/// The numbered cases of a hunt: the same under the same seed, whoever asks for them and when.
#[derive(Debug)]
pub struct Ladder {
    small: Vec<&'static Profile>,
    mixed: &'static Profile,
    long: Vec<&'static Profile>,
    pitfalls: Vec<&'static str>,
    aim: u64,
    seed: u64,
}

impl Ladder {
    /// The ladder of a game.
    pub fn new<G: Generate>(rungs: Rungs, seed: u64) -> Self {
        let plainest = &G::profiles()[0];
        let named = |names: &[&str]| names.iter().filter_map(|name| profile::<G>(name)).collect();
        Self {
            small: named(rungs.small),
            mixed: profile::<G>(MIXED).unwrap_or(plainest),
            long: named(rungs.long),
            pitfalls: G::pitfalls().iter().filter(|p| p.equivalent.is_none()).map(|p| p.id).collect(),
            aim: rungs.aim,
            seed,
        }
    }

    /// Case `number`, counted from 0, and where it comes from. `None` where no case was found on which the wrong reading
    /// shows whose turn it is, or after `stop`.
    pub fn case<G: Generate>(&self, number: u64, stop: &AtomicBool) -> Option<(Origin, G::Case)> {
        let first = FIRST * self.small.len() as u64;
        if number < first {
            // By turns, so that no profile waits for the others.
            let rungs = self.small.len() as u64;
            return Some(self.plain::<G>(self.small[(number % rungs) as usize], number / rungs));
        }
        let aimed = self.pitfalls.len() as u64;
        let long = LONG_IN_ROUND * self.long.len() as u64;
        let (mut round, mut at) = (0, number - first);
        let (mut mixed, mut before) = (MIXED_IN_FIRST_ROUND, 0);
        while at >= aimed + mixed + long {
            at -= aimed + mixed + long;
            before += mixed;
            round += 1;
            mixed = MIXED_IN_FIRST_ROUND << round.min(DOUBLINGS);
        }
        if at < aimed {
            return self.aimed::<G>(self.pitfalls[at as usize], round, stop);
        }
        let at = at - aimed;
        Some(if at < mixed {
            self.plain::<G>(self.mixed, before + at)
        } else {
            let (at, rungs) = (at - mixed, self.long.len() as u64);
            self.plain::<G>(self.long[(at % rungs) as usize], round * LONG_IN_ROUND + at / rungs)
        })
    }

    fn plain<G: Generate>(&self, profile: &'static Profile, index: u64) -> (Origin, G::Case) {
        let origin = Origin { profile, seed: self.seed, index, aimed_at: None };
        (origin, case::<G>(profile, self.seed, index))
    }

    /// The first case of the round, small profiles before `mixed`, whose answer is another under `pitfall`.
    pub(super) fn aimed<G: Generate>(
        &self,
        pitfall: &'static str,
        round: u64,
        stop: &AtomicBool,
    ) -> Option<(Origin, G::Case)> {
        let (sim, misread) = (G::sim(), G::reference(&[pitfall]).ok()?);
        // Away from the indices that the plain cases take.
        let from = (1 << 40) + round * self.aim;
        for &profile in self.small.iter().chain([&self.mixed]) {
            for index in from..from + self.aim {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let made = case::<G>(profile, self.seed, index);
                let Ok(right) = sim.play(&made, &mut Unobserved) else { continue };
                let shows = match misread.play(&made, &mut Unobserved) {
                    Ok(wrong) => {
                        let texts = [&right, &wrong].map(|outcome| G::print_answer(&outcome.answer));
                        G::compare(texts[0].as_bytes(), texts[1].as_bytes()) != Comparison::Same
                    }
                    Err(_) => true,
                };
                if shows {
                    return Some((Origin { profile, seed: self.seed, index, aimed_at: Some(pitfall) }, made));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use damoni_corpus::{Mahjong, Pigkill};

    use super::*;
    use crate::harness::Harness;

    fn origins<G: Harness>(numbers: std::ops::Range<u64>) -> Vec<Option<Origin>> {
        let ladder = Ladder::new::<G>(G::RUNGS, 3);
        let never = AtomicBool::new(false);
        numbers.map(|number| ladder.case::<G>(number, &never).map(|(origin, _)| origin)).collect()
    }

    #[test]
    fn small_cases_come_first_and_no_case_twice() {
        let origins: Vec<Origin> = origins::<Pigkill>(0..700).into_iter().flatten().collect();
        assert!(origins[..80].iter().all(|origin| ["tiny", "handful"].contains(&origin.profile.name)));
        assert!(origins[80..].iter().any(|origin| origin.profile.name == "long"));
        for (at, origin) in origins.iter().enumerate() {
            let same = |other: &&Origin| (other.profile, other.index) == (origin.profile, origin.index);
            let twice = origins[..at].iter().find(same);
            // Two wrong readings may show on the same case.
            assert!(twice.is_none_or(|twice| twice.aimed_at.is_some()), "{origin:?}");
        }
    }

    #[test]
    fn every_name_in_the_rungs_is_a_profile() {
        fn check<G: Harness>() {
            for name in G::RUNGS.small.iter().chain(G::RUNGS.long) {
                assert!(profile::<G>(name).is_some(), "{name}");
            }
        }
        check::<Pigkill>();
        check::<Mahjong>();
        check::<damoni_corpus::Goudan>();
    }

    #[test]
    fn an_aimed_case_shows_the_wrong_reading() {
        let ladder = Ladder::new::<Mahjong>(Mahjong::RUNGS, 3);
        let never = AtomicBool::new(false);
        let first = FIRST * Mahjong::RUNGS.small.len() as u64;
        let aimed = (first..first + 20).find_map(|number| ladder.case::<Mahjong>(number, &never));
        let (origin, case) = aimed.expect("some wrong reading shows soon");
        let pitfall = origin.aimed_at.expect("it was chosen for that");
        let right = <Mahjong as damoni_gen::Engines>::right_reference();
        let wrong = <Mahjong as damoni_gen::Engines>::reference(&[pitfall]).unwrap();
        assert!(damoni_gen::cross_check::<Mahjong>(&case, &right, &wrong).is_err());
    }
}
