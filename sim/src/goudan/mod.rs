//! Goudan, played directly.
