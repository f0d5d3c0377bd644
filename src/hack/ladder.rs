//! In what order cases are put to a program: small ones first, then the smallest that catch known wrong readings, then any.

use std::sync::atomic::{AtomicBool, Ordering};

use damoni_corpus::{Comparison, Game, Reading, Simulator, Unobserved};
use damoni_gen::{Engines, Generate, MIXED, Profile, case, profile};
use include_dir::Dir;

/// Cases of each small profile before anything else.
const FIRST: u64 = 40;
/// Cases of `mixed` in the first round; each later one has twice as many, since a case that has to be looked for costs
/// more than it brings once each wrong reading has had some.
const MIXED_IN_FIRST_ROUND: u64 = 200;
/// After so many rounds they stay as long as they are.
const DOUBLINGS: u64 = 12;
/// Cases of each long profile in a round.
const LONG_IN_ROUND: u64 = 8;
/// A round looks at this part of the cases that are looked at where one is really wanted: a run of the program costs
/// as much as looking at a few.
const PART_IN_ROUND: u64 = 4;

/// What a game gives to a hunt, beside its profiles.
#[derive(Clone, Copy, Debug)]
pub struct Rungs {
    /// The kept cases, with the smallest of each wrong reading in `pitfalls/PITFALL.in`.
    pub kept: &'static Dir<'static>,
    /// The profiles of small cases, smallest first.
    pub small: &'static [&'static str],
    /// The profiles of long ones.
    pub long: &'static [&'static str],
    /// How many cases of each profile are looked at, at most, for one on which a wrong reading shows.
    pub aim: u64,
}

impl Rungs {
    /// The kept case of this name, such as `pitfalls/PITFALL`.
    pub fn kept_case<G: Game>(&self, name: &str) -> Option<G::Case> {
        G::read(self.kept.get_file(format!("{name}.in"))?.contents(), Reading::Strict).ok()
    }

    /// The smallest case kept for a wrong reading.
    fn kept_for<G: Game>(&self, pitfall: &str) -> Option<G::Case> {
        self.kept_case::<G>(&format!("pitfalls/{pitfall}"))
    }
}

/// Where a case comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the one kept for this wrong reading.
    Kept(&'static str),
    /// It was made.
    Made {
        /// Which kind of case.
        profile: &'static Profile,
        /// Under which seed.
        seed: u64,
        /// Which one.
        index: u64,
        /// The wrong reading that shows on it, if it was chosen for that.
        aimed_at: Option<&'static str>,
    },
}

impl Origin {
    /// The wrong reading that shows on it, if it is there for that.
    pub fn aimed_at(&self) -> Option<&'static str> {
        match *self {
            Self::Kept(pitfall) => Some(pitfall),
            Self::Made { aimed_at, .. } => aimed_at,
        }
    }

    /// What it is counted under: its profile, or why it is there.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Kept(_) => Kind::Kept,
            Self::Made { aimed_at: Some(_), .. } => Kind::Aimed,
            Self::Made { profile, .. } => Kind::Of(profile.name),
        }
    }
}

/// Kinds of cases in a hunt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Kept for a wrong reading.
    Kept,
    /// Looked for, for the sake of one.
    Aimed,
    /// Any of this profile.
    Of(&'static str),
}

impl Kind {
    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Aimed => "aimed",
            Self::Of(profile) => profile,
        }
    }
}

/// The numbered cases of a hunt: the same under the same seed, whoever asks for them and when.
#[derive(Debug)]
pub struct Ladder {
    rungs: Rungs,
    /// The wrong readings with a kept case.
    kept: Vec<&'static str>,
    small: Vec<&'static Profile>,
    mixed: &'static Profile,
    long: Vec<&'static Profile>,
    pitfalls: Vec<&'static str>,
    seed: u64,
}

impl Ladder {
    /// The ladder of a game.
    pub fn new<G: Generate>(rungs: Rungs, seed: u64) -> Self {
        let plainest = &G::profiles()[0];
        let named = |names: &[&str]| names.iter().filter_map(|name| profile::<G>(name)).collect();
        let pitfalls: Vec<&str> = G::harmful_pitfalls().map(|pitfall| pitfall.id).collect();
        let kept = |id: &&str| rungs.kept_for::<G>(id).is_some();
        Self {
            rungs,
            kept: pitfalls.iter().copied().filter(kept).collect(),
            small: named(rungs.small),
            mixed: profile::<G>(MIXED).unwrap_or(plainest),
            long: named(rungs.long),
            pitfalls,
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
        let number = number - first;
        if let Some(&pitfall) = self.kept.get(number as usize) {
            return Some((Origin::Kept(pitfall), self.rungs.kept_for::<G>(pitfall)?));
        }
        let aimed = self.pitfalls.len() as u64;
        let long = LONG_IN_ROUND * self.long.len() as u64;
        let (mut round, mut at) = (0, number - self.kept.len() as u64);
        let (mut mixed, mut before) = (MIXED_IN_FIRST_ROUND, 0);
        while at >= aimed + mixed + long {
            at -= aimed + mixed + long;
            before += mixed;
            round += 1;
            mixed = MIXED_IN_FIRST_ROUND << round.min(DOUBLINGS);
        }
        if at < aimed {
            let pitfall = self.pitfalls[at as usize];
            let kept = self.kept.contains(&pitfall);
            let aim = if kept { self.rungs.aim.div_ceil(PART_IN_ROUND) } else { self.rungs.aim };
            return self.look::<G>(pitfall, round, aim, stop);
        }
        let at = at - aimed;
        Some(if at < mixed {
            self.plain::<G>(self.mixed, before + at)
        } else {
            let (at, rungs) = (at - mixed, self.long.len() as u64);
            self.plain::<G>(self.long[(at % rungs) as usize], round * LONG_IN_ROUND + at / rungs)
        })
    }

    /// The case kept for a wrong reading.
    pub(super) fn kept_for<G: Generate>(&self, pitfall: &str) -> Option<G::Case> {
        self.kept.contains(&pitfall).then(|| self.rungs.kept_for::<G>(pitfall))?
    }

    fn plain<G: Generate>(&self, profile: &'static Profile, index: u64) -> (Origin, G::Case) {
        let origin = Origin::Made { profile, seed: self.seed, index, aimed_at: None };
        (origin, case::<G>(profile, self.seed, index))
    }

    /// The first case of the round, small profiles before `mixed`, whose answer is another under `pitfall`.
    pub(super) fn aimed<G: Generate>(
        &self,
        pitfall: &'static str,
        round: u64,
        stop: &AtomicBool,
    ) -> Option<(Origin, G::Case)> {
        self.look::<G>(pitfall, round, self.rungs.aim, stop)
    }

    fn look<G: Generate>(
        &self,
        pitfall: &'static str,
        round: u64,
        aim: u64,
        stop: &AtomicBool,
    ) -> Option<(Origin, G::Case)> {
        // Away from the indices that the plain cases take.
        let from = (1 << 40) + round * self.rungs.aim;
        for &profile in self.small.iter().chain([&self.mixed]) {
            for index in from..from + aim {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let made = case::<G>(profile, self.seed, index);
                if shows::<G>(pitfall, &made) {
                    let origin = Origin::Made { profile, seed: self.seed, index, aimed_at: Some(pitfall) };
                    return Some((origin, made));
                }
            }
        }
        None
    }
}

/// Whether a program with the wrong reading is wrong on `case`: it prints another answer, or none.
fn shows<G: Engines>(pitfall: &str, case: &G::Case) -> bool {
    let (Ok(misread), Ok(right)) = (G::reference(&[pitfall]), G::sim().play(case, &mut Unobserved)) else {
        return false;
    };
    misread.play(case, &mut Unobserved).map_or(true, |wrong| {
        let texts = [&right, &wrong].map(|outcome| G::print_answer(&outcome.answer));
        G::compare(texts[0].as_bytes(), texts[1].as_bytes()) != Comparison::Same
    })
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
        let origins: Vec<Origin> = origins::<Pigkill>(0..900).into_iter().flatten().collect();
        let kind = |origin: &Origin| origin.kind();
        assert!(
            origins[..80]
                .iter()
                .all(|origin| [Kind::Of("tiny"), Kind::Of("handful")].contains(&kind(origin)))
        );
        assert_eq!(origins[80].kind(), Kind::Kept);
        assert!(origins[80..].iter().any(|origin| origin.kind() == Kind::Of("long")));
        for (at, origin) in origins.iter().enumerate() {
            // Two wrong readings may show on the same case.
            let twice = origins[..at].contains(origin);
            assert!(!twice, "{origin:?}");
        }
    }

    #[test]
    fn kept_cases_show_their_wrong_readings() {
        fn check<G: Harness>() {
            let ladder = Ladder::new::<G>(G::RUNGS, 1);
            assert!(!ladder.kept.is_empty());
            for &pitfall in &ladder.kept {
                let case = G::RUNGS.kept_for::<G>(pitfall).expect(pitfall);
                let wrong = G::reference(&[pitfall]).unwrap();
                assert!(
                    damoni_gen::cross_check::<G>(&case, &G::right_reference(), &wrong).is_err(),
                    "{pitfall}"
                );
                assert!(shows::<G>(pitfall, &case), "{pitfall}: the play is another, but not the answer");
            }
        }
        check::<Pigkill>();
        check::<Mahjong>();
        check::<damoni_corpus::Goudan>();
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
        let first = FIRST * Mahjong::RUNGS.small.len() as u64 + ladder.kept.len() as u64;
        let aimed = (first..first + 20).find_map(|number| ladder.case::<Mahjong>(number, &never));
        let (origin, case) = aimed.expect("some wrong reading shows soon");
        let pitfall = origin.aimed_at().expect("it was chosen for that");
        let right = <Mahjong as damoni_gen::Engines>::right_reference();
        let wrong = <Mahjong as damoni_gen::Engines>::reference(&[pitfall]).unwrap();
        assert!(damoni_gen::cross_check::<Mahjong>(&case, &right, &wrong).is_err());
    }
}
