//! The edits that make queries smaller.

use std::ops::Range;

use damoni_corpus::Goudan;
use damoni_corpus::goudan::{Case, Query};

use super::numbers::{Numbers, PLACES, bounds};
use super::{below, key};
use crate::shrink::{Candidates, Failing, Level, Pass};

pub(super) static PASSES: [Pass<Goudan>; 7] = [
    Pass { name: "one-query", level: Level::Single, edits: one_query },
    Pass { name: "drop-queries", level: Level::Single, edits: drop_queries },
    Pass { name: "plain-queries", level: Level::Single, edits: plain_queries },
    Pass { name: "order-boards", level: Level::Single, edits: order_boards },
    Pass { name: "lower-number", level: Level::Single, edits: lower_number },
    Pass { name: "lower-and-change", level: Level::Single, edits: lower_and_change },
    Pass { name: "from-below", level: Level::Pair, edits: from_below },
];

/// Queries of a case in which two numbers are changed at once, at most; of more, some are dropped or made plain first.
const FEW: usize = 4;
/// Queries of a case in which single numbers are changed, at most.
const MANY: usize = 200;

/// The query in which the plays part, alone.
fn one_query(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let queries = failing.case.queries();
    let parting = failing.parting.and_then(|at| failing.events.get(at)).map(|event| event.query as usize);
    let alone = parting.filter(|_| queries.len() > 1).and_then(|at| queries.get(at));
    Box::new(alone.and_then(|&query| Case::new(failing.case.budget(), vec![query]).ok()).into_iter())
}

/// Pieces of `number` queries, from `largest` down to single ones.
fn pieces(number: usize, largest: usize) -> impl Iterator<Item = Range<usize>> {
    let sizes = std::iter::successors(Some(largest), |size| Some(size / 2)).take_while(|&size| size > 0);
    sizes.flat_map(move |size| (0..number).step_by(size).map(move |from| from..(from + size).min(number)))
}

/// Pieces of the queries alone, and all but a piece.
fn drop_queries(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let queries = failing.case.queries();
    Box::new(pieces(queries.len(), queries.len() / 2).flat_map(|piece| {
        let rest = [&queries[..piece.start], &queries[piece.end..]].concat();
        [queries[piece].to_vec(), rest]
            .into_iter()
            .filter_map(|kept| Case::new(failing.case.budget(), kept).ok())
    }))
}

/// Pieces of the queries become those of `others`, which stand in the same order.
fn replaced(case: &Case, others: Option<Vec<Query>>) -> Candidates<'_, Goudan> {
    let queries = case.queries();
    let all = others.into_iter().flat_map(move |others| {
        pieces(queries.len(), queries.len()).filter_map(move |piece| {
            let mut mixed = queries.to_vec();
            mixed[piece.clone()].copy_from_slice(&others[piece]);
            Case::new(case.budget(), mixed).ok()
        })
    });
    Box::new(all)
}

/// Queries become the least one there is.
fn plain_queries(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    replaced(case, Numbers::LEAST.query().map(|least| vec![least; case.queries().len()]))
}

/// The minions of a query's boards come in the order of their hit points.
fn order_boards(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    replaced(case, (0..case.queries().len()).map(|at| Numbers::of(case, at).query()).collect())
}

/// All places of the queries, if those are no more than `most`, with their numbers.
fn places(case: &Case, most: usize) -> impl Iterator<Item = (usize, usize, Numbers)> + '_ {
    let few = if case.queries().len() <= most { case.queries().len() } else { 0 };
    (0..few).flat_map(move |at| (0..PLACES).map(move |place| (at, place, Numbers::of(case, at))))
}

/// A number becomes a smaller one, the least first.
fn lower_number(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    Box::new(places(case, MANY).flat_map(move |(at, place, numbers)| {
        (bounds(place).0..numbers.get(place))
            .filter_map(move |lower| numbers.with(place, lower).into_case(case, at))
    }))
}

/// A number becomes smaller and another one any: a minion with 1 hit point for one with 2, a health for a card.
fn lower_and_change(failing: &Failing<Goudan>) -> Candidates<'_, Goudan> {
    let case = &failing.case;
    Box::new(places(case, FEW).flat_map(move |(at, place, numbers)| {
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
