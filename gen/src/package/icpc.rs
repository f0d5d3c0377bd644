//! The ICPC problem package format of 2025-09, and what its relatives share with it.

use damoni_corpus::text::{Lang, Text};
use serde::Deserialize;

use super::Format;
use super::error::{PackageError, Refusal};
use super::pairing::{self, Pairs};
use super::plain::yaml;
use super::problem::{Call, Checking, Exit, Problem};
use super::source::Source;
use super::statement::{description, latex};
use super::test_set::{Limits, Test, TestSet};
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let problem = set.problem;
    let Limits { time_ms, memory_mib, output_mib } = set.limits;
    laid.upload.add(
        "problem.yaml",
        format!(
            "problem_format_version: 2025-09\nname:\n  en: {}\n  zh: {}\nuuid: {}\nlicense: public domain\n\
             limits:\n  time_limit: {}\n  time_resolution: {}\n  memory: {memory_mib}\n  output: {output_mib}\n",
            problem.title_en,
            problem.title_zh,
            set.uuid(),
            decimal(&seconds(time_ms)),
            if time_ms % 1000 == 0 { "1.0" } else { "0.001" },
        ),
    );
    for (lang, tag) in [(Lang::En, "en"), (Lang::Zh, "zh")] {
        laid.upload.add(format!("statement/problem.{tag}.tex"), latex_statement(problem, lang));
    }
    tests(set, &mut laid, |laid, stem, test| {
        // Quoted as JSON, which is YAML too: a description may hold any character.
        laid.upload.add(format!("{stem}.yaml"), format!("description: {}\n", quoted(&description(test))));
    });
    laid.upload.add("input_validators/validate.cpp", problem.validator(Exit::Kattis));
    laid.upload.add("answer_validators/validate.cpp", problem.answer_validator(Exit::Kattis));
    laid.upload.add("output_validator/checker.cpp", problem.checker(Call::Kattis));
    examples(set, &mut laid);
    submissions(set, &mut laid);
    laid
}

/// An output that must be accepted and one that must not, so that the format's tools try the checker; and the word
/// to those tools that an exact checker is exact.
fn examples(set: &TestSet, laid: &mut Laid) {
    let Some(test) = set.samples().first().copied().or(set.tests.first()) else { return };
    if set.problem.checking == Checking::Exact {
        for folder in ["sample", "secret", "valid_output"] {
            laid.upload.add(
                format!("data/{folder}/test_group.yaml"),
                "output_validator_args: [case_sensitive, space_change_sensitive]\n",
            );
        }
    }
    let answer = String::from_utf8_lossy(&test.answer);
    let blanks = answer.replace('\n', " \n");
    let (cut, _) = answer.trim_end().rsplit_once('\n').unwrap_or_default();
    for (folder, output) in [("valid_output/blanks", blanks), ("invalid_output/cut", format!("{cut}\n"))] {
        laid.upload.add(format!("data/{folder}.in"), test.input.as_slice());
        laid.upload.add(format!("data/{folder}.ans"), test.answer.as_slice());
        laid.upload.add(format!("data/{folder}.out"), output);
    }
}

/// The statement as the ICPC formats take it.
pub(super) fn latex_statement(problem: &Problem, lang: Lang) -> String {
    let statement = problem.statement(lang);
    format!("\\problemname{{{}}}\n\n{}", statement.title, latex(statement.body))
}

/// A number that no YAML reader takes for an integer.
fn decimal(number: &str) -> String {
    if number.contains('.') { number.to_owned() } else { format!("{number}.0") }
}

/// A string as JSON writes it.
fn quoted(text: &str) -> String {
    let mut all = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => all.extend(['\\', c]),
            c if c.is_control() => {}
            c => all.push(c),
        }
    }
    all.push('"');
    all
}

pub(super) fn seconds(ms: u32) -> String {
    format!("{}.{:03}", ms / 1000, ms % 1000).trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The tests in `data/`, in an order that sorting by name keeps; `beside` adds what goes with each.
pub(super) fn tests(set: &TestSet, laid: &mut Laid, beside: impl Fn(&mut Laid, &str, &Test)) {
    let tests = set.by_subtask();
    for (folder, sample) in [("data/sample", true), ("data/secret", false)] {
        let tests: Vec<_> = tests.iter().filter(|test| test.sample == sample).collect();
        let width = tests.len().to_string().len();
        for (index, test) in tests.into_iter().enumerate() {
            let stem = format!("{folder}/{:0width$}-{}", index + 1, test.name);
            laid.test(test, format!("{stem}.in"), format!("{stem}.ans"));
            beside(laid, &stem, test);
        }
    }
}

pub(super) fn submissions(set: &TestSet, laid: &mut Laid) {
    for right in set.problem.right {
        laid.upload.add(format!("submissions/accepted/{}", right.file), right.source);
    }
    for (file, source) in set.problem.wrong() {
        laid.upload.add(format!("submissions/wrong_answer/{file}"), source);
    }
}

const FILE: usize = 100 << 20;

/// What judges of ICPC packages refuse.
pub(super) fn refusals(set: &TestSet) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let output = (set.limits.output_mib as usize) << 20;
    for test in &set.tests {
        let name = &test.name;
        if test.answer.len() > output / 2 {
            let fits = (test.answer.len() * 2).div_ceil(1 << 20);
            refusals.push(Refusal::new(
                Text::new(
                    format!(
                        "test `{name}`: its answer has {} bytes, over half the output limit of {} MiB",
                        test.answer.len(),
                        set.limits.output_mib
                    ),
                    format!(
                        "测试点 `{name}`：答案有 {} 字节，超过输出限制 {} MiB 的一半",
                        test.answer.len(),
                        set.limits.output_mib
                    ),
                ),
                Text::new(
                    format!("raise the output limit to {fits} MiB, or make the test smaller"),
                    format!("请把输出限制提高到 {fits} MiB，或缩小测试点"),
                ),
            ));
        }
        if test.input.len().max(test.answer.len()) > FILE {
            refusals.push(Refusal::new(
                Text::new(
                    format!("test `{name}` has a file of over 100 MiB"),
                    format!("测试点 `{name}` 有文件超过 100 MiB"),
                ),
                Text::new("make it smaller", "请缩小测试点"),
            ));
        }
    }
    refusals
}

#[derive(Deserialize)]
struct Header {
    problem_format_version: Option<String>,
}

/// Which dialect the package is written in, if it is one.
pub(super) fn dialect(source: &mut Source) -> Result<Option<Format>, PackageError> {
    let domjudge = source.has("domjudge-problem.ini");
    if !source.has_folder("data/secret/") && !source.has_folder("data/sample/") {
        return Ok(None);
    }
    if !source.has("problem.yaml") {
        return Ok(domjudge.then_some(Format::Domjudge));
    }
    let header: Header = yaml(source, "problem.yaml")?;
    Ok(Some(match header.problem_format_version.as_deref() {
        _ if domjudge => Format::Domjudge,
        None | Some("legacy" | "legacy-icpc") => Format::IcpcLegacy,
        Some(_) => Format::Icpc,
    }))
}

pub(super) fn read(source: &mut Source) -> Result<Pairs, PackageError> {
    let mut all = Pairs::default();
    for (folder, sample) in [("data/sample/", true), ("data/secret/", false)] {
        let pairs = pairing::pairs(source, folder)?;
        all.lonely.extend(pairs.lonely);
        all.tests.extend(pairs.tests.into_iter().map(|test| pairing::ReadTest { sample, ..test }));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_written_shortly() {
        assert_eq!([1000, 1500, 20_000, 250].map(seconds), ["1", "1.5", "20", "0.25"]);
    }
}
