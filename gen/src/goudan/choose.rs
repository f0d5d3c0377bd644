//! Keeps the candidates that suit a profile, by their answers.

use std::collections::HashSet;

use damoni_corpus::Goudan;
use damoni_corpus::goudan::{AGREEMENT, Board, Case, MAX_BUDGET, MIN_BUDGET, Query, TOLERANCE};

use super::draw::{Numbers, Range, numbers};
use crate::draws::Draws;
use crate::generate::outcome;

/// Candidates solved at a time for each query that is wanted.
const CANDIDATES: usize = 6;
/// Batches of candidates before whatever was drawn last is taken.
const BATCHES: usize = 8;

/// A case of the profile `name` within `range`.
pub(super) fn choose(name: &str, range: Range, draws: &mut Draws) -> Case {
    let budget = match name {
        "rare" => MIN_BUDGET,
        _ => draws.between(MIN_BUDGET.into(), MAX_BUDGET.into()) as u8,
    };
    let wanted = draws.between(range.queries.0, range.queries.1);
    let queries = match name {
        "max" => distinct(name, range, wanted, draws),
        "balanced" | "near-zero" | "near-one" | "o-matters" | "asymmetric" => {
            suited(name, budget, range, wanted, draws)
        }
        _ => (0..wanted).filter_map(|_| numbers(name, range, draws).query()).collect(),
    };
    // At least one query is wanted, and every one drawn is in bounds.
    Case::new(budget, queries).expect("a case by its own construction")
}

fn distinct(name: &str, range: Range, wanted: usize, draws: &mut Draws) -> Vec<Query> {
    let mut seen = HashSet::with_capacity(wanted);
    let mut queries = Vec::with_capacity(wanted);
    while queries.len() < wanted {
        let Some(query) = numbers(name, range, draws).query() else { continue };
        if seen.insert(query) {
            queries.push(query);
        }
    }
    queries
}

fn suited(name: &str, budget: u8, range: Range, wanted: usize, draws: &mut Draws) -> Vec<Query> {
    let mut kept = Vec::with_capacity(wanted);
    for batch in 0..BATCHES {
        let missing = wanted - kept.len();
        let drawn: Vec<Numbers> = (0..missing * CANDIDATES).map(|_| numbers(name, range, draws)).collect();
        let suits = suits(name, budget, &drawn);
        let last = batch + 1 == BATCHES;
        let candidates = drawn.iter().zip(suits).filter(|(_, suits)| *suits || last);
        kept.extend(candidates.filter_map(|(numbers, _)| numbers.query()).take(missing));
        if kept.len() >= wanted {
            break;
        }
    }
    kept
}

/// Which of the candidates suit.
fn suits(name: &str, budget: u8, drawn: &[Numbers]) -> Vec<bool> {
    let plain = chances(budget, drawn, Numbers::clone);
    let differs = |others: &[f64]| -> Vec<bool> {
        plain.iter().zip(others).map(|(a, b)| (a - b).abs() > 2.0 * TOLERANCE).collect()
    };
    let all = |lists: Vec<Vec<bool>>| {
        (0..plain.len()).map(|i| lists.iter().all(|list| list.get(i) == Some(&true))).collect()
    };
    match name {
        "balanced" => plain.iter().map(|chance| (0.1..=0.9).contains(chance)).collect(),
        "near-zero" => plain.iter().map(|&chance| chance > AGREEMENT && chance < 0.1).collect(),
        "near-one" => plain.iter().map(|&chance| chance > 0.9 && chance < 1.0 - AGREEMENT).collect(),
        "o-matters" => {
            let others = (MIN_BUDGET..=MAX_BUDGET).filter(|&other| other != budget);
            all(others.map(|other| differs(&chances(other, drawn, Numbers::clone))).collect())
        }
        _ => {
            let swapped = |swap: fn(&mut Numbers)| {
                differs(&chances(budget, drawn, |numbers| {
                    let mut numbers = numbers.clone();
                    swap(&mut numbers);
                    numbers
                }))
            };
            all(vec![
                swapped(|numbers| numbers.health.swap(0, 1)),
                swapped(|numbers| numbers.boards.swap(0, 1)),
                swapped(|numbers| numbers.hands.swap(0, 1)),
            ])
        }
    }
}

/// The answers of all candidates, changed by `change`, under a budget; 0 for what cannot be asked.
fn chances(budget: u8, drawn: &[Numbers], change: impl Fn(&Numbers) -> Numbers) -> Vec<f64> {
    let empty = || Query::new([1, 1], Board::default(), Board::default(), [0, 0]);
    let queries: Option<Vec<Query>> =
        drawn.iter().map(|numbers| change(numbers).query().or_else(|| empty().ok())).collect();
    queries
        .and_then(|queries| Case::new(budget, queries).ok())
        .and_then(|case| outcome::<Goudan>(&case))
        .map_or_else(|| vec![0.0; drawn.len()], |outcome| outcome.answer.chances)
}
