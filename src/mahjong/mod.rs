//! 麻将模拟器 in the harness.

mod shrink;
mod story;

use damoni_corpus::{Mahjong, Text};

use crate::harness::Harness;

impl Harness for Mahjong {
    fn remarks((): &()) -> Vec<Text> {
        Vec::new()
    }
}
