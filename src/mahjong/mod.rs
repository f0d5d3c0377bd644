//! 麻将模拟器 in the harness.

mod shrink;
mod story;

use damoni_corpus::{Mahjong, Text};

use crate::hack::Rungs;
use crate::harness::Harness;

impl Harness for Mahjong {
    const RUNGS: Rungs = Rungs { small: &["short"], long: &["wall-end"], aim: 80 };

    fn remarks((): &()) -> Vec<Text> {
        Vec::new()
    }
}
