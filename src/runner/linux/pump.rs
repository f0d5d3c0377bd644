//! Feeds a program and reads what it says, all at once, so that neither side can wait for the other.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags};
use rustix::io::{Errno, ioctl_fionbio, read, write};

use super::link::{Link, Order, Report, wait};
use crate::runner::limits::Limits;
use crate::runner::stderr::BothEnds;

/// How long after its limit a run may go on before the keeper is given up.
const GRACE: Duration = Duration::from_secs(10);
/// How long pipes may stay open after the run. Only a process that escaped could hold one.
const TO_CLOSE: Duration = Duration::from_secs(1);

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
            errors: BothEnds::new(limits.stderr),
            wall: limits.wall,
            buffer: vec![0; 64 << 10],
        };
        pump.feed();
        Ok(pump)
    }

    /// Until the keeper reports and the streams are at their end; `None` if it does not report.
    pub(super) fn run(&mut self, link: &Link) -> io::Result<Option<Report>> {
        let started = Instant::now();
        let mut deadline = started.checked_add(self.wall.saturating_add(GRACE));
        let mut report = None;
        let mut stopped = false;
        while report.is_none() || self.stdout.is_some() || self.stderr.is_some() {
            let now = Instant::now();
            let left = deadline.map_or(Duration::from_secs(3600), |end| end.saturating_duration_since(now));
            if left.is_zero() {
                break;
            }
            let told = self.once(link, report.is_none(), left)?;
            if told {
                match link.receive::<Report>()? {
                    None => return Ok(None),
                    Some((heard, _)) => report = Some(heard),
                }
                self.stdin = None;
                deadline = Instant::now().checked_add(TO_CLOSE);
            }
            if self.over && !stopped && report.is_none() {
                stopped = true;
                // A keeper that is gone is noticed when its report is waited for.
                let _gone = link.send(&Order::Stop, &[]);
            }
        }
        Ok(report)
    }

    /// Whether there was too much output, the output, and what was kept of standard error.
    pub(super) fn finish(self) -> (bool, Vec<u8>, Vec<u8>) {
        (self.over, self.printed, self.errors.finish())
    }

    /// Waits once and serves every stream that is ready; whether the keeper has something to say.
    fn once(&mut self, link: &Link, listen: bool, at_most: Duration) -> io::Result<bool> {
        let streams = [
            self.stdin.as_ref().map(|fd| (fd, PollFlags::OUT)),
            self.stdout.as_ref().map(|fd| (fd, PollFlags::IN)),
            self.stderr.as_ref().map(|fd| (fd, PollFlags::IN)),
        ];
        let mut fds: Vec<PollFd<'_>> =
            streams.iter().flatten().map(|&(fd, flags)| PollFd::new(fd, flags)).collect();
        if listen {
            fds.push(PollFd::from_borrowed_fd(link.as_fd(), PollFlags::IN));
        }
        wait(&mut fds, at_most)?;
        let mut ready = fds.iter().map(|fd| !fd.revents().is_empty());
        let mut next = |there: bool| there && ready.next().unwrap_or(false);
        let serve = streams.map(|stream| next(stream.is_some()));
        let told = next(listen);
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

    fn read_output(&mut self) -> io::Result<()> {
        let Some(got) = read_some(&mut self.stdout, &mut self.buffer)? else { return Ok(()) };
        let room = usize::try_from(self.output_limit).unwrap_or(usize::MAX) - self.printed.len();
        self.over |= got > room;
        self.printed.extend_from_slice(&self.buffer[..got.min(room)]);
        Ok(())
    }

    fn read_errors(&mut self) -> io::Result<()> {
        let Some(got) = read_some(&mut self.stderr, &mut self.buffer)? else { return Ok(()) };
        self.errors.push(&self.buffer[..got]);
        Ok(())
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
