//! `damoni gen`: test pairs from seeds.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, anyhow};
use clap::Args;
use damoni_corpus::Text;
use damoni_corpus::whole::Existing;
use damoni_gen::{MIXED, profile};
use rayon::prelude::*;

use super::console::{self, Console};
use super::{End, Failure, OrUse, solve};
use crate::checked::Share;
use crate::harness::Harness;
use crate::registry::{GameName, Visit};
use crate::testset::{Origin, PairError, write_pair};

/// Write test pairs (.in and .ans) whose answers both simulators agree on
///
/// Of goudan tests with many hit points or queries the reference plays a sample; the last line says how much of all.
#[derive(Debug, Args)]
pub(crate) struct Generate {
    game: GameName,
    /// The same seed, profile and index make the same files, on any machine
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many pairs
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// Kind of case; `damoni gen GAME --profiles` lists them
    #[arg(long, default_value = MIXED)]
    profile: String,
    /// The index of the first pair
    #[arg(long, default_value_t = 0)]
    from: u64,
    /// The folder to write to; made if it is missing
    #[arg(short, long, value_name = "DIR", required_unless_present = "profiles")]
    out: Option<PathBuf>,
    /// Replace files that are there with other content
    #[arg(long)]
    force: bool,
    /// Worker threads
    #[arg(long, default_value_t = console::cores(), value_parser = console::jobs)]
    jobs: usize,
    /// List the profiles and stop
    #[arg(long)]
    profiles: bool,
}

impl Generate {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Generate,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Self { command, console } = self;
        let Some(out) = command.out.as_ref().filter(|_| !command.profiles) else {
            let line = |p: &damoni_gen::Profile| format!("{:16} {}\n", p.name, console.text(p.en, p.zh));
            console.result(&G::profiles().iter().map(line).collect::<String>())?;
            return Ok(End::Well);
        };
        let profile = known_profile::<G>(&command.profile)?;
        std::fs::create_dir_all(out).with_context(|| out.display().to_string()).or_use()?;

        let existing = if command.force { Existing::Replace } else { Existing::Keep };
        let (sim, reference) = (G::sim(), G::reference::<&str>(&[]).or_use()?);
        let stop = console::interrupt()?;
        let written = AtomicU64::new(0);
        let found = AtomicBool::new(false);
        let sampled: Mutex<Option<Share>> = Mutex::new(None);
        let pool = rayon::ThreadPoolBuilder::new().num_threads(command.jobs).build()?;
        let indices = command.from..command.from.saturating_add(command.count);
        let write = |index: u64| {
            if stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            let origin = Origin { profile, seed: command.seed, index };
            match write_pair::<G>(out, origin, (&sim, &reference), existing) {
                Ok(share) => {
                    written.fetch_add(1, Ordering::Relaxed);
                    if let Some(share) = share {
                        let mut all = sampled.lock().unwrap_or_else(PoisonError::into_inner);
                        *all = Some(all.unwrap_or_default() + share);
                    }
                    Ok(())
                }
                Err(PairError::Finding(finding)) => {
                    found.store(true, Ordering::Relaxed);
                    let path = out.join(format!("disagreement-{index}.in"));
                    damoni_corpus::whole::write(&path, G::print(&finding.case).as_bytes(), Existing::Replace)
                        .with_context(|| path.display().to_string())?;
                    solve::parting_lines(&finding, console.lang)
                        .iter()
                        .for_each(|line| console.say_line(line));
                    console.say_kept(&path.display().to_string());
                    Ok(())
                }
                Err(error @ PairError::NoAnswer(_)) => Err(Failure::Own(anyhow!("index {index}: {error}"))),
                Err(error) => Err(Failure::Use(anyhow!("{}", error.text().in_lang(console.lang)))),
            }
        };
        console.with_progress(Some(command.count), &written, || {
            pool.install(|| indices.into_par_iter().try_for_each(write))
        })?;

        let count = written.load(Ordering::Relaxed);
        console.say(&Text::new(
            format!("{count} {} in {}", if count == 1 { "pair" } else { "pairs" }, out.display()),
            format!("已写入 {count} 组数据：{}", out.display()),
        ));
        if let Some(share) = sampled.into_inner().unwrap_or_else(PoisonError::into_inner) {
            console.say(&G::sampled(share));
        }
        Ok(if found.into_inner() { End::Finding } else { End::Well })
    }
}

/// The profile of this name, or an error that lists the names there are.
pub(crate) fn known_profile<G: Harness>(name: &str) -> Result<&'static damoni_gen::Profile, Failure> {
    profile::<G>(name)
        .ok_or_else(|| {
            let names: Vec<&str> = G::profiles().iter().map(|p| p.name).collect();
            anyhow!("no profile `{name}` in {}; there are: {}", G::NAME, names.join(", "))
        })
        .or_use()
}
