//! What a game provides so that its cases can be made and described.

use damoni_corpus::{Game, Outcome, Simulator, Unobserved};
use damoni_reference::{Misread, Reference, UnknownPitfall};
use damoni_sim::Sim;

use crate::draws::Draws;

/// A kind of case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Its name on the command line.
    pub name: &'static str,
    /// What its cases are like.
    pub en: &'static str,
    /// The same in Chinese.
    pub zh: &'static str,
}

/// Something that can happen in a play and that a strong test set contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Its name in tables and manifests.
    pub id: &'static str,
    /// What happens.
    pub en: &'static str,
    /// The same in Chinese.
    pub zh: &'static str,
    /// Asked of every game in a `mixed` run; the others are shown for what they tell but promised nowhere.
    pub promised: bool,
}

/// Declares a game's situations once: the enum `Is` that its portrait sets, and the list `SITUATIONS` that tables print.
macro_rules! situations {
    ($($name:ident $id:literal $promised:literal $en:literal $zh:literal;)*) => {
        /// A situation, as the number of its bit.
        #[derive(Clone, Copy)]
        pub(super) enum Is { $($name),* }

        pub(super) const SITUATIONS: [$crate::generate::Situation; [$($id),*].len()] =
            [$($crate::generate::Situation { id: $id, en: $en, zh: $zh, promised: $promised }),*];
    };
}
pub(crate) use situations;

/// A number that a play has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Its name in tables.
    pub id: &'static str,
    /// What it counts, with its unit.
    pub en: &'static str,
    /// The same in Chinese.
    pub zh: &'static str,
}

/// What one play contains: bits and numbers in the order of the game's lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Portrait {
    /// Bit `i` is set if situation `i` occurs.
    pub situations: u128,
    /// One number a measure.
    pub measures: Vec<u64>,
}

impl Portrait {
    /// Whether situation `index` occurs.
    pub fn has(&self, index: usize) -> bool {
        self.situations >> index & 1 == 1
    }
}

/// Both simulators of a game.
pub trait Engines: Misread {
    /// The type of the fast one.
    type Sim: Simulator<Self>;
    /// The type of the readable one.
    type Reference: Simulator<Self>;

    /// The fast one.
    fn sim() -> Self::Sim;

    /// The readable one, right or under pitfalls.
    ///
    /// # Errors
    /// If there is no such pitfall.
    fn reference<S: AsRef<str>>(pitfalls: &[S]) -> Result<Self::Reference, UnknownPitfall>;

    /// The readable one, right.
    fn right_reference() -> Self::Reference;
}

impl<G: Misread> Engines for G
where
    Sim: Simulator<G>,
    Reference<G>: Simulator<G>,
{
    type Sim = Sim;
    type Reference = Reference<G>;

    fn sim() -> Sim {
        Sim
    }

    fn reference<S: AsRef<str>>(pitfalls: &[S]) -> Result<Reference<G>, UnknownPitfall> {
        Reference::under(pitfalls)
    }

    fn right_reference() -> Reference<G> {
        Reference::default()
    }
}

/// A game whose cases can be made from a seed.
pub trait Generate: Engines {
    /// Every profile, `mixed` among them. The first is the plainest, the last is `mixed`.
    fn profiles() -> &'static [Profile];

    /// A case of `profile`, which is one of [`profiles`](Self::profiles). It is valid, ends, and keeps to its class.
    fn generate(profile: &Profile, draws: &mut Draws) -> Self::Case;

    /// Every situation, at most 128.
    fn situations() -> &'static [Situation];

    /// Every measure.
    fn measures() -> &'static [Measure];

    /// What the play of `case` that reported `events` contains.
    fn portrait(case: &Self::Case, events: &[Self::Event], outcome: &Outcome<Self>) -> Portrait;
}

/// The default profile: draws another one each time.
pub const MIXED: &str = "mixed";

/// The profile of this name.
pub fn profile<G: Generate>(name: &str) -> Option<&'static Profile> {
    G::profiles().iter().find(|profile| profile.name == name)
}

/// Case `index` under `seed`: the same on any machine, for ever.
pub fn case<G: Generate>(profile: &Profile, seed: u64, index: u64) -> G::Case {
    G::generate(profile, &mut Draws::new(&format!("{}/{}", G::NAME, profile.name), seed, index))
}

/// How the fast simulator ends `case`, for profiles that keep to a class; `None` where it has no answer.
pub(crate) fn outcome<G: Generate>(case: &G::Case) -> Option<Outcome<G>> {
    G::sim().play(case, &mut Unobserved).ok()
}

/// A reusable check for the lists of a game: names are unique and `mixed` is last.
#[doc(hidden)]
pub fn lists_are_sound<G: Generate>() -> Result<(), String> {
    let mut names: Vec<&str> = G::profiles().iter().map(|p| p.name).collect();
    if names.last() != Some(&MIXED) {
        return Err(format!("the last profile of {} is not {MIXED}", G::NAME));
    }
    names.sort_unstable();
    let mut ids: Vec<&str> = G::situations().iter().map(|s| s.id).collect();
    if ids.len() > 128 {
        return Err(format!("{} situations, but a portrait has 128 bits", ids.len()));
    }
    ids.sort_unstable();
    match names.windows(2).chain(ids.windows(2)).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("`{}` twice in {}", pair[0], <G as Game>::NAME)),
        None => Ok(()),
    }
}
