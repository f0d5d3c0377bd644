//! How much of the machine a run may take.

use std::time::Duration;

use serde::{Deserialize, Serialize};

const MIB: u64 = 1 << 20;

/// The limits of a run. A run that passes one is stopped there and then.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time of the program and all it started.
    pub cpu: Duration,
    /// Time on the wall, which a sleeping program also uses up.
    pub wall: Duration,
    /// Bytes of resident memory, of the program and all it started together. Memory only reserved is not
    /// counted, as judges do not count it: Java, Go and Node reserve far more than they use.
    pub memory: u64,
    /// Bytes of stack. Judges for contests let it grow to the memory limit.
    pub stack: u64,
    /// Bytes of standard output.
    pub output: u64,
    /// Bytes of standard error kept, half from its beginning and half from its end. More is read and dropped.
    pub stderr: usize,
    /// Bytes of a file written, and of all files in the working directory together.
    pub file_size: u64,
    /// Processes and threads at a time.
    pub processes: u32,
    /// Open files of a process.
    pub open_files: u64,
}

impl Limits {
    /// The usual limits around a time limit: twice that and a second on the wall, since a program that
    /// computes is charged by CPU time, and a machine under load gives it less than a core.
    pub fn for_time(time: Duration) -> Self {
        Self {
            cpu: time,
            wall: time.saturating_mul(2).saturating_add(Duration::from_secs(1)),
            memory: 512 * MIB,
            stack: 512 * MIB,
            output: 16 * MIB,
            stderr: 64 << 10,
            file_size: 16 * MIB,
            processes: 64,
            open_files: 256,
        }
    }

    /// The same with another memory limit, to which the stack may grow.
    #[must_use]
    pub fn memory(self, bytes: u64) -> Self {
        Self { memory: bytes, stack: bytes, ..self }
    }

    /// The same with another limit of standard output.
    #[must_use]
    pub fn output(self, bytes: u64) -> Self {
        Self { output: bytes, ..self }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::for_time(Duration::from_secs(2))
    }
}
