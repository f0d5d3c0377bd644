//! A /dev with nothing in it that could do harm: root on the machine may write to raw disks, whatever the
//! mounts say.

use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::Path;

use rustix::mount::{MountFlags, UnmountFlags, mount, mount_bind, mount_bind_recursive, unmount};

const DEVICES: [&str; 5] = ["null", "zero", "full", "random", "urandom"];

/// Builds it in `staging` and puts it over /dev.
pub(super) fn mount_own(staging: &Path) -> Result<(), String> {
    let told = |what: &str, e: &dyn std::fmt::Display| format!("{what}: {e}");
    mount("damoni-dev", staging, "tmpfs", MountFlags::NOSUID, c"size=64k,mode=0755")
        .map_err(|e| told("a folder for devices", &e))?;
    let filled = fill(staging);
    let placed =
        filled.and_then(|()| mount_bind_recursive(staging, "/dev").map_err(|e| told("over /dev", &e)));
    let taken_down = unmount(staging, UnmountFlags::DETACH).map_err(|e| told("clearing up", &e));
    placed.and(taken_down)
}

fn fill(folder: &Path) -> Result<(), String> {
    for name in DEVICES {
        let file = folder.join(name);
        File::create(&file).map_err(|e| format!("{name}: {e}"))?;
        mount_bind(Path::new("/dev").join(name), &file).map_err(|e| format!("{name}: {e}"))?;
    }
    let links = [("fd", ""), ("stdin", "/0"), ("stdout", "/1"), ("stderr", "/2")];
    for (name, end) in links {
        symlink(format!("/proc/self/fd{end}"), folder.join(name)).map_err(|e| format!("{name}: {e}"))?;
    }
    fs::create_dir(folder.join("shm")).map_err(|e| format!("shm: {e}"))
}
