//! The edits that make queries smaller.

use damoni_corpus::Goudan;
use damoni_corpus::goudan::Case;

use super::numbers::{Numbers, PLACES, bounds};
use super::{below, key};
use crate::shrink::{Candidates, Failing, Level, Pass};

pub(super) static PASSES: [Pass<Goudan>; 5] = [
    Pass { name: "one-query", level: Level::Single, edits: one_query },
    Pass { name: "drop-queries", level: Level::Single, edits: drop_queries },
    Pass { name: "lower-number", level: Level::Single, edits: lower_number },
    Pass { name: "lower-and-change", level: Level::Single, edits: lower_and_change },
    Pass { name: "from-below", level: Level::Pair, edits: from_below },
];

/// Queries of a case that numbers are changed in; of more, some are dropped first.
const FEW: usize = 4;

/// The query in which the plays part, alone.
fn one_query(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let queries = failing.case.queries();
    let parting = failing.parting.and_then(|at| failing.events.get(at)).map(|event| event.query as usize);
    let alone = parting.filter(|_| queries.len() > 1).and_then(|at| queries.get(at));
    Box::new(alone.and_then(|&query| Case::new(failing.case.budget(), vec![query]).ok()).into_iter())
}

/// Pieces of the queries alone, and all but a piece.
fn drop_queries(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let queries = failing.case.queries();
    let sizes =
        std::iter::successors(Some(queries.len() / 2), |size| Some(size / 2)).take_while(|&size| size > 0);
    let pieces = sizes.flat_map(|size| (0..queries.len()).step_by(size).map(move |from| (from, size)));
    Box::new(pieces.flat_map(|(from, size)| {
        let to = (from + size).min(queries.len());
        let rest = [&queries[..from], &queries[to..]].concat();
        [queries[from..to].to_vec(), rest]
            .into_iter()
            .filter_map(|kept| Case::new(failing.case.budget(), kept).ok())
    }))
}

/// All places of the first few queries, with their numbers.
fn places(case: &Case) -> impl Iterator<Item = (usize, usize, Numbers)> + '_ {
    let few = if case.queries().len() <= FEW { case.queries().len() } else { 0 };
    (0..few).flat_map(move |at| (0..PLACES).map(move |place| (at, place, Numbers::of(case, at))))
}

/// A number becomes a smaller one, the least first; and all boards are put in order.
fn lower_number(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    Box::new(places(case).flat_map(move |(at, place, numbers)| {
        (bounds(place).0..=numbers.get(place))
            .filter_map(move |lower| numbers.with(place, lower).into_case(case, at))
    }))
}

/// A number becomes smaller and another one any: a minion with 1 hit point for one with 2, a health for a card.
fn lower_and_change(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    Box::new(places(case).flat_map(move |(at, place, numbers)| {
        (bounds(place).0..numbers.get(place)).flat_map(move |lower| {
            let lowered = numbers.with(place, lower);
            (0..PLACES).filter(move |&other| other != place).flat_map(move |other| {
                let (least, most) = bounds(other);
                let changed = (least..=most).filter(move |&number| number != lowered.get(other));
                changed.filter_map(move |number| lowered.with(other, number).into_case(case, at))
            })
        })
    }))
}

/// Cases gone through from below when a single query is left.
const FROM_BELOW: usize = 3_000;

/// Every smaller query, the smallest first, as far as that is quick.
fn from_below(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    if failing.case.queries().len() > 1 {
        return Box::new(std::iter::empty());
    }
    let most = key(&failing.case);
    Box::new(below::ascending().take(FROM_BELOW).take_while(move |case| key(case) < most))
}
