//! Winning with a tile just thrown (荣和).

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat};

use crate::mahjong::table::{Log, Table, Throw};

/// Ron (荣和): the first player after the discarder whose hand wins with the tile takes it; it cannot be declined.
pub(super) fn ron<O: Observer<Event>>(table: &Table, throw: &Throw, log: &mut Log<'_, O>) -> bool {
    let policies = &table.policies;
    let winners: Vec<Seat> = (policies.ron_order)(table, throw)
        .into_iter()
        .filter(|&seat| (policies.may_ron)(table, throw, seat))
        .filter(|&seat| (policies.ron_wins)(table, &table.hand(seat).with(throw.tile)))
        .take(policies.rons)
        .collect();
    for &player in &winners {
        log.write(table, Event::Ron { player });
        log.write(table, Event::Win { player });
    }
    !winners.is_empty()
}

/// The three others, from the next player on in the present direction.
pub(in crate::mahjong) fn others(table: &Table, throw: &Throw) -> Vec<Seat> {
    let first = table.next(throw.by());
    let second = table.next(first);
    vec![first, second, table.next(second)]
}

/// Nothing but the hand matters; not even having had a turn.
pub(in crate::mahjong) fn anyone_may_ron(_: &Table, _: &Throw, _: Seat) -> bool {
    true
}
