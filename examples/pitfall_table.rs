//! Every pitfall of a game, with the number of cases a campaign needs to catch it: a section of `docs/pitfalls.md`.
//!
//! `cargo run --release --example pitfall_table -- GAME [PROFILE [CASES [SEED]]]`
//!
//! The same as `damoni fuzz GAME --first --pitfall ID` for each pitfall in turn, but each case is made once for all of them.

use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64};

use damoni::campaign::Trial;
use damoni::harness::Harness;
use damoni::registry::{GameName, Visit};
use damoni_gen::{MIXED, profile};

struct Table {
    profile: String,
    cases: u64,
    seed: u64,
}

impl Visit for Table {
    type Output = Result<(), String>;

    fn visit<G: Harness>(self) -> Self::Output {
        let Some(profile) = profile::<G>(&self.profile) else {
            return Err(format!("no profile `{}` in {}", self.profile, G::NAME));
        };
        let ids: Vec<&str> = G::harmful_pitfalls().map(|pitfall| pitfall.id).collect();
        let readings: Vec<Vec<&str>> = ids.iter().map(|&id| vec![id]).collect();
        let trial = Trial {
            profile,
            seed: self.seed,
            cases: self.cases,
            stop: &AtomicBool::new(false),
            played: &AtomicU64::new(0),
        };
        let caught = trial.told::<G>(&readings).map_err(|error| error.to_string())?;
        let heading =
            "| pitfall | wrong reading | 误读 | rule | cases | parts at |\n|---|---|---|---|---|---|";
        println!("## {}\n\nCases of `{}` needed, seed {}.\n\n{heading}", G::NAME, profile.name, self.seed);
        let mut caught = caught.into_iter();
        for pitfall in G::harmful_pitfalls() {
            let (cases, parting) = match caught.next().flatten() {
                Some(told) => ((told.index + 1).to_string(), told.signature),
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
