//! `damoni pitfalls`: the named wrong readings of a game's rules.

use clap::Args;
use serde_json::json;

use super::console::Console;
use super::{End, Failure};
use crate::harness::Harness;
use crate::registry::{GameName, Visit};

/// List the named wrong readings of the rules that `--pitfall` takes
#[derive(Debug, Args)]
pub(crate) struct Pitfalls {
    game: GameName,
    /// One JSON object a pitfall
    #[arg(long)]
    json: bool,
}

impl Pitfalls {
    pub(crate) fn run(self, console: &Console) -> Result<End, Failure> {
        self.game.dispatch(Run { json: self.json, console })
    }
}

struct Run<'a> {
    json: bool,
    console: &'a Console,
}

impl Visit for Run<'_> {
    type Output = Result<End, Failure>;

    fn visit<G: Harness>(self) -> Self::Output {
        let mut text = String::new();
        for pitfall in G::pitfalls() {
            if self.json {
                let row = json!({
                    "id": pitfall.id, "en": pitfall.en, "zh": pitfall.zh, "rule": pitfall.rule,
                    "seen": pitfall.seen, "equivalent": pitfall.equivalent,
                });
                text.push_str(&format!("{row}\n"));
            } else {
                let harmless = match pitfall.equivalent {
                    Some(_) => self.console.text(" (harmless)", "（无害）"),
                    None => "",
                };
                let says = self.console.text(pitfall.en, pitfall.zh);
                text.push_str(&format!("{:32} {says}{harmless}\n", pitfall.id));
            }
        }
        self.console.result(&text)?;
        Ok(End::Well)
    }
}
