//! How small findings get, and how fast: several findings of each of several pitfalls, from full-size cases.
//!
//! `cargo run --release --example shrink_table -- GAME FINDINGS PITFALL...` prints a table in Markdown. With a folder in
//! `DAMONI_SHRINK_OUT`, each original and each result is kept there.

use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use damoni::harness::Harness;
use damoni::registry::{GameName, Visit};
use damoni::shrink::{Options, Predicate, Simulators, shrink};
use damoni_corpus::pigkill::{Case, MAX_DECK};
use damoni_corpus::{Game, Pigkill, Reading};
use damoni_gen::{case, profile};
use rustix::time::{ClockId, clock_gettime};

struct Table {
    findings: usize,
    pitfalls: Vec<String>,
}

/// What comes of anything here.
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// Cases looked through for findings of one pitfall, at most.
const CASES: u64 = 200_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or("which game?")?;
    let game = *GameName::ALL.iter().find(|name| name.name() == game).ok_or("no such game")?;
    let findings = args.next().ok_or("how many findings?")?.parse()?;
    game.dispatch(Table { findings, pitfalls: args.collect() })
}

impl Visit for Table {
    type Output = Result<(), Box<dyn std::error::Error>>;

    fn visit<G: Harness>(self) -> Self::Output {
        println!(
            "| pitfall | signature | findings | size before | size after: least, median, most | spread | CPU s: median, most | calls: median | 1-minimal |"
        );
        println!("|---|---|---|---|---|---|---|---|---|");
        for pitfall in &self.pitfalls {
            let row = row::<G>(pitfall, self.findings)?;
            println!("{row}");
        }
        Ok(())
    }
}

fn row<G: Harness>(pitfall: &str, wanted: usize) -> Result<String, Box<dyn std::error::Error>> {
    let (signature, cases) = findings::<G>(pitfall, wanted)?;
    let predicate = Simulators::<G>::new(G::sim(), G::reference(&[pitfall])?, true);
    let (mut before, mut after, mut seconds, mut calls, mut verified) = (vec![], vec![], vec![], vec![], 0);
    for (number, case) in cases.iter().enumerate() {
        let tried = AtomicU64::new(0);
        let options = Options { verify: true, ..Options::new(&tried) };
        let begun = cpu();
        let shrunk = shrink::<G>(case, &predicate, &options)?;
        seconds.push((cpu() - begun).as_secs_f64());
        before.push(shrunk.size[0]);
        after.push(shrunk.size[1]);
        calls.push(shrunk.calls);
        verified += usize::from(shrunk.verified.is_some());
        assert_eq!(shrunk.failing.signature, signature);
        if let Ok(folder) = std::env::var("DAMONI_SHRINK_OUT") {
            let keep = |ending: &str, case| {
                let name = format!("{}-{pitfall}-{number:02}-{ending}.in", G::NAME);
                std::fs::write(Path::new(&folder).join(name), G::print(case))
            };
            keep("before", case)?;
            keep("after", &shrunk.failing.case)?;
        }
    }
    after.sort_unstable();
    seconds.sort_by(f64::total_cmp);
    calls.sort_unstable();
    let (least, median, most) = (after[0], after[after.len() / 2], after[after.len() - 1]);
    Ok(format!(
        "| {pitfall} | {signature} | {} | {}..{} | {least}, {median}, {most} | {:.0} % | {:.1}, {:.1} | {} | {verified} |",
        cases.len(),
        before.iter().min().unwrap_or(&0),
        before.iter().max().unwrap_or(&0),
        100.0 * (most - least) as f64 / least as f64,
        seconds[seconds.len() / 2],
        seconds[seconds.len() - 1],
        calls[calls.len() / 2],
    ))
}

/// The first findings of one signature, whichever has enough of them first.
fn findings<G: Harness>(pitfall: &str, wanted: usize) -> Outcome<(String, Vec<G::Case>)> {
    let predicate = Simulators::<G>::new(G::sim(), G::reference(&[pitfall])?, true);
    let name = if G::NAME == Pigkill::NAME { "long" } else { "mixed" };
    let profile = profile::<G>(name).ok_or("no such profile")?;
    let mut by_signature = std::collections::BTreeMap::<String, Vec<G::Case>>::new();
    for index in 0..CASES {
        let Some(case) = full_size::<G>(case::<G>(profile, 1, index)) else { continue };
        if let Some(failing) = predicate.examine(&case, &|_| usize::MAX)? {
            let these = by_signature.entry(failing.signature).or_default();
            these.push(case);
            if these.len() == wanted {
                break;
            }
        }
    }
    by_signature.into_iter().max_by_key(|(_, cases)| cases.len()).ok_or_else(|| "no finding".into())
}

/// For pigkill: ten pigs only, and a deck of 2000 cards, its own over and over (which nobody draws).
fn full_size<G: Harness>(case: G::Case) -> Option<G::Case> {
    if G::NAME != Pigkill::NAME {
        return Some(case);
    }
    let case = Pigkill::read(G::print(&case).as_bytes(), Reading::Strict).ok()?;
    let deck = case.deck().iter().copied().cycle().take(MAX_DECK).collect();
    let full = Case::new(case.pigs().to_vec(), deck).ok().filter(|full| full.pigs().len() == 10)?;
    G::read(Pigkill::print(&full).as_bytes(), Reading::Strict).ok()
}

/// CPU time of this process: other work on the machine does not count.
fn cpu() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}
