//! Walls with known logs, from `$DAMONI_EXTRA_CASES/mahjong`.

use std::path::PathBuf;

use damoni_corpus::{Game, Mahjong, Outcome, Reading, Simulator, Unobserved, pairs};
use damoni_sim::Sim;

#[test]
fn known_logs_are_reproduced_byte_for_byte() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        eprintln!("skipped: DAMONI_EXTRA_CASES is not set");
        return;
    };
    let pairs = pairs::read_dir(&PathBuf::from(folder).join("mahjong")).unwrap();
    assert!(!pairs.is_empty(), "no cases in the folder");
    for pair in &pairs {
        let stem = &pair.stem;
        let case = Mahjong::read(&std::fs::read(&pair.input).unwrap(), Reading::Lenient)
            .unwrap_or_else(|error| panic!("{stem}: {error}"));
        let answer = std::fs::read_to_string(pair.answer.as_ref().unwrap()).unwrap();
        let outcome: Outcome<Mahjong> = Simulator::<Mahjong>::play(&Sim, &case, &mut Unobserved).unwrap();
        assert_eq!(Mahjong::print_answer(&outcome.answer), answer, "{stem}");
    }
    eprintln!("{} known logs", pairs.len());
}
