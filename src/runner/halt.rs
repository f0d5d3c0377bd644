//! Ends runs that nobody wants any more.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// How often it is looked whether the runs are still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// Raised while runs are to be cut short.
#[derive(Debug, Default)]
pub(super) struct Halt(AtomicBool);

impl Halt {
    pub(super) fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does `work`, and is raised from the moment `over` says so to the end of it.
    pub(super) fn until<T>(&self, over: impl Fn() -> bool + Sync, work: impl FnOnce() -> T) -> T {
        let done = AtomicBool::new(false);
        let result = thread::scope(|scope| {
            let watch = scope.spawn(|| {
                while !done.load(Ordering::Relaxed) {
                    if over() {
                        return self.0.store(true, Ordering::Relaxed);
                    }
                    thread::park_timeout(LOOK);
                }
            });
            // Also if the work panics: the scope waits for the watch.
            let _leave = Leave { done: &done, watch: watch.thread().clone() };
            work()
        });
        self.0.store(false, Ordering::Relaxed);
        result
    }
}

/// Sends the watch home.
struct Leave<'a> {
    done: &'a AtomicBool,
    watch: thread::Thread,
}

impl Drop for Leave<'_> {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Relaxed);
        self.watch.unpark();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_raised_when_the_time_comes_and_lowered_at_the_end() {
        let halt = Halt::default();
        assert!(!halt.until(|| false, || halt.is_raised()));
        let over = AtomicBool::new(false);
        let waited = halt.until(
            || over.load(Ordering::Relaxed),
            || {
                over.store(true, Ordering::Relaxed);
                while !halt.is_raised() {
                    thread::yield_now();
                }
                7
            },
        );
        assert_eq!(waited, 7);
        assert!(!halt.is_raised());
    }
}
