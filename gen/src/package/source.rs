//! A package to read: a folder, or a zip archive.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

use walkdir::WalkDir;
use zip::ZipArchive;

use super::PackageError;

/// The largest file that is read, so that a small archive cannot fill the memory.
const LARGEST: u64 = 1 << 30;

enum Store {
    Folder,
    Zip(Box<ZipArchive<BufReader<File>>>),
}

/// The files of a package by their path, read when they are asked for.
pub(super) struct Source {
    path: PathBuf,
    store: Store,
    /// Path inside the package to the name that the store knows.
    files: BTreeMap<String, String>,
}

impl Source {
    pub fn open(path: &Path) -> Result<Self, PackageError> {
        let is_folder = fs::metadata(path).map_err(PackageError::io(path))?.is_dir();
        let (store, names) = if is_folder { folder(path)? } else { archive(path)? };
        let files = names.into_iter().map(|name| (name.replace('\\', "/"), name)).collect();
        let mut source = Self { path: path.to_owned(), store, files };
        source.enter_single_folder();
        Ok(source)
    }

    /// Where everything lies in one folder of the root, that folder is the package, unless its name means something.
    fn enter_single_folder(&mut self) {
        const OWN: [&str; 3] = ["data", "tests", "testdata"];
        let tops: BTreeSet<&str> =
            self.files.keys().map(|path| path.split_once('/').map_or("", |(top, _)| top)).collect();
        let Some(&top) = tops.first().filter(|top| tops.len() == 1 && !top.is_empty() && !OWN.contains(top))
        else {
            return;
        };
        let prefix = top.len() + 1;
        self.files = std::mem::take(&mut self.files)
            .into_iter()
            .map(|(path, name)| (path[prefix..].to_owned(), name))
            .collect();
    }

    /// The paths that have `prefix`, without it, in order.
    pub fn under(&self, prefix: &str) -> Vec<String> {
        self.files.keys().filter_map(|path| path.strip_prefix(prefix)).map(str::to_owned).collect()
    }

    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    pub fn has_folder(&self, prefix: &str) -> bool {
        self.files.keys().any(|path| path.starts_with(prefix))
    }

    pub fn bytes(&mut self, path: &str) -> Result<Vec<u8>, PackageError> {
        let Some(name) = self.files.get(path) else {
            return Err(PackageError::malformed(
                path,
                "there is no such file in the package; add it, or do not name it",
                "题目包中没有这个文件；请补上，或不要引用它",
            ));
        };
        let too_large = || {
            PackageError::malformed(
                path,
                "larger than 1 GiB unpacked; no test file is",
                "解压后超过 1 GiB，不可能是测试文件",
            )
        };
        match &mut self.store {
            Store::Folder => {
                let file = self.path.join(name);
                let size = fs::metadata(&file).map_err(PackageError::io(&file))?.len();
                if size > LARGEST {
                    return Err(too_large());
                }
                fs::read(&file).map_err(PackageError::io(&file))
            }
            Store::Zip(archive) => {
                let wrong = |why: String| PackageError::Archive { path: self.path.clone(), why };
                let entry = archive.by_name(name).map_err(|error| wrong(format!("{path}: {error}")))?;
                let mut bytes = Vec::new();
                entry
                    .take(LARGEST + 1)
                    .read_to_end(&mut bytes)
                    .map_err(|error| wrong(format!("{path}: {error}")))?;
                if bytes.len() as u64 > LARGEST {
                    return Err(too_large());
                }
                Ok(bytes)
            }
        }
    }

    pub fn text(&mut self, path: &str) -> Result<String, PackageError> {
        String::from_utf8(self.bytes(path)?).map_err(|_| {
            PackageError::malformed(path, "not UTF-8; save it as UTF-8", "不是 UTF-8；请存为 UTF-8")
        })
    }
}

fn folder(path: &Path) -> Result<(Store, Vec<String>), PackageError> {
    let mut names = Vec::new();
    for entry in WalkDir::new(path).max_depth(8) {
        let entry = entry.map_err(|error| PackageError::Io {
            path: error.path().unwrap_or(path).to_owned(),
            source: error.into(),
        })?;
        // A link may lead out of the package, but a link to a file in it is common.
        let is_file = entry.file_type().is_file() || entry.file_type().is_symlink() && entry.path().is_file();
        if let (true, Ok(name)) = (is_file, entry.path().strip_prefix(path)) {
            names.push(name.to_string_lossy().into_owned());
        }
    }
    Ok((Store::Folder, names))
}

fn archive(path: &Path) -> Result<(Store, Vec<String>), PackageError> {
    let file = File::open(path).map_err(PackageError::io(path))?;
    let wrong = |error: zip::result::ZipError| PackageError::Archive {
        path: path.to_owned(),
        why: error.to_string(),
    };
    let archive = ZipArchive::new(BufReader::new(file)).map_err(wrong)?;
    let mut names = Vec::new();
    for name in archive.file_names() {
        let name = name.map_err(wrong)?;
        if !name.ends_with('/') {
            names.push(name.into_owned());
        }
    }
    Ok((Store::Zip(Box::new(archive)), names))
}
