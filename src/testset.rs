//! Test pairs on disk: made from seeds, with answers that two simulators agree on.

use std::io;
use std::path::{Path, PathBuf};

use damoni_corpus::whole::{self, Existing};
use damoni_corpus::{PlayError, Simulator, Text};
use damoni_gen::{Finding, Generate, Profile, case};
use thiserror::Error;

use crate::checked::{Share, checked};
use crate::harness::Harness;

/// Why a pair was not written.
#[derive(Debug, Error)]
pub enum PairError<G: Generate> {
    /// The simulators disagree: there is no answer to trust.
    #[error("the simulators disagree")]
    Finding(Box<Finding<G>>),
    /// Both say the game has no answer, which a generated case never may.
    #[error("a generated case has no answer: {0}")]
    NoAnswer(PlayError),
    /// A file is there already, with other content.
    #[error("{}: there already, with other content; choose another folder, or --force to replace it", .0.display())]
    There(PathBuf),
    /// The file system.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl<G: Generate> PairError<G> {
    /// The same in both languages, as far as a user can mend it.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::There(path) => {
                format!("{}: 已存在且内容不同；请另选文件夹，或用 --force 覆盖", path.display())
            }
            Self::Finding(_) | Self::NoAnswer(_) | Self::Io { .. } => self.to_string(),
        };
        Text::new(self.to_string(), zh)
    }
}

/// Which case a pair holds.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    /// Which kind of case.
    pub profile: &'static Profile,
    /// Under which seed.
    pub seed: u64,
    /// Which one.
    pub index: u64,
}

/// The stem of a pair's files: sorts by index, and names what makes it again.
pub fn stem(origin: Origin) -> String {
    format!("{}-{}-{:06}", origin.profile.name, origin.seed, origin.index)
}

/// Makes a case, cross-checks its answer and writes both files. Writing what is there already is no error. Returns how
/// much of the case the reference played, if that was not the whole.
///
/// # Errors
/// If there is no agreed answer, or the files cannot be written. The answer file is written first, so that
/// an input never stands without its answer.
pub fn write_pair<G: Harness>(
    folder: &Path,
    origin: Origin,
    engines: (&impl Simulator<G>, &impl Simulator<G>),
    existing: Existing,
) -> Result<Option<Share>, PairError<G>> {
    let made = case::<G>(origin.profile, origin.seed, origin.index);
    let checked =
        checked(&made, engines.0, engines.1).map_err(PairError::Finding)?.map_err(PairError::NoAnswer)?;
    let stem = stem(origin);
    for (ending, text) in [("ans", G::print_answer(&checked.agreed.outcome.answer)), ("in", G::print(&made))]
    {
        write(&folder.join(format!("{stem}.{ending}")), text.as_bytes(), existing)?;
    }
    Ok(checked.sample.map(|sample| sample.share))
}

fn write<G: Generate>(path: &Path, bytes: &[u8], existing: Existing) -> Result<(), PairError<G>> {
    match whole::write(path, bytes, existing) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => match std::fs::read(path) {
            Ok(there) if there == bytes => Ok(()),
            _ => Err(PairError::There(path.to_owned())),
        },
        Err(source) => Err(PairError::Io { path: path.to_owned(), source }),
    }
}
