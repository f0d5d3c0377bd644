//! The user's own programs on a test set: wrong ones that it accepts, right ones that it rejects.

use std::sync::atomic::Ordering;

use damoni_corpus::Text;
use damoni_gen::Engines;
use damoni_gen::package::ReadTest;
use rayon::prelude::*;

use super::Progress;
use crate::runner::{self, Judged, Limits, Program, Runner, RunnerError, Verdict};

/// A program, and what its author says of it.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Its command line, for people.
    pub shown: String,
    /// The program.
    pub program: Program,
    /// Whether it is said to be right.
    pub right: bool,
}

/// What a test set says of a program.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Its command line.
    pub shown: String,
    /// Whether it is said to be right.
    pub right: bool,
    /// The verdict on each test, nothing if it was not run there: the test has no answer file, or the user stopped it.
    pub verdicts: Vec<Option<Verdict>>,
    /// Whether it was stopped before it had run on every test.
    pub interrupted: bool,
}

/// Where a test set and the author of a program disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// A wrong program passes every test.
    FalseAccept,
    /// A right program fails a test.
    FalseReject,
}

impl Tried {
    /// The tests it fails.
    pub fn failed(&self) -> Vec<(usize, Verdict)> {
        let verdicts = self.verdicts.iter().enumerate();
        verdicts
            .filter_map(|(test, verdict)| Some((test, (*verdict)?)))
            .filter(|(_, verdict)| *verdict != Verdict::Ac)
            .collect()
    }

    /// The number of tests it was run on.
    pub fn run(&self) -> usize {
        self.verdicts.iter().flatten().count()
    }

    /// What is wrong with the set, or with what is said of the program.
    pub fn mistake(&self) -> Option<Mistake> {
        match (self.right, self.failed().is_empty()) {
            (true, false) => Some(Mistake::FalseReject),
            (false, true) if !self.interrupted => Some(Mistake::FalseAccept),
            _ => None,
        }
    }

    /// In words; `names` are those of the tests.
    pub(super) fn text(&self, names: &[&str]) -> Text {
        let (shown, run) = (&self.shown, self.run());
        let failed = self.failed();
        let count = failed.len();
        let list: Vec<String> =
            failed.iter().map(|(test, verdict)| format!("{} {verdict}", names[*test])).collect();
        let list = list.join(", ");
        match (self.right, count) {
            (_, 0) if self.interrupted => Text::new(
                format!("`{shown}`: interrupted after {run} tests, which it passes"),
                format!("`{shown}`：已中断，此前通过 {run} 个测试点"),
            ),
            (true, 0) => Text::new(
                format!("right program `{shown}`: passes all {run} tests"),
                format!("正确程序 `{shown}`：通过全部 {run} 个测试点"),
            ),
            (false, 0) => Text::new(
                format!("FALSE ACCEPT: wrong program `{shown}` passes all {run} tests"),
                format!("误收：错误程序 `{shown}` 通过了全部 {run} 个测试点"),
            ),
            (true, _) => Text::new(
                format!("FALSE REJECT: right program `{shown}` fails {count} of {run} tests: {list}"),
                format!("误杀：正确程序 `{shown}` 在 {run} 个测试点中的 {count} 个上失败：{list}"),
            ),
            (false, _) => Text::new(
                format!("wrong program `{shown}`: fails {count} of {run} tests: {list}"),
                format!("错误程序 `{shown}`：在 {run} 个测试点中的 {count} 个上失败：{list}"),
            ),
        }
    }
}

/// Runs every program on every test, `jobs` at a time, against the set's own answer files: as its judge would.
///
/// # Errors
/// When a program cannot be started or the runner fails; what a program does is never an error.
pub fn try_programs<G: Engines>(
    tests: &[ReadTest],
    claims: &[Claim],
    (runner, limits): (&Runner, &Limits),
    progress: &Progress,
) -> Result<Vec<Tried>, RunnerError> {
    let verdict = |claim: &Claim, test: &ReadTest| -> Result<Option<Verdict>, RunnerError> {
        let Some(answer) = test.answer.as_ref().filter(|_| !progress.stopped()) else { return Ok(None) };
        let judged = runner::judge::<G>(runner, &claim.program, &test.input, answer, limits);
        progress.done.fetch_add(1, Ordering::Relaxed);
        if matches!(judged, Err(RunnerError::Interrupted)) {
            return Ok(None);
        }
        judged.map(|Judged { verdict, .. }| Some(verdict))
    };
    let tried = |claim: &Claim| {
        let verdicts = tests.par_iter().map(|test| verdict(claim, test)).collect::<Result<_, _>>()?;
        let interrupted = progress.stopped();
        Ok(Tried { shown: claim.shown.clone(), right: claim.right, verdicts, interrupted })
    };
    runner.until(|| progress.stopped(), || claims.iter().map(tried).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(right: bool, verdicts: &[Option<Verdict>]) -> Tried {
        Tried { shown: "./a".to_owned(), right, verdicts: verdicts.to_vec(), interrupted: false }
    }

    #[test]
    fn a_mistake_is_a_wrong_program_accepted_or_a_right_one_rejected() {
        let (ac, wa) = (Some(Verdict::Ac), Some(Verdict::Wa { line: 1 }));
        assert_eq!(tried(true, &[ac, ac]).mistake(), None);
        assert_eq!(tried(true, &[ac, wa]).mistake(), Some(Mistake::FalseReject));
        assert_eq!(tried(false, &[ac, wa]).mistake(), None);
        assert_eq!(tried(false, &[ac, ac]).mistake(), Some(Mistake::FalseAccept));
        assert_eq!(tried(false, &[ac, None]).run(), 1);
    }
}
