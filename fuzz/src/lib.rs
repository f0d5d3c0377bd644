//! What the fuzz targets do. A target itself is one line in `fuzz_targets/`.
//!
//! Inputs are judge text, so that a corpus stays valid when generators change, and a crash file is a case. The mutator
//! reads a case, edits it by the game's own edits, and prints it; fresh material comes from `Arbitrary`.

mod accepted;
mod differential;
mod dishevel;
mod fuzzed;
mod goudan;
mod mahjong;
mod mutate;
mod pigkill;
mod readers;
pub mod replay;
mod target;

pub use differential::{Differential, PITFALL};
pub use fuzzed::Fuzzed;
pub use readers::Readers;
pub use target::{Fault, Target, Verdict};
