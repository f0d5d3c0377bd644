//! The runner's side of a keeper: starting it, giving it work, and seeing it gone.

use std::os::fd::AsFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::pipe::{PipeFlags, pipe_with};

use super::keeper::OUTER;
use super::link::{Charge, Job, Link, Order, Ready, Report};
use super::pump::Pump;
use crate::runner::error::RunnerError;
use crate::runner::halt::Halt;
use crate::runner::limits::Limits;
use crate::runner::program::Program;
use crate::runner::protections::Protections;
use crate::runner::run::{End, Run};

/// A keeper builds its walls in milliseconds; a machine that is swapping may need longer.
const TO_START: Duration = Duration::from_secs(20);
/// How long it may take to leave once nobody needs it.
const TO_LEAVE: Duration = Duration::from_secs(5);

/// A keeper at work or waiting for it.
#[derive(Debug)]
pub(super) struct Keeper {
    path: PathBuf,
    /// `None` once it has been told to leave.
    link: Option<Link>,
    process: Child,
    limits: Limits,
    protections: Protections,
    /// Where programs run. The keeper removes it, if it can.
    folder: Option<PathBuf>,
    fit: bool,
}

impl Keeper {
    pub(super) fn start(path: &Path, limits: &Limits) -> Result<Self, RunnerError> {
        let fail = |what: String| RunnerError::Keeper { keeper: path.to_owned(), what };
        let (link, theirs) =
            Link::pair().map_err(RunnerError::while_doing("making a socket for the keeper"))?;
        let charge = serde_json::to_string(&Charge { limits: limits.clone() })
            .map_err(RunnerError::while_doing("writing the keeper's limits"))?;
        let process = Command::new(path)
            .args([OUTER, &charge])
            .stdin(theirs)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| fail(format!("cannot be started: {e}")))?;
        let mut keeper = Self {
            path: path.to_owned(),
            link: Some(link),
            process,
            limits: limits.clone(),
            protections: Protections::default(),
            folder: None,
            fit: true,
        };
        let ready = keeper.hear_ready().map_err(fail)?;
        keeper.protections = ready.protections;
        keeper.folder = Some(ready.folder);
        Ok(keeper)
    }

    fn hear_ready(&self) -> Result<Ready, String> {
        let link = self.link.as_ref().ok_or("is gone")?;
        match link.wait(TO_START) {
            Ok(true) => {}
            Ok(false) => return Err(format!("was not ready within {} s", TO_START.as_secs())),
            Err(e) => return Err(format!("cannot be heard: {e}")),
        }
        match link.receive::<Result<Ready, String>>() {
            Ok(Some((Ok(ready), _))) => Ok(ready),
            Ok(Some((Err(why), _))) => Err(format!("cannot do its work: {why}")),
            Ok(None) => Err("ended before it was ready; is it an executable of damoni?".to_owned()),
            Err(e) => Err(format!("cannot be understood: {e}")),
        }
    }

    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    pub(super) fn protections(&self) -> &Protections {
        &self.protections
    }

    /// Whether it can be given another run.
    pub(super) fn is_fit(&self) -> bool {
        self.fit
    }

    pub(super) fn run(&mut self, program: &Program, stdin: &[u8], halt: &Halt) -> Result<Run, RunnerError> {
        let broke = |what: &str| RunnerError::Keeper { keeper: self.path.clone(), what: what.to_owned() };
        let link = self.link.as_ref().ok_or_else(|| broke("is gone"))?;
        let pipe =
            || pipe_with(PipeFlags::CLOEXEC).map_err(RunnerError::while_doing("making the program's pipes"));
        let ((in_read, in_write), (out_read, out_write), (err_read, err_write)) = (pipe()?, pipe()?, pipe()?);
        let order = Order::Run(Job {
            path: program.path().as_os_str().to_owned(),
            args: program.args().to_vec(),
            env: program.environment(),
        });
        // The input goes first: most cases fit in the pipe, and the program finds them whole.
        let mut pump = Pump::new(in_write, out_read, err_read, stdin, &self.limits)
            .map_err(RunnerError::while_doing("feeding the program"))?;
        link.send(&order, &[in_read.as_fd(), out_write.as_fd(), err_write.as_fd()])
            .map_err(RunnerError::while_doing("handing the program to the keeper"))?;
        drop((in_read, out_write, err_write));
        let report =
            pump.run(link, halt).map_err(RunnerError::while_doing("feeding and reading the program"))?;
        let Some(report) = report else {
            self.fit = false;
            return Err(broke("broke off during a run, or no longer answers"));
        };
        match report {
            Report::NotStarted(reason) => {
                Err(RunnerError::Start { program: program.path().to_owned(), reason })
            }
            Report::Ended { end, cpu, wall, peak, swept } => {
                if let Err(why) = swept {
                    self.fit = false;
                    // Ending the keeper takes everything along; without walls there may be a process left.
                    if !self.leave() {
                        return Err(RunnerError::Undying(why));
                    }
                }
                if pump.was_halted() {
                    return Err(RunnerError::Interrupted);
                }
                let (over, stdout, stderr) = pump.finish();
                let end = if over { End::OutputLimit } else { end };
                Ok(Run { end, stdout, stderr, cpu, wall, peak_memory: Some(peak) })
            }
        }
    }

    /// Sends it home; whether it went by itself, leaving nothing.
    fn leave(&mut self) -> bool {
        self.link = None;
        let deadline = Instant::now() + TO_LEAVE;
        let mut pause = Duration::from_micros(200);
        loop {
            match self.process.try_wait() {
                Ok(Some(status)) => return status.success(),
                Ok(None) if Instant::now() < deadline => thread::sleep(pause),
                Ok(None) | Err(_) => break,
            }
            pause = (pause * 2).min(Duration::from_millis(20));
        }
        // Its inner half is told to die with it, and in a pid namespace that is the end of everything there.
        let _gone = self.process.kill().and_then(|()| self.process.wait());
        false
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        if !self.leave()
            && let Some(folder) = &self.folder
        {
            // Empty, unless there are no namespaces: then it may hold what the program wrote.
            let _removed_already = std::fs::remove_dir_all(folder);
        }
    }
}
