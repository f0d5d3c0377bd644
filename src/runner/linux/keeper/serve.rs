//! The keeper's day: start a program, watch it, end it, sweep, report.

use std::fs;
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use rustix::event::{PollFd, PollFlags};
use rustix::process::{Pid, PidfdFlags, Signal, kill_process, pidfd_open};
use wait4::Wait4;

use super::outer::Inheritance;
use super::{processes, rlimits};
use crate::runner::limits::Limits;
use crate::runner::linux::link::{Job, Link, Order, Report, wait};
use crate::runner::run::{Clock, End};

/// How often a program is looked at. A core can fill a few ten megabytes in that time.
const LOOK: Duration = Duration::from_millis(5);

/// Serves until the runner closes the link.
pub(super) fn serve(link: &Link, inheritance: &Inheritance) {
    while let Ok(Some((order, fds))) = link.receive::<Order>() {
        match order {
            // For a program that ended before the order came.
            Order::Stop => {}
            Order::Run(job) => {
                // Held until the report is out: the end of the streams would only wake the runner early.
                let _held: Vec<_> = fds.iter().map(OwnedFd::try_clone).collect();
                let Ok(report) = run(link, job, fds, inheritance) else { return };
                if link.send(&report, &[]).is_err() {
                    return;
                }
            }
        }
    }
}

/// Fails only when the runner is gone: then so must everything be.
fn run(link: &Link, job: Job, fds: Vec<OwnedFd>, inheritance: &Inheritance) -> io::Result<Report> {
    let Ok([stdin, stdout, stderr]) = <[OwnedFd; 3]>::try_from(fds) else {
        return Ok(Report::NotStarted("its standard streams did not arrive".to_owned()));
    };
    let cpu_before = cpu_of_the_dead();
    let started = Instant::now();
    let mut command = Command::new(&job.path);
    command
        .args(&job.args)
        .env_clear()
        .envs(job.env)
        .env("HOME", &inheritance.folder)
        .env("TMPDIR", &inheritance.folder)
        .stdin(stdin)
        .stdout(stdout)
        .stderr(stderr)
        .process_group(0);
    let spawned = command.spawn();
    let mut child = match spawned {
        Ok(child) => child,
        Err(e) => return Ok(Report::NotStarted(e.to_string())),
    };
    let pid = Pid::from_child(&child);
    rlimits::limit_cpu(pid, &inheritance.limits);
    if !inheritance.processes_bounded {
        rlimits::step_back(pid);
    }
    let watched = watch(link, &child, &inheritance.limits, cpu_before, started);
    if !matches!(watched, Ok(Watched { end: Ending::Itself, .. })) {
        processes::kill_namespace();
        let _gone = kill_process(pid, Signal::KILL);
    }
    let waited = child.wait4();
    let wall = started.elapsed();
    let swept = processes::end_all().and_then(|()| sweep(&inheritance.folder));
    let (watched, waited) = (watched?, waited?);
    let cpu = cpu_of_the_dead().saturating_sub(cpu_before);
    let peak = watched.peak.max(waited.rusage.maxrss);
    let limits = &inheritance.limits;
    let status = waited.status;
    let end = match watched.end {
        Ending::Stopped(end) => end,
        Ending::Itself if peak > limits.memory => End::MemoryLimit,
        Ending::Itself if cpu > limits.cpu => End::TimeLimit(Clock::Cpu),
        Ending::Itself if wall > limits.wall => End::TimeLimit(Clock::Wall),
        Ending::Itself => match (status.code(), status.signal()) {
            (Some(code), _) => End::Exited(code),
            (None, signal) => End::Signalled(signal.unwrap_or(0)),
        },
    };
    Ok(Report::Ended { end, cpu, wall, peak, swept })
}

enum Ending {
    Itself,
    Stopped(End),
}

struct Watched {
    end: Ending,
    peak: u64,
}

/// Until it ends or passes a limit.
fn watch(
    link: &Link,
    child: &Child,
    limits: &Limits,
    cpu_before: Duration,
    started: Instant,
) -> io::Result<Watched> {
    let pidfd = pidfd_open(Pid::from_child(child), PidfdFlags::empty())?;
    let mut peak = 0;
    loop {
        let left = limits.wall.saturating_sub(started.elapsed());
        let mut fds =
            [PollFd::new(&pidfd, PollFlags::IN), PollFd::from_borrowed_fd(link.as_fd(), PollFlags::IN)];
        wait(&mut fds, left.min(LOOK))?;
        let (ended, told) = (!fds[0].revents().is_empty(), !fds[1].revents().is_empty());
        if ended {
            return Ok(Watched { end: Ending::Itself, peak });
        }
        let stopped = |end| Ok(Watched { end: Ending::Stopped(end), peak });
        if told {
            return match link.receive::<Order>()? {
                // The runner knows why it said so.
                Some(_) => stopped(End::OutputLimit),
                None => Err(io::ErrorKind::BrokenPipe.into()),
            };
        }
        if started.elapsed() >= limits.wall {
            return stopped(End::TimeLimit(Clock::Wall));
        }
        let usage = processes::usage(limits.processes);
        peak = peak.max(over_memory(&usage, limits));
        let cpu = usage.cpu + cpu_of_the_dead().saturating_sub(cpu_before);
        let end = if peak > limits.memory {
            End::MemoryLimit
        } else if cpu > limits.cpu {
            End::TimeLimit(Clock::Cpu)
        } else if usage.tasks > u64::from(limits.processes) {
            End::ProcessLimit
        } else {
            continue;
        };
        return Ok(Watched { end: Ending::Stopped(end), peak });
    }
}

/// Processes that share pages are counted again, properly, before they are called too large.
fn over_memory(usage: &processes::Usage, limits: &Limits) -> u64 {
    match usage.memory > limits.memory && usage.tasks > 1 {
        true => processes::memory_shared_once(),
        false => usage.memory,
    }
}

/// CPU time of all children this process has waited for, and of all theirs.
fn cpu_of_the_dead() -> Duration {
    getrusage(UsageWho::RUSAGE_CHILDREN).map_or(Duration::ZERO, |usage| {
        let micros = usage.user_time().num_microseconds() + usage.system_time().num_microseconds();
        Duration::from_micros(u64::try_from(micros).unwrap_or(0))
    })
}

/// Empties the working directory.
fn sweep(folder: &Path) -> Result<(), String> {
    let told = |e: io::Error| format!("emptying the working directory: {e}");
    // The program may have shut it, against the next one.
    fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).map_err(told)?;
    for entry in fs::read_dir(folder).map_err(told)? {
        let entry = entry.map_err(told)?;
        match entry.file_type().map_err(told)?.is_dir() {
            true => fs::remove_dir_all(entry.path()).map_err(told)?,
            false => fs::remove_file(entry.path()).map_err(told)?,
        }
    }
    Ok(())
}
