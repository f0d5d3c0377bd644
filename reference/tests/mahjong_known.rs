//! Known walls with their right logs, from the folder that `DAMONI_EXTRA_CASES` names.

use std::path::Path;

use damoni_corpus::{Game, Mahjong, Reading, Simulator, Unobserved, pairs};
use damoni_reference::Reference;

#[test]
fn known_walls_have_their_known_logs() {
    let Some(folder) = std::env::var_os("DAMONI_EXTRA_CASES") else {
        eprintln!("skipped: DAMONI_EXTRA_CASES is not set");
        return;
    };
    let tests = pairs::read_dir(&Path::new(&folder).join("mahjong")).unwrap();
    assert!(!tests.is_empty(), "no test in {}", folder.display());
    for test in tests {
        let case = Mahjong::read(&std::fs::read(&test.input).unwrap(), Reading::Lenient).unwrap();
        let outcome = Reference::<Mahjong>::default().play(&case, &mut Unobserved).unwrap();
        let expected = std::fs::read(test.answer.as_ref().unwrap()).unwrap();
        let actual = Mahjong::print_answer(&outcome.answer);
        let verdict = Mahjong::compare(&expected, actual.as_bytes());
        assert_eq!(actual.as_bytes(), expected, "{}: {verdict:?}", test.stem);
    }
}
