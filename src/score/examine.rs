//! What is wrong with the files of a test, and what it is a test of.

use std::borrow::Cow;
use std::collections::HashMap;

use damoni_corpus::text::Lang;
use damoni_corpus::{Comparison, ReadError, Reading, Text};
use damoni_gen::Portrait;
use damoni_gen::package::ReadTest;
use rayon::prelude::*;

use super::Progress;
use crate::checked::{Checked, checked};
use crate::harness::Harness;

/// A fault in the files of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The answer file is wrong.
    WrongAnswer {
        /// The first wrong line, from 1; `None` if only blanks or blank lines differ.
        line: Option<usize>,
    },
    /// The two simulators disagree on the input, so that nobody knows the answer.
    Disagreement {
        /// The kinds of the first differing events.
        signature: String,
    },
    /// The input is not valid, byte for byte.
    Invalid(ReadError),
    /// The input is a case that cannot be played to its end.
    Unplayable(String),
    /// There is no answer file.
    NoAnswer,
    /// The input file has lines that end in CR LF.
    CrlfInput,
    /// The answer file has lines that end in CR LF.
    CrlfAnswer,
    /// The same input as an earlier test.
    Duplicate {
        /// The earlier test.
        of: String,
    },
}

impl Fault {
    /// Its name in JSON.
    pub fn id(&self) -> &'static str {
        match self {
            Self::WrongAnswer { .. } => "wrong-answer",
            Self::Disagreement { .. } => "disagreement",
            Self::Invalid(_) => "invalid-input",
            Self::Unplayable(_) => "unplayable",
            Self::NoAnswer => "no-answer",
            Self::CrlfInput => "crlf-input",
            Self::CrlfAnswer => "crlf-answer",
            Self::Duplicate { .. } => "duplicate",
        }
    }

    /// Whether contestants may be judged wrongly for it; a duplicate only wastes time.
    pub fn is_grave(&self) -> bool {
        !matches!(self, Self::Duplicate { .. })
    }

    /// In words.
    pub fn text(&self) -> Text {
        match self {
            Self::WrongAnswer { line: Some(line) } => Text::new(
                format!("WRONG ANSWER FILE: line {line} differs from what both simulators say"),
                format!("答案文件错误：第 {line} 行与两个模拟器的结果不同"),
            ),
            Self::WrongAnswer { line: None } => Text::new(
                "wrong answer file: blanks or blank lines differ from what both simulators say",
                "答案文件错误：空白或空行与两个模拟器的结果不同",
            ),
            Self::Disagreement { signature } => Text::new(
                format!(
                    "the simulators disagree ({signature}): there is no answer to trust; please report it"
                ),
                format!("两个模拟器结果不一致（{signature}），没有可信的答案；请报告"),
            ),
            Self::Invalid(error) => Text::new(
                format!("invalid input: {}", error.message(Lang::En)),
                format!("输入无效：{}", error.message(Lang::Zh)),
            ),
            Self::Unplayable(why) => Text::new(format!("invalid input: {why}"), format!("输入无效：{why}")),
            Self::NoAnswer => Text::new(
                "no answer file: add it (`damoni solve` writes it)",
                "没有答案文件：请补上（可用 `damoni solve` 生成）",
            ),
            Self::CrlfInput => Text::new(
                "the input file has CR LF line ends: convert it to LF",
                "输入文件的行尾是 CR LF，请转换为 LF",
            ),
            Self::CrlfAnswer => Text::new(
                "the answer file has CR LF line ends: convert it to LF",
                "答案文件的行尾是 CR LF，请转换为 LF",
            ),
            Self::Duplicate { of } => {
                Text::new(format!("the same input as {of}"), format!("输入与 {of} 相同"))
            }
        }
    }
}

/// What the wrong readings are tried on: a case, or the part of it that the reference answers soon.
#[derive(Clone, Debug)]
pub struct Trial<G: Harness> {
    /// The case.
    pub case: G::Case,
    /// Its right answer, as text.
    pub right: Vec<u8>,
}

/// A test, examined.
#[derive(Clone, Debug)]
pub struct Examined<G: Harness> {
    /// What is wrong with its files.
    pub faults: Vec<Fault>,
    /// What a setter should know.
    pub notes: Vec<Text>,
    /// What the play contains.
    pub portrait: Option<Portrait>,
    /// What wrong readings are tried on.
    pub trial: Option<Trial<G>>,
    case: Option<G::Case>,
}

/// A case that was played.
#[derive(Clone, Debug)]
pub struct Played<G: Harness> {
    /// The answer file.
    pub answer: Vec<u8>,
    /// What the play contains.
    pub portrait: Portrait,
    /// What it tells about the case.
    pub class: G::Class,
    /// What wrong readings are tried on.
    pub trial: Trial<G>,
    /// Whether the reference has played less than the whole case.
    pub sampled: Option<Text>,
}

/// Plays a case with both simulators: the reference plays what is within its reach.
///
/// # Errors
/// A disagreement, or the reason why the case has no answer.
pub fn play<G: Harness>(case: &G::Case) -> Result<Played<G>, Fault> {
    let Checked { agreed, sample } = checked(case, &G::sim(), &reference::<G>()?)
        .map_err(|finding| Fault::Disagreement { signature: finding.signature() })?
        .map_err(|error| Fault::Unplayable(error.to_string()))?;
    let answer = G::print_answer(&agreed.outcome.answer).into_bytes();
    let sampled = sample.as_ref().map(|sample| G::sampled(sample.share));
    let trial = match sample {
        Some(sample) => Trial { case: sample.case, right: G::print_answer(&sample.answer).into_bytes() },
        None => Trial { case: case.clone(), right: answer.clone() },
    };
    Ok(Played {
        answer,
        portrait: G::portrait(case, &agreed.events, &agreed.outcome),
        class: agreed.outcome.class,
        trial,
        sampled,
    })
}

fn reference<G: Harness>() -> Result<G::Reference, Fault> {
    G::reference::<&str>(&[]).map_err(|error| Fault::Unplayable(error.to_string()))
}

/// Examines every test by itself.
pub fn all<G: Harness>(tests: &[ReadTest], progress: &Progress) -> Vec<Examined<G>> {
    tests
        .par_iter()
        .map(|test| match progress.stopped() {
            true => empty(Vec::new()),
            false => examine(test),
        })
        .collect()
}

fn empty<G: Harness>(faults: Vec<Fault>) -> Examined<G> {
    Examined { faults, notes: Vec::new(), portrait: None, trial: None, case: None }
}

fn examine<G: Harness>(test: &ReadTest) -> Examined<G> {
    let mut faults = Vec::new();
    let mut input = Cow::Borrowed(test.input.as_slice());
    if crlf(&input) {
        faults.push(Fault::CrlfInput);
        input = Cow::Owned(without_cr(&input));
    }
    match &test.answer {
        None => faults.push(Fault::NoAnswer),
        Some(answer) if crlf(answer) => faults.push(Fault::CrlfAnswer),
        Some(_) => {}
    }
    if let Err(error) = G::read(&input, Reading::Strict) {
        faults.push(Fault::Invalid(error));
    }
    // An input with a blank too many is still a test, and its answer may still be wrong.
    let Ok(case) = G::read(&test.input, Reading::Lenient) else { return empty(faults) };
    let played = match play::<G>(&case) {
        Ok(played) => played,
        Err(fault) => {
            faults.push(fault);
            return Examined { case: Some(case), ..empty(faults) };
        }
    };
    if let Some(answer) = &test.answer {
        match G::compare(&played.answer, answer) {
            Comparison::Same => {}
            Comparison::Presentation => faults.push(Fault::WrongAnswer { line: None }),
            Comparison::Different { line } => faults.push(Fault::WrongAnswer { line: Some(line) }),
        }
    }
    let mut notes = G::remarks(&played.class);
    notes.extend(played.sampled);
    Examined { faults, notes, portrait: Some(played.portrait), trial: Some(played.trial), case: Some(case) }
}

/// Names the tests whose case an earlier one has already.
pub fn duplicates<G: Harness>(tests: &[ReadTest], examined: &mut [Examined<G>]) {
    let mut first: HashMap<G::Case, usize> = HashMap::new();
    for (index, test) in examined.iter_mut().enumerate() {
        let Some(case) = test.case.take() else { continue };
        let earlier = *first.entry(case).or_insert(index);
        if earlier != index {
            test.faults.push(Fault::Duplicate { of: tests[earlier].name.clone() });
        }
    }
}

fn crlf(text: &[u8]) -> bool {
    text.windows(2).any(|pair| pair == b"\r\n")
}

fn without_cr(text: &[u8]) -> Vec<u8> {
    let mut plain = Vec::with_capacity(text.len());
    for (index, &byte) in text.iter().enumerate() {
        if !(byte == b'\r' && text.get(index + 1) == Some(&b'\n')) {
            plain.push(byte);
        }
    }
    plain
}
