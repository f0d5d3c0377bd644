//! The processes of a run: what they take together, and the end of them all.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use rustix::io::Errno;
use rustix::param::{clock_ticks_per_second, page_size};
use rustix::process::{WaitOptions, wait};

/// How long killed processes may take to be gone.
const TO_DIE: Duration = Duration::from_secs(5);
/// How often descendants are looked up to stop them all.
const MOST_LOOKS: usize = 50;

/// What all descendants of this process take.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    /// Processes and threads.
    pub(super) tasks: u64,
    /// Resident bytes. Pages that several share are counted for each.
    pub(super) memory: u64,
    /// CPU time, of children they have waited for too.
    pub(super) cpu: Duration,
}

struct Process {
    id: i32,
    parent: i32,
    ticks: u64,
    tasks: u64,
    pages: u64,
}

/// Whether this process is the first of a pid namespace.
pub(super) fn is_first() -> bool {
    std::process::id() == 1
}

/// What is going on now. Of more than `most` processes it says only that they are too many, because
/// to look at each takes time, in which there would be many more.
pub(super) fn usage(most: u32) -> Usage {
    let mut sum = Usage::default();
    if is_first() {
        let tasks = ids().take(most as usize + 2).filter(|&id| id != 1).count() as u64;
        if tasks > u64::from(most) {
            return Usage { tasks, ..sum };
        }
    }
    let mut ticks = 0;
    for process in descendants() {
        sum.tasks += process.tasks;
        sum.memory += process.pages * page_size() as u64;
        ticks += process.ticks;
    }
    sum.cpu = Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64);
    sum
}

/// Resident bytes of all descendants with shared pages counted once. Slow.
pub(super) fn memory_shared_once() -> u64 {
    let kib = |id: i32| -> Option<u64> {
        let text = fs::read_to_string(format!("/proc/{id}/smaps_rollup")).ok()?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    };
    descendants().iter().filter_map(|process| kib(process.id)).sum::<u64>() * 1024
}

/// Kills all descendants and waits until they are gone.
pub(super) fn end_all() -> Result<(), String> {
    let deadline = Instant::now() + TO_DIE;
    let mut killed = false;
    loop {
        match wait(WaitOptions::NOHANG) {
            // No child means no descendant: every orphan becomes a child of this process.
            Err(Errno::CHILD) => return Ok(()),
            Ok(Some(_)) | Err(Errno::INTR) => continue,
            Ok(None) => {}
            Err(e) => return Err(format!("waiting: {e}")),
        }
        if Instant::now() > deadline {
            let left: Vec<_> = descendants().iter().map(|process| process.id).collect();
            return Err(format!("processes {left:?} are still there {} s after SIGKILL", TO_DIE.as_secs()));
        }
        if is_first() {
            if !killed {
                kill_namespace();
                killed = true;
            }
            // Nothing can be started any more, so the rest is waiting.
            match wait(WaitOptions::empty()) {
                Ok(_) | Err(Errno::CHILD | Errno::INTR) => {}
                Err(e) => return Err(format!("waiting: {e}")),
            }
        } else {
            if !killed {
                stop_all();
                killed = true;
            }
            signal_all(Signal::SIGKILL);
            thread::sleep(Duration::from_micros(500));
        }
    }
}

/// Stops all descendants, until a look finds none that the last one had not: a stopped process cannot fork
/// while others are being killed.
fn stop_all() {
    let mut known = BTreeSet::new();
    for _ in 0..MOST_LOOKS {
        let now = signal_all(Signal::SIGSTOP);
        if now.is_subset(&known) {
            return;
        }
        known = now;
    }
}

/// Sends `signal` to all descendants, and says who they are.
fn signal_all(signal: Signal) -> BTreeSet<i32> {
    let all: BTreeSet<_> = descendants().iter().map(|process| process.id).collect();
    for &id in &all {
        // It may have died by now.
        let _gone = kill(Pid::from_raw(id), signal);
    }
    all
}

/// Kills everything in the namespace but its first process, at one stroke: no process can fork its way out.
pub(super) fn kill_namespace() {
    // Anywhere else this would mean every process of the user.
    if is_first() {
        let _none_left = kill(Pid::from_raw(-1), Signal::SIGKILL);
    }
}

fn descendants() -> Vec<Process> {
    let own = std::process::id() as i32;
    let all = all();
    let parents: HashMap<i32, i32> = all.iter().map(|process| (process.id, process.parent)).collect();
    let ours = |process: &Process| {
        let mut at = process.id;
        // A cycle can only be an artefact of reading while things change.
        for _ in 0..=parents.len() {
            match parents.get(&at) {
                Some(&parent) if parent == own => return true,
                Some(&parent) => at = parent,
                None => return false,
            }
        }
        false
    };
    all.into_iter().filter(|process| process.id != own && (own == 1 || ours(process))).collect()
}

fn ids() -> impl Iterator<Item = i32> {
    fs::read_dir("/proc")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| entry.file_name().to_str()?.parse().ok())
}

fn all() -> Vec<Process> {
    ids().filter_map(|id| read(id, &fs::read(format!("/proc/{id}/stat")).ok()?)).collect()
}

/// Reads `/proc/PID/stat`, where the name in brackets may hold anything.
fn read(id: i32, stat: &[u8]) -> Option<Process> {
    let end = stat.iter().rposition(|&b| b == b')')?;
    let text = std::str::from_utf8(&stat[end + 1..]).ok()?;
    let fields: Vec<i64> = text.split_ascii_whitespace().map(|field| field.parse().unwrap_or(0)).collect();
    // Counted from the state, the third field of the file: user, system, children's user, children's system time.
    let ticks = fields.get(11..15)?.iter().map(|&ticks| ticks.max(0) as u64).sum();
    Some(Process {
        id,
        parent: *fields.get(1)? as i32,
        ticks,
        tasks: (*fields.get(17)?).max(0) as u64,
        pages: (*fields.get(21)?).max(0) as u64,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_brackets_and_blanks_does_not_confuse() {
        let stat = b"42 (a) R 1 ) S 7 42 42 0 -1 4194304 100 0 0 0 3 4 5 6 20 0 2 0 100 1000000 250 18446744073709551615";
        let process = read(42, stat).unwrap();
        assert_eq!((process.parent, process.ticks, process.tasks, process.pages), (7, 18, 2, 250));
        assert!(read(42, b"42 (a) S").is_none());
    }
}
