//! What a runner and its keeper say to each other, over a socket that keeps messages apart.

use std::ffi::OsString;
use std::io::{self, IoSlice, IoSliceMut};
use std::mem::MaybeUninit;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::path::PathBuf;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::net::{
    AddressFamily, RecvAncillaryBuffer, RecvAncillaryMessage, RecvFlags, SendAncillaryBuffer,
    SendAncillaryMessage, SendFlags, SocketFlags, SocketType, recvmsg, sendmsg, socketpair,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::runner::limits::Limits;
use crate::runner::protections::Protections;
use crate::runner::run::End;

/// Room for one message. Command lines are longer only by accident.
const ROOM: usize = 128 << 10;

/// To a keeper that is starting.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Charge {
    /// For every run.
    pub(super) limits: Limits,
}

/// From a keeper that is ready.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Ready {
    pub(super) protections: Protections,
    pub(super) folder: PathBuf,
}

/// To a keeper.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Order {
    /// Run this; its standard streams come with the message.
    Run(Job),
    /// Stop the program that is running.
    Stop,
}

/// A program to run.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Job {
    pub(super) path: OsString,
    pub(super) args: Vec<OsString>,
    pub(super) env: Vec<(OsString, OsString)>,
}

/// From a keeper, about the job it was given.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Report {
    /// It ran.
    Ended {
        end: End,
        cpu: Duration,
        wall: Duration,
        peak: u64,
        /// Whether everything it left behind is gone.
        swept: Result<(), String>,
    },
    /// It did not start.
    NotStarted(String),
}

/// One end of the link.
#[derive(Debug)]
pub(super) struct Link(OwnedFd);

impl Link {
    pub(super) fn pair() -> io::Result<(Self, OwnedFd)> {
        let (ours, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)?;
        Ok((Self(ours), theirs))
    }

    pub(super) fn over(fd: OwnedFd) -> Self {
        Self(fd)
    }

    pub(super) fn send<T: Serialize>(&self, message: &T, fds: &[BorrowedFd<'_>]) -> io::Result<()> {
        let text = serde_json::to_vec(message)?;
        if text.len() > ROOM {
            return Err(io::ErrorKind::ArgumentListTooLong.into());
        }
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
        let mut ancillary = SendAncillaryBuffer::new(&mut space);
        if !fds.is_empty() && !ancillary.push(SendAncillaryMessage::ScmRights(fds)) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        sendmsg(&self.0, &[IoSlice::new(&text)], &mut ancillary, SendFlags::NOSIGNAL)?;
        Ok(())
    }

    /// The next message; `None` when the other end is gone.
    pub(super) fn receive<T: DeserializeOwned>(&self) -> io::Result<Option<(T, Vec<OwnedFd>)>> {
        let mut text = vec![0; ROOM];
        let mut space = [MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(3))];
        let mut ancillary = RecvAncillaryBuffer::new(&mut space);
        let got = loop {
            match recvmsg(&self.0, &mut [IoSliceMut::new(&mut text)], &mut ancillary, RecvFlags::CMSG_CLOEXEC)
            {
                Err(rustix::io::Errno::INTR) => {}
                Err(rustix::io::Errno::CONNRESET) => return Ok(None),
                other => break other?,
            }
        };
        if got.bytes == 0 {
            return Ok(None);
        }
        let mut fds = Vec::new();
        for message in ancillary.drain() {
            if let RecvAncillaryMessage::ScmRights(rights) = message {
                fds.extend(rights);
            }
        }
        Ok(Some((serde_json::from_slice(&text[..got.bytes])?, fds)))
    }

    /// Waits until there is something to receive; whether there is.
    pub(super) fn wait(&self, at_most: Duration) -> io::Result<bool> {
        Ok(wait(&mut [PollFd::new(&self.0, PollFlags::IN)], at_most)? > 0)
    }
}

impl AsFd for Link {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

/// `poll` that takes a `Duration` and does not mind signals.
pub(super) fn wait(fds: &mut [PollFd<'_>], at_most: Duration) -> io::Result<usize> {
    let timeout = Timespec::try_from(at_most).ok();
    match poll(fds, timeout.as_ref()) {
        Err(rustix::io::Errno::INTR) => Ok(0),
        other => Ok(other?),
    }
}
