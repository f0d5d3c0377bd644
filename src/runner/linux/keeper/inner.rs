//! The inner half: builds the walls, reports which stand, and serves.

use std::env;
use std::io;
use std::os::fd::AsFd;
use std::path::PathBuf;

use nix::sched::{CloneFlags, unshare};
use rustix::process::{Signal, set_child_subreaper, set_parent_process_death_signal};
use rustix::thread::{CapabilitySet, remove_capability_from_bounding_set, set_no_new_privs};

use super::outer::{Inheritance, Namespaces};
use super::{close_stdin, devices, landlock, mounts, rlimits, serve, settings};
use crate::runner::linux::link::{Link, Ready};
use crate::runner::protections::{Protections, Wall};

pub(super) fn keep(inheritance: &str) {
    let Ok(fd) = io::stdin().as_fd().try_clone_to_owned() else { return };
    let link = Link::over(fd);
    match build(inheritance) {
        Ok((inheritance, walls)) => {
            let ready = Ready { protections: walls, folder: inheritance.folder.clone() };
            if link.send(&Ok::<_, String>(ready), &[]).is_ok() {
                serve::serve(&link, &inheritance);
            }
        }
        Err(why) => {
            // Nobody left to tell, if this fails.
            let _unheard = link.send(&Err::<Ready, String>(why), &[]);
        }
    }
}

fn build(inheritance: &str) -> Result<(Inheritance, Protections), String> {
    let mut inheritance: Inheritance =
        serde_json::from_str(inheritance).map_err(|e| format!("unreadable inheritance: {e}"))?;
    let told = |what: &'static str| move |e: rustix::io::Errno| format!("{what}: {e}");
    set_parent_process_death_signal(Some(Signal::KILL)).map_err(told("dying with the outer half"))?;
    close_stdin().map_err(|e| format!("closing its standard input: {e}"))?;
    let mut walls = Protections::default();
    let Seen { processes, folder_bounded } = match &inheritance.namespaces {
        Ok(kind) => {
            walls.available(Wall::Leftovers, "a pid namespace, killed as a whole");
            // Sockets with a path are reached through files, not through the network, of which only those of
            // this namespace are listed: so they are looked up before leaving it.
            let sockets = mounts::sockets_of_the_machine();
            network(&mut walls);
            mounted(&inheritance, *kind, &sockets, &mut walls)
        }
        Err(why) => {
            set_child_subreaper(Some(rustix::process::getpid())).map_err(told("becoming a subreaper"))?;
            walls.partial(
                Wall::Leftovers,
                format!("descendants are looked up and killed one by one, unless the keeper is killed first: {why}"),
            );
            landlock::build(&inheritance.folder, why, &mut walls);
            Seen { processes: true, folder_bounded: false }
        }
    };
    rlimits::set(&inheritance, processes, &mut walls)?;
    inheritance.processes_bounded = walls.has(Wall::Processes);
    match folder_bounded {
        true => walls.available(Wall::Files, "resource limits, and a working directory in memory"),
        false => walls.partial(Wall::Files, "resource limits for each file, none for all together"),
    }
    match fewer_privileges() {
        Ok(()) => walls.available(Wall::Privileges, "no new privileges, no capabilities"),
        Err(e) => walls.unavailable(Wall::Privileges, format!("giving them up failed: {e}")),
    }
    env::set_current_dir(&inheritance.folder).map_err(|e| format!("entering the working directory: {e}"))?;
    Ok((inheritance, walls))
}

fn network(walls: &mut Protections) {
    match unshare(CloneFlags::CLONE_NEWNET) {
        Ok(()) => walls.available(Wall::Network, "a network namespace with nothing in it"),
        Err(e) => walls.unavailable(Wall::Network, format!("no network namespace: {}", e.desc())),
    }
    // Shared memory and message queues outlive processes; here they outlive no keeper.
    let _kept = unshare(CloneFlags::CLONE_NEWIPC);
}

/// What the file system lets the keeper count on.
struct Seen {
    /// The processes of the run are in /proc.
    processes: bool,
    /// The working directory cannot grow past its bound.
    folder_bounded: bool,
}

fn mounted(
    inheritance: &Inheritance,
    kind: Namespaces,
    sockets: &[PathBuf],
    walls: &mut Protections,
) -> Seen {
    if let Err(e) = mounts::make_own() {
        walls.unavailable(Wall::Writes, format!("no mount namespace: {e}"));
        return Seen { processes: false, folder_bounded: false };
    }
    let sees = mounts::mount_proc().is_ok();
    if sees {
        settings::make_strict(kind, inheritance.limits.processes);
    }
    let devices = devices::mount_own(&inheritance.folder);
    let read_only = mounts::cover(sockets).and_then(|()| mounts::make_all_read_only());
    let folder = mounts::mount_folder(&inheritance.folder, inheritance.limits.file_size);
    let folder_bounded = folder.is_ok();
    let built = read_only.and(folder);
    match (built, devices) {
        (Ok(()), Ok(())) => {
            walls.available(Wall::Writes, "a mount namespace, all read-only but the working directory");
        }
        (Ok(()), Err(e)) => {
            walls.partial(Wall::Writes, format!("all read-only, but /dev is the machine's own: {e}"));
        }
        (Err(e), _) => walls.unavailable(Wall::Writes, e),
    }
    Seen { processes: sees, folder_bounded }
}

fn fewer_privileges() -> rustix::io::Result<()> {
    // Inside its namespace this process is root, and so is the program, but a root that starts without
    // capabilities: they would let it undo the walls.
    for bit in 0..u64::BITS {
        let one = CapabilitySet::from_bits_retain(1 << bit);
        match remove_capability_from_bounding_set(one) {
            // Past the last one the kernel knows.
            Err(rustix::io::Errno::INVAL) => break,
            // Without a namespace an ordinary user has none to give up.
            Err(rustix::io::Errno::PERM) if !rustix::process::geteuid().is_root() => break,
            other => other?,
        }
    }
    set_no_new_privs(true)
}
