//! The problems: texts and programs of our own, kept under `gen/problems/`.

use super::Limits;

/// How the checker compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checking {
    /// Text, without blanks at line ends and the final newline.
    Exact,
    /// Numbers, within an absolute error of 1e-6.
    Numbers,
}

/// How a checker is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// `checker INPUT OUTPUT ANSWER`, 0 accepted, 1 wrong, 2 presentation; the verdict in words on standard error.
    Testlib,
    /// `checker INPUT ANSWER FEEDBACK_DIR < OUTPUT`, 42 accepted, 43 wrong.
    Kattis,
    /// Files `user_out` and `answer` in the working folder, a score to standard output.
    Syzoj,
}

/// Which exit statuses a validator uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// 42 valid, 43 invalid, as in ICPC packages.
    Kattis,
    /// 0 valid, 3 invalid, as testlib does.
    Testlib,
}

/// A right program.
#[derive(Clone, Copy, Debug)]
pub struct Right {
    /// The file name.
    pub file: &'static str,
    /// Its source.
    pub source: &'static str,
}

/// A wrong program: the first right one with one thing changed. Judges must find it wrong on some test.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    /// The file name.
    pub file: &'static str,
    /// What is wrong with it, in English.
    pub why: &'static str,
    /// What stands in the right program, once.
    from: &'static str,
    /// What stands there in this one.
    to: &'static str,
}

/// A problem's texts and programs.
#[derive(Debug)]
pub struct Problem {
    /// The game's name.
    pub name: &'static str,
    /// The title of the statement, in English.
    pub title_en: &'static str,
    /// The title of the statement, in Chinese.
    pub title_zh: &'static str,
    /// The original problem, for the record of where the idea is from.
    pub source: &'static str,
    /// Near the original limits; the output limit fits the largest answers.
    pub limits: Limits,
    /// How outputs are compared.
    pub checking: Checking,
    pub(super) statement_en: &'static str,
    pub(super) statement_zh: &'static str,
    validator: &'static str,
    answers: &'static str,
    /// Programs that every test set must accept.
    pub right: &'static [Right],
    wrong: &'static [Wrong],
}

macro_rules! kept {
    ($path:literal) => {
        include_str!(concat!("../../problems/", $path))
    };
}

static PROBLEMS: [Problem; 3] = [
    Problem {
        name: "pigkill",
        title_en: "Pigs at War",
        title_zh: "群猪混战",
        source: "SDOI 2010",
        // Four times the original: PyPy does not start in half of this.
        limits: Limits { time_ms: 1000, memory_mib: 512, output_mib: 8 },
        checking: Checking::Exact,
        statement_en: kept!("pigkill/statement.en.md"),
        statement_zh: kept!("pigkill/statement.zh.md"),
        validator: kept!("pigkill/validator.cpp"),
        answers: kept!("pigkill/answers.cpp"),
        right: &[
            Right { file: "simulate.cpp", source: kept!("pigkill/accepted/simulate.cpp") },
            Right { file: "simulate.py", source: kept!("pigkill/accepted/simulate.py") },
        ],
        wrong: &[
            Wrong {
                file: "penalty_forgotten.cpp",
                why: "The lord keeps its cards after it has killed a loyalist.",
                from: "    pigs[source].hand.clear();\n",
                to: "",
            },
            Wrong {
                file: "loyalist_fights_back.cpp",
                why: "A loyalist challenged by the lord discards K.",
                from: "!(pigs[asked].role == LOYALIST && pigs[other].role == LORD) && ",
                to: "",
            },
            Wrong {
                file: "stops_early.cpp",
                why: "Prints the winner and nothing more.",
                from: "\"FP\") << \"\\n\";\n",
                to: "\"FP\") << \"\\n\";\n  return 0;\n",
            },
        ],
    },
    Problem {
        name: "mahjong",
        title_en: "The Mahjong Machine",
        title_zh: "麻将机器",
        source: "THUPC 2021",
        limits: Limits { time_ms: 1000, memory_mib: 512, output_mib: 8 },
        checking: Checking::Exact,
        statement_en: kept!("mahjong/statement.en.md"),
        statement_zh: kept!("mahjong/statement.zh.md"),
        validator: kept!("mahjong/validator.cpp"),
        answers: kept!("mahjong/answers.cpp"),
        right: &[Right { file: "simulate.cpp", source: kept!("mahjong/accepted/simulate.cpp") }],
        wrong: &[
            Wrong {
                file: "ties_reversed.cpp",
                why: "Of discards equally good, throws the last in the order instead of the first.",
                from: "for (int kind = ORDINARY - 1; kind >= 0; kind--) {",
                to: "for (int kind = 0; kind < ORDINARY; kind++) {",
            },
            Wrong {
                file: "smaller_numbers_first.cpp",
                why: "Tries the chows in the opposite order.",
                from: "for (int low = tile; low >= tile - 2; low--) {",
                to: "for (int low = tile - 2; low <= tile; low++) {",
            },
            Wrong {
                file: "stops_early.cpp",
                why: "Leaves out the last line.",
                from: "  if (winner < 0) std::cout",
                to: "  return 0;\n  if (winner < 0) std::cout",
            },
        ],
    },
    Problem {
        name: "goudan",
        title_en: "Pupil Against Teacher",
        title_zh: "学生与老师的对决",
        source: "THUPC 2021",
        limits: Limits { time_ms: 20_000, memory_mib: 2048, output_mib: 16 },
        checking: Checking::Numbers,
        statement_en: kept!("goudan/statement.en.md"),
        statement_zh: kept!("goudan/statement.zh.md"),
        validator: kept!("goudan/validator.cpp"),
        answers: kept!("goudan/answers.cpp"),
        right: &[Right { file: "solve.cpp", source: kept!("goudan/accepted/solve.cpp") }],
        wrong: &[
            Wrong {
                file: "no_first_draw.cpp",
                why: "Forgets that E draws at the start of the turn.",
                from: "std::min(3, read() + 1)",
                to: "std::min(3, read())",
            },
            Wrong { file: "five_decimals.cpp", why: "Prints too few decimals.", from: "%.12f", to: "%.5f" },
            Wrong {
                file: "stops_early.cpp",
                why: "Leaves out the last number.",
                from: "while (queries-- > 0) {",
                to: "while (--queries > 0) {",
            },
        ],
    },
];

impl Problem {
    /// The problem of the game with this name.
    pub fn named(name: &str) -> Option<&'static Self> {
        PROBLEMS.iter().find(|problem| problem.name == name)
    }

    /// All problems.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        PROBLEMS.iter()
    }

    /// The source of the input validator: strict, one file, nothing but the standard library (C++11).
    pub fn validator(&self, exit: Exit) -> String {
        strict_reader("Checks an input, read from standard input.", self.validator, exit)
    }

    /// The source of a validator of answer files, which takes the input file as its argument.
    pub fn answer_validator(&self, exit: Exit) -> String {
        strict_reader("Checks the form of an answer file, read from standard input.", self.answers, exit)
    }

    /// The source of the checker: one file, nothing but the standard library (C++11).
    pub fn checker(&self, call: Call) -> String {
        let comparison = match self.checking {
            Checking::Exact => kept!("parts/exact.cpp"),
            Checking::Numbers => kept!("parts/numbers.cpp"),
        };
        let main = match call {
            Call::Testlib => kept!("parts/call-testlib.cpp"),
            Call::Kattis => kept!("parts/call-kattis.cpp"),
            Call::Syzoj => kept!("parts/call-syzoj.cpp"),
        };
        [kept!("parts/verdict.cpp"), comparison, main].join("\n")
    }

    /// The wrong programs, with their file names. Each must be found wrong by a judge.
    pub fn wrong(&self) -> Vec<(&'static str, String)> {
        let right = self.right[0].source;
        let mut all: Vec<_> = self
            .wrong
            .iter()
            .map(|wrong| {
                (wrong.file, format!("// Wrong: {}\n{}", wrong.why, right.replacen(wrong.from, wrong.to, 1)))
            })
            .collect();
        all.push(("prints_nothing.cpp", "// Wrong: prints nothing.\nint main() {}\n".to_owned()));
        all
    }
}

fn strict_reader(about: &str, game: &str, exit: Exit) -> String {
    let (valid, invalid) = match exit {
        Exit::Kattis => (42, 43),
        Exit::Testlib => (0, 3),
    };
    let statuses = format!("static const int VALID = {valid}, INVALID = {invalid};");
    format!("// {about}\n{statuses}\n\n{}\n{game}", kept!("parts/scanner.cpp"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wrong_program_changes_one_place() {
        for problem in Problem::all() {
            for wrong in problem.wrong {
                let places = problem.right[0].source.matches(wrong.from).count();
                assert_eq!(places, 1, "{} {}", problem.name, wrong.file);
            }
        }
    }

    #[test]
    fn statements_bear_their_titles() {
        for problem in Problem::all() {
            assert!(problem.statement_en.starts_with(&format!("# {}\n", problem.title_en)));
            assert!(problem.statement_zh.starts_with(&format!("# {}\n", problem.title_zh)));
        }
    }
}
