//! Hydro: a folder named by the problem's id, with `problem.yaml`, statements and `testdata/config.yaml`.

use std::fmt::Write;

use damoni_corpus::text::{Lang, Text};
use serde::Deserialize;

use super::error::{PackageError, Refusal};
use super::pairing::{self, Pairs};
use super::plain::yaml;
use super::problem::{Call, Exit};
use super::source::Source;
use super::statement::markdown;
use super::test_set::{Scoring, TestSet};
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let (problem, name) = (set.problem, set.problem.name);
    let data = |file: &str| format!("{name}/testdata/{file}");
    let mut config = format!(
        "type: default\nchecker_type: testlib\nchecker: {{file: checker.cc, lang: cc.cc14o2}}\n\
         validator: {{file: validator.cc, lang: cc.cc14o2}}\ntime: {}ms\nmemory: {}m\nsubtasks:\n",
        set.limits.time_ms, set.limits.memory_mib
    );
    for (index, subtask) in set.subtasks.iter().enumerate() {
        let scoring = match subtask.scoring {
            Scoring::Sum => "sum",
            Scoring::Min => "min",
        };
        let _ = writeln!(config, "  - id: {}\n    score: {}\n    type: {scoring}", index + 1, subtask.score);
        if !subtask.needs.is_empty() {
            let needs: Vec<_> = subtask.needs.iter().map(|need| (need + 1).to_string()).collect();
            let _ = writeln!(config, "    if: [{}]", needs.join(", "));
        }
        config.push_str("    cases:\n");
        let tests = set.tests.iter().filter(|test| test.subtask == index);
        for (place, test) in tests.enumerate() {
            let stem = format!("{name}{}-{:02}", index + 1, place + 1);
            let _ = writeln!(config, "      - {{input: {stem}.in, output: {stem}.out}}");
            laid.test(test, data(&format!("{stem}.in")), data(&format!("{stem}.out")));
        }
    }
    laid.upload.add(data("config.yaml"), config);
    laid.upload.add(data("checker.cc"), problem.checker(Call::Testlib));
    laid.upload.add(data("validator.cc"), problem.validator(Exit::Testlib));
    laid.upload.add(
        format!("{name}/problem.yaml"),
        format!("pid: {}\ntitle: {}\ntag: [simulation]\n", name.to_uppercase(), problem.title_zh),
    );
    laid.upload.add(format!("{name}/problem_zh.md"), markdown(set, Lang::Zh));
    laid.upload.add(format!("{name}/problem_en.md"), markdown(set, Lang::En));
    laid.upload.add(format!("{name}/std/std.cc"), problem.right[0].source);
    laid
}

const CASES: usize = 100;
const TOTAL_MS: u64 = 60_000;
const MEMORY_MIB: u32 = 512;

pub(super) fn refusals(set: &TestSet) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let count = set.tests.len();
    let mut refuse = |what, way_out| refusals.push(Refusal::new(what, way_out).site_default());
    if count > CASES {
        refuse(
            Text::new(
                format!("{count} tests, and a Hydro judge runs {CASES}"),
                format!("共 {count} 个测试点，Hydro 默认最多 {CASES} 个"),
            ),
            Text::new(
                "write fewer tests, or have the site raise `testcases_max`",
                "请减少测试点，或让站点调高 `testcases_max`",
            ),
        );
    }
    let total = u64::from(set.limits.time_ms) * count as u64;
    if total > TOTAL_MS {
        let fits = TOTAL_MS / count as u64;
        refuse(
            Text::new(
                format!(
                    "{count} tests of {} ms may take {total} ms, and a Hydro judge allows {TOTAL_MS}",
                    set.limits.time_ms
                ),
                format!(
                    "{count} 个测试点各 {} ms，共 {total} ms，Hydro 默认上限 {TOTAL_MS} ms",
                    set.limits.time_ms
                ),
            ),
            Text::new(
                format!(
                    "lower the time limit to {fits} ms, write fewer tests, or have the site raise `total_time_limit`"
                ),
                format!("请把时限降到 {fits} ms、减少测试点，或让站点调高 `total_time_limit`"),
            ),
        );
    }
    if set.limits.memory_mib > MEMORY_MIB {
        refuse(
            Text::new(
                format!(
                    "a memory limit of {} MiB, and a Hydro judge allows {MEMORY_MIB}",
                    set.limits.memory_mib
                ),
                format!("内存限制 {} MiB，Hydro 默认上限 {MEMORY_MIB} MiB", set.limits.memory_mib),
            ),
            Text::new("lower it, or have the site raise `memoryMax`", "请降低，或让站点调高 `memoryMax`"),
        );
    }
    refusals
}

#[derive(Deserialize)]
struct Config {
    #[serde(default)]
    cases: Vec<Case>,
    #[serde(default)]
    subtasks: Vec<Listed>,
}

#[derive(Deserialize)]
struct Listed {
    #[serde(default)]
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    input: String,
    output: Option<String>,
}

/// The folder of the test data, if this is a Hydro problem.
pub(super) fn place(source: &Source) -> Option<String> {
    let path = source.under("").into_iter().find(|path| {
        path == "config.yaml" || path.ends_with("testdata/config.yaml") && path.split('/').count() <= 3
    })?;
    Some(path.trim_end_matches("config.yaml").to_owned())
}

pub(super) fn read(source: &mut Source, prefix: &str) -> Result<Pairs, PackageError> {
    let file = format!("{prefix}config.yaml");
    let config: Config = yaml(source, &file)?;
    if config.cases.is_empty() && config.subtasks.is_empty() {
        return pairing::pairs(source, prefix);
    }
    let mut pairs = Pairs::default();
    let numbered = config.subtasks.into_iter().map(|listed| listed.cases).enumerate();
    for (subtask, cases) in std::iter::once((0, config.cases)).chain(numbered) {
        for Case { input, output } in cases {
            let answer = output.unwrap_or_else(|| input.replace(".in", ".out"));
            let (input, answer) = (format!("{prefix}{input}"), format!("{prefix}{answer}"));
            pairs.tests.push(pairing::named(source, &input, &answer, Some(subtask))?);
        }
    }
    Ok(pairs)
}
