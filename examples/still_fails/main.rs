//! The question of `damoni shrink GAME FILE --pitfall ID`, for reducers that ask it by a script.
//!
//! ```text
//! still_fails form GAME FILE                          the case in the form that such reducers work on
//! still_fails fails GAME PITFALL                      how the form on standard input fails
//! still_fails fails GAME PITFALL HOW                  exit status 0 if it fails like that, else 1
//! still_fails size GAME PITFALL FILE                  what the order on cases looks at, of a form that fails
//! still_fails smaller GAME PITFALL FILE THAN          exit status 0 if the first form comes before the other, else 1
//! ```

mod form;

use std::io::Read;
use std::process::ExitCode;

use damoni::registry::GameName;
use damoni::shrink::{Failing, Predicate, Simulators};
use damoni_corpus::{Goudan, Mahjong, Pigkill, Reading};

use form::Form;

const USAGE: &str = "see the beginning of examples/still_fails/main.rs";

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// How a form fails under the pitfall, if it is a case and fails.
fn failing<G: Form>(pitfall: &str, form: &str) -> Outcome<Option<Failing<G>>> {
    let predicate = Simulators::<G>::new(G::sim(), G::reference(&[pitfall])?, true);
    Ok(match G::from_form(form) {
        Some(case) => predicate.examine(&case, &|_| usize::MAX)?,
        None => None,
    })
}

/// What has to stay the same.
fn how<G: Form>(failing: &Failing<G>) -> String {
    let class = failing.class.as_ref().map(G::class).unwrap_or_default();
    format!("{}{class}", failing.signature)
}

/// How the form in this file fails.
fn failing_file<G: Form>(pitfall: &str, file: &str) -> Outcome<Failing<G>> {
    let failing = failing::<G>(pitfall, &std::fs::read_to_string(file)?)?;
    Ok(failing.ok_or_else(|| format!("{file} does not fail"))?)
}

fn answer<G: Form>(what: &str, arguments: &[&str]) -> Outcome<ExitCode> {
    let yes = |yes: bool| if yes { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    match (what, arguments) {
        ("form", &[file]) => {
            print!("{}", G::to_form(&G::read(&std::fs::read(file)?, Reading::Strict)?));
            Ok(ExitCode::SUCCESS)
        }
        ("fails", &[pitfall, ref wanted @ ..]) => {
            let mut form = Vec::new();
            std::io::stdin().read_to_end(&mut form)?;
            // Reducers cut texts anywhere.
            let how = failing::<G>(pitfall, &String::from_utf8_lossy(&form))?.map(|failing| how(&failing));
            if wanted.is_empty() {
                println!("{}", how.as_deref().unwrap_or("does not fail"));
            }
            Ok(yes(how.is_some_and(|how| wanted.first().is_none_or(|wanted| how == *wanted))))
        }
        ("size", &[pitfall, file]) => {
            println!("{}", G::measure(&failing_file::<G>(pitfall, file)?).en);
            Ok(ExitCode::SUCCESS)
        }
        ("smaller", &[pitfall, file, than]) => {
            let [file, than] = [file, than].map(|file| failing_file::<G>(pitfall, file));
            Ok(yes(G::key(&file?) < G::key(&than?)))
        }
        _ => Err(USAGE.into()),
    }
}

fn main() -> Outcome<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [what, game, rest @ ..] = arguments.as_slice() else {
        return Err(USAGE.into());
    };
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    match GameName::ALL.iter().find(|name| name.name() == game) {
        Some(GameName::Pigkill) => answer::<Pigkill>(what, &rest),
        Some(GameName::Mahjong) => answer::<Mahjong>(what, &rest),
        Some(GameName::Goudan) => answer::<Goudan>(what, &rest),
        None => Err(format!("there is no game {game}").into()),
    }
}
