//! Luogu: files at the root of the archive, `config.yml`, `checker.cpp`; all else goes into the web form.

use std::collections::BTreeMap;
use std::fmt::Write;

use damoni_corpus::text::{Lang, Text};
use serde::Deserialize;

use super::error::{PackageError, Refusal};
use super::pairing::{self, Pairs};
use super::problem::{Call, Exit};
use super::source::Source;
use super::statement::markdown;
use super::test_set::{Scoring, TestSet};
use super::tree::Tree;
use super::writing::Laid;

pub(super) fn lay(set: &TestSet) -> Laid {
    let mut laid = Laid::default();
    let tests = set.by_subtask();
    let mut config = String::new();
    for (index, (test, points)) in tests.iter().zip(set.points(&tests)).enumerate() {
        let stem = format!("{}{:03}", set.problem.name, index + 1);
        let _ = write!(
            config,
            "{stem}.in:\n  timeLimit: {}\n  memoryLimit: {}\n  score: {points}\n  subtaskId: {}\n",
            set.limits.time_ms,
            set.limits.memory_mib * 1024,
            test.subtask
        );
        laid.test(test, format!("{stem}.in"), format!("{stem}.out"));
    }
    laid.upload.add("config.yml", config);
    laid.upload.add("checker.cpp", set.problem.checker(Call::Testlib));
    laid.upload.add("validator.cpp", set.problem.validator(Exit::Testlib));
    for (lang, file) in [(Lang::Zh, "statement.zh.md"), (Lang::En, "statement.en.md")] {
        laid.web.add(file, markdown(set, lang));
    }
    laid.web.add("std.cpp", set.problem.right[0].source);
    laid.web.add("README.md", settings(set));
    laid
}

/// What Luogu takes only by hand.
fn settings(set: &TestSet) -> String {
    let mut text = String::from(
        "# 洛谷设置 / Settings on Luogu\n\n\
         - 上传 `data/` 中的全部文件（打成 zip，不要带文件夹）。Upload the files of `data/` as a zip without a folder.\n\
         - 为题目加上 Special Judge 标签。Tick the tag Special Judge.\n\
         - 题面见 `statement.zh.md`、`statement.en.md`。The statement goes into the form.\n\
         - 子任务的计分方式与依赖只能在网页上设置。Scoring and dependencies of subtasks are set on the page:\n\n",
    );
    for (index, subtask) in set.subtasks.iter().enumerate() {
        let scoring = match subtask.scoring {
            Scoring::Sum => "加和 sum",
            Scoring::Min => "取最小值 min",
        };
        let needs: Vec<String> = subtask.needs.iter().map(usize::to_string).collect();
        let needs = if needs.is_empty() { "-".to_owned() } else { needs.join(", ") };
        let _ = writeln!(text, "  - Subtask {index}: {} 分, {scoring}, 依赖 needs: {needs}", subtask.score);
    }
    text
}

const ARCHIVE: usize = 50_000_000;
const UNPACKED: usize = 100_000_000;

pub(super) fn refusals(upload: &Tree, archive: usize) -> Vec<Refusal> {
    let mut refusals = Vec::new();
    let way_out =
        || Text::new("write fewer tests, or fewer of the full size", "请减少测试点，或减少满规模的测试点");
    for (size, limit, en, zh) in
        [(archive, ARCHIVE, "packed", "压缩后"), (upload.size(), UNPACKED, "unpacked", "解压后")]
    {
        if size > limit {
            refusals.push(Refusal::new(
                Text::new(
                    format!("{size} bytes {en}, and Luogu takes {limit}"),
                    format!("{zh} {size} 字节，洛谷上限为 {limit}"),
                ),
                way_out(),
            ));
        }
    }
    for path in upload.paths().filter(|path| path.ends_with(".in") || path.ends_with(".out")) {
        if digit_runs(path) != 1 || path.contains('/') {
            refusals.push(Refusal::new(
                Text::new(
                    format!("{path}: a name must have exactly one run of digits, and lie in no folder"),
                    format!("{path}：文件名必须恰有一段连续数字，且不在文件夹中"),
                ),
                Text::new("use a problem name without digits", "请使用不带数字的题目名"),
            ));
        }
    }
    refusals
}

fn digit_runs(name: &str) -> usize {
    name.split(|c: char| !c.is_ascii_digit()).filter(|run| !run.is_empty()).count()
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase")]
struct Settings {
    subtask_id: Option<usize>,
}

pub(super) fn read(source: &mut Source, prefix: &str) -> Result<Pairs, PackageError> {
    let file = format!("{prefix}config.yml");
    let config: BTreeMap<String, Settings> = super::plain::yaml(source, &file)?;
    let mut pairs = pairing::pairs(source, prefix)?;
    for test in &mut pairs.tests {
        let stem = test.name.trim_start_matches(prefix);
        let settings =
            [".in", ".out", ".ans"].iter().find_map(|ending| config.get(&format!("{stem}{ending}")));
        test.subtask = settings.and_then(|settings| settings.subtask_id);
    }
    for name in config.keys() {
        if !source.has(&format!("{prefix}{name}")) {
            return Err(PackageError::malformed(
                file,
                format!("it sets `{name}`, and there is no such file; add the file, or drop the entry"),
                format!("其中设置了 `{name}`，但没有这个文件；请补上文件或删去这一项"),
            ));
        }
    }
    Ok(pairs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_no_or_two_runs_of_digits_are_refused() {
        let mut upload = Tree::default();
        for name in ["game001.in", "T1-1.in", "game.in", "config.yml", "checker.cpp"] {
            upload.add(name, "1\n");
        }
        let refused: Vec<_> = refusals(&upload, 0).iter().map(|r| r.what.en.to_string()).collect();
        assert_eq!(refused.len(), 2, "{refused:?}");
        assert!(refused[0].starts_with("T1-1.in") && refused[1].starts_with("game.in"), "{refused:?}");
    }

    #[test]
    fn too_large_an_archive_is_refused() {
        assert_eq!(refusals(&Tree::default(), 50_000_001).len(), 1);
        let mut upload = Tree::default();
        upload.add("game1.in", vec![b'1'; UNPACKED + 1]);
        assert_eq!(refusals(&upload, 1).len(), 1);
    }
}
