//! The command line: one file a subcommand, each short.

mod completions;
mod console;
mod fuzz;
mod fuzz_pairs;
mod generate;
mod hack;
mod input;
mod judge;
mod outside;
mod overwrite;
mod pitfalls;
mod replay;
mod score;
mod shrink;
mod solve;
mod stats;
mod suite;
mod validate;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use damoni_corpus::text::Lang;

use console::Console;

/// Test data, cross-checks and explanations for big-simulation (大模拟) judge problems.
#[derive(Debug, Parser)]
#[command(name = "damoni", version, max_term_width = 110)]
#[command(
    after_help = "Exit status: 0 all well; 1 a finding; 2 wrong use or unreadable input; 3 damoni itself failed."
)]
pub struct Cli {
    /// Language of messages; the locale decides otherwise
    #[arg(long, global = true, value_name = "en|zh")]
    lang: Option<LangArg>,

    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum LangArg {
    En,
    Zh,
}

#[derive(Debug, Subcommand)]
enum Command {
    Solve(solve::Solve),
    Validate(validate::Validate),
    Gen(generate::Generate),
    Fuzz(fuzz::Fuzz),
    Shrink(shrink::Shrink),
    Stats(stats::Stats),
    Replay(replay::Replay),
    Hack(hack::Hack),
    Judge(judge::Judge),
    Score(score::Score),
    Suite(suite::Suite),
    Pitfalls(pitfalls::Pitfalls),
    Completions(completions::Completions),
}

/// How a command ends, when it does not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    /// Exit status 0.
    Well,
    /// Exit status 1.
    Finding,
    /// Exit status 2, already explained on stderr.
    Unreadable,
}

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Exit status 2: wrong use or unreadable input.
    Use(anyhow::Error),
    /// Exit status 3: the tool itself, or the machine under it.
    Own(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Failure {
    fn from(error: E) -> Self {
        Self::Own(error.into())
    }
}

/// Marks errors that the caller can mend.
pub(crate) trait OrUse<T> {
    /// Turns an error into [`Failure::Use`].
    fn or_use(self) -> Result<T, Failure>;
}

impl<T, E: Into<anyhow::Error>> OrUse<T> for Result<T, E> {
    fn or_use(self) -> Result<T, Failure> {
        self.map_err(|error| Failure::Use(error.into()))
    }
}

/// Runs the command line of this process.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let lang = match cli.lang {
        Some(LangArg::En) => Lang::En,
        Some(LangArg::Zh) => Lang::Zh,
        None => console::locale(),
    };
    let console = Console::new(lang);
    let result = match cli.command {
        Command::Solve(command) => command.run(&console),
        Command::Validate(command) => command.run(&console),
        Command::Gen(command) => command.run(&console),
        Command::Fuzz(command) => command.run(&console),
        Command::Shrink(command) => command.run(&console),
        Command::Stats(command) => command.run(&console),
        Command::Replay(command) => command.run(&console),
        Command::Hack(command) => command.run(&console),
        Command::Judge(command) => command.run(&console),
        Command::Score(command) => command.run(&console),
        Command::Suite(command) => command.run(&console),
        Command::Pitfalls(command) => command.run(&console),
        Command::Completions(command) => command.run(&console),
    };
    match result {
        Ok(End::Well) => ExitCode::SUCCESS,
        Ok(End::Finding) => ExitCode::from(1),
        Ok(End::Unreadable) => ExitCode::from(2),
        // Whoever reads our output has had enough of it, as `head` does.
        Err(Failure::Own(error)) if broken_pipe(&error) => ExitCode::SUCCESS,
        Err(Failure::Use(error)) => {
            console.say_error(&error);
            ExitCode::from(2)
        }
        Err(Failure::Own(error)) => {
            console.say_error(&error);
            ExitCode::from(3)
        }
    }
}

fn broken_pipe(error: &anyhow::Error) -> bool {
    error
        .chain()
        .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
        .any(|cause| cause.kind() == std::io::ErrorKind::BrokenPipe)
}
