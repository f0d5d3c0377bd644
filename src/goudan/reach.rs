//! What the reference answers in a moment: few hit points make few positions.

use damoni_corpus::goudan::{Answer, Case, Event, Query};
use damoni_corpus::{Goudan, Outcome, Text};
use damoni_gen::Agreed;

use crate::checked::Share;
use crate::harness::Part;

/// The most hit points of a hero that the reference plays under every pitfall.
pub(super) const HEALTH: u8 = 7;
/// The most queries of a case with so few hit points that it plays.
const QUERIES: usize = 500;
/// The same of queries in which one hero alone has few: the product of the hit points is as small.
const PRODUCT: u32 = 40;
/// The most such queries that it plays.
const LOPSIDED: usize = 8;
/// A case of so few queries is played whole, though not in a moment if they have many hit points.
const FEW: usize = 8;

/// The queries with few hit points, evenly chosen if they are many; one with the fewest if all have more. Nothing if the
/// whole case is to be played.
pub(super) fn part(case: &Case) -> Option<Part<Case>> {
    let all = case.queries();
    if all.len() <= FEW {
        return None;
    }
    let health = |place: &usize| {
        let query = &all[*place];
        (query.own_health().max(query.teacher_health()), product(query))
    };
    let low = (0..all.len()).filter(|place| health(place).0 <= HEALTH).collect();
    let lopsided = (0..all.len()).filter(|place| {
        let (most, product) = health(place);
        most > HEALTH && product <= PRODUCT
    });
    let mut places = evenly(low, QUERIES);
    places.extend(evenly(lopsided.collect(), LOPSIDED));
    if places.is_empty() {
        // One query of this many is still played, though not in a moment.
        places.extend((0..all.len()).min_by_key(|place| health(place).1));
    }
    places.sort_unstable();
    if places.len() == all.len() {
        return None;
    }
    let queries: Vec<Query> = places.iter().map(|&place| all[place]).collect();
    // Some of a valid case's queries are a valid case.
    Some(Part { case: Case::new(case.budget(), queries).ok()?, places, of: all.len() })
}

/// Whether the reference plays the whole case in a moment.
pub(super) fn is_soon(case: &Case) -> bool {
    let queries = case.queries();
    queries.len() <= QUERIES && queries.iter().all(|query| product(query) <= u32::from(HEALTH).pow(2))
}

/// The hit points of the heroes, multiplied.
fn product(query: &Query) -> u32 {
    u32::from(query.own_health()) * u32::from(query.teacher_health())
}

/// At most `most` of them, at even distances.
pub(super) fn evenly<T: Copy>(all: Vec<T>, most: usize) -> Vec<T> {
    match all.len() {
        few if few <= most => all,
        many => (0..most).map(|at| all[at * many / most]).collect(),
    }
}

/// The answers and events at `places`, which rise, numbered as the part's own.
pub(super) fn narrowed(played: &Agreed<Goudan>, places: &[usize]) -> Agreed<Goudan> {
    let chances = places.iter().filter_map(|&place| played.outcome.answer.chances.get(place).copied());
    let own = |event: &Event| {
        let query = places.binary_search(&(event.query as usize)).ok()?;
        Some(Event { query: query as u32, ..*event })
    };
    Agreed {
        outcome: Outcome { answer: Answer { chances: chances.collect() }, class: () },
        events: played.events.iter().filter_map(own).collect(),
    }
}

/// How much the reference played.
pub(super) fn sampled(share: Share) -> Text {
    let Share { played, of } = share;
    Text::new(
        format!(
            "the reference played {played} of {of} queries, those with few hit points or a sample of them; \
             the fast simulator played all"
        ),
        format!("参考模拟器只计算了 {of} 个询问中的 {played} 个（血量较低者或其抽样）；快速模拟器计算了全部"),
    )
}

#[cfg(test)]
mod tests {
    use damoni_corpus::goudan::Board;

    use super::*;

    fn case(healths: &[[u8; 2]]) -> Case {
        let board = Board::new(&[]).unwrap();
        let query = |&health: &[u8; 2]| Query::new(health, board, board, [0, 0]).unwrap();
        Case::new(3, healths.iter().map(query).collect()).unwrap()
    }

    #[test]
    fn a_few_queries_are_played_whole_whatever_their_health() {
        assert!(part(&case(&[[20, 20]; FEW])).is_none());
        assert!(part(&case(&[[HEALTH, HEALTH]; FEW + 1])).is_none());
        assert_eq!(part(&case(&[[20, 20]; FEW + 1])).unwrap().places, [0]);
    }

    #[test]
    fn low_and_lopsided_queries_are_played_in_their_order() {
        let mut healths = [[20, 20]; FEW + 1];
        (healths[2], healths[4], healths[5]) = ([2, 20], [HEALTH, HEALTH], [8, HEALTH]);
        let part = part(&case(&healths)).unwrap();
        assert_eq!((part.places.as_slice(), part.of), ([2, 4].as_slice(), FEW + 1));
        assert_eq!(part.case, case(&[[2, 20], [HEALTH, HEALTH]]));
    }

    #[test]
    fn many_are_sampled_from_first_to_last() {
        let places = part(&case(&[[1, 1]; 3 * QUERIES])).unwrap().places;
        assert_eq!(places.len(), QUERIES);
        assert!(places.iter().enumerate().all(|(at, &place)| place == 3 * at));
    }
}
