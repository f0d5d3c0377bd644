//! The shape of a Codeforces Polygon package.

use std::fmt::Write;

use damoni_corpus::text::Lang;
use roxmltree::{Document, Node};

use super::error::PackageError;
use super::pairing::{self, Pairs};
use super::problem::{Call, Exit};
use super::source::Source;
use super::statement::latex;
use super::test_set::{Scoring, TestSet};
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let problem = set.problem;
    let tests = set.by_subtask();
    let width = tests.len().to_string().len().max(2);
    let mut listed = String::new();
    for (index, (test, points)) in tests.iter().zip(set.points(&tests)).enumerate() {
        let path = format!("tests/{:0width$}", index + 1);
        // Under `Min` a group's points are those of one test, and the others add nothing.
        let first = index == 0 || tests[index - 1].subtask != test.subtask;
        let points = match set.subtasks[test.subtask].scoring {
            Scoring::Min if !first => 0,
            _ => points,
        };
        let sample = if test.sample { " sample=\"true\"" } else { "" };
        let group = test.subtask + 1;
        let _ = writeln!(
            listed,
            "        <test method=\"manual\" group=\"{group}\" points=\"{points}.0\"{sample}/>"
        );
        laid.test(test, path.clone(), format!("{path}.a"));
    }
    laid.upload.add("problem.xml", description(set, &listed, width));
    laid.upload.add("files/check.cpp", problem.checker(Call::Testlib));
    laid.upload.add("files/val.cpp", problem.validator(Exit::Testlib));
    for right in problem.right {
        laid.upload.add(format!("solutions/{}", right.file), right.source);
    }
    for (file, source) in problem.wrong() {
        laid.upload.add(format!("solutions/wrong_{file}"), source);
    }
    for (lang, name) in [(Lang::En, "english"), (Lang::Zh, "chinese")] {
        let statement = problem.statement(lang);
        let mut section = |file: &str, text: String| {
            laid.upload.add(format!("statement-sections/{name}/{file}.tex"), text);
        };
        section("name", format!("{}\n", statement.title));
        section("legend", latex(statement.legend));
        section("input", latex(statement.input));
        section("output", latex(statement.output));
    }
    laid
}

/// The package's description. Nothing in it needs escaping: names of ours, and numbers.
fn description(set: &TestSet, tests: &str, width: usize) -> String {
    let problem = set.problem;
    let mut groups = String::new();
    for (index, subtask) in set.subtasks.iter().enumerate() {
        let policy = match subtask.scoring {
            Scoring::Sum => "each-test",
            Scoring::Min => "complete-group",
        };
        let needs: String =
            subtask.needs.iter().map(|need| format!("<dependency group=\"{}\"/>", need + 1)).collect();
        let needs = if needs.is_empty() { needs } else { format!("<dependencies>{needs}</dependencies>") };
        let _ = writeln!(
            groups,
            "        <group name=\"{}\" points=\"{}.0\" points-policy=\"{policy}\" feedback-policy=\"complete\">{needs}</group>",
            index + 1,
            subtask.score
        );
    }
    let mut solutions = String::new();
    for (index, right) in problem.right.iter().enumerate() {
        let tag = if index == 0 { "main" } else { "accepted" };
        let kind = if right.file.ends_with(".py") { "python.3" } else { "cpp.g++17" };
        let _ = writeln!(
            solutions,
            "      <solution tag=\"{tag}\"><source path=\"solutions/{}\" type=\"{kind}\"/></solution>",
            right.file
        );
    }
    for (file, _) in problem.wrong() {
        let _ = writeln!(
            solutions,
            "      <solution tag=\"wrong-answer\"><source path=\"solutions/wrong_{file}\" type=\"cpp.g++17\"/></solution>"
        );
    }
    format!(
        r#"<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="1" short-name="{name}">
  <names>
    <name language="english" value="{en}"/>
    <name language="chinese" value="{zh}"/>
  </names>
  <judging input-file="" output-file="">
    <testset name="tests">
      <time-limit>{time}</time-limit>
      <memory-limit>{memory}</memory-limit>
      <test-count>{count}</test-count>
      <input-path-pattern>tests/%0{width}d</input-path-pattern>
      <answer-path-pattern>tests/%0{width}d.a</answer-path-pattern>
      <tests>
{tests}      </tests>
      <groups>
{groups}      </groups>
    </testset>
  </judging>
  <files>
    <resources/>
    <executables/>
  </files>
  <assets>
    <checker type="testlib"><source path="files/check.cpp" type="cpp.g++17"/></checker>
    <validators>
      <validator><source path="files/val.cpp" type="cpp.g++17"/></validator>
    </validators>
    <solutions>
{solutions}    </solutions>
  </assets>
</problem>
"#,
        name = problem.name,
        en = problem.title_en,
        zh = problem.title_zh,
        time = set.limits.time_ms,
        memory = u64::from(set.limits.memory_mib) << 20,
        count = set.tests.len(),
    )
}

pub(super) fn read(source: &mut Source) -> Result<Pairs, PackageError> {
    const FILE: &str = "problem.xml";
    let text = source.text(FILE)?;
    let document = Document::parse(&text).map_err(|error| {
        PackageError::malformed(FILE, format!("{error}; mend the file"), format!("{error}；请修改此文件"))
    })?;
    let missing = |what: &str| {
        PackageError::malformed(FILE, format!("no <{what}>; it must be there"), format!("缺少 <{what}>"))
    };
    let root = document.root_element();
    let find = |node: Node<'_, '_>, name: &str| {
        node.descendants().find(|node| node.has_tag_name(name)).map(|node| node.id())
    };
    let testset = find(root, "testset").ok_or_else(|| missing("testset"))?;
    let testset = document.get_node(testset).ok_or_else(|| missing("testset"))?;
    let text_of = |name: &str| {
        let node = testset.descendants().find(|node| node.has_tag_name(name));
        node.and_then(|node| node.text()).map(str::trim).ok_or_else(|| missing(name))
    };
    let inputs = Pattern::new(text_of("input-path-pattern")?).ok_or_else(|| missing("input-path-pattern"))?;
    let answers =
        Pattern::new(text_of("answer-path-pattern")?).ok_or_else(|| missing("answer-path-pattern"))?;
    let mut listed: Vec<(Option<usize>, bool)> = testset
        .descendants()
        .filter(|node| node.has_tag_name("test"))
        .map(|node| {
            let group = node.attribute("group").and_then(|group| group.parse::<usize>().ok());
            (group.and_then(|group| group.checked_sub(1)), node.attribute("sample") == Some("true"))
        })
        .collect();
    let count: usize = text_of("test-count")?.parse().map_err(|_| missing("test-count"))?;
    if count < listed.len() || count > 100_000 {
        return Err(PackageError::malformed(
            FILE,
            format!("<test-count> says {count}, and {} tests are listed; make them agree", listed.len()),
            format!("<test-count> 为 {count}，却列出了 {} 个测试点；请改为一致", listed.len()),
        ));
    }
    listed.resize(count, (None, false));
    let mut pairs = Pairs::default();
    for (index, (subtask, sample)) in listed.into_iter().enumerate() {
        let mut test = pairing::named(source, &inputs.path(index + 1), &answers.path(index + 1), subtask)?;
        test.sample = sample;
        pairs.tests.push(test);
    }
    Ok(pairs)
}

/// A path with a number: `tests/%02d.a`.
struct Pattern<'t> {
    before: &'t str,
    width: usize,
    after: &'t str,
}

impl<'t> Pattern<'t> {
    fn new(text: &'t str) -> Option<Self> {
        let (before, rest) = text.split_once('%')?;
        let (width, after) = rest.split_once('d')?;
        let width = if width.is_empty() { 0 } else { width.parse().ok().filter(|width| *width < 20)? };
        Some(Self { before, width, after })
    }

    fn path(&self, number: usize) -> String {
        format!("{}{number:0width$}{}", self.before, self.after, width = self.width)
    }
}
