//! Pairs at the root, everything else under `problem/`; and reading whatever lies in pairs.

use damoni_corpus::text::Lang;
use serde::de::DeserializeOwned;

use super::error::PackageError;
use super::pairing::{self, Pairs};
use super::problem::{Call, Exit};
use super::source::Source;
use super::statement::markdown;
use super::test_set::TestSet;
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    for (index, test) in set.by_subtask().into_iter().enumerate() {
        let stem = format!("{:03}-{}", index + 1, test.name);
        laid.test(test, format!("{stem}.in"), format!("{stem}.ans"));
    }
    let problem = set.problem;
    laid.upload.add("problem/statement.en.md", markdown(set, Lang::En));
    laid.upload.add("problem/statement.zh.md", markdown(set, Lang::Zh));
    laid.upload.add("problem/validator.cpp", problem.validator(Exit::Testlib));
    laid.upload.add("problem/checker.cpp", problem.checker(Call::Testlib));
    for right in problem.right {
        laid.upload.add(format!("problem/accepted/{}", right.file), right.source);
    }
    for (file, source) in problem.wrong() {
        laid.upload.add(format!("problem/wrong_answer/{file}"), source);
    }
    laid
}

pub(super) fn read(source: &mut Source) -> Result<Pairs, PackageError> {
    pairing::pairs(source, "")
}

/// A YAML file of the package.
pub(super) fn yaml<T: DeserializeOwned>(source: &mut Source, file: &str) -> Result<T, PackageError> {
    let text = source.text(file)?;
    serde_saphyr::from_str(&text).map_err(|error| {
        let error = error.to_string();
        let first = error.lines().next().unwrap_or_default().to_owned();
        PackageError::malformed(file, format!("{first}; mend the file"), format!("{first}；请修改此文件"))
    })
}
