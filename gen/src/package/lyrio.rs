//! Lyrio, today's LibreOJ: data files, and judge information for the raw editor.

use std::fmt::Write;

use serde::Deserialize;

use super::error::PackageError;
use super::pairing::{self, Pairs};
use super::plain::yaml;
use super::problem::Call;
use super::source::Source;
use super::syzoj;
use super::test_set::{Scoring, TestSet};
use super::writing::Laid;

const INFO: &str = "web/judge-info.yml";

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let tests = set.by_subtask();
    let mut info = format!(
        "timeLimit: {}\nmemoryLimit: {}\nrunSamples: true\nsubtasks:\n",
        set.limits.time_ms, set.limits.memory_mib
    );
    for (index, subtask) in set.subtasks.iter().enumerate() {
        let scoring = match subtask.scoring {
            Scoring::Sum => "Sum",
            Scoring::Min => "GroupMin",
        };
        let _ = writeln!(info, "  - scoringType: {scoring}\n    points: {}", subtask.score);
        if !subtask.needs.is_empty() {
            let needs: Vec<String> = subtask.needs.iter().map(usize::to_string).collect();
            let _ = writeln!(info, "    dependencies: [{}]", needs.join(", "));
        }
        info.push_str("    testcases:\n");
        for (id, test) in (1..).zip(&tests).filter(|(_, test)| test.subtask == index) {
            let stem = format!("{}{id:03}", set.problem.name);
            let _ = writeln!(info, "      - {{inputFile: {stem}.in, outputFile: {stem}.out}}");
            laid.test(test, format!("{stem}.in"), format!("{stem}.out"));
        }
    }
    info.push_str(
        "checker:\n  type: custom\n  interface: testlib\n  language: cpp\n  filename: checker.cpp\n  \
         compileAndRunOptions: {compiler: g++, std: c++14, O: '2', m: '64'}\n",
    );
    laid.upload.add("checker.cpp", set.problem.checker(Call::Testlib));
    laid.web.add(INFO.trim_start_matches("web/"), info);
    syzoj::web(set, &mut laid);
    laid
}

#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    subtasks: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    testcases: Vec<Files>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Files {
    input_file: String,
    output_file: String,
}

pub(super) fn read(source: &mut Source) -> Result<Pairs, PackageError> {
    let info: Info = yaml(source, INFO)?;
    let mut pairs = Pairs::default();
    for (subtask, listed) in info.subtasks.iter().enumerate() {
        for files in &listed.testcases {
            let path = |file: &str| format!("data/{file}");
            let test =
                pairing::named(source, &path(&files.input_file), &path(&files.output_file), Some(subtask))?;
            pairs.tests.push(test);
        }
    }
    Ok(pairs)
}
