//! The legacy ICPC (Kattis) problem package format.

use damoni_corpus::text::Lang;

use super::icpc;
use super::problem::{Call, Exit};
use super::statement::description;
use super::test_set::TestSet;
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = shared(set);
    laid.upload.add("problem_statement/problem.en.tex", icpc::latex_statement(set.problem, Lang::En));
    laid
}

/// All but the statement.
pub(super) fn shared(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let problem = set.problem;
    laid.upload.add(
        "problem.yaml",
        format!(
            "name: {}\nuuid: {}\nlicense: public domain\nvalidation: custom\nlimits:\n  memory: {}\n  output: {}\n",
            problem.title_en,
            set.uuid(),
            set.limits.memory_mib,
            set.limits.output_mib
        ),
    );
    icpc::tests(set, &mut laid, |laid, stem, test| {
        laid.upload.add(format!("{stem}.desc"), format!("{}\n", description(test)));
    });
    laid.upload.add("input_validators/validate.cpp", problem.validator(Exit::Kattis));
    laid.upload.add("output_validators/checker/checker.cpp", problem.checker(Call::Kattis));
    icpc::submissions(set, &mut laid);
    laid
}
