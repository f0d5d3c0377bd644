//! Finds, shrinks and keeps a smallest case for each pitfall: `corpus/cases/GAME/pitfalls/`.
//!
//! `cargo run --release --example pitfall_cases -- GAME FOLDER [SECONDS]`
//!
//! Writes `ID.in` and `ID.ans` (the right answer) and, in both languages, a page that says what each case shows.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use damoni::harness::Harness;
use damoni::registry::{GameName, Visit};
use damoni::shrink::{Options, ShrinkError, Simulators, shrink};
use damoni_corpus::Reading;
use damoni_corpus::whole::{self, Existing};
use damoni_gen::{Finding, MIXED, Profile, case, cross_check, profile};
use rayon::prelude::*;

struct Keep {
    folder: PathBuf,
    time: Duration,
}

/// Where to look for a first case: short games first. A game without such a profile goes on to the next.
const PROFILES: [&str; 4] = ["tiny", "handful", "short", MIXED];
/// Cases looked at in each.
const CASES: u64 = 20_000;

/// The page so far, in English and in Chinese.
type Pages = [String; 2];

impl Visit for Keep {
    type Output = anyhow::Result<()>;

    fn visit<G: Harness>(self) -> Self::Output {
        std::fs::create_dir_all(&self.folder)?;
        let told: Vec<anyhow::Result<Pages>> = G::pitfalls()
            .par_iter()
            .filter(|pitfall| pitfall.equivalent.is_none())
            .map(|pitfall| {
                let finding = match kept::<G>(&self.folder, pitfall.id)? {
                    Some(finding) => finding,
                    None => match smallest::<G>(pitfall.id, self.time)? {
                        Some(finding) => finding,
                        None => {
                            eprintln!("{}: no case found", pitfall.id);
                            return Ok(Pages::default());
                        }
                    },
                };
                keep::<G>(&self.folder, pitfall.id, &finding.case)?;
                let parts = finding.signature();
                let mut pages = Pages::default();
                writeln!(pages[0], "- [`{0}`]({0}.in): {1} Parts at `{parts}`.", pitfall.id, pitfall.en)?;
                writeln!(pages[1], "- [`{0}`]({0}.in)：{1} 分歧处：`{parts}`。", pitfall.id, pitfall.zh)?;
                Ok(pages)
            })
            .collect();
        let mut pages = [
            format!(
                "# {}: a smallest case for each pitfall\n\nEach answer file is the right answer; a program that misreads the rule as said gives another one.\n\n",
                G::NAME
            ),
            format!(
                "# {}：每种误读的最小数据\n\n答案文件都是正确答案；按所述误读写成的程序会给出别的答案。\n\n",
                G::NAME
            ),
        ];
        for told in told {
            let told = told?;
            pages.iter_mut().zip(told).for_each(|(page, more)| page.push_str(&more));
        }
        for (name, page) in ["README.md", "README.zh-CN.md"].into_iter().zip(pages) {
            whole::write(&self.folder.join(name), page.as_bytes(), Existing::Replace)?;
        }
        Ok(())
    }
}

/// The case kept already, if the pitfall still fails on it.
fn kept<G: Harness>(folder: &Path, id: &str) -> anyhow::Result<Option<Box<Finding<G>>>> {
    let Ok(text) = std::fs::read(folder.join(format!("{id}.in"))) else { return Ok(None) };
    let kept = G::read(&text, Reading::Strict)?;
    Ok(cross_check(&kept, &G::sim(), &G::reference(&[id])?).err())
}

fn smallest<G: Harness>(id: &str, time: Duration) -> anyhow::Result<Option<Box<Finding<G>>>> {
    let reference = G::reference(&[id])?;
    let Some(found) =
        PROFILES.iter().filter_map(|name| profile::<G>(name)).find_map(|p| first::<G>(p, &reference))
    else {
        return Ok(None);
    };
    let tried = AtomicU64::new(0);
    let options = Options { time: Some(time), ..Options::new(&tried) };
    let predicate = Simulators::<G>::new(G::sim(), G::reference(&[id])?, true);
    let smallest = match shrink::<G>(&found, &predicate, &options) {
        Ok(shrunk) => {
            eprintln!("{id}: {} to {}", shrunk.size[0], shrunk.size[1]);
            shrunk.failing.case
        }
        // A misreading of the input shows in every case, so one is as good as another.
        Err(ShrinkError::EverythingFails { .. }) => found,
        Err(error) => return Err(error.into()),
    };
    Ok(cross_check(&smallest, &G::sim(), &reference).err())
}

fn first<G: Harness>(profile: &Profile, reference: &G::Reference) -> Option<G::Case> {
    (0..CASES)
        .map(|index| case::<G>(profile, 1, index))
        .find(|made| cross_check(made, &G::sim(), reference).is_err_and(|finding| finding.ends[0].is_ok()))
}

fn keep<G: Harness>(folder: &Path, id: &str, case: &G::Case) -> anyhow::Result<()> {
    let right = cross_check(case, &G::sim(), &G::reference::<&str>(&[])?);
    let agreed =
        right.map_err(|_| anyhow::anyhow!("{id}: the simulators disagree on the right answer"))??;
    let answer = G::print_answer(&agreed.outcome.answer);
    let text = G::print(case);
    whole::write(&folder.join(format!("{id}.ans")), answer.as_bytes(), Existing::Replace)?;
    whole::write(&folder.join(format!("{id}.in")), text.as_bytes(), Existing::Replace)?;
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let game = arguments.first().and_then(|name| GameName::ALL.iter().find(|game| game.name() == name));
    let seconds = arguments.get(2).map_or(Some(10), |text| text.parse().ok());
    let (Some(game), Some(folder), Some(seconds)) = (game, arguments.get(1), seconds) else {
        eprintln!("usage: pitfall_cases GAME FOLDER [SECONDS]");
        return ExitCode::from(2);
    };
    match game.dispatch(Keep { folder: folder.into(), time: Duration::from_secs(seconds) }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(3)
        }
    }
}
