//! What a run was: how it ended, what it printed, what it took.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The clock that ran out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Clock {
    /// Time on a processor.
    Cpu,
    /// Time on the wall.
    Wall,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// By itself, with this status.
    Exited(i32),
    /// By a signal that was not the runner's.
    Signalled(i32),
    /// Stopped: out of time.
    TimeLimit(Clock),
    /// Stopped, or ended, with more memory than it may have.
    MemoryLimit,
    /// Stopped: more output than it may print.
    OutputLimit,
    /// Stopped: more processes than it may have.
    ProcessLimit,
}

/// One run of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// How it ended.
    pub end: End,
    /// What it printed, up to the output limit.
    pub stdout: Vec<u8>,
    /// The beginning and the end of what it printed to standard error, with a line between them that
    /// says how much is left out.
    pub stderr: Vec<u8>,
    /// CPU time of all its processes.
    pub cpu: Duration,
    /// Time on the wall.
    pub wall: Duration,
    /// Most resident memory at a time, in bytes. A process starts with its parent's, so this is never less than
    /// the few megabytes of the keeper. `None` where it cannot be measured.
    pub peak_memory: Option<u64>,
}
