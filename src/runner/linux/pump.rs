//! Feeds a program and reads what it says, all at once, so that neither side can wait for the other.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags};
use rustix::io::{Errno, ioctl_fionbio, read, write};

use super::link::{Link, Order, Report, wait};
use crate::runner::halt::Halt;
use crate::runner::limits::Limits;
use crate::runner::stderr::BothEnds;

/// How long after its limit a run may go on before the keeper is given up.
const GRACE: Duration = Duration::from_secs(10);
/// How often it is looked whether the run is still wanted.
const LOOK: Duration = Duration::from_millis(50);
/// Reads from a stream after the run, of which each empties it. Only a process that escaped could go on writing.
const MOST_READS: usize = 64;

/// The three streams of one run.
#[derive(Debug)]
pub(super) struct Pump<'a> {
    stdin: Option<OwnedFd>,
    stdout: Option<OwnedFd>,
    stderr: Option<OwnedFd>,
    unfed: &'a [u8],
    printed: Vec<u8>,
    output_limit: u64,
    over: bool,
    halted: bool,
    errors: BothEnds,
    wall: Duration,
    buffer: Vec<u8>,
}

impl<'a> Pump<'a> {
    pub(super) fn new(
        stdin: OwnedFd,
        stdout: OwnedFd,
        stderr: OwnedFd,
        input: &'a [u8],
        limits: &Limits,
    ) -> io::Result<Self> {
        for fd in [&stdin, &stdout, &stderr] {
            ioctl_fionbio(fd, true)?;
        }
        let mut pump = Self {
            stdin: Some(stdin),
            stdout: Some(stdout),
            stderr: Some(stderr),
            unfed: input,
            printed: Vec::new(),
            output_limit: limits.output,
            over: false,
            halted: false,
            errors: BothEnds::new(limits.stderr),
            wall: limits.wall,
            buffer: vec![0; 64 << 10],
        };
        pump.feed();
        Ok(pump)
    }

    /// Until the keeper reports; `None` if it does not. Once `halt` is raised the keeper is told to stop the program.
    pub(super) fn run(&mut self, link: &Link, halt: &Halt) -> io::Result<Option<Report>> {
        let started = Instant::now();
        let mut stopped = false;
        loop {
            let left = self.wall.saturating_add(GRACE).saturating_sub(started.elapsed());
            if left.is_zero() {
                return Ok(None);
            }
            if self.once(link, left.min(LOOK))? {
                let report = link.receive::<Report>()?.map(|(report, _)| report);
                self.read_the_rest()?;
                return Ok(report);
            }
            self.halted |= halt.is_raised();
            if (self.over || self.halted) && !stopped {
                stopped = true;
                // A keeper that is gone is noticed when its report is waited for.
                let _gone = link.send(&Order::Stop, &[]);
            }
        }
    }

    /// Whether the run was not let go on to its end.
    pub(super) fn was_halted(&self) -> bool {
        self.halted
    }

    /// Whether there was too much output, the output, and what was kept of standard error.
    pub(super) fn finish(self) -> (bool, Vec<u8>, Vec<u8>) {
        (self.over, self.printed, self.errors.finish())
    }

    /// Waits once and serves every stream that is ready; whether the keeper has something to say.
    fn once(&mut self, link: &Link, at_most: Duration) -> io::Result<bool> {
        let streams = [
            self.stdin.as_ref().map(|fd| (fd, PollFlags::OUT)),
            self.stdout.as_ref().map(|fd| (fd, PollFlags::IN)),
            self.stderr.as_ref().map(|fd| (fd, PollFlags::IN)),
        ];
        let mut fds: Vec<PollFd<'_>> =
            streams.iter().flatten().map(|&(fd, flags)| PollFd::new(fd, flags)).collect();
        fds.push(PollFd::from_borrowed_fd(link.as_fd(), PollFlags::IN));
        wait(&mut fds, at_most)?;
        let mut ready = fds.iter().map(|fd| !fd.revents().is_empty());
        let mut next = |there: bool| there && ready.next().unwrap_or(false);
        let serve = streams.map(|stream| next(stream.is_some()));
        let told = next(true);
        if serve[0] {
            self.feed();
        }
        if serve[1] {
            self.read_output()?;
        }
        if serve[2] {
            self.read_errors()?;
        }
        Ok(told)
    }

    /// What is still in the pipes after the run: nobody is left to write more.
    fn read_the_rest(&mut self) -> io::Result<()> {
        let mut reads = 0..MOST_READS;
        while self.read_output()? && reads.next().is_some() {}
        let mut reads = 0..MOST_READS;
        while self.read_errors()? && reads.next().is_some() {}
        Ok(())
    }

    fn feed(&mut self) {
        while let Some(fd) = &self.stdin {
            match write(fd, self.unfed) {
                _ if self.unfed.is_empty() => self.stdin = None,
                Ok(written) => self.unfed = &self.unfed[written..],
                Err(Errno::AGAIN) => return,
                Err(Errno::INTR) => {}
                // EPIPE: the program closed its input, which it may.
                Err(_) => self.stdin = None,
            }
        }
    }

    /// Whether there was something.
    fn read_output(&mut self) -> io::Result<bool> {
        let Some(got) = read_some(&mut self.stdout, &mut self.buffer)? else { return Ok(false) };
        let room = usize::try_from(self.output_limit).unwrap_or(usize::MAX) - self.printed.len();
        self.over |= got > room;
        self.printed.extend_from_slice(&self.buffer[..got.min(room)]);
        Ok(true)
    }

    /// Whether there was something.
    fn read_errors(&mut self) -> io::Result<bool> {
        let Some(got) = read_some(&mut self.stderr, &mut self.buffer)? else { return Ok(false) };
        self.errors.push(&self.buffer[..got]);
        Ok(true)
    }
}

/// Reads once; at the end of the stream closes it.
fn read_some(stream: &mut Option<OwnedFd>, buffer: &mut [u8]) -> io::Result<Option<usize>> {
    let Some(fd) = stream else { return Ok(None) };
    match read(fd, buffer) {
        Ok(0) => {
            *stream = None;
            Ok(None)
        }
        Ok(got) => Ok(Some(got)),
        Err(Errno::AGAIN | Errno::INTR) => Ok(None),
        Err(e) => Err(e.into()),
    }
}
