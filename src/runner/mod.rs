//! Runs programs that nobody vouches for: each under limits, fed from memory, shut away from the network
//! and from every file but its own empty folder, and gone with all its descendants when the run is over.
//!
//! On Linux a run costs little more than starting the program, because the walls are built once and used
//! for many runs: a *keeper*, this executable started anew, moves into namespaces of its own, becomes the
//! first process there, and starts one program after another. Whatever a program leaves behind is the
//! keeper's to kill and to sweep. A [`Runner`] holds as many keepers as runs are going on at once.
//!
//! Not every machine allows every wall. [`Runner::protections`] says which stand and why others do not.

mod error;
mod halt;
mod judge;
mod limits;
mod program;
mod protections;
mod run;
mod stderr;

// Compiled into the tests everywhere, so that it cannot rot where nobody builds it.
#[cfg(any(test, not(target_os = "linux")))]
#[cfg_attr(target_os = "linux", allow(dead_code))]
mod elsewhere;
#[cfg(target_os = "linux")]
mod linux;

pub use error::RunnerError;
pub use judge::{Judged, Verdict, judge};
pub use limits::Limits;
pub use program::Program;
pub use protections::{Protection, Protections, Wall};
pub use run::{Clock, End, Run};

#[cfg(not(target_os = "linux"))]
pub use elsewhere::{Runner, serve_if_keeper};
#[cfg(target_os = "linux")]
pub use linux::{Runner, serve_if_keeper};
