//! What goes into a package: tests, and how they score.

use damoni_corpus::text::Text;
use sha2::{Digest, Sha256};

use super::Refusal;
use super::problem::Problem;

/// One test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Names the test in file names where the judge lets us choose: letters, digits, `-` and `_`.
    pub name: String,
    /// The input file.
    pub input: Vec<u8>,
    /// The answer file.
    pub answer: Vec<u8>,
    /// An index into the subtasks.
    pub subtask: usize,
    /// Whether the statement shows it. Judges that have a place for samples do not score it.
    pub sample: bool,
    /// What the test is for, in one line. May be empty.
    pub description: String,
}

/// How the tests of a subtask make its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Each test earns its share.
    Sum,
    /// All or nothing.
    Min,
}

/// Tests that score together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtask {
    /// Points; those of all subtasks add up to 100.
    pub score: u32,
    /// How its tests share them.
    pub scoring: Scoring,
    /// Subtasks that must be solved first, as indices.
    pub needs: Vec<usize>,
}

/// What a submission may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Time for one test, in milliseconds.
    pub time_ms: u32,
    /// Memory, in MiB.
    pub memory_mib: u32,
    /// Output, in MiB.
    pub output_mib: u32,
}

/// A problem with its tests, ready to be written for a judge.
#[derive(Clone, Debug)]
pub struct TestSet {
    /// The problem: texts and programs.
    pub problem: &'static Problem,
    /// The tests, in the order they are run within their subtask.
    pub tests: Vec<Test>,
    /// The subtasks.
    pub subtasks: Vec<Subtask>,
    /// The limits.
    pub limits: Limits,
}

impl TestSet {
    /// A set in which every test earns its share of 100 points, under the problem's own limits.
    pub fn new(problem: &'static Problem, tests: Vec<Test>) -> Self {
        let all = Subtask { score: 100, scoring: Scoring::Sum, needs: Vec::new() };
        Self { problem, tests, subtasks: vec![all], limits: problem.limits }
    }

    /// A name for the contents that is the same wherever the same contents are written, in the form of a UUID.
    pub fn uuid(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(self.problem.name);
        for test in &self.tests {
            for part in [test.name.as_bytes(), &test.input, &test.answer] {
                hash.update((part.len() as u64).to_le_bytes());
                hash.update(part);
            }
        }
        let mut bytes: [u8; 16] = [0; 16];
        bytes.copy_from_slice(&hash.finalize()[..16]);
        bytes[6] = bytes[6] & 0x0F | 0x80; // version 8: the application's own
        bytes[8] = bytes[8] & 0x3F | 0x80;
        let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
    }

    /// The tests in the order of their subtasks, and of the set within one.
    pub(super) fn by_subtask(&self) -> Vec<&Test> {
        let mut tests: Vec<&Test> = self.tests.iter().collect();
        tests.sort_by_key(|test| test.subtask);
        tests
    }

    pub(super) fn samples(&self) -> Vec<&Test> {
        self.tests.iter().filter(|test| test.sample).collect()
    }

    pub(super) fn all_sum(&self) -> bool {
        self.subtasks.iter().all(|subtask| subtask.scoring == Scoring::Sum)
    }

    /// The points that each of `tests`, which come ordered by subtask, is written with: a share under `Sum`,
    /// the whole subtask's under `Min`.
    pub(super) fn points(&self, tests: &[&Test]) -> Vec<u32> {
        let mut points = Vec::with_capacity(tests.len());
        for (index, subtask) in self.subtasks.iter().enumerate() {
            let count = tests.iter().filter(|test| test.subtask == index).count() as u32;
            points.extend((0..count).map(|place| match subtask.scoring {
                // Later tests are the harder ones, so they take what cannot be shared evenly.
                Scoring::Sum => subtask.score / count + u32::from(count - place <= subtask.score % count),
                Scoring::Min => subtask.score,
            }));
        }
        points
    }

    /// What no judge would take.
    pub(super) fn refusals(&self) -> Vec<Refusal> {
        let mut refusals = Vec::new();
        let mut refuse = |what: Text, way_out: Text| refusals.push(Refusal::new(what, way_out));
        let total: u32 = self.subtasks.iter().map(|subtask| subtask.score).sum();
        if total != 100 {
            refuse(
                Text::new(
                    format!("the subtasks' scores add up to {total}"),
                    format!("各子任务分数之和为 {total}"),
                ),
                Text::new("make them add up to 100", "请使总和为 100"),
            );
        }
        for (index, subtask) in self.subtasks.iter().enumerate() {
            let number = index + 1;
            let scored = self.tests.iter().filter(|test| test.subtask == index && !test.sample).count();
            if scored == 0 {
                refuse(
                    Text::new(
                        format!("subtask {number} has no test that is not a sample"),
                        format!("子任务 {number} 除样例外没有测试点"),
                    ),
                    Text::new("add one, or drop the subtask", "请添加测试点或去掉该子任务"),
                );
            }
            let tests = self.tests.iter().filter(|test| test.subtask == index).count();
            if subtask.score == 0 || subtask.scoring == Scoring::Sum && (subtask.score as usize) < tests {
                refuse(
                    Text::new(
                        format!("subtask {number} shares {} points among {tests} tests", subtask.score),
                        format!("子任务 {number} 的 {} 分无法分给 {tests} 个测试点", subtask.score),
                    ),
                    Text::new(
                        "give it a point a test at least, or score it by its worst test",
                        "每个测试点至少 1 分，或改为取最小值",
                    ),
                );
            }
            if subtask.needs.iter().any(|&need| need >= index) {
                refuse(
                    Text::new(
                        format!("subtask {number} needs a subtask that does not come before it"),
                        format!("子任务 {number} 依赖的子任务不在它之前"),
                    ),
                    Text::new("order the subtasks", "请调整子任务顺序"),
                );
            }
        }
        self.refuse_tests(&mut refusals);
        refusals
    }

    fn refuse_tests(&self, refusals: &mut Vec<Refusal>) {
        for (index, test) in self.tests.iter().enumerate() {
            let name = &test.name;
            let mut refuse = |en: &str, zh: &str, way_out: Text| {
                refusals.push(Refusal::new(
                    Text::new(format!("test `{name}` {en}"), format!("测试点 `{name}` {zh}")),
                    way_out,
                ));
            };
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
            if name.is_empty() || name.len() > 80 || !name.chars().all(plain) || name.starts_with('-') {
                refuse(
                    "has a name that judges refuse",
                    "的名字不被接受",
                    Text::new(
                        "use 1 to 80 letters, digits, `-` and `_`, and no `-` in front",
                        "请用 1 到 80 个字母、数字、`-`、`_`，且不以 `-` 开头",
                    ),
                );
            }
            if test.subtask >= self.subtasks.len() {
                refuse(
                    "is in a subtask that there is not",
                    "所属的子任务不存在",
                    Text::new("add the subtask", "请添加该子任务"),
                );
            }
            if test.input.is_empty() || test.answer.is_empty() {
                refuse(
                    "has an empty file",
                    "有空文件",
                    Text::new("give it an input and an answer", "请补上输入和答案"),
                );
            }
            for file in [&test.input, &test.answer] {
                if !file.is_empty() && (file.contains(&b'\r') || !file.ends_with(b"\n")) {
                    refuse(
                        "has a file with CR, or without a final newline",
                        "的文件含有 CR 或末尾缺少换行",
                        Text::new("end every line with LF", "每行都应以 LF 结尾"),
                    );
                }
            }
            let earlier = &self.tests[..index];
            if earlier.iter().any(|other| other.name == *name) {
                refuse(
                    "is not the only one of its name",
                    "与其他测试点重名",
                    Text::new("rename one", "请改名"),
                );
            }
            if let Some(other) = earlier.iter().find(|other| other.input == test.input) {
                refuse(
                    &format!("has the same input as `{}`", other.name),
                    &format!("与 `{}` 的输入相同", other.name),
                    Text::new("drop one of them", "请去掉其中一个"),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test(name: &str, subtask: usize) -> Test {
        Test {
            name: name.to_owned(),
            input: format!("{name}\n").into_bytes(),
            answer: b"1\n".to_vec(),
            subtask,
            sample: false,
            description: String::new(),
        }
    }

    #[test]
    fn shares_add_up_and_later_tests_take_the_rest() {
        let set =
            TestSet::new(Problem::named("pigkill").unwrap(), ["a", "b", "c"].map(|n| test(n, 0)).to_vec());
        assert_eq!(set.points(&set.by_subtask()), [33, 33, 34]);
    }

    #[test]
    fn the_uuid_follows_the_contents() {
        let one = TestSet::new(Problem::named("pigkill").unwrap(), vec![test("a", 0)]);
        let mut other = one.clone();
        assert_eq!(one.uuid(), other.uuid());
        other.tests[0].answer = b"2\n".to_vec();
        assert_ne!(one.uuid(), other.uuid());
    }

    #[test]
    fn what_no_judge_takes_is_named() {
        let mut set = TestSet::new(Problem::named("pigkill").unwrap(), vec![test("a", 0), test("a", 2)]);
        set.tests[1].answer = b"1\r\n".to_vec();
        set.subtasks[0].score = 90;
        let all: String = set.refusals().iter().map(|refusal| format!("{refusal}\n")).collect();
        for part in ["add up to 90", "there is not", "CR", "only one of its name", "same input as `a`"] {
            assert!(all.contains(part), "{part}: {all}");
        }
    }
}
