//! Files that appear whole or not at all.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// What to do when the file is already there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Existing {
    /// Refuse, leaving it as it is.
    Keep,
    /// Put the new one in its place.
    Replace,
}

/// Writes `bytes` beside `path` and renames, so that no reader and no crash ever sees half of it.
///
/// # Errors
/// Whatever the file system says; `AlreadyExists` under [`Existing::Keep`]. Nothing is left behind.
pub fn write(path: &Path, bytes: &[u8], existing: Existing) -> io::Result<()> {
    put(path, bytes, existing, |_| Ok(()))
}

/// The same, and the file is on the disk when this returns: for what a power cut must not take back.
///
/// # Errors
/// As for [`write()`].
pub fn write_through(path: &Path, bytes: &[u8], existing: Existing) -> io::Result<()> {
    put(path, bytes, existing, File::sync_all)?;
    // Its name is the folder's to keep. Only Unix opens folders.
    if cfg!(unix) { File::open(folder(path))?.sync_all() } else { Ok(()) }
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}

fn put(
    path: &Path,
    bytes: &[u8],
    existing: Existing,
    secure: impl FnOnce(&File) -> io::Result<()>,
) -> io::Result<()> {
    let mut beside = tempfile::Builder::new().prefix(".damoni-").tempfile_in(folder(path))?;
    beside.write_all(bytes)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Temporary files are private; a test file is for everyone.
        beside.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))?;
    }
    secure(beside.as_file())?;
    match existing {
        Existing::Keep => beside.persist_noclobber(path)?,
        Existing::Replace => beside.persist(path)?,
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_written_through_is_there_and_is_kept_or_replaced_like_any_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("finding.in");
        write_through(&path, b"one", Existing::Keep).unwrap();
        let refused = write_through(&path, b"two", Existing::Keep).unwrap_err();
        assert_eq!(refused.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(std::fs::read(&path).unwrap(), b"one");
        write_through(&path, b"two", Existing::Replace).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
