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
use damoni::shrink::{Options, Predicate, ShrinkError, Simulators, shrink};
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
                // A case that a judge sees is looked for first; then one that only shows in the events.
                let find = || -> anyhow::Result<_> {
                    for killing in [true, false] {
                        if let Some(kept) = kept::<G>(&self.folder, pitfall.id, killing)? {
                            return Ok(Some(kept));
                        }
                        if let Some(found) = smallest::<G>(pitfall.id, self.time, killing)? {
                            return Ok(Some(found));
                        }
                    }
                    Ok(None)
                };
                let Some(finding) = find()? else {
                    eprintln!("{}: no case found", pitfall.id);
                    return Ok(Pages::default());
                };
                keep::<G>(&self.folder, pitfall.id, &finding.case)?;
                let parts = finding.signature();
                let [en, zh] = match kills(&finding) {
                    true => ["", ""],
                    false => [" Its answer is the same.", "答案相同。"],
                };
                let mut pages = Pages::default();
                writeln!(pages[0], "- [`{0}`]({0}.in): {1} Parts at `{parts}`.{en}", pitfall.id, pitfall.en)?;
                writeln!(pages[1], "- [`{0}`]({0}.in)：{1} 分歧处：`{parts}`。{zh}", pitfall.id, pitfall.zh)?;
                Ok(pages)
            })
            .collect();
        let mut pages = [
            format!(
                "# {}: a smallest case for each pitfall\n\nEach answer file is the right answer; a program that misreads the rule as said gives another one, if nothing else is noted.\n\n",
                G::NAME
            ),
            format!(
                "# {}：每种误读的最小数据\n\n答案文件都是正确答案；除非另有说明，按所述误读写成的程序会给出别的答案。\n\n",
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

/// The case kept already, if the pitfall still fails on it, and gives another answer if that is asked.
fn kept<G: Harness>(folder: &Path, id: &str, killing: bool) -> anyhow::Result<Option<Box<Finding<G>>>> {
    let Ok(text) = std::fs::read(folder.join(format!("{id}.in"))) else { return Ok(None) };
    let kept = G::read(&text, Reading::Strict)?;
    let finding = cross_check(&kept, &G::sim(), &G::reference(&[id])?).err();
    Ok(finding.filter(|finding| !killing || kills(finding)))
}

/// Whether the wrong reading gives another answer, or none: events alone are seen by no judge.
fn kills<G: Harness>(finding: &Finding<G>) -> bool {
    match &finding.ends {
        [Ok(right), Ok(wrong)] => !G::same_answer(&right.answer, &wrong.answer),
        [right, _] => right.is_ok(),
    }
}

fn smallest<G: Harness>(id: &str, time: Duration, killing: bool) -> anyhow::Result<Option<Box<Finding<G>>>> {
    let reference = G::reference(&[id])?;
    let telling = |finding: &Finding<G>| finding.ends[0].is_ok() && (!killing || kills(finding));
    let first = |profile: &Profile| {
        (0..CASES)
            .map(|index| case::<G>(profile, 1, index))
            .find(|made| cross_check(made, &G::sim(), &reference).is_err_and(|finding| telling(&finding)))
    };
    let Some(found) = PROFILES.iter().filter_map(|name| profile::<G>(name)).find_map(first) else {
        return Ok(None);
    };
    let tried = AtomicU64::new(0);
    let options = Options { time: Some(time), ..Options::new(&tried) };
    let parting = Simulators::<G>::new(G::sim(), G::reference(&[id])?, true);
    let telling_case = |case: &G::Case| {
        let failing = parting.examine(case, &|_| usize::MAX).ok()??;
        cross_check(case, &G::sim(), &reference).is_err_and(|finding| telling(&finding)).then_some(failing)
    };
    let smallest = match shrink::<G>(&found, &telling_case, &options) {
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
