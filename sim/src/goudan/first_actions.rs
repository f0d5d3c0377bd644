//! Reports what each first action of each query is worth.

use damoni_corpus::Observer;
use damoni_corpus::goudan::{Action, Case, Event, Invalid, Query};

use super::reach::Reach;
use super::sweep::{Hits, sweep};
use super::table::{Table, of_hands};
use super::turn::Place;

/// Solves the table for a case, and reports the first actions of its queries.
pub(super) fn report(
    case: &Case,
    reach: Reach,
    observer: &mut impl Observer<Event>,
) -> Result<Table, Invalid> {
    match case.budget() {
        3 => Ok(watch::<3, 4>(case, reach, observer)),
        4 => Ok(watch::<4, 5>(case, reach, observer)),
        5 => Ok(watch::<5, 6>(case, reach, observer)),
        other => Err(Invalid::Budget(other)),
    }
}

/// The values behind a first action die with their layer, so they are noted when the sweep comes by, place after place,
/// and reported in the order of the queries.
fn watch<const O: usize, const B: usize>(
    case: &Case,
    reach: Reach,
    observer: &mut impl Observer<Event>,
) -> Table {
    let mut asked: Vec<(Place, usize, &Query)> =
        case.queries().iter().enumerate().map(|(number, query)| (Place::of(query), number, query)).collect();
    asked.sort_unstable_by_key(|&(place, number, _)| (place, number));
    let mut noted: Vec<Vec<(Action, f64)>> = vec![Vec::new(); case.queries().len()];
    let table = sweep::<O, B>(Table::empty(case.budget(), reach), Hits::Every, |lower, place| {
        let from = asked.partition_point(|other| other.0 < place);
        let here = asked[from..].iter().take_while(|other| other.0 == place);
        if here.clone().next().is_some() {
            lower.first_actions(place, |action, values| {
                for &(_, number, query) in here.clone() {
                    noted[number].push((action, of_hands(&values, query)));
                }
            });
        }
    });
    for (query, actions) in (0..).zip(noted) {
        for (action, value) in actions {
            observer.see(Event { query, action, value });
        }
    }
    table
}
