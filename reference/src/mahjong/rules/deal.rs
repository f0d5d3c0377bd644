//! The log and the deal (发牌).

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat};

use super::draw::draw;
use crate::mahjong::table::{Log, Moment, Table};

/// Tiles dealt: 13 to each player.
const DEALT: usize = 52;

/// Every event is a line of the log.
pub(in crate::mahjong) fn line(_: &Table, event: Event) -> Option<Event> {
    Some(event)
}

/// The deal: 52 draws, in which nobody can win, claim or play.
pub(in crate::mahjong) fn deal<O: Observer<Event>>(table: &mut Table, log: &mut Log<'_, O>) {
    for number in 0..DEALT {
        draw(table, (table.policies.dealt_to)(number), log);
    }
    for seat in Seat::ALL {
        (table.policies.remember)(table, Moment::Dealt, seat);
    }
}

/// One tile each to A, B, C, D, thirteen times.
pub(in crate::mahjong) fn dealt_to(number: usize) -> Seat {
    Seat::new(number)
}
