//! What to hunt through, and the campaign's identity.

use std::time::Duration;

use damoni_corpus::Game;
use damoni_gen::Profile;

use super::Shard;
use super::seeds::content_name;

/// What to hunt through.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Which kind of case.
    pub profile: &'static Profile,
    /// The campaign's seed.
    pub seed: u64,
    /// Indices from 0 up to this many, in all shards together; without end if `None`.
    pub cases: Option<u64>,
    /// Stop after this long.
    pub time: Option<Duration>,
    /// Worker threads.
    pub jobs: usize,
    /// Which share of the indices.
    pub shard: Shard,
    /// Stop at the first finding instead of hunting on for other ones.
    pub first: bool,
    /// The wrong readings the reference is under.
    pub pitfalls: Vec<String>,
}

impl Plan {
    /// What makes two runs parts of one campaign: a case is the same in both. How far they go and which share they
    /// take does not matter.
    pub fn identity<G: Game>(&self) -> String {
        let pitfalls: String = self.pitfalls.iter().map(|id| format!(" --pitfall {id}")).collect();
        format!("{} --profile {} --seed {}{pitfalls}", G::NAME, self.profile.name, self.seed)
    }

    /// The file in which this share of the campaign keeps how far it came.
    pub(super) fn progress_name<G: Game>(&self) -> String {
        let whole = content_name(self.identity::<G>().as_bytes());
        format!("progress-{}-{whole}-{}.json", G::NAME, self.shard.slug())
    }

    /// The command that makes the case with this index again, and what is found in it.
    pub fn replay_line<G: Game>(&self, index: u64) -> String {
        format!("damoni fuzz {} --index {index}", self.identity::<G>())
    }
}
