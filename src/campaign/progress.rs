//! How far a share of a campaign has come, on disk, so that it can go on after any end.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use damoni_corpus::Game;
use damoni_corpus::whole::{self, Existing};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Plan;

/// How far a share of a campaign has come. All it says is also on disk: findings are written before it counts the cases
/// they came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Which campaign.
    pub campaign: String,
    /// Which share.
    pub shard: String,
    /// The turns of the share below this one are all played.
    pub turns: u64,
    /// In how many of them the simulators parted.
    pub partings: u64,
    /// The lowest index of each signature seen.
    pub findings: BTreeMap<String, Seen>,
}

/// A finding that is on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The index of its case.
    pub index: u64,
    /// Whether there is nothing left to do for it.
    pub shrunk: bool,
}

/// Why a campaign cannot be resumed.
#[derive(Debug, Error)]
pub enum ResumeError {
    /// The file system.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Not one of our files.
    #[error("{file}: not a progress file ({why}): remove this file to begin again")]
    Foreign {
        /// The file, in the folder of the campaign.
        file: String,
        /// What is wrong with it.
        why: String,
    },
}

impl Progress {
    /// At the beginning.
    pub fn none<G: Game>(plan: &Plan) -> Self {
        Self { campaign: plan.identity::<G>(), shard: plan.shard.to_string(), ..Self::default() }
    }

    /// What an earlier run has left in `folder`, if anything.
    ///
    /// # Errors
    /// If there is something that cannot be read.
    pub fn load<G: Game>(folder: &Path, plan: &Plan) -> Result<Option<Self>, ResumeError> {
        let text = match std::fs::read(folder.join(plan.progress_name::<G>())) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let foreign = |why: String| ResumeError::Foreign { file: plan.progress_name::<G>(), why };
        let progress: Self = serde_json::from_slice(&text).map_err(|error| foreign(error.to_string()))?;
        let expected = Self::none::<G>(plan);
        if (&progress.campaign, &progress.shard) != (&expected.campaign, &expected.shard) {
            return Err(foreign(format!("it belongs to `{}`", progress.campaign)));
        }
        Ok(Some(progress))
    }

    pub(super) fn save<G: Game>(&self, folder: &Path, plan: &Plan) -> io::Result<()> {
        let text = serde_json::to_string_pretty(self)? + "\n";
        whole::write_through(&folder.join(plan.progress_name::<G>()), text.as_bytes(), Existing::Replace)
    }
}
