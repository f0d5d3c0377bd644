//! What a run costs beside what it costs the machine to start a program at all.
//!
//! `cargo run --release --example spawn_floor -- [RUNS] [JOBS] [PROGRAM]`: starts PROGRAM (`true`) RUNS times in
//! each of JOBS threads, by turns bare and under the runner, and prints starts a second of both.

use std::env;
use std::error::Error;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use damoni::runner::{Limits, Program, Runner, serve_if_keeper};

fn main() -> Result<(), Box<dyn Error>> {
    if serve_if_keeper() {
        return Ok(());
    }
    let mut args = env::args().skip(1);
    let runs: usize = args.next().map_or(Ok(500), |n| n.parse())?;
    let jobs: usize = args.next().map_or(Ok(1), |n| n.parse())?;
    let program = Program::new([args.next().unwrap_or_else(|| "true".to_owned())])?;
    let runner = Runner::of_this_executable()?;
    let limits = Limits::default();
    print!("{}", runner.protections(&limits)?);

    let bare = || -> Result<(), String> {
        let status = Command::new(program.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .map_err(|e| e.to_string())?;
        status.success().then_some(()).ok_or_else(|| status.to_string())
    };
    let held = || -> Result<(), String> {
        runner.run(&program, b"10 10\n", &limits).map(drop).map_err(|e| e.to_string())
    };
    let (mut floor, mut cost) = (Duration::MAX, Duration::MAX);
    // By turns, and the best of each: the machine has other things to do.
    for _ in 0..5 {
        floor = floor.min(time(runs, jobs, &bare)?);
        cost = cost.min(time(runs, jobs, &held)?);
    }
    let rate = |time: Duration| (runs * jobs) as f64 / time.as_secs_f64();
    println!("bare:   {:.0} starts/s, {:.0} us each", rate(floor), 1e6 * jobs as f64 / rate(floor));
    println!("runner: {:.0} starts/s, {:.0} us each", rate(cost), 1e6 * jobs as f64 / rate(cost));
    println!("share of the floor: {:.0}%", 100.0 * rate(cost) / rate(floor));
    Ok(())
}

fn time(
    runs: usize,
    jobs: usize,
    once: &(impl Fn() -> Result<(), String> + Sync),
) -> Result<Duration, String> {
    let started = Instant::now();
    thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs).map(|_| scope.spawn(|| (0..runs).try_for_each(|_| once()))).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| "a thread panicked".to_owned())?)
    })?;
    Ok(started.elapsed())
}
