//! The pitfalls of mahjong.

use super::policies::Policies;
use crate::pitfall::Pitfall;

/// Every pitfall, in the order of the rules.
pub(super) fn all() -> &'static [Pitfall<Policies>] {
    &[]
}
