//! 麻将模拟器 in the harness.

mod shrink;
mod story;
mod suite;

use damoni_corpus::{Mahjong, Text};
use include_dir::{Dir, include_dir};

use crate::hack::Rungs;
use crate::harness::Harness;

/// The kept cases of the pitfalls.
static KEPT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus/cases/mahjong");

impl Harness for Mahjong {
    const RUNGS: Rungs = Rungs { kept: &KEPT, small: &["short"], long: &["wall-end"], aim: 80 };

    fn remarks((): &()) -> Vec<Text> {
        Vec::new()
    }
}
