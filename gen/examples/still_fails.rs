//! Whether a case still fails in the same way: the question that any reducer can put to a script.
//!
//! `still_fails GAME PITFALL SIGNATURE [FILE|-]` has exit status 0 if sim, and the reference under the pitfall, part on the case
//! with that signature in a case of that class, else 1. With `?` for a signature it prints the one it sees. Read leniently; a pigkill text may come
//! without its line of counts, so that a reducer that knows no format has no counts to keep true.

use std::io::Read;
use std::process::ExitCode;

use damoni_corpus::{Goudan, Mahjong, Pigkill, Reading};
use damoni_gen::{Generate, cross_check};

/// Counts the lines that begin with a pig's role, and the cards on the others.
fn counted(text: &str) -> String {
    let (mut pigs, mut cards, mut lines) = (0, 0, String::new());
    for line in text.lines() {
        let words = line.split_whitespace();
        match words.clone().next() {
            Some("MP" | "ZP" | "FP") => pigs += 1,
            _ => cards += words.count(),
        }
        lines.push_str(line);
        lines.push('\n');
    }
    format!("{pigs} {cards}\n{lines}")
}

fn signature<G: Generate>(pitfall: &str, text: &str, class: impl Fn(&G::Class) -> String) -> Option<String> {
    let case = G::read(text.as_bytes(), Reading::Lenient).ok()?;
    let reference = G::reference(&[pitfall]).ok()?;
    let finding = cross_check(&case, &G::sim(), &reference).err()?;
    // A case without a right answer is no test, and one of another class is not the same test.
    let right = finding.ends[0].as_ref().ok()?;
    Some(finding.signature() + &class(&right.class))
}

/// The class of a game of pigs that a reducer has to keep; nothing for an ordinary game.
fn class(class: &damoni_corpus::pigkill::Class) -> String {
    let last_card = if class.last_card { " last-card" } else { "" };
    let contested = if class.contested { " contested" } else { "" };
    format!("{last_card}{contested}")
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, pitfall, wanted, file @ ..] = arguments.as_slice() else {
        eprintln!("usage: still_fails GAME PITFALL SIGNATURE [FILE|-]");
        return ExitCode::from(2);
    };
    let mut text = String::new();
    let read = match file.first().filter(|file| *file != "-") {
        Some(file) => std::fs::read_to_string(file).map(|all| text = all),
        None => std::io::stdin().read_to_string(&mut text).map(drop),
    };
    if read.is_err() {
        return ExitCode::FAILURE;
    }
    let seen = match game.as_str() {
        "pigkill" if text.starts_with(|first: char| first.is_ascii_digit()) => {
            signature::<Pigkill>(pitfall, &text, class)
        }
        "pigkill" => signature::<Pigkill>(pitfall, &counted(&text), class),
        "mahjong" => signature::<Mahjong>(pitfall, &text, |_| String::new()),
        "goudan" => signature::<Goudan>(pitfall, &text, |_| String::new()),
        _ => return ExitCode::from(2),
    };
    if wanted == "?" {
        println!("{}", seen.as_deref().unwrap_or("does not fail"));
    }
    if seen.as_ref() == Some(wanted) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
