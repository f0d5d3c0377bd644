//! The files of a package, and how they get into a folder or a zip archive.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use damoni_corpus::whole::{self, Existing};
use sha2::{Digest, Sha256};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::PackageError;

/// Files by their path, `/` between folders, in the order of their paths.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    files: BTreeMap<String, Vec<u8>>,
}

impl Tree {
    pub fn add(&mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.files.insert(path.into(), bytes.into());
    }

    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The size of all files together.
    pub fn size(&self) -> usize {
        self.files.values().map(Vec::len).sum()
    }

    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// All files of `other`, under the folder `prefix`.
    pub fn graft(&mut self, prefix: &str, other: Self) {
        self.files.extend(other.files.into_iter().map(|(path, bytes)| (format!("{prefix}{path}"), bytes)));
    }

    /// SHA-256 of every file.
    pub fn hashes(&self) -> BTreeMap<String, String> {
        self.files.iter().map(|(path, bytes)| (path.clone(), sha256(bytes))).collect()
    }

    /// The archive: the same bytes for the same files, since times are fixed and entries sorted.
    pub fn zip(&self) -> zip::result::ZipResult<Vec<u8>> {
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .last_modified_time(DateTime::default())
            .unix_permissions(0o644);
        let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
        for (path, bytes) in &self.files {
            archive.start_file(path.as_str(), options)?;
            archive.write_all(bytes)?;
        }
        Ok(archive.finish()?.into_inner())
    }

    /// Writes the files into a folder beside `folder`, then puts that in its place, which must be free or an
    /// empty folder.
    pub fn write_folder(&self, folder: &Path) -> Result<(), PackageError> {
        let occupied = || PackageError::Occupied { path: folder.to_owned() };
        let empty = match fs::read_dir(folder) {
            Ok(mut entries) => entries.next().is_none(),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => true,
            Err(error) if error.kind() == std::io::ErrorKind::NotADirectory => false,
            Err(error) => return Err(PackageError::io(folder)(error)),
        };
        if !empty {
            return Err(occupied());
        }
        let parent = match folder.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let beside = tempfile::Builder::new()
            .prefix(".damoni-")
            .tempdir_in(parent)
            .map_err(PackageError::io(parent))?;
        // The temporary folder itself is private; the package is for everyone.
        let package = beside.path().join("package");
        for (path, bytes) in &self.files {
            let path = package.join(path);
            let above = path.parent().unwrap_or(&package);
            fs::create_dir_all(above).map_err(PackageError::io(above))?;
            fs::write(&path, bytes).map_err(PackageError::io(&path))?;
        }
        if folder.is_dir() {
            // Fails, as it should, if somebody has put a file there since.
            fs::remove_dir(folder).map_err(|_| occupied())?;
        }
        fs::rename(&package, folder).map_err(PackageError::io(folder))
    }

    /// Writes an archive that has already been made, whose place must be free.
    pub fn write_zip(archive: &[u8], path: &Path) -> Result<(), PackageError> {
        whole::write(path, archive, Existing::Keep).map_err(|error| {
            if error.kind() == std::io::ErrorKind::AlreadyExists {
                PackageError::Occupied { path: path.to_owned() }
            } else {
                PackageError::io(path)(error)
            }
        })
    }
}

/// SHA-256 in hexadecimal.
pub(super) fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> Tree {
        let mut tree = Tree::default();
        tree.add("b/c.txt", "c\n");
        tree.add("a.txt", "a\n");
        tree
    }

    #[test]
    fn a_folder_appears_whole_where_there_was_none_or_an_empty_one() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("out");
        tree().write_folder(&folder).unwrap();
        assert_eq!(fs::read_to_string(folder.join("b/c.txt")).unwrap(), "c\n");
        assert!(matches!(tree().write_folder(&folder), Err(PackageError::Occupied { .. })));
        let empty = place.path().join("empty");
        fs::create_dir(&empty).unwrap();
        tree().write_folder(&empty).unwrap();
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 2, "something was left behind");
    }

    #[test]
    fn a_file_in_the_way_is_left_as_it_is() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("out");
        fs::write(&path, "mine").unwrap();
        assert!(matches!(tree().write_folder(&path), Err(PackageError::Occupied { .. })));
        assert!(matches!(Tree::write_zip(b"zip", &path), Err(PackageError::Occupied { .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    }

    #[test]
    fn archives_have_the_same_bytes_every_time() {
        assert_eq!(tree().zip().unwrap(), tree().zip().unwrap());
    }
}
