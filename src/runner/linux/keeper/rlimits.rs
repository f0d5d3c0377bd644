//! The limits the kernel counts for us. They are the keeper's own, hard ones, so every program and all its
//! descendants inherit them and none can raise them.

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit, setrlimit};

use super::outer::{Inheritance, Namespaces};
use super::settings;
use crate::runner::limits::Limits;
use crate::runner::protections::{Protections, Wall};

/// The two halves of the keeper are counted among its user's processes.
const OWN_PROCESSES: u64 = 2;
/// How far a program steps back. It matters only to who goes first when there are not enough cores.
const NICE: i32 = 3;

pub(super) fn set(
    inheritance: &Inheritance,
    sees_processes: bool,
    walls: &mut Protections,
) -> Result<(), String> {
    let limits = &inheritance.limits;
    lower(Resource::Core, 0)?;
    lower(Resource::Fsize, limits.file_size)?;
    lower(Resource::Nofile, limits.open_files)?;
    lower(Resource::Stack, limits.stack)?;
    lower(Resource::Msgqueue, 0)?;

    let watched = "watched every few milliseconds";
    if sees_processes {
        walls.available(Wall::Memory, format!("resident memory of all processes, {watched}"));
        walls.available(Wall::Cpu, format!("all processes, {watched}, and a resource limit for each"));
    } else {
        // Reserved memory is all that can be limited then.
        lower(Resource::As, limits.memory)?;
        let why = "no /proc of its own: processes cannot be watched";
        walls.partial(Wall::Memory, format!("reserved memory of each process by resource limit, as {why}"));
        walls.partial(Wall::Cpu, format!("each process by resource limit, as {why}"));
    }
    // The kernel exempts root, and before 5.14 counted the user's processes outside the namespace too.
    let counted =
        inheritance.namespaces == Ok(Namespaces::UserAndPid) && !inheritance.root && counts_by_namespace();
    if counted {
        lower(Resource::Nproc, u64::from(limits.processes) + OWN_PROCESSES)?;
        walls.available(Wall::Processes, "a resource limit of the namespace");
    } else if sees_processes && settings::bound_processes(limits.processes) {
        walls.available(Wall::Processes, format!("counted, {watched}, and a bound of the namespace"));
    } else if sees_processes {
        walls
            .partial(Wall::Processes, format!("counted, {watched}: a burst may pass the limit for a moment"));
    } else {
        walls.unavailable(Wall::Processes, "no /proc of its own, and no limit that holds for this user");
    }
    Ok(())
}

/// Lets the keeper go first: a fork bomb would otherwise keep it from seeing that it is one.
pub(super) fn step_back(group: Pid) {
    // It may be gone already.
    let _gone = rustix::process::setpriority_pgrp(Some(group), NICE);
}

/// CPU time of the process alone. What the watch sees first is the sum; this is for a watch that gets no time itself.
pub(super) fn limit_cpu(process: Pid, limits: &Limits) {
    let seconds = limits.cpu.as_secs().saturating_add(2);
    // It may be gone already.
    let _gone =
        prlimit(Some(process), Resource::Cpu, Rlimit { current: Some(seconds), maximum: Some(seconds) });
}

fn lower(resource: Resource, to: u64) -> Result<(), String> {
    let now = getrlimit(resource);
    let to = Some(now.maximum.map_or(to, |most| most.min(to)));
    setrlimit(resource, Rlimit { current: to, maximum: to }).map_err(|e| format!("{resource:?}: {e}"))
}

fn counts_by_namespace() -> bool {
    let name = rustix::system::uname();
    let release = name.release().to_string_lossy();
    let mut parts = release.split(|c: char| !c.is_ascii_digit()).map_while(|part| part.parse::<u32>().ok());
    (parts.next(), parts.next()) >= (Some(5), Some(14))
}
