//! The file system as a program sees it: what the machine has, read-only, and one folder of its own.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};

use nix::sched::{CloneFlags, unshare};
use rustix::fs::{StatVfsMountFlags, statvfs};
use rustix::mount::{MountFlags, MountPropagationFlags, mount, mount_bind, mount_change, mount_remount};

/// More sockets than a machine has for a program to find.
const MOST_SOCKETS: usize = 500;
/// Files and folders in the working directory.
const MOST_FILES: u32 = 4096;

/// Moves into a mount namespace from which nothing spreads.
pub(super) fn make_own() -> Result<(), String> {
    unshare(CloneFlags::CLONE_NEWNS).map_err(|e| e.desc().to_owned())?;
    mount_change("/", MountPropagationFlags::REC | MountPropagationFlags::PRIVATE)
        .map_err(|e| format!("making mounts private: {e}"))
}

/// A /proc that shows this pid namespace.
pub(super) fn mount_proc() -> Result<(), String> {
    let flags = MountFlags::NOSUID | MountFlags::NODEV | MountFlags::NOEXEC;
    mount("proc", "/proc", "proc", flags, None).map_err(|e| format!("/proc: {e}"))
}

/// An empty folder in memory over `folder`, which takes `bytes` and not more.
pub(super) fn mount_folder(folder: &Path, bytes: u64) -> Result<(), String> {
    let options = std::ffi::CString::new(format!("size={bytes},nr_inodes={MOST_FILES},mode=0700"))
        .map_err(|e| e.to_string())?;
    mount("damoni", folder, "tmpfs", MountFlags::NOSUID | MountFlags::NODEV, options.as_c_str())
        .map_err(|e| format!("{}: {e}", folder.display()))
}

/// The sockets with a path on which something listens or may.
pub(super) fn sockets_of_the_machine() -> Vec<PathBuf> {
    let Ok(table) = fs::read("/proc/net/unix") else { return Vec::new() };
    let paths = table.split(|&b| b == b'\n').skip(1).filter_map(|line| {
        // Seven columns, then the path, which may contain blanks.
        let start = line.iter().position(|&b| b == b'/')?;
        Some(PathBuf::from(OsString::from_vec(line[start..].to_vec())))
    });
    let sockets: BTreeSet<_> =
        paths.filter(|path| path.metadata().is_ok_and(|meta| meta.file_type().is_socket())).collect();
    sockets.into_iter().take(MOST_SOCKETS).collect()
}

/// Puts /dev/null over each of them.
pub(super) fn cover(sockets: &[PathBuf]) -> Result<(), String> {
    for socket in sockets {
        match mount_bind("/dev/null", socket) {
            // Closed meanwhile.
            Ok(()) | Err(rustix::io::Errno::NOENT) => {}
            Err(e) => return Err(format!("covering the socket {}: {e}", socket.display())),
        }
    }
    Ok(())
}

/// Makes every mount read-only, and makes sure of it.
pub(super) fn make_all_read_only() -> Result<(), String> {
    let table = fs::read("/proc/self/mountinfo").map_err(|e| format!("/proc/self/mountinfo: {e}"))?;
    let points: BTreeSet<PathBuf> = table
        .split(|&b| b == b'\n')
        .filter_map(|line| line.split(|&b| b == b' ').nth(4))
        .map(unescaped)
        .collect();
    for point in points {
        // One that lies under another mount cannot be reached, by the program either.
        let Ok(now) = statvfs(&point) else { continue };
        if now.f_flag.contains(StatVfsMountFlags::RDONLY) {
            continue;
        }
        let flags = kept_flags(now.f_flag) | MountFlags::BIND | MountFlags::RDONLY;
        // It may be no mount point any more, being hidden; what its path leads to is looked at in its turn.
        let remounted = mount_remount(&point, flags, c"");
        let after = statvfs(&point).map_err(|e| format!("{}: {e}", point.display()))?;
        let hidden = remounted == Err(rustix::io::Errno::INVAL);
        if !after.f_flag.contains(StatVfsMountFlags::RDONLY) && !hidden {
            let why = remounted.map_or_else(|e| e.to_string(), |()| "no effect".to_owned());
            return Err(format!("{} cannot be made read-only: {why}", point.display()));
        }
    }
    Ok(())
}

/// What a remount must repeat, or it would ask to drop it.
fn kept_flags(now: StatVfsMountFlags) -> MountFlags {
    let pairs = [
        (StatVfsMountFlags::NOSUID, MountFlags::NOSUID),
        (StatVfsMountFlags::NODEV, MountFlags::NODEV),
        (StatVfsMountFlags::NOEXEC, MountFlags::NOEXEC),
        (StatVfsMountFlags::NOATIME, MountFlags::NOATIME),
        (StatVfsMountFlags::NODIRATIME, MountFlags::NODIRATIME),
        (StatVfsMountFlags::RELATIME, MountFlags::RELATIME),
    ];
    let mut flags = MountFlags::empty();
    for (_, flag) in pairs.into_iter().filter(|(there, _)| now.contains(*there)) {
        flags |= flag;
    }
    flags
}

/// A path of mountinfo, where blanks and backslashes stand as octal escapes.
fn unescaped(text: &[u8]) -> PathBuf {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some((&first, tail)) = rest.split_first() {
        let octal = tail.get(..3).and_then(|digits| std::str::from_utf8(digits).ok());
        match octal.and_then(|digits| u8::from_str_radix(digits, 8).ok()) {
            Some(byte) if first == b'\\' => {
                bytes.push(byte);
                rest = &tail[3..];
            }
            _ => {
                bytes.push(first);
                rest = tail;
            }
        }
    }
    PathBuf::from(OsString::from_vec(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_in_mount_points_are_octal() {
        assert_eq!(unescaped(br"/mnt/my\040disk\134x"), Path::new(r"/mnt/my disk\x"));
        assert_eq!(unescaped(br"/a\04"), Path::new(r"/a\04"));
    }
}
