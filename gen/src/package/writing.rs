//! Writes a set for a judge.

use std::collections::BTreeMap;
use std::path::Path;

use super::error::{PackageError, Refusal};
use super::test_set::TestSet;
use super::tree::Tree;
use super::{Format, domjudge, hydro, icpc, icpc_legacy, luogu, lyrio, plain, polygon, syzoj, uoj};

/// Where a package goes.
#[derive(Clone, Copy, Debug)]
pub enum Output<'p> {
    /// A folder, which must not exist yet, or be empty. For judges that take the statement in a web form, it holds
    /// what to upload in `data/` and the rest in `web/`.
    Folder(&'p Path),
    /// A zip archive as the judge takes it, which must not exist yet. For judges that take the statement in a web
    /// form, the archive does not hold it.
    Zip(&'p Path),
}

/// Under which names a test was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTest {
    /// The test's name in the set.
    pub name: String,
    /// Path of the input inside the package.
    pub input: String,
    /// Path of the answer inside the package.
    pub answer: String,
}

/// What was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The tests, in the order of the set.
    pub tests: Vec<WrittenTest>,
    /// SHA-256 of every file inside the package, by its path.
    pub files: BTreeMap<String, String>,
}

/// A package in memory: files to upload, and files for the judge's web form.
#[derive(Debug, Default)]
pub(super) struct Laid {
    pub upload: Tree,
    pub web: Tree,
    tests: Vec<WrittenTest>,
}

impl Laid {
    /// Adds the two files of a test to the upload.
    pub fn test(&mut self, test: &super::Test, input: String, answer: String) {
        self.upload.add(input.as_str(), test.input.as_slice());
        self.upload.add(answer.as_str(), test.answer.as_slice());
        self.tests.push(WrittenTest { name: test.name.clone(), input, answer });
    }
}

fn lay(set: &TestSet, format: Format) -> Laid {
    match format {
        Format::Luogu => luogu::lay(set),
        Format::Hydro => hydro::lay(set),
        Format::Icpc => icpc::lay(set),
        Format::IcpcLegacy => icpc_legacy::lay(set),
        Format::Domjudge => domjudge::lay(set),
        Format::Polygon => polygon::lay(set),
        Format::Syzoj => syzoj::lay(set),
        Format::Lyrio => lyrio::lay(set),
        Format::Uoj => uoj::lay(set),
        Format::Plain => plain::lay(set),
    }
}

fn refusals(set: &TestSet, format: Format, laid: &Laid, archive: &[u8]) -> Vec<Refusal> {
    match format {
        Format::Luogu => luogu::refusals(&laid.upload, archive.len()),
        Format::Hydro => hydro::refusals(set),
        Format::Icpc | Format::IcpcLegacy | Format::Domjudge => icpc::refusals(set),
        Format::Uoj => uoj::refusals(set),
        Format::Polygon | Format::Syzoj | Format::Lyrio | Format::Plain => Vec::new(),
    }
}

/// Writes `set` for the judge of `format`. With `raised`, the limits that a judge's site may have raised are not
/// checked.
///
/// # Errors
/// What the judge would refuse, a place that is taken, or the system's say. Nothing is left behind.
pub fn write(
    set: &TestSet,
    format: Format,
    output: Output<'_>,
    raised: bool,
) -> Result<Written, PackageError> {
    let refused = |refusals: Vec<Refusal>| {
        let refusals: Vec<_> =
            refusals.into_iter().filter(|refusal| !(raised && refusal.site_default)).collect();
        if refusals.is_empty() { Ok(()) } else { Err(PackageError::Refused { format, refusals }) }
    };
    // What lays a package out may count on these.
    refused(set.refusals())?;
    let mut laid = lay(set, format);
    let path = match output {
        Output::Folder(path) | Output::Zip(path) => path,
    };
    // Archives of ICPC packages hold the package's folder; the others hold its files at the root.
    let archive = if matches!(format, Format::Icpc | Format::IcpcLegacy) {
        let mut folder = Tree::default();
        folder.graft(&format!("{}/", set.problem.name), laid.upload.clone());
        folder.zip()
    } else {
        laid.upload.zip()
    }
    .map_err(|error| PackageError::Archive { path: path.to_owned(), why: error.to_string() })?;
    refused(refusals(set, format, &laid, &archive))?;

    let mut written = Vec::new();
    for test in &set.tests {
        written.extend(laid.tests.iter().find(|other| other.name == test.name).cloned());
    }
    let files = match output {
        Output::Zip(path) => {
            Tree::write_zip(&archive, path)?;
            laid.upload.hashes()
        }
        Output::Folder(path) if laid.web.is_empty() => {
            laid.upload.write_folder(path)?;
            laid.upload.hashes()
        }
        Output::Folder(path) => {
            for test in &mut written {
                test.input.insert_str(0, "data/");
                test.answer.insert_str(0, "data/");
            }
            let mut whole = Tree::default();
            whole.graft("data/", laid.upload);
            whole.graft("web/", std::mem::take(&mut laid.web));
            whole.write_folder(path)?;
            whole.hashes()
        }
    };
    Ok(Written { tests: written, files })
}
