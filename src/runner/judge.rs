//! From a run to a verdict, as a judge gives it.

use std::fmt;
use std::time::Duration;

use damoni_corpus::{Comparison, Game};

use super::Runner;
use super::error::RunnerError;
use super::limits::Limits;
use super::program::Program;
use super::run::{End, Run};

/// Runs taken of a program that is near its time limit, at most.
const TRIES: usize = 3;

/// What a judge says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa {
        /// The first differing line of the answer file, counted from 1.
        line: usize,
    },
    /// Presentation error: only blanks or blank lines differ.
    Pe,
    /// Runtime error: a crash, a status other than 0, or too many processes.
    Re,
    /// Time limit exceeded.
    Tle,
    /// Memory limit exceeded.
    Mle,
    /// Output limit exceeded.
    Ole,
}

impl Verdict {
    /// As judges abbreviate it.
    pub fn abbreviation(self) -> &'static str {
        match self {
            Self::Ac => "AC",
            Self::Wa { .. } => "WA",
            Self::Pe => "PE",
            Self::Re => "RE",
            Self::Tle => "TLE",
            Self::Mle => "MLE",
            Self::Ole => "OLE",
        }
    }

    /// The verdict on one run by itself, where `time` was allowed.
    fn of<G: Game>(run: &Run, expected: &[u8], time: &Limits) -> Self {
        match run.end {
            End::OutputLimit => Self::Ole,
            End::MemoryLimit => Self::Mle,
            End::TimeLimit(_) => Self::Tle,
            _ if share(run, time) > 1.0 => Self::Tle,
            End::ProcessLimit | End::Signalled(_) => Self::Re,
            End::Exited(0) => match G::compare(expected, &run.stdout) {
                Comparison::Same => Self::Ac,
                Comparison::Presentation => Self::Pe,
                Comparison::Different { line } => Self::Wa { line },
            },
            End::Exited(_) => Self::Re,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.abbreviation())
    }
}

/// A verdict and the run it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The verdict.
    pub verdict: Verdict,
    /// The run: of several, the quickest.
    pub run: Run,
    /// Runs taken.
    pub tries: usize,
    /// Whether a run came between 0.8 and 1.25 of the time limit, where another machine may say something else.
    pub near_time_limit: bool,
}

/// Runs `program` on `input` and compares what it prints with `expected`.
///
/// A run that ends between 0.8 and 1.25 of the time limit is repeated, and the quickest counts: a program is
/// only called too slow there if it was too slow each time.
///
/// # Errors
/// When the program cannot be started or the runner fails.
pub fn judge<G: Game>(
    runner: &Runner,
    program: &Program,
    input: &[u8],
    expected: &[u8],
    limits: &Limits,
) -> Result<Judged, RunnerError> {
    repeated(limits, |stretched| runner.run(program, input, stretched)).map(|(run, tries, near)| Judged {
        verdict: Verdict::of::<G>(&run, expected, limits),
        run,
        tries,
        near_time_limit: near,
    })
}

/// The quickest of as many runs as it takes, how many that were, and whether they were near the time limit.
fn repeated(
    limits: &Limits,
    mut take: impl FnMut(&Limits) -> Result<Run, RunnerError>,
) -> Result<(Run, usize, bool), RunnerError> {
    let more = |time: Duration| time.saturating_add(time / 4);
    let stretched = Limits { cpu: more(limits.cpu), wall: more(limits.wall), ..limits.clone() };
    let is_near = |run: &Run| !matches!(run.end, End::TimeLimit(_)) && share(run, limits) >= 0.8;
    let mut best = take(&stretched)?;
    let near = is_near(&best);
    let mut tries = 1;
    while near && tries < TRIES {
        let next = take(&stretched)?;
        tries += 1;
        if share(&next, limits) < share(&best, limits) {
            best = next;
        }
    }
    Ok((best, tries, near))
}

/// How much of its time a run took: of CPU or wall, whichever is nearer its end.
fn share(run: &Run, limits: &Limits) -> f64 {
    let of =
        |taken: Duration, limit: Duration| taken.as_secs_f64() / limit.as_secs_f64().max(f64::MIN_POSITIVE);
    of(run.cpu, limits.cpu).max(of(run.wall, limits.wall))
}

#[cfg(test)]
mod tests {
    use damoni_corpus::Pigkill;

    use super::*;
    use crate::runner::Clock;

    fn run(end: End, stdout: &str, cpu_ms: u64) -> Run {
        let cpu = Duration::from_millis(cpu_ms);
        Run { end, stdout: stdout.into(), stderr: Vec::new(), cpu, wall: cpu, peak_memory: None }
    }

    fn verdict(end: End, stdout: &str) -> Verdict {
        Verdict::of::<Pigkill>(&run(end, stdout, 1), b"FP\nK D\n\nDEAD\n", &Limits::default())
    }

    fn taken(times: &[u64]) -> (Verdict, usize, bool) {
        let limits = Limits::for_time(Duration::from_millis(1000));
        let mut times = times.iter();
        let (run, tries, near) = repeated(&limits, |stretched| {
            assert_eq!(stretched.cpu, Duration::from_millis(1250));
            let time = *times.next().expect("no further run was needed");
            let end = if time > 1250 { End::TimeLimit(Clock::Cpu) } else { End::Exited(0) };
            Ok(run(end, "FP\n", time))
        })
        .unwrap();
        (Verdict::of::<Pigkill>(&run, b"FP\n", &limits), tries, near)
    }

    #[test]
    fn what_is_printed_is_compared_as_the_game_says() {
        assert_eq!(verdict(End::Exited(0), "FP\nK D\n\nDEAD\n"), Verdict::Ac);
        assert_eq!(verdict(End::Exited(0), "FP\nK D \n\nDEAD"), Verdict::Ac);
        assert_eq!(verdict(End::Exited(0), "FP\nK D\nDEAD\n"), Verdict::Pe);
        assert_eq!(verdict(End::Exited(0), "FP\nK K\n\nDEAD\n"), Verdict::Wa { line: 2 });
    }

    #[test]
    fn a_bad_end_counts_before_the_output() {
        let right = "FP\nK D\n\nDEAD\n";
        assert_eq!(verdict(End::Exited(1), right), Verdict::Re);
        assert_eq!(verdict(End::Signalled(11), right), Verdict::Re);
        assert_eq!(verdict(End::ProcessLimit, right), Verdict::Re);
        assert_eq!(verdict(End::TimeLimit(Clock::Wall), right), Verdict::Tle);
        assert_eq!(verdict(End::MemoryLimit, right), Verdict::Mle);
        assert_eq!(verdict(End::OutputLimit, right), Verdict::Ole);
    }

    #[test]
    fn far_from_the_limit_one_run_is_enough() {
        assert_eq!(taken(&[799]), (Verdict::Ac, 1, false));
        assert_eq!(taken(&[1300]), (Verdict::Tle, 1, false));
    }

    #[test]
    fn near_the_limit_the_quickest_of_three_counts() {
        assert_eq!(taken(&[1100, 1200, 990]), (Verdict::Ac, 3, true));
        assert_eq!(taken(&[1010, 1200, 1300]), (Verdict::Tle, 3, true));
        assert_eq!(taken(&[850, 1100, 900]), (Verdict::Ac, 3, true));
    }
}
