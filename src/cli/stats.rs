//! `damoni stats`: what a test set, or a profile, contains.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use damoni_corpus::pairs;
use damoni_gen::{Profile, case};
use rayon::prelude::*;

use super::console::{self, Console};
use super::generate::known_profile;
use super::{End, Failure, OrUse};
use crate::census::{Census, Row};
use crate::checked::checked;
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// Count the cases that contain each event and rule situation
#[derive(Debug, Args)]
pub(crate) struct Stats {
    game: GameName,
    /// A folder of tests
    #[arg(required_unless_present = "profile", conflicts_with = "profile")]
    dir: Option<PathBuf>,
    /// Look at generated cases of this kind instead
    #[arg(long)]
    profile: Option<String>,
    /// How many generated cases
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    cases: u64,
    /// Their seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object a row
    #[arg(long)]
    json: bool,
}

impl Stats {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { command: &self, console })
    }
}

struct Run<'a> {
    command: &'a Stats,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let census = match (&self.command.profile, &self.command.dir) {
            (Some(name), _) => self.of_profile::<G>(known_profile::<G>(name)?)?,
            (None, Some(dir)) => of_folder::<G>(dir, self.console)?,
            (None, None) => return Err(anyhow!("a folder or a profile is needed")).or_use(),
        };
        let text = match self.command.json {
            true => census.json::<G>().iter().map(|row| format!("{row}\n")).collect(),
            false => table::<G>(&census, self.console),
        };
        self.console.result(&text)?;
        Ok(End::Well)
    }
}

impl Run<'_> {
    fn of_profile<G: Harness>(&self, profile: &'static Profile) -> Result<Census, Failure> {
        let Stats { cases, seed, .. } = *self.command;
        let stop = console::interrupt()?;
        let done = AtomicU64::new(0);
        self.console.with_progress(Some(cases), &done, || {
            (0..cases)
                .into_par_iter()
                .filter(|_| !stop.load(Ordering::Relaxed))
                .try_fold(Census::new::<G>, |mut census, index| {
                    add::<G>(&mut census, &case::<G>(profile, seed, index), &format!("index {index}"))?;
                    done.fetch_add(1, Ordering::Relaxed);
                    Ok(census)
                })
                .try_reduce(Census::new::<G>, |mut a, b| {
                    a.merge(b);
                    Ok(a)
                })
        })
    }
}

fn of_folder<G: Harness>(dir: &Path, console: &Console) -> Result<Census, Failure> {
    let pairs = pairs::read_dir(dir).or_use()?;
    if pairs.is_empty() {
        return Err(anyhow!("{}: no .in files", dir.display())).or_use();
    }
    let mut census = Census::new::<G>();
    for pair in pairs {
        let name = pair.input.display().to_string();
        let case = super::input::case::<G>(Some(&pair.input), console)?;
        add::<G>(&mut census, &case, &name)?;
    }
    Ok(census)
}

fn add<G: Harness>(census: &mut Census, case: &G::Case, name: &str) -> Result<(), Failure> {
    let reference = G::reference::<&str>(&[]).or_use()?;
    let agreed = checked::<G>(case, &G::sim(), &reference)
        .map_err(|finding| anyhow!("{name}: the simulators disagree ({})", finding.signature()))?
        .map_err(|error| anyhow!("{name}: {error}"))
        .or_use()?
        .agreed;
    let portrait = G::portrait(case, &agreed.events, &agreed.outcome);
    census.add::<G>(&agreed.events, &portrait);
    Ok(())
}

fn table<G: Harness>(census: &Census, console: &Console) -> String {
    let mut text = String::new();
    let mut measures = plain_table([
        console.text("measure", "度量"),
        console.text("least", "最小"),
        console.text("median", "中位"),
        console.text("greatest", "最大"),
        "",
    ]);
    for (measure, spread) in G::measures().iter().zip(census.spreads()) {
        let Some(spread) = spread else { continue };
        measures.add_row([
            measure.id.to_owned(),
            spread.min.to_string(),
            spread.median.to_string(),
            spread.max.to_string(),
            console.text(measure.en, measure.zh).to_owned(),
        ]);
    }
    let share = |row: &Row| {
        [
            row.id.to_owned(),
            row.cases.to_string(),
            format!("{:.2}%", row.cases as f64 * 100.0 / census.cases().max(1) as f64),
            console.text(row.en, row.zh).to_owned(),
        ]
    };
    let mut events = plain_table([console.text("event", "事件"), console.text("cases", "数据数"), "", ""]);
    events.add_rows(census.kinds().iter().map(share));
    let mut situations =
        plain_table([console.text("situation", "规则情形"), console.text("cases", "数据数"), "", ""]);
    situations.add_rows(census.situations::<G>().iter().map(share));
    for table in [&mut measures, &mut events, &mut situations] {
        for column in 1..table.column_count() - 1 {
            if let Some(column) = table.column_mut(column) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        for line in table.lines() {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
    text.push_str(&format!("{} {}\n", census.cases(), console.text("cases", "个数据")));
    text
}

fn plain_table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_header(header);
    table
}
