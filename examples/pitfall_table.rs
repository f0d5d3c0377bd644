//! Every pitfall of a game, with the number of cases a campaign needs to catch it: a section of `docs/pitfalls.md`.
//!
//! `cargo run --release --example pitfall_table -- GAME [PROFILE [CASES [SEED]]]`
//!
//! The same as `damoni fuzz GAME --first --pitfall ID` for each pitfall in turn, but each case is made once for all of them.

use std::process::ExitCode;

use damoni::harness::Harness;
use damoni::registry::{GameName, Visit};
use damoni_gen::{MIXED, case, cross_check, profile};
use rayon::prelude::*;

struct Table {
    profile: String,
    cases: u64,
    seed: u64,
}

/// Cases looked at between two looks at what is still uncaught.
const BATCH: u64 = 128;

impl Visit for Table {
    type Output = Result<(), String>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Some(profile) = profile::<G>(&self.profile) else {
            return Err(format!("no profile `{}` in {}", self.profile, G::NAME));
        };
        let ids: Vec<&str> = G::pitfalls().iter().filter(|p| p.equivalent.is_none()).map(|p| p.id).collect();
        let mut caught: Vec<Option<(u64, String)>> = vec![None; ids.len()];
        let mut from = 0;
        while from < self.cases && caught.iter().any(Option::is_none) {
            let to = (from + BATCH).min(self.cases);
            let open: Vec<usize> = (0..ids.len()).filter(|&i| caught[i].is_none()).collect();
            let hits: Vec<(usize, u64, String)> = (from..to)
                .into_par_iter()
                .flat_map_iter(|index| {
                    let made = case::<G>(profile, self.seed, index);
                    let parts = |&i: &usize| {
                        let reference = G::reference(&[ids[i]]).ok()?;
                        let finding = cross_check(&made, &G::sim(), &reference).err()?;
                        Some((i, index, finding.signature()))
                    };
                    open.iter().filter_map(parts).collect::<Vec<_>>()
                })
                .collect();
            for (i, index, signature) in hits {
                if caught[i].as_ref().is_none_or(|(first, _)| index < *first) {
                    caught[i] = Some((index, signature));
                }
            }
            from = to;
            eprintln!("{from} cases, {} uncaught", caught.iter().filter(|c| c.is_none()).count());
        }
        let heading =
            "| pitfall | wrong reading | 误读 | rule | cases | parts at |\n|---|---|---|---|---|---|";
        println!("## {}\n\nCases of `{}` needed, seed {}.\n\n{heading}", G::NAME, profile.name, self.seed);
        let mut caught = caught.into_iter();
        for pitfall in G::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_none()) {
            let (cases, parting) = match caught.next().flatten() {
                Some((index, signature)) => ((index + 1).to_string(), signature),
                None => (format!("not in {}", self.cases), String::new()),
            };
            let rule = format!("[{0}](rules/{1}.md#{0})", pitfall.rule, G::NAME);
            println!("| `{}` | {} | {} | {rule} | {cases} | {parting} |", pitfall.id, pitfall.en, pitfall.zh);
        }
        println!("\nWrong, but harmless: no valid case tells these from the right rule.\n");
        for pitfall in G::pitfalls() {
            if let Some(reason) = pitfall.equivalent {
                println!("- `{}`: {} / {} {reason}", pitfall.id, pitfall.en, pitfall.zh);
            }
        }
        println!();
        Ok(())
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| arguments.get(at).map_or(Some(default), |text| text.parse().ok());
    let game = arguments.first().and_then(|name| GameName::ALL.iter().find(|game| game.name() == name));
    let (Some(game), Some(cases), Some(seed)) = (game, number(2, 100_000), number(3, 1)) else {
        eprintln!("usage: pitfall_table GAME [PROFILE [CASES [SEED]]]");
        return ExitCode::from(2);
    };
    let profile = arguments.get(1).cloned().unwrap_or_else(|| MIXED.to_owned());
    match game.dispatch(Table { profile, cases, seed }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}
