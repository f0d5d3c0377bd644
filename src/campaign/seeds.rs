//! Seeds for the fuzz targets: plain judge text, named by content as libFuzzer names its corpus.

use std::io;
use std::path::Path;

use damoni_corpus::whole::{self, Existing};
use damoni_gen::{Generate, Profile, case};
use sha2::{Digest, Sha256};

/// Writes the first `count` cases of a profile, one file each, and says how many different ones there are.
///
/// # Errors
/// Whatever the file system says.
pub fn export_seeds<G: Generate>(
    folder: &Path,
    profile: &Profile,
    seed: u64,
    count: u64,
) -> io::Result<usize> {
    std::fs::create_dir_all(folder)?;
    let mut names = std::collections::BTreeSet::new();
    for index in 0..count {
        let text = G::print(&case::<G>(profile, seed, index));
        let name = format!("{}.in", content_name(text.as_bytes()));
        whole::write(&folder.join(&name), text.as_bytes(), Existing::Replace)?;
        names.insert(name);
    }
    Ok(names.len())
}

/// A short name made from the content.
pub(super) fn content_name(content: &[u8]) -> String {
    Sha256::digest(content)[..6].iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use damoni_corpus::{Game, Pigkill, Reading};
    use damoni_gen::{MIXED, profile};

    use super::*;

    #[test]
    fn seeds_are_cases_and_twice_the_same_files() {
        let folder = tempfile::tempdir().unwrap();
        let list = || -> Vec<_> {
            let mut names: Vec<_> =
                std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
            names.sort();
            names
        };
        let mixed = profile::<Pigkill>(MIXED).unwrap();
        assert_eq!(export_seeds::<Pigkill>(folder.path(), mixed, 3, 12).unwrap(), 12);
        let first = list();
        export_seeds::<Pigkill>(folder.path(), mixed, 3, 12).unwrap();
        assert_eq!((first.len(), first), (12, list()));
        for file in list() {
            Pigkill::read(&std::fs::read(file).unwrap(), Reading::Strict).unwrap();
        }
    }
}
