//! Many single queries looked at as one case: what a table holds for one of them it holds for all.

use damoni_corpus::goudan::{Case, Event};
use damoni_corpus::{Game, Goudan, Recorder, Simulator};

/// Which of these cases the simulators part on. `None` if they have several queries each, or cannot be played together.
pub(super) fn may_part(
    sim: &impl Simulator<Goudan>,
    reference: &impl Simulator<Goudan>,
    cases: &[Case],
) -> Option<Vec<bool>> {
    if cases.iter().any(|case| case.queries().len() != 1) {
        return None;
    }
    let mut may = vec![true; cases.len()];
    for budget in cases.iter().map(Case::budget).collect::<std::collections::BTreeSet<u8>>() {
        let these: Vec<usize> = (0..cases.len()).filter(|&at| cases[at].budget() == budget).collect();
        let queries = these.iter().flat_map(|&at| cases[at].queries()).copied().collect();
        let all = Case::new(budget, queries).ok()?;
        let (mut a, mut b) = (Recorder::default(), Recorder::default());
        let chances =
            [sim.play(&all, &mut a).ok()?.answer.chances, reference.play(&all, &mut b).ok()?.answer.chances];
        let (a, b) = (by_query(&a.events, these.len()), by_query(&b.events, these.len()));
        for (number, &at) in these.iter().enumerate() {
            let one = |chances: &[f64]| chances.get(number..=number).map(<[f64]>::to_vec);
            let answer = |chances| one(chances).map(|chances| damoni_corpus::goudan::Answer { chances });
            let same_answer = match (answer(&chances[0]), answer(&chances[1])) {
                (Some(a), Some(b)) => Goudan::same_answer(&a, &b),
                _ => false,
            };
            let same_events = a[number].len() == b[number].len()
                && a[number].iter().zip(b[number]).all(|(a, b)| Goudan::same_event(a, b));
            may[at] = !(same_answer && same_events);
        }
    }
    Some(may)
}

/// The events of each query; they come in the order of the queries.
fn by_query(events: &[Event], queries: usize) -> Vec<&[Event]> {
    let from = |query: usize| events.partition_point(|event| (event.query as usize) < query);
    (0..queries).map(|query| &events[from(query)..from(query + 1)]).collect()
}
