//! Where a set lies: the package, and its manifest beside it.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use damoni_corpus::Text;
use serde_json::Value;
use walkdir::WalkDir;
use zip::ZipArchive;

/// A package and its manifest.
#[derive(Clone, Debug)]
pub struct Place {
    /// The folder or archive.
    pub out: PathBuf,
    /// The manifest. Judges refuse packages with files that they do not know, so it lies beside.
    pub manifest: PathBuf,
}

/// How a file is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Differs {
    /// It is not there.
    Missing,
    /// Its content is another.
    Changed,
    /// It does not belong there.
    Extra,
}

impl Differs {
    /// Its name in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Changed => "changed",
            Self::Extra => "extra",
        }
    }

    /// In words.
    pub fn text(self) -> Text {
        match self {
            Self::Missing => Text::new("missing", "缺失"),
            Self::Changed => {
                Text::new("not what this version builds from this seed", "与本版本用该种子生成的不同")
            }
            Self::Extra => Text::new("not a file of this set", "不属于此测试集"),
        }
    }
}

impl Place {
    /// The place of a package at `out`; nothing if that has no name of its own, as `.` or `/`.
    pub fn new(out: &Path) -> Option<Self> {
        let mut name = out.file_name()?.to_owned();
        name.push(".manifest.json");
        Some(Self { out: out.to_owned(), manifest: out.with_file_name(name) })
    }

    /// What is there already and would be lost.
    ///
    /// # Errors
    /// What the system says.
    pub fn taken(&self) -> io::Result<Option<&Path>> {
        let is_taken = |path: &Path| match fs::read_dir(path) {
            Ok(mut entries) => Ok(entries.next().is_some()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) if error.kind() == io::ErrorKind::NotADirectory => Ok(true),
            Err(error) => Err(error),
        };
        for path in [&self.out, &self.manifest] {
            if is_taken(path)? {
                return Ok(Some(path));
            }
        }
        Ok(None)
    }

    /// A file in the place that its manifest does not name, so that nobody can make it again.
    ///
    /// # Errors
    /// What the system says.
    pub fn foreign(&self) -> io::Result<Option<PathBuf>> {
        if !self.out.is_dir() {
            return Ok(None);
        }
        let manifest = fs::read(&self.manifest).ok();
        let manifest: Value =
            manifest.and_then(|text| serde_json::from_slice(&text).ok()).unwrap_or_default();
        let known = |file: &str| manifest["sha256"].get(file).is_some();
        Ok(files(&self.out)?.into_iter().find(|file| !known(file)).map(|file| self.out.join(file)))
    }

    /// Puts what `write` writes in the place, whatever is there. If that fails, all is as it was.
    ///
    /// # Errors
    /// Those of `write`, and what the system says.
    pub fn replace<T, E: From<io::Error>>(&self, write: impl FnOnce(&Path) -> Result<T, E>) -> Result<T, E> {
        let parent = match self.out.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let aside = tempfile::Builder::new().prefix(".damoni-").tempdir_in(parent)?;
        let old = aside.path().join("old");
        let moved = self.out.symlink_metadata().is_ok();
        if moved {
            fs::rename(&self.out, &old)?;
        }
        let written = write(&self.out);
        if written.is_err() && moved {
            fs::rename(&old, &self.out)?;
        }
        written
    }
}

/// In which files a set differs from the one that was made again.
///
/// # Errors
/// What the system says; an archive that is none.
pub fn differing(there: &Path, again: &Path) -> io::Result<Vec<(String, Differs)>> {
    let (there, again) = (contents(there)?, contents(again)?);
    let mut differing = Vec::new();
    for (file, bytes) in &again {
        match there.get(file) {
            None => differing.push((file.clone(), Differs::Missing)),
            Some(other) if other != bytes => differing.push((file.clone(), Differs::Changed)),
            Some(_) => {}
        }
    }
    let extra = there.keys().filter(|file| !again.contains_key(*file));
    differing.extend(extra.map(|file| (file.clone(), Differs::Extra)));
    Ok(differing)
}

/// Every file of a folder or an archive, by its path.
fn contents(path: &Path) -> io::Result<BTreeMap<String, Vec<u8>>> {
    if path.is_dir() {
        return files(path)?.into_iter().map(|file| Ok((file.clone(), fs::read(path.join(file))?))).collect();
    }
    let mut archive = ZipArchive::new(File::open(path)?)?;
    (0..archive.len())
        .map(|index| {
            let mut file = archive.by_index(index)?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            Ok((file.name()?.into_owned(), bytes))
        })
        .collect()
}

/// The paths of all files under a folder, `/` between folders.
fn files(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry?;
        if !entry.file_type().is_dir() {
            let path = entry.path().strip_prefix(folder).unwrap_or(entry.path());
            files.push(path.to_string_lossy().replace('\\', "/"));
        }
    }
    Ok(files)
}
