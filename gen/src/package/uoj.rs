//! UOJ: flat files numbered from 1 without padding, and `problem.conf`.

use std::collections::BTreeMap;
use std::fmt::Write;

use damoni_corpus::text::Text;

use super::error::{PackageError, Refusal};
use super::icpc::seconds;
use super::pairing::{self, Pairs};
use super::problem::{Call, Exit};
use super::source::Source;
use super::syzoj;
use super::test_set::{Scoring, TestSet};
use super::writing::Laid;

/// Megabytes of output that a UOJ judge allows unless told otherwise.
const OUTPUT_MIB: u32 = 64;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let name = set.problem.name;
    let (samples, tests): (Vec<_>, Vec<_>) = set.by_subtask().into_iter().partition(|test| test.sample);
    let mut conf = format!(
        "use_builtin_judger on\nn_tests {}\nn_ex_tests {}\nn_sample_tests {}\n\
         input_pre {name}\ninput_suf in\noutput_pre {name}\noutput_suf out\n\
         time_limit {}\nmemory_limit {}\noutput_limit {}\n",
        tests.len(),
        samples.len(),
        samples.len(),
        seconds(set.limits.time_ms),
        set.limits.memory_mib,
        set.limits.output_mib.max(OUTPUT_MIB),
    );
    let points = set.points(&tests);
    if set.all_sum() {
        for (number, points) in (1..).zip(&points) {
            let _ = writeln!(conf, "point_score_{number} {points}");
        }
    } else {
        conf.push_str(&subtasks(set, &tests, &points));
    }
    for (number, test) in (1..).zip(tests) {
        laid.test(test, format!("{name}{number}.in"), format!("{name}{number}.out"));
    }
    for (number, test) in (1..).zip(samples) {
        laid.test(test, format!("ex_{name}{number}.in"), format!("ex_{name}{number}.out"));
    }
    laid.upload.add("problem.conf", conf);
    laid.upload.add("chk.cpp", set.problem.checker(Call::Testlib));
    laid.upload.add("val.cpp", set.problem.validator(Exit::Testlib));
    laid.upload.add("std17.cpp", set.problem.right[0].source);
    syzoj::web(set, &mut laid);
    laid
}

/// UOJ's subtasks are all or nothing, so one that shares its points becomes as many as it has tests.
fn subtasks(set: &TestSet, tests: &[&super::Test], points: &[u32]) -> String {
    let mut conf = String::new();
    let mut count = 0;
    // The UOJ subtasks that each of ours became.
    let mut became: Vec<Vec<usize>> = vec![Vec::new(); set.subtasks.len()];
    for (index, test) in tests.iter().enumerate() {
        let subtask = &set.subtasks[test.subtask];
        let ends = tests.get(index + 1).is_none_or(|next| next.subtask != test.subtask);
        if subtask.scoring == Scoring::Min && !ends {
            continue;
        }
        count += 1;
        became[test.subtask].push(count);
        let _ = write!(conf, "subtask_end_{count} {}\nsubtask_score_{count} {}\n", index + 1, points[index]);
        let needs: Vec<usize> = subtask.needs.iter().flat_map(|&need| became[need].clone()).collect();
        match needs.as_slice() {
            [] => {}
            [need] => {
                let _ = writeln!(conf, "subtask_dependence_{count} {need}");
            }
            _ => {
                let _ = writeln!(conf, "subtask_dependence_{count} many");
                for (place, need) in (1..).zip(needs) {
                    let _ = writeln!(conf, "subtask_dependence_{count}_{place} {need}");
                }
            }
        }
    }
    format!("n_subtasks {count}\n{conf}")
}

pub(super) fn refusals(set: &TestSet) -> Vec<Refusal> {
    let limit = (set.limits.output_mib.max(OUTPUT_MIB) as usize) << 20;
    let too_long = set.tests.iter().filter(|test| test.answer.len() > limit);
    too_long
        .map(|test| {
            Refusal::new(
                Text::new(
                    format!("test `{}`: its answer is longer than the output limit", test.name),
                    format!("测试点 `{}`：答案超过输出限制", test.name),
                ),
                Text::new("raise the output limit, or make the test smaller", "请提高输出限制，或缩小测试点"),
            )
        })
        .collect()
}

pub(super) fn read(source: &mut Source, prefix: &str) -> Result<Pairs, PackageError> {
    let file = format!("{prefix}problem.conf");
    let text = source.text(&file)?;
    let conf: BTreeMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.trim().split_once(char::is_whitespace))
        .map(|(key, value)| (key, value.trim()))
        .collect();
    let number = |key: &str, missing: Option<usize>| match (conf.get(key), missing) {
        (Some(value), _) => value.parse::<usize>().ok().filter(|&n| n <= 100_000).ok_or_else(|| {
            PackageError::malformed(
                &file,
                format!("`{key} {value}` is no number up to 100000; mend the line"),
                format!("`{key} {value}` 不是 100000 以内的数；请修改这一行"),
            )
        }),
        (None, Some(missing)) => Ok(missing),
        (None, None) => Err(PackageError::malformed(
            &file,
            format!("there is no `{key}`; add the line"),
            format!("缺少 `{key}`；请补上这一行"),
        )),
    };
    let word = |key: &str, missing: &'static str| conf.get(key).copied().unwrap_or(missing).to_owned();
    let (input_pre, input_suf) = (word("input_pre", "input"), word("input_suf", "txt"));
    let (output_pre, output_suf) = (word("output_pre", "output"), word("output_suf", "txt"));
    let mut ends = Vec::new();
    for subtask in 1..=number("n_subtasks", Some(0))? {
        ends.push(number(&format!("subtask_end_{subtask}"), None)?);
    }
    let samples = number("n_sample_tests", Some(0))?;
    let mut pairs = Pairs::default();
    for (ex, key) in [("", "n_tests"), ("ex_", "n_ex_tests")] {
        for i in 1..=number(key, if ex.is_empty() { None } else { Some(0) })? {
            let input = format!("{prefix}{ex}{input_pre}{i}.{input_suf}");
            let answer = format!("{prefix}{ex}{output_pre}{i}.{output_suf}");
            let subtask = ends.iter().position(|&end| i <= end).filter(|_| ex.is_empty());
            let mut test = pairing::named(source, &input, &answer, subtask)?;
            test.sample = !ex.is_empty() && i <= samples;
            pairs.tests.push(test);
        }
    }
    Ok(pairs)
}
