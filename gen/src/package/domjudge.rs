//! DOMjudge: the legacy ICPC format at the root of the archive, with limits and a page of its own.

use damoni_corpus::text::Lang;

use super::icpc::seconds;
use super::icpc_legacy;
use super::statement::page;
use super::test_set::TestSet;
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = icpc_legacy::shared(set);
    laid.upload.add(
        "domjudge-problem.ini",
        format!(
            "name = \"{}\"\ntimelimit = {}\nexternalid = {}\n",
            set.problem.title_en,
            seconds(set.limits.time_ms),
            set.problem.name
        ),
    );
    laid.upload.add("problem.html", page(set, Lang::En));
    laid
}
