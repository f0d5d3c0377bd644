//! Pigkill, played directly.
