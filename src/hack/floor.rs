//! What the machine itself allows: how many processes a second it can start.

use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long a measurement takes.
const SPAN: Duration = Duration::from_millis(150);

/// Starts a second of `true`, bare, by `jobs` threads at once: the better of two measurements. `None` where there is no
/// such program.
pub fn spawn_floor(jobs: usize) -> Option<f64> {
    let once = || {
        let mut command = Command::new("true");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if !once() {
        return None;
    }
    let measure = || {
        let started = Instant::now();
        let starts = AtomicU64::new(0);
        std::thread::scope(|scope| {
            for _ in 0..jobs.max(1) {
                scope.spawn(|| {
                    while started.elapsed() < SPAN && once() {
                        starts.fetch_add(1, Ordering::Relaxed);
                    }
                });
            }
        });
        starts.into_inner() as f64 / started.elapsed().as_secs_f64()
    };
    Some(measure().max(measure()))
}
