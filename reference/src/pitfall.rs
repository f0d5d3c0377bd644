//! Pitfalls: named wrong readings of a rule. Each swaps one system or policy of the right rules for a wrong
//! one, so that the reference plays as a hasty reader's complete and plausible program would.

use damoni_corpus::Game;
use thiserror::Error;

/// A named wrong reading of one rule, as data. `P` is the game's set of policies.
#[derive(Debug)]
pub struct Pitfall<P: 'static> {
    /// Short name in kebab case, unique within the game, never changed once released.
    pub id: &'static str,
    /// The wrong reading in one English sentence.
    pub en: &'static str,
    /// The same in Chinese.
    pub zh: &'static str,
    /// The anchor, in the game's page of rules (`docs/rules/<game>.md`), of the rule it breaks.
    pub rule: &'static str,
    /// Where it has been seen: published programs, write-ups, or reading the rule clause by clause.
    pub seen: &'static str,
    /// Why no case can tell it from the right rule, for those that are kept in the list although they are harmless.
    pub equivalent: Option<&'static str>,
    /// Swaps the policy.
    pub swap: fn(&mut P),
}

/// A game whose reference can be put under pitfalls.
pub trait Misread: Game {
    /// The rules as data: which system or policy applies at each point. `Default` is the right reading.
    type Policies: Clone + Default + Send + Sync + 'static;

    /// Every pitfall of the game, in the order of the rules.
    fn pitfalls() -> &'static [Pitfall<Self::Policies>];

    /// Those that some case tells from the right rules: the harmless ones left out.
    fn harmful_pitfalls() -> impl Iterator<Item = &'static Pitfall<Self::Policies>> {
        Self::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_none())
    }
}

/// The reference simulator of a game, right by default.
#[derive(Clone, Debug)]
pub struct Reference<G: Misread> {
    policies: G::Policies,
    pitfalls: Vec<&'static str>,
}

/// There is no such pitfall.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no pitfall `{id}` in {game}; `damoni pitfalls {game}` lists them")]
pub struct UnknownPitfall {
    /// What was asked for.
    pub id: String,
    /// In which game.
    pub game: &'static str,
}

impl<G: Misread> Default for Reference<G> {
    fn default() -> Self {
        Self { policies: G::Policies::default(), pitfalls: Vec::new() }
    }
}

impl<G: Misread> Reference<G> {
    /// The reference under the named wrong readings, all at once.
    ///
    /// # Errors
    /// If a name is not one of the game's pitfalls.
    pub fn under<S: AsRef<str>>(ids: impl IntoIterator<Item = S>) -> Result<Self, UnknownPitfall> {
        let mut reference = Self::default();
        for id in ids {
            let id = id.as_ref();
            let pitfall = G::pitfalls()
                .iter()
                .find(|pitfall| pitfall.id == id)
                .ok_or_else(|| UnknownPitfall { id: id.to_owned(), game: G::NAME })?;
            (pitfall.swap)(&mut reference.policies);
            reference.pitfalls.push(pitfall.id);
        }
        Ok(reference)
    }

    /// The policies in force.
    pub fn policies(&self) -> &G::Policies {
        &self.policies
    }

    /// The names of the wrong readings in force; none when it is right.
    pub fn pitfalls(&self) -> &[&'static str] {
        &self.pitfalls
    }
}
