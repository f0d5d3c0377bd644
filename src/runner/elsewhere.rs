//! The runner where there are no namespaces: limits of time and output, and the process group killed. What
//! else a program does there, nothing stops; [`Runner::protections`] says so.

use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::error::RunnerError;
use super::halt::Halt;
use super::limits::Limits;
use super::program::Program;
use super::protections::{Protections, Wall};
use super::run::{Clock, End, Run};
use super::stderr::BothEnds;

const LOOK: Duration = Duration::from_millis(1);
/// How long pipes may stay open after the run: a process that left the group may hold them.
const TO_CLOSE: Duration = Duration::from_secs(1);

/// There are no keepers here: always `false`.
#[must_use]
pub fn serve_if_keeper() -> bool {
    false
}

/// Runs outside programs. It can be shared by any number of threads.
#[derive(Debug)]
pub struct Runner {
    keeper: PathBuf,
    halt: Halt,
}

impl Runner {
    /// A runner.
    ///
    /// # Errors
    /// When the executable's path is not known.
    pub fn of_this_executable() -> Result<Self, RunnerError> {
        let doing = RunnerError::while_doing("finding this executable's own path");
        std::env::current_exe().map(Self::new).map_err(doing)
    }

    /// A runner. The path is of no use here.
    pub fn new(keeper: impl Into<PathBuf>) -> Self {
        Self { keeper: keeper.into(), halt: Halt::default() }
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
        let folder = tempfile::Builder::new()
            .prefix("damoni-run-")
            .tempdir()
            .map_err(RunnerError::while_doing("making a working directory"))?;
        let mut command = Command::new(program.path());
        command
            .args(program.args())
            .env_clear()
            .envs(program.environment())
            .env("HOME", folder.path())
            .env("TMPDIR", folder.path())
            .current_dir(folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        // Windows programs do not start without it.
        #[cfg(windows)]
        command.envs(std::env::var_os("SystemRoot").map(|root| ("SystemRoot", root)));
        let started = Instant::now();
        let mut child = command
            .spawn()
            .map_err(|e| RunnerError::Start { program: program.path().to_owned(), reason: e.to_string() })?;
        let held = hold(&mut child, stdin, limits, (started, &self.halt));
        folder.close().map_err(RunnerError::while_doing("removing the working directory"))?;
        held.map_err(RunnerError::while_doing("feeding and reading the program"))?
            .ok_or(RunnerError::Interrupted)
    }

    /// Which walls stand: hardly any.
    ///
    /// # Errors
    /// None here.
    pub fn protections(&self, _limits: &Limits) -> Result<Protections, RunnerError> {
        let mut walls = Protections::default();
        let why = "only on Linux";
        match cfg!(unix) {
            true => walls.partial(Wall::Leftovers, "the process group is killed; who left it stays"),
            false => walls.unavailable(Wall::Leftovers, "the program is killed, what it started is not"),
        }
        for wall in
            [Wall::Network, Wall::Writes, Wall::Memory, Wall::Processes, Wall::Files, Wall::Privileges]
        {
            walls.unavailable(wall, why);
        }
        walls.unavailable(
            Wall::Cpu,
            "only on Linux: time on the wall is limited to the CPU time limit instead",
        );
        Ok(walls)
    }

    /// What it was made with.
    pub fn keeper(&self) -> &Path {
        &self.keeper
    }
}

/// One run; `None` if it was halted.
fn hold(
    child: &mut Child,
    stdin: &[u8],
    limits: &Limits,
    (started, halt): (Instant, &Halt),
) -> io::Result<Option<Run>> {
    let over = Arc::new(AtomicBool::new(false));
    let (mut input, stdin) = (child.stdin.take(), stdin.to_vec());
    // Not joined: a process that left the group may keep the pipe open without reading.
    thread::spawn(move || {
        // EPIPE: the program closed its input, which it may.
        let _not_wanted = input.as_mut().map(|pipe| pipe.write_all(&stdin));
    });
    let stdout = {
        let (over, most) = (over.clone(), usize::try_from(limits.output).unwrap_or(usize::MAX));
        reader(child.stdout.take(), Vec::new(), move |kept: &mut Vec<u8>, bytes| {
            let room = most - kept.len();
            kept.extend_from_slice(&bytes[..bytes.len().min(room)]);
            if bytes.len() > room {
                over.store(true, Ordering::Relaxed);
            }
        })
    };
    let stderr = reader(child.stderr.take(), BothEnds::new(limits.stderr), BothEnds::push);
    let wall_limit = limits.wall.min(limits.cpu);
    let (status, stopped) = loop {
        if let Some(status) = child.try_wait()? {
            break (Some(status), None);
        }
        let end = if over.load(Ordering::Relaxed) {
            End::OutputLimit
        } else if started.elapsed() >= wall_limit {
            End::TimeLimit(Clock::Wall)
        } else if halt.is_raised() {
            break (None, None);
        } else {
            thread::sleep(LOOK);
            continue;
        };
        break (None, Some(end));
    };
    let wall = started.elapsed();
    kill_group(child);
    child.wait()?;
    let stdout = stdout.recv_timeout(TO_CLOSE).unwrap_or_default();
    let stderr = stderr.recv_timeout(TO_CLOSE).map(BothEnds::finish).unwrap_or_default();
    let end = match (stopped, status) {
        (None, None) => return Ok(None),
        _ if over.load(Ordering::Relaxed) => End::OutputLimit,
        (Some(end), _) => end,
        (None, Some(status)) => ended(status),
    };
    Ok(Some(Run { end, stdout, stderr, cpu: wall, wall, peak_memory: None }))
}

/// Reads a stream to its end in a thread of its own, which then hands over what it kept.
fn reader<R, K>(
    stream: Option<R>,
    mut kept: K,
    mut keep: impl FnMut(&mut K, &[u8]) + Send + 'static,
) -> Receiver<K>
where
    R: Read + Send + 'static,
    K: Send + 'static,
{
    let (done, result) = channel();
    thread::spawn(move || {
        let mut buffer = vec![0; 64 << 10];
        if let Some(mut stream) = stream {
            while let Ok(got @ 1..) = stream.read(&mut buffer) {
                keep(&mut kept, &buffer[..got]);
            }
        }
        // Nobody waits any more if the run is long over.
        let _given_up = done.send(kept);
    });
    result
}

fn ended(status: std::process::ExitStatus) -> End {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return End::Signalled(signal);
    }
    End::Exited(status.code().unwrap_or(-1))
}

fn kill_group(child: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        // The group may be gone.
        let _gone = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
    let _gone = child.kill();
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn sh(script: &str, stdin: &[u8], limits: &Limits) -> Run {
        let program = Program::new(["/bin/sh", "-c", script]).unwrap();
        Runner::new("").run(&program, stdin, limits).unwrap()
    }

    #[test]
    fn a_program_is_fed_and_heard() {
        let run = sh("cat; echo oops >&2; exit 3", b"abc", &Limits::default());
        assert_eq!(
            (run.end, run.stdout.as_slice(), run.stderr.as_slice()),
            (End::Exited(3), &b"abc"[..], &b"oops\n"[..])
        );
    }

    #[test]
    fn endless_output_is_stopped() {
        let run = sh("yes", b"", &Limits::default().output(1000));
        assert_eq!((run.end, run.stdout.len()), (End::OutputLimit, 1000));
    }

    #[test]
    fn a_sleeper_is_stopped_and_unread_input_is_no_trouble() {
        let run = sh("sleep 1000", &[b'x'; 1 << 20], &Limits::for_time(Duration::from_millis(50)));
        assert_eq!(run.end, End::TimeLimit(Clock::Wall));
    }

    #[test]
    fn it_says_that_hardly_a_wall_stands() {
        let walls = Runner::new("").protections(&Limits::default()).unwrap();
        assert_eq!(walls.gaps().count(), walls.iter().count());
    }
}
