//! The named wrong readings, in the order of the rules.

use super::policies::Policies;
use crate::pitfall::Pitfall;

/// All of them.
pub const ALL: &[Pitfall<Policies>] = &[];
