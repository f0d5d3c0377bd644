//! Reads packages back.

use std::path::Path;

use super::error::PackageError;
use super::pairing::{Pairs, ReadTest};
use super::source::Source;
use super::{Format, hydro, icpc, luogu, lyrio, plain, polygon, syzoj, uoj};

/// The tests of a package, or of any folder or archive with test files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadPackage {
    /// What it was taken for. A folder that is no judge's package is plain.
    pub format: Format,
    /// The tests, in the package's own order where it has one, else by name.
    pub tests: Vec<ReadTest>,
    /// Answer files without an input.
    pub lonely: Vec<String>,
}

/// Reads the package in the folder or zip archive at `path`.
///
/// # Errors
/// If it cannot be read, or the file that describes it makes no sense. An answer that is missing, or that has no
/// input, is no error: it is reported in the result.
pub fn read(path: &Path) -> Result<ReadPackage, PackageError> {
    let mut source = Source::open(path)?;
    let source = &mut source;
    // What to upload may lie in `data/`, beside a folder for the web form.
    let data = if source.has_folder("web/") { "data/" } else { "" };
    let at = |file: &str| format!("{data}{file}");
    let (format, Pairs { tests, lonely }) = if source.has("problem.xml") {
        (Format::Polygon, polygon::read(source)?)
    } else if let Some(prefix) = hydro::place(source) {
        (Format::Hydro, hydro::read(source, &prefix)?)
    } else if let Some(format) = icpc::dialect(source)? {
        (format, icpc::read(source)?)
    } else if source.has(&at("problem.conf")) {
        (Format::Uoj, uoj::read(source, data)?)
    } else if source.has(&at("data.yml")) {
        (Format::Syzoj, syzoj::read(source, data)?)
    } else if source.has("web/judge-info.yml") {
        (Format::Lyrio, lyrio::read(source)?)
    } else if source.has(&at("config.yml")) {
        (Format::Luogu, luogu::read(source, data)?)
    } else {
        (Format::Plain, plain::read(source)?)
    };
    Ok(ReadPackage { format, tests, lonely })
}
