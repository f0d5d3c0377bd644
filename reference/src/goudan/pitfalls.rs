//! The pitfalls of goudan, in the order of the rules.

use super::policies::Policies;
use crate::pitfall::Pitfall;

/// Every pitfall.
pub(super) static PITFALLS: &[Pitfall<Policies>] = &[];
