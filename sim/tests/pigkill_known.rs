//! Cases whose answers are known, if there are any: `$DAMONI_EXTRA_CASES/pigkill/*.in` with their answer files.

use std::path::Path;

use damoni_corpus::pairs::read_dir;
use damoni_corpus::{Comparison, Game, Pigkill, Reading, Simulator, Unobserved};
use damoni_sim::Sim;

#[test]
fn known_answers_are_met() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        println!("skipped: DAMONI_EXTRA_CASES is not set");
        return;
    };
    let pairs = read_dir(&Path::new(&folder).join("pigkill")).unwrap();
    let mut compared = 0;
    for pair in &pairs {
        let Some(answer) = &pair.answer else { continue };
        let text = std::fs::read(&pair.input).unwrap();
        let case =
            Pigkill::read(&text, Reading::Lenient).unwrap_or_else(|error| panic!("{}: {error}", pair.stem));
        let outcome = Simulator::<Pigkill>::play(&Sim, &case, &mut Unobserved)
            .unwrap_or_else(|error| panic!("{}: {error}", pair.stem));
        let (expected, actual) = (std::fs::read(answer).unwrap(), Pigkill::print_answer(&outcome.answer));
        assert_eq!(Pigkill::compare(&expected, actual.as_bytes()), Comparison::Same, "{}", pair.stem);
        compared += 1;
    }
    println!("{compared} known answers met");
    assert!(compared > 0, "no pairs in {}", Path::new(&folder).display());
}
