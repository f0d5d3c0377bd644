//! A keeper: the process that stands between the runner and a program.
//!
//! It has two halves. The outer one makes the working directory and the namespaces and waits; the inner one
//! is the first process of the new pid namespace, builds the walls, and starts the programs. As the first
//! process it inherits every orphan and may kill everything at one stroke, and if it dies itself, by whatever
//! cause, the kernel kills everything there. The outer half, which still sees the machine as it is, then
//! removes the working directory.
//!
//! Both halves are fresh processes with one thread, which is what the kernel asks of those who change
//! namespaces, and all they do is done through safe calls. Starting a program from here rather than
//! from the runner has two more merits: this process is small, so the peak memory a program inherits at its start is small
//! too, and nothing of the runner's is copied.

mod devices;
mod inner;
mod landlock;
mod mounts;
mod outer;
mod processes;
mod rlimits;
mod serve;
mod settings;

use std::env;
use std::io;

/// The first argument of an outer half.
pub(super) const OUTER: &str = "keeper-of-outside-programs";
/// The first argument of an inner half.
const INNER: &str = "inner-keeper-of-outside-programs";

/// Does a keeper's work if this process was started as one.
pub(super) fn serve_if_asked() -> bool {
    let mut args = env::args_os().skip(1);
    let (Some(role), Some(charge), None) = (args.next(), args.next(), args.next()) else { return false };
    let Some(charge) = charge.to_str() else { return false };
    if role == OUTER {
        outer::keep(charge);
    } else if role == INNER {
        inner::keep(charge);
    } else {
        return false;
    }
    true
}

/// Closes this process's copies of what it was started with: the runner must see the link close when the
/// inner half is gone, and a program must not find it.
fn close_stdin() -> io::Result<()> {
    let null = std::fs::File::open("/dev/null")?;
    rustix::stdio::dup2_stdin(&null)?;
    Ok(())
}
