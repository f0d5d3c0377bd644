//! Cases from files and from standard input.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, anyhow};
use damoni_corpus::{Game, Reading};

use super::console::Console;
use super::{Failure, OrUse};

/// The bytes of a file, or of standard input for `-` or nothing.
pub(crate) fn bytes(path: Option<&Path>) -> Result<Vec<u8>, Failure> {
    match path {
        Some(path) if path != Path::new("-") => {
            std::fs::read(path).with_context(|| path.display().to_string()).or_use()
        }
        _ => {
            let mut bytes = Vec::new();
            std::io::stdin().lock().read_to_end(&mut bytes).context("standard input").or_use()?;
            Ok(bytes)
        }
    }
}

/// A case, read leniently as real files are.
pub(crate) fn case<G: Game>(path: Option<&Path>, console: &Console) -> Result<G::Case, Failure> {
    let bytes = bytes(path)?;
    G::read(&bytes, Reading::Lenient)
        .map_err(|error| anyhow!("{}: {}", shown(path), error.message(console.lang)))
        .or_use()
}

/// The name of an input in messages.
pub(crate) fn shown(path: Option<&Path>) -> String {
    match path {
        Some(path) if path != Path::new("-") => path.display().to_string(),
        _ => "-".to_owned(),
    }
}
