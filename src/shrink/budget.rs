//! How long a search may go on, and how far it has come.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::runner::RunnerError;

/// The end of a search that is not its natural one.
#[derive(Debug)]
pub(super) enum Halt {
    /// Out of time, or interrupted.
    Over,
    /// The predicate broke down.
    Broken(super::PredicateError),
}

impl From<super::PredicateError> for Halt {
    fn from(error: super::PredicateError) -> Self {
        match error {
            super::PredicateError::Runner(RunnerError::Interrupted) => Self::Over,
            error => Self::Broken(error),
        }
    }
}

/// Time, interruption and the count of cases tried.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    begun: Instant,
    time: Option<Duration>,
    stop: &'a AtomicBool,
    pub tried: &'a AtomicU64,
}

impl<'a> Budget<'a> {
    pub fn new(time: Option<Duration>, stop: &'a AtomicBool, tried: &'a AtomicU64) -> Self {
        Self { begun: Instant::now(), time, stop, tried }
    }

    pub fn check(&self) -> Result<(), Halt> {
        let over = self.stop.load(Ordering::Relaxed) || self.time.is_some_and(|time| self.elapsed() >= time);
        if over { Err(Halt::Over) } else { Ok(()) }
    }

    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    pub fn count(&self, tried: u64) {
        self.tried.fetch_add(tried, Ordering::Relaxed);
    }

    pub fn tried(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }
}
