//! Writes the pages of rules by example from the kept cases; with `find GAME CASES`, finds small cases for those
//! situations that have none yet, among so many of each profile.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::Context;
use clap::ValueEnum;
use damoni::harness::Harness;
use damoni::registry::{GameName, Visit};
use damoni::replay::by_example;
use damoni::shrink::{Effort, Failing, Options, shrink};
use damoni_corpus::text::Lang;
use damoni_corpus::{Outcome, Recorder, Simulator};
use damoni_gen::case;

/// The seed of the search.
const SEED: u64 = 2482;
/// How long a case is shrunk.
const PATIENCE: Duration = Duration::from_secs(4);

fn main() -> anyhow::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [find, game, cases] = &arguments[..]
        && find == "find"
    {
        let game = GameName::from_str(game, true).map_err(anyhow::Error::msg)?;
        return game.dispatch(Find { cases: cases.parse().context("CASES")?, root });
    }
    for (lang, name) in [(Lang::En, "rules-by-example.md"), (Lang::Zh, "rules-by-example.zh-CN.md")] {
        let mut page = by_example::head(lang).to_owned();
        for game in by_example::GAMES {
            page.push_str(&game.dispatch(Section { lang, root })?);
        }
        std::fs::write(root.join("docs").join(name), page)?;
    }
    Ok(())
}

struct Section<'a> {
    lang: Lang,
    root: &'a Path,
}

impl Visit for Section<'_> {
    type Output = anyhow::Result<String>;

    fn visit<G: Harness>(self) -> Self::Output {
        by_example::section::<G>(&self.root.join("corpus/cases"), self.lang)
    }
}

struct Find<'a> {
    cases: u64,
    root: &'a Path,
}

fn play<G: Harness>(case: &G::Case) -> Option<(Outcome<G>, Vec<G::Event>)> {
    let mut seen = Recorder::default();
    let outcome = G::sim().play(case, &mut seen).ok()?;
    Some((outcome, seen.events))
}

/// The case with its situation, as the shrinker looks at it.
fn holding<G: Harness>(case: &G::Case, index: usize) -> Option<Failing<G>> {
    let (outcome, events) = play::<G>(case)?;
    let parting = by_example::moment::<G>(case, &events, &outcome, index)?;
    let signature = G::situations()[index].id.to_owned();
    Some(Failing {
        case: case.clone(),
        signature,
        class: Some(outcome.class),
        events,
        parting: Some(parting),
    })
}

impl Visit for Find<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: Harness>(self) -> Self::Output {
        let folder = self.root.join("corpus/cases");
        let missing: Vec<usize> = (0..G::situations().len())
            .filter(|&index| G::situations()[index].promised)
            .filter(|&index| !by_example::place::<G>(&folder, &G::situations()[index], "in").is_file())
            .collect();
        let mut best: BTreeMap<usize, (usize, G::Case)> = BTreeMap::new();
        for profile in G::profiles() {
            for number in 0..self.cases {
                let case = case::<G>(profile, SEED, number);
                let Some((outcome, events)) = play::<G>(&case) else { continue };
                let portrait = G::portrait(&case, &events, &outcome);
                let size = events.len() + G::print(&case).len();
                for &index in missing.iter().filter(|&&index| portrait.has(index)) {
                    if best.get(&index).is_none_or(|(least, _)| size < *least) {
                        best.insert(index, (size, case.clone()));
                    }
                }
            }
        }
        for &index in &missing {
            let situation = &G::situations()[index];
            let Some((size, found)) = best.get(&index) else {
                println!("{}: none", situation.id);
                continue;
            };
            let predicate = |case: &G::Case| holding::<G>(case, index);
            let tried = AtomicU64::new(0);
            let options = Options { time: Some(PATIENCE), effort: Effort::NONE, ..Options::<G>::new(&tried) };
            // What every case contains cannot be shrunk, and need not be.
            let small =
                shrink(found, &predicate, &options).map_or_else(|_| found.clone(), |it| it.failing.case);
            let Some((outcome, _)) = play::<G>(&small) else { continue };
            let place = |ending| by_example::place::<G>(&folder, situation, ending);
            std::fs::create_dir_all(place("in").parent().context("a folder")?)?;
            std::fs::write(place("in"), G::print(&small))?;
            std::fs::write(place("ans"), G::print_answer(&outcome.answer))?;
            println!("{}: {size} -> {}", situation.id, G::print(&small).len());
        }
        Ok(())
    }
}
