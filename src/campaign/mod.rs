//! The hunt: simulator against simulator over seeded cases, on all cores and many machines.
//!
//! A case is (seed, index), so shares of a campaign need no coordination, and whatever happens to a run, the next one
//! can go on: first a finding is on disk, then the cases up to it count as played.

mod plan;
mod progress;
mod run;
mod seeds;
mod shard;
mod signature;
mod smallest;
mod store;
mod told;

pub use plan::Plan;
pub use progress::{Progress, ResumeError, Seen};
pub use run::{Campaign, CampaignError, Found, Tally};
pub use seeds::export_seeds;
pub use shard::{Shard, ShardError};
pub use signature::signature;
pub use store::{Merged, Store, Stored, merge};
pub use told::{Told, Trial, pairs};
