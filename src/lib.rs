//! The harness: campaigns of simulator against simulator, test sets, and what they contain.
//!
//! `damoni` on the command line is a thin layer ([`cli`]) over this library.

pub mod campaign;
pub mod census;
pub mod checked;
pub mod cli;
mod goudan;
pub mod hack;
pub mod harness;
pub mod judging;
mod mahjong;
mod pigkill;
pub mod registry;
pub mod replay;
pub mod runner;
pub mod score;
pub mod shrink;
pub mod suite;
pub mod testset;
