//! Finds tests among file names: an input with its answer, by stem.

use std::collections::BTreeMap;

use super::PackageError;
use super::source::Source;

/// A test as read from a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadTest {
    /// The path of the input inside the package, without its ending.
    pub name: String,
    /// The input file.
    pub input: Vec<u8>,
    /// The answer file, if there is one.
    pub answer: Option<Vec<u8>>,
    /// The index of the subtask, where the package says so.
    pub subtask: Option<usize>,
    /// Whether the package holds it as a sample.
    pub sample: bool,
}

/// Test files found by name.
#[derive(Debug, Default)]
pub(super) struct Pairs {
    pub tests: Vec<ReadTest>,
    /// Answer files without an input.
    pub lonely: Vec<String>,
}

/// The pairs under the folder `prefix` and below it: `.in` with `.ans` or `.out`. Numbers in names order by value.
pub(super) fn pairs(source: &mut Source, prefix: &str) -> Result<Pairs, PackageError> {
    let paths = source.under(prefix);
    let mut inputs: BTreeMap<(NaturalKey, String), Option<String>> = BTreeMap::new();
    let mut answers = Vec::new();
    for path in &paths {
        if let Some(stem) = path.strip_suffix(".in") {
            inputs.insert((natural(stem), stem.to_owned()), None);
        } else if let Some(stem) = path.strip_suffix(".ans").or_else(|| path.strip_suffix(".out")) {
            answers.push((stem.to_owned(), path.clone()));
        }
    }
    let mut found = Pairs::default();
    for (stem, path) in answers {
        match inputs.get_mut(&(natural(&stem), stem.clone())) {
            None => found.lonely.push(format!("{prefix}{path}")),
            Some(Some(other)) => {
                return Err(PackageError::malformed(
                    format!("{prefix}{stem}.in"),
                    format!("{other} and {path} both answer it; keep one of them"),
                    format!("{other} 与 {path} 都是它的答案；请只留一个"),
                ));
            }
            Some(place) => *place = Some(path),
        }
    }
    for ((_, stem), answer) in inputs {
        let input = source.bytes(&format!("{prefix}{stem}.in"))?;
        let answer = answer.map(|path| source.bytes(&format!("{prefix}{path}"))).transpose()?;
        found.tests.push(ReadTest {
            name: format!("{prefix}{stem}"),
            input,
            answer,
            subtask: None,
            sample: false,
        });
    }
    Ok(found)
}

/// The pair that a package's own list names. The input must be there; a missing answer is for others to judge.
pub(super) fn named(
    source: &mut Source,
    input: &str,
    answer: &str,
    subtask: Option<usize>,
) -> Result<ReadTest, PackageError> {
    Ok(ReadTest {
        name: input.strip_suffix(".in").unwrap_or(input).to_owned(),
        input: source.bytes(input)?,
        answer: if source.has(answer) { Some(source.bytes(answer)?) } else { None },
        subtask,
        sample: false,
    })
}

/// Words, each with the number that follows it.
type NaturalKey = Vec<(String, u128)>;

/// A key that orders digit runs by value.
fn natural(stem: &str) -> NaturalKey {
    let mut key = Vec::new();
    let mut rest = stem;
    while !rest.is_empty() {
        let word = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let digits = rest[word..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - word);
        key.push((rest[..word].to_owned(), rest[word..word + digits].parse().unwrap_or(u128::MAX)));
        rest = &rest[word + digits..];
    }
    key
}
