//! The pitfalls of goudan: well described, different from the right rules and from each other, and always ending.

use std::collections::HashSet;

use damoni_corpus::goudan::{Board, Case, Goudan, Query, TOLERANCE};
use damoni_corpus::{Game, PlayError, Reading, Simulator, Unobserved};
use damoni_reference::{Misread, Reference};

/// The rules in order, as their page names them.
const RULES: [&str; 13] = [
    "input",
    "output",
    "draw",
    "fresh",
    "budget",
    "hero-attack",
    "trade",
    "skill",
    "play",
    "hits",
    "death",
    "new-minion",
    "end-turn",
];

/// A small generator (splitmix64), so that positions are the same everywhere.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, bound: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % u64::from(bound)) as u8
    }

    fn board(&mut self) -> Board {
        let minions: Vec<u8> = (0..self.below(5)).map(|_| 1 + self.below(2)).collect();
        Board::new(&minions).unwrap()
    }

    fn queries(&mut self, count: usize, health: u8) -> Vec<Query> {
        (0..count)
            .map(|_| {
                let healths = [1 + self.below(health), 1 + self.below(health)];
                let boards = [self.board(), self.board()];
                Query::new(healths, boards[0], boards[1], [self.below(4), self.below(4)]).unwrap()
            })
            .collect()
    }
}

fn under(ids: &[&str], cases: &[Case]) -> Result<Vec<f64>, PlayError> {
    let reference = Reference::<Goudan>::under(ids).unwrap();
    let mut chances = Vec::new();
    for case in cases {
        chances.extend(reference.play(case, &mut Unobserved)?.answer.chances);
    }
    Ok(chances)
}

/// How far apart two answers are, as the judge sees it.
fn gap(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
}

/// Positions that tell much: E must trade, or risk much at once, or the teacher's board kills it.
const TELLING: [&str; 2] = [
    "6 3\n3 7\n1 2\n1 2\n0 1\n1 7\n4 1 1 2 1\n0\n0 3\n3 7\n2 2 2\n2 1 2\n2 2\n2 7\n0\n1 2\n3 0\n\
     4 2\n0\n0\n0 3\n2 7\n3 2 1 2\n2 1 2\n0 2\n",
    "2 5\n5 2\n3 2 2 2\n0\n0 0\n7 2\n4 2 2 2 2\n0\n0 0\n",
];

fn small_cases() -> Vec<Case> {
    let mut cases = TELLING.map(|text| Goudan::read(text.as_bytes(), Reading::Strict).unwrap()).to_vec();
    cases.push(Case::new(4, Seeded(7144).queries(24, 3)).unwrap());
    cases
}

#[test]
fn they_are_well_described_and_in_the_order_of_the_rules() {
    let mut ids = HashSet::new();
    let mut at = 0;
    for pitfall in Goudan::pitfalls() {
        assert!(ids.insert(pitfall.id), "{} stands twice", pitfall.id);
        assert!(pitfall.id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", pitfall.id);
        assert!(pitfall.en.ends_with('.') && pitfall.zh.ends_with('。'), "{}", pitfall.id);
        let rule = RULES.iter().chain(&["value"]).position(|rule| *rule == pitfall.rule);
        let rule = rule.unwrap_or_else(|| panic!("{}: there is no rule {}", pitfall.id, pitfall.rule));
        assert!(rule >= at, "{} stands too late", pitfall.id);
        at = rule;
    }
    assert_eq!(at, RULES.len(), "the last rule has a pitfall");
}

#[test]
fn each_is_seen_by_the_judge_and_told_from_every_other() {
    let cases = small_cases();
    let mut alike = Vec::new();
    let mut answers = vec![("the right rules", under(&[], &cases).unwrap())];
    for pitfall in Goudan::harmful_pitfalls() {
        let answer = under(&[pitfall.id], &cases).unwrap_or_else(|error| panic!("{}: {error}", pitfall.id));
        let sane = answer.iter().all(|chance| (0.0..=1.0 + 1e-12).contains(chance));
        assert!(sane, "{} has chances out of bounds", pitfall.id);
        for (other, known) in &answers {
            if gap(known, &answer) <= TOLERANCE {
                alike.push((pitfall.id, *other));
            }
        }
        answers.push((pitfall.id, answer));
    }
    assert!(alike.is_empty(), "no case tells these apart: {alike:?}");
}

#[test]
fn the_harmless_ones_change_no_answer() {
    let cases = small_cases();
    let right = under(&[], &cases).unwrap();
    for pitfall in Goudan::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_some()) {
        assert!(gap(&right, &under(&[pitfall.id], &cases).unwrap()) < 1e-12, "{}", pitfall.id);
    }
}

#[test]
fn any_two_together_end() {
    let mut seeded = Seeded(351_493);
    let cases = [Case::new(5, seeded.queries(3, 2)).unwrap()];
    for (at, first) in Goudan::pitfalls().iter().enumerate() {
        for second in &Goudan::pitfalls()[..at] {
            let chances = under(&[first.id, second.id], &cases);
            assert!(chances.is_ok(), "{} and {}: {chances:?}", first.id, second.id);
        }
    }
}
