//! SYZOJ and the old LibreOJ: flat files and `data.yml`.

use std::fmt::Write;

use damoni_corpus::text::Lang;
use serde::Deserialize;

use super::error::PackageError;
use super::pairing::{self, Pairs};
use super::plain::yaml;
use super::problem::{Call, Exit};
use super::source::Source;
use super::statement::markdown;
use super::test_set::{Scoring, TestSet};
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let name = set.problem.name;
    let tests = set.by_subtask();
    let mut data = String::from("subtasks:\n");
    for (index, subtask) in set.subtasks.iter().enumerate() {
        let scoring = match subtask.scoring {
            Scoring::Sum => "sum",
            Scoring::Min => "min",
        };
        let cases: Vec<String> = (1..)
            .zip(&tests)
            .filter(|(_, test)| test.subtask == index)
            .map(|(id, _)| id.to_string())
            .collect();
        let _ = writeln!(
            data,
            "  - score: {}\n    type: {scoring}\n    cases: [{}]",
            subtask.score,
            cases.join(", ")
        );
    }
    let _ = write!(
        data,
        "inputFile: '{name}#.in'\noutputFile: '{name}#.out'\nspecialJudge: {{language: cpp, fileName: spj.cpp}}\n"
    );
    for (id, test) in (1..).zip(tests) {
        laid.test(test, format!("{name}{id}.in"), format!("{name}{id}.out"));
    }
    laid.upload.add("data.yml", data);
    laid.upload.add("spj.cpp", set.problem.checker(Call::Syzoj));
    web(set, &mut laid);
    laid
}

/// What the web form takes.
pub(super) fn web(set: &TestSet, laid: &mut Laid) {
    laid.web.add("statement.zh.md", markdown(set, Lang::Zh));
    laid.web.add("statement.en.md", markdown(set, Lang::En));
    laid.web.add("std.cpp", set.problem.right[0].source);
    laid.web.add("validator.cpp", set.problem.validator(Exit::Testlib));
    laid.web.add(
        "README.md",
        format!(
            "# 网页设置 / Settings on the page\n\n- 时间限制 time limit: {} ms\n- 内存限制 memory limit: {} MiB\n\
             - 上传 `data/` 中的全部文件。Upload the files of `data/`.\n",
            set.limits.time_ms, set.limits.memory_mib
        ),
    );
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Data {
    #[serde(default)]
    subtasks: Vec<Listed>,
    input_file: Option<String>,
    output_file: Option<String>,
}

#[derive(Deserialize)]
struct Listed {
    score: f64,
    cases: Vec<Id>,
}

/// A case id, which may be written as a number or as a string.
#[derive(Deserialize)]
#[serde(untagged)]
enum Id {
    Number(u64),
    Name(String),
}

pub(super) fn read(source: &mut Source, prefix: &str) -> Result<Pairs, PackageError> {
    let file = format!("{prefix}data.yml");
    let data: Data = yaml(source, &file)?;
    let (Some(input), Some(output)) = (&data.input_file, &data.output_file) else {
        return pairing::pairs(source, prefix);
    };
    let total: f64 = data.subtasks.iter().map(|listed| listed.score).sum();
    if (total - 100.0).abs() > 1e-6 {
        return Err(PackageError::malformed(
            file,
            format!("the scores add up to {total}; make them add up to 100"),
            format!("各子任务分数之和为 {total}；请改为 100"),
        ));
    }
    let mut pairs = Pairs::default();
    for (subtask, listed) in data.subtasks.iter().enumerate() {
        for id in &listed.cases {
            let id = match id {
                Id::Number(number) => number.to_string(),
                Id::Name(name) => name.clone(),
            };
            let path = |template: &str| format!("{prefix}{}", template.replace('#', &id));
            pairs.tests.push(pairing::named(source, &path(input), &path(output), Some(subtask))?);
        }
    }
    Ok(pairs)
}
