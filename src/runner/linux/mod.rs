//! The runner on Linux: keepers in namespaces of their own, one for each run going on.

mod host;
mod keeper;
mod link;
mod pump;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use host::Keeper;

use super::error::RunnerError;
use super::halt::Halt;
use super::limits::Limits;
use super::program::Program;
use super::protections::Protections;
use super::run::Run;

/// Set by [`serve_if_keeper`]: whether the executable of this process knows how to be a keeper.
static CAN_KEEP: AtomicBool = AtomicBool::new(false);

/// To be called first thing in `main` of an executable that runs outside programs: if this process was
/// started as a keeper it does a keeper's work, and the answer is `true` when that is done; `main` must return then.
#[must_use]
pub fn serve_if_keeper() -> bool {
    CAN_KEEP.store(true, Ordering::Relaxed);
    keeper::serve_if_asked()
}

/// Runs outside programs. It can be shared by any number of threads.
#[derive(Debug)]
pub struct Runner {
    keeper: PathBuf,
    halt: Halt,
    idle: Mutex<Vec<Keeper>>,
}

impl Runner {
    /// A runner whose keepers are this very executable. Its `main` must call [`serve_if_keeper`].
    ///
    /// # Errors
    /// When it did not, or the executable's path is not known.
    pub fn of_this_executable() -> Result<Self, RunnerError> {
        let doing = RunnerError::while_doing("finding this executable's own path");
        let keeper = std::env::current_exe().map_err(doing)?;
        if !CAN_KEEP.load(Ordering::Relaxed) {
            // Started anew as a keeper it would do its ordinary work again, and start keepers in turn.
            let what = "does not know how to be one: name one that does".to_owned();
            return Err(RunnerError::Keeper { keeper, what });
        }
        Ok(Self::new(keeper))
    }

    /// A runner whose keepers are the executable at this path (the `damoni` binary, in tests).
    pub fn new(keeper: impl Into<PathBuf>) -> Self {
        Self { keeper: keeper.into(), halt: Halt::default(), idle: Mutex::new(Vec::new()) }
    }

    /// Does `work`. From the moment `over` says so no run in it is finished: those going on end at once, with
    /// [`RunnerError::Interrupted`].
    pub fn until<T>(&self, over: impl Fn() -> bool + Sync, work: impl FnOnce() -> T) -> T {
        self.halt.until(over, work)
    }

    /// Runs `program` on `stdin` under `limits`. Whatever the program does is a [`Run`].
    ///
    /// # Errors
    /// When it cannot be started, the run is interrupted, or the runner itself fails.
    pub fn run(&self, program: &Program, stdin: &[u8], limits: &Limits) -> Result<Run, RunnerError> {
        let mut keeper = self.take(limits)?;
        let run = keeper.run(program, stdin, &self.halt);
        // One that failed is not put back: dropping it ends it and everything in it.
        if keeper.is_fit() {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(keeper);
        }
        run
    }

    /// Which walls stand around a program run under `limits`.
    ///
    /// # Errors
    /// When no keeper can be started.
    pub fn protections(&self, limits: &Limits) -> Result<Protections, RunnerError> {
        let keeper = self.take(limits)?;
        let protections = keeper.protections().clone();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(keeper);
        Ok(protections)
    }

    /// The executable of the keepers.
    pub fn keeper(&self) -> &Path {
        &self.keeper
    }

    fn take(&self, limits: &Limits) -> Result<Keeper, RunnerError> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        // Hard limits are the keeper's own, so it serves only runs under the same ones.
        match idle.iter().position(|keeper| keeper.limits() == limits) {
            Some(at) => Ok(idle.swap_remove(at)),
            None => {
                drop(idle);
                Keeper::start(&self.keeper, limits)
            }
        }
    }
}
