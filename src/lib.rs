//! The harness: what the command line does is here.

pub mod runner;
