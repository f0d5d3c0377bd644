//! The outer half: makes the working directory and the user and pid namespaces, starts the inner half, and
//! cleans up when it is gone.

use std::fs;
use std::io;
use std::os::fd::AsFd;
use std::path::PathBuf;
use std::process::Command;

use nix::errno::Errno;
use nix::sched::{CloneFlags, unshare};
use rustix::process::{getegid, geteuid, getpid, set_child_subreaper, setsid};
use serde::{Deserialize, Serialize};

use super::{INNER, close_stdin, processes};
use crate::runner::limits::Limits;
use crate::runner::linux::link::{Charge, Link, Ready};

/// What the outer half tells the inner one.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Inheritance {
    pub(super) limits: Limits,
    pub(super) folder: PathBuf,
    /// Whether the inner half is in namespaces of its own; if not, why.
    pub(super) namespaces: Result<Namespaces, String>,
    /// Whether the machine counts it as root.
    pub(super) root: bool,
    /// Whether the kernel bounds the number of processes. The inner half finds out.
    pub(super) processes_bounded: bool,
}

/// The namespaces the outer half could make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Namespaces {
    /// User and pid.
    UserAndPid,
    /// Pid alone: the machine forbids user namespaces, but root does not need one.
    Pid,
}

pub(super) fn keep(charge: &str) {
    if let Err(why) = start_and_wait(charge) {
        let Ok(fd) = io::stdin().as_fd().try_clone_to_owned() else { return };
        // Nobody left to tell, if this fails.
        let _unheard = Link::over(fd).send(&Err::<Ready, String>(why), &[]);
    }
}

fn start_and_wait(charge: &str) -> Result<(), String> {
    let charge: Charge = serde_json::from_str(charge).map_err(|e| format!("unreadable charge: {e}"))?;
    // Away from the terminal, whose Ctrl-C is for the runner: it ends its keepers when it has finished.
    setsid().map_err(|e| format!("setsid: {e}"))?;
    let folder = tempfile::Builder::new()
        .prefix("damoni-run-")
        .tempdir()
        .map_err(|e| format!("making a working directory: {e}"))?;
    // Orphans of the inner half come here, should it die without a pid namespace.
    set_child_subreaper(Some(getpid())).map_err(|e| format!("becoming a subreaper: {e}"))?;
    let root = geteuid().is_root();
    let namespaces = make_namespaces();
    let inheritance = Inheritance {
        limits: charge.limits,
        folder: folder.path().to_owned(),
        namespaces,
        root,
        processes_bounded: false,
    };
    let inheritance = serde_json::to_string(&inheritance).map_err(|e| e.to_string())?;
    let mut inner = Command::new("/proc/self/exe")
        .args([INNER, &inheritance])
        .spawn()
        .map_err(|e| format!("starting its inner half: {e}"))?;
    close_stdin().map_err(|e| format!("closing its standard input: {e}"))?;
    // Whatever it ended with, the link is closed and the runner knows.
    let _status = inner.wait();
    let _gone = processes::end_all();
    folder.close().map_err(|e| format!("removing the working directory: {e}"))
}

/// What the kernel's answer means here.
fn reason(error: Errno) -> String {
    match error {
        Errno::EPERM | Errno::EACCES => "which this container or this system's policy forbids".to_owned(),
        Errno::ENOSPC | Errno::EUSERS => "of which sysctl user.max_user_namespaces allows no more".to_owned(),
        Errno::EINVAL | Errno::ENOSYS => "which this kernel does not have".to_owned(),
        other => format!("says the kernel: {}", other.desc()),
    }
}

fn make_namespaces() -> Result<Namespaces, String> {
    let (user, group) = (geteuid().as_raw(), getegid().as_raw());
    match unshare(CloneFlags::CLONE_NEWUSER | CloneFlags::CLONE_NEWPID) {
        Ok(()) => {
            let map = |file: &str, text: String| {
                fs::write(format!("/proc/self/{file}"), text).map_err(|e| format!("/proc/self/{file}: {e}"))
            };
            map("setgroups", "deny".to_owned())?;
            map("uid_map", format!("0 {user} 1"))?;
            map("gid_map", format!("0 {group} 1"))?;
            Ok(Namespaces::UserAndPid)
        }
        Err(no_user) => match unshare(CloneFlags::CLONE_NEWPID) {
            Ok(()) => Ok(Namespaces::Pid),
            Err(_) => Err(format!("no namespaces, {}", reason(no_user))),
        },
    }
}
