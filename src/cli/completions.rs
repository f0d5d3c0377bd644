//! `damoni completions`: a shell's completion script.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::console::Console;
use super::{Cli, End, Failure};

/// Print a completion script for a shell
#[derive(Debug, Args)]
pub(crate) struct Completions {
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "damoni", &mut script);
        console.result(&String::from_utf8_lossy(&script))?;
        Ok(End::Well)
    }
}
