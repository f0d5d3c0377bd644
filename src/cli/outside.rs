//! An outside program on the command line: its limits, and the runner that holds it.

use std::time::Duration;

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::Text;

use super::Failure;
use super::console::{self, Console};
use super::fuzz::some_time;
use crate::runner::{Limits, Program, Runner, RunnerError};

/// What a run of a program may take of the machine.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// CPU time of a run; on the wall, twice that and a second
    #[arg(long, visible_alias = "time-limit", value_name = "D", value_parser = some_time, default_value = "2s")]
    tl: Duration,
    /// Memory of a run
    #[arg(long, visible_alias = "memory-limit", value_name = "SIZE", value_parser = size, default_value = "512M")]
    ml: u64,
    /// Standard output of a run
    #[arg(long, visible_alias = "output-limit", value_name = "SIZE", value_parser = size, default_value = "16M")]
    ol: u64,
    /// Worker threads, and programs running at a time
    #[arg(long, default_value_t = console::cores(), value_parser = console::jobs)]
    pub(crate) jobs: usize,
}

/// A program that cannot be started is the user's to mend; the rest of what may befall a runner is not.
pub(crate) fn cannot_run(error: RunnerError, console: &Console) -> Failure {
    match error {
        RunnerError::NoProgram
        | RunnerError::NotFound(_)
        | RunnerError::NotExecutable(_)
        | RunnerError::NulInArgument { .. }
        | RunnerError::Start { .. } => Failure::Use(anyhow!("{}", error.text().in_lang(console.lang))),
        _ => Failure::Own(error.into()),
    }
}

/// A program, and what it may take of the machine.
#[derive(Debug, Args)]
pub(crate) struct OutsideArgs {
    #[command(flatten)]
    limits: LimitArgs,
    /// The program with its arguments, after `--`
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    program: Vec<String>,
}

impl LimitArgs {
    /// The limits of a run.
    pub(crate) fn limits(&self) -> Limits {
        Limits::for_time(self.tl).memory(self.ml).output(self.ol)
    }

    /// A runner, after a warning about what it cannot hold back on this machine.
    pub(crate) fn runner(&self, console: &Console) -> Result<Runner, Failure> {
        let runner = Runner::of_this_executable()?;
        let protections =
            runner.protections(&self.limits()).context("the keeper of outside programs cannot be started")?;
        let gaps: Vec<&str> = protections.gaps().map(|(wall, _)| wall.name()).collect();
        if !gaps.is_empty() {
            let gaps = gaps.join(", ");
            console.say(&Text::new(
                format!("warning: this machine does not hold a program in every respect ({gaps}): run only what you trust"),
                format!("警告：本机不能完全限制外部程序（{gaps}），请只运行可信的程序"),
            ));
        }
        Ok(runner)
    }
}

impl OutsideArgs {
    /// The limits of a run.
    pub(crate) fn limits(&self) -> Limits {
        self.limits.limits()
    }

    /// Worker threads, and programs running at a time.
    pub(crate) fn jobs(&self) -> usize {
        self.limits.jobs
    }

    /// A runner, after a warning about what it cannot hold back on this machine.
    pub(crate) fn runner(&self, console: &Console) -> Result<Runner, Failure> {
        self.limits.runner(console)
    }

    /// The program, found and checked.
    pub(crate) fn program(&self, console: &Console) -> Result<Program, Failure> {
        Program::new(&self.program).map_err(|error| cannot_run(error, console))
    }

    /// The command line as it was given, for messages and reports.
    pub(crate) fn shown(&self) -> String {
        self.program.join(" ")
    }
}

/// `512M`, `1G`, `64K`, or a number of bytes with `B`.
fn size(text: &str) -> Result<u64, String> {
    let error = || format!("`{text}` is not a size such as 64K, 512M or 1G");
    let at = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(error)?;
    let (number, unit) = text.split_at(at);
    let shift = match unit.trim_end_matches("iB").trim_end_matches('B') {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        _ => return Err(error()),
    };
    let number: u64 = number.parse().map_err(|_| error())?;
    number.checked_mul(1 << shift).filter(|&bytes| bytes > 0).ok_or_else(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        let good = [("512M", 512 << 20), ("1G", 1 << 30), ("64KiB", 64 << 10), ("16MB", 16 << 20), ("7B", 7)];
        for (text, bytes) in good {
            assert_eq!(size(text), Ok(bytes), "{text}");
        }
        for text in ["512", "", "M", "-1M", "1.5G", "0M", "5T", "99999999999G"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
