//! Cases whose right answers are known.

use std::path::PathBuf;

use damoni_corpus::pigkill::Pigkill;
use damoni_corpus::{Comparison, Game, Reading, Simulator, Unobserved, pairs};
use damoni_reference::Reference;

#[test]
fn known_cases_get_their_known_answers() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        println!("skipped: DAMONI_EXTRA_CASES names no folder of known cases");
        return;
    };
    let pairs = pairs::read_dir(&PathBuf::from(folder).join(Pigkill::NAME)).unwrap();
    assert!(!pairs.is_empty());
    for pair in pairs {
        let Some(answer) = pair.answer else { continue };
        let case = Pigkill::read(&std::fs::read(&pair.input).unwrap(), Reading::Lenient).unwrap();
        let outcome = Reference::<Pigkill>::default().play(&case, &mut Unobserved).unwrap();
        let printed = Pigkill::print_answer(&outcome.answer);
        let expected = std::fs::read(answer).unwrap();
        assert_eq!(
            Pigkill::compare(&expected, printed.as_bytes()),
            Comparison::Same,
            "{}:\n{printed}instead of\n{}",
            pair.stem,
            String::from_utf8_lossy(&expected),
        );
    }
}
