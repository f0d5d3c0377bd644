//! Drawing (摸牌), and winning with the tile drawn (自摸).

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat};
use hecs::Entity;

use crate::mahjong::table::{Log, Opening, Place, Table, Turn};

/// Draws a tile; false if there is none.
pub(super) fn draw<O: Observer<Event>>(table: &mut Table, player: Seat, log: &mut Log<'_, O>) -> bool {
    let Some(tile) = (table.policies.front)(table) else { return false };
    table.put(tile, Place::Hand(player));
    log.write(table, Event::In { player, tile: table.kind(tile) });
    true
}

/// The front tile of the wall is drawn.
pub(in crate::mahjong) fn front(table: &Table) -> Option<Entity> {
    table.first_in_wall()
}

/// Every turn begins with a draw, except one obtained by a claim.
pub(in crate::mahjong) fn draws(opening: Opening) -> bool {
    !matches!(opening, Opening::Claim { .. })
}

/// Self-drawn win (自摸): after every draw, if the hand wins.
pub(super) fn selfdrawn<O: Observer<Event>>(table: &Table, turn: Turn, log: &mut Log<'_, O>) -> bool {
    let policies = &table.policies;
    let player = turn.player;
    let wins =
        (policies.looks_for_selfdrawn)(table, turn) && (policies.selfdrawn_wins)(table, &table.hand(player));
    if wins {
        log.write(table, Event::Selfdrawn { player });
        log.write(table, Event::Win { player });
    }
    wins
}

/// After every draw, the one after a DOUBLE included. A claim cannot complete a hand: it would have been a ron.
pub(in crate::mahjong) fn looks_for_selfdrawn(_: &Table, turn: Turn) -> bool {
    draws(turn.opening)
}
