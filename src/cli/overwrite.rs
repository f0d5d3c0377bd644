//! Files that a command is told to write: what is there already stays, unless the user says otherwise.

use std::io;
use std::path::Path;

use anyhow::anyhow;
use clap::Args;
use damoni_corpus::whole::{self, Existing};

use super::console::Console;
use super::{Failure, OrUse};

/// Whether a file that is there may be replaced.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Overwrite {
    /// Replace the file if it is there
    #[arg(long)]
    force: bool,
}

impl Overwrite {
    /// Tells before long work that its result could not be written.
    pub(crate) fn ready(self, path: &Path, console: &Console) -> Result<(), Failure> {
        let cannot = |why: &str| Err(anyhow!("{}: {why}", path.display())).or_use();
        if path.is_dir() {
            return cannot(console.text("is a folder, not a file", "是文件夹，不是文件"));
        }
        if path.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
            return cannot(console.text("its folder is not there", "所在的文件夹不存在"));
        }
        if path.metadata().is_ok_and(|there| !there.is_file()) {
            return cannot(console.text(
                "is no ordinary file, and is not replaced; to write to it, send standard output there",
                "不是普通文件，不会替换；要写到那里，请重定向标准输出",
            ));
        }
        match !self.force && path.symlink_metadata().is_ok() {
            true => Err(taken(path, console)).or_use(),
            false => Ok(()),
        }
    }

    /// Writes the file, whole or not at all.
    pub(crate) fn write(self, path: &Path, bytes: &[u8], console: &Console) -> Result<(), Failure> {
        let existing = if self.force { Existing::Replace } else { Existing::Keep };
        // What a link points to is replaced, not the link.
        let target = path.canonicalize().ok().filter(|_| self.force && path.is_symlink());
        whole::write(target.as_deref().unwrap_or(path), bytes, existing)
            .map_err(|error| match error.kind() {
                io::ErrorKind::AlreadyExists => taken(path, console),
                _ => anyhow!("{}: {error}", path.display()),
            })
            .or_use()
    }
}

fn taken(path: &Path, console: &Console) -> anyhow::Error {
    let why = console.text(
        "is there already, and stays as it is; name another file, or replace it with --force",
        "已存在，保持不变；请换一个文件名，或用 --force 覆盖",
    );
    anyhow!("{}: {why}", path.display())
}
