//! What the reference answers in a moment: few hit points make few positions.

use std::borrow::Cow;

use damoni_corpus::Text;
use damoni_corpus::goudan::{Case, Query};

use crate::harness::Part;

/// The most hit points of a hero that the reference plays under every pitfall.
pub(super) const HEALTH: u8 = 7;
/// The most queries of a case that it plays.
const QUERIES: usize = 500;

/// The queries with few hit points, evenly chosen if they are many; those with the fewest if all have more.
pub(super) fn part(case: &Case) -> Part<'_, Case> {
    let all = case.queries();
    let health = |query: &Query| query.own_health().max(query.teacher_health());
    let mut chosen: Vec<Query> = all.iter().copied().filter(|query| health(query) <= HEALTH).collect();
    if chosen.is_empty() {
        // One query of this many is still played, though not in a moment.
        chosen.extend(all.iter().min_by_key(|query| health(query)).copied());
    }
    if chosen.len() > QUERIES {
        let few = chosen.len();
        chosen = (0..QUERIES).map(|at| chosen[at * few / QUERIES]).collect();
    }
    if chosen.len() == all.len() {
        return Part { case: Cow::Borrowed(case), said: None };
    }
    let (played, of) = (chosen.len(), all.len());
    let said = Text::new(
        format!(
            "the reference played {played} of {of} queries, those with at most {HEALTH} hit points or a sample of them; \
             the fast simulator played all"
        ),
        format!(
            "参考模拟器只计算了 {of} 个询问中的 {played} 个（血量不超过 {HEALTH} 者或其抽样）；快速模拟器计算了全部"
        ),
    );
    match Case::new(case.budget(), chosen) {
        Ok(part) => Part { case: Cow::Owned(part), said: Some(said) },
        // Some of a valid case's queries are a valid case.
        Err(_) => Part { case: Cow::Borrowed(case), said: None },
    }
}
