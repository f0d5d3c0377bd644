//! Files that appear whole or not at all.

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
    let folder = match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    };
    let mut beside = tempfile::Builder::new().prefix(".damoni-").tempfile_in(folder)?;
    beside.write_all(bytes)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Temporary files are private; a test file is for everyone.
        beside.as_file().set_permissions(std::fs::Permissions::from_mode(0o644))?;
    }
    match existing {
        Existing::Keep => beside.persist_noclobber(path)?,
        Existing::Replace => beside.persist(path)?,
    };
    Ok(())
}
