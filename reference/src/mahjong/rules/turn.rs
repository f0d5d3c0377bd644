//! A turn (回合).

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat, Tile};

use super::claim::{chow, pong};
use super::discard::choose;
use super::draw::{draw, selfdrawn};
use super::ron::ron;
use super::special::follow;
use crate::mahjong::table::{Log, Moment, Place, Table, Throw, Turn};

/// What others may do about a tile just thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mahjong) enum Reaction {
    /// Win with it (荣和).
    Ron,
    /// Make a triplet with it (碰).
    Pong,
    /// Make a run with it (吃).
    Chow,
}

/// Takes a turn; the next one, or `None` if the game is over.
pub(in crate::mahjong) fn turn<O: Observer<Event>>(
    table: &mut Table,
    turn: Turn,
    log: &mut Log<'_, O>,
) -> Option<Turn> {
    let policies = table.policies;
    let player = turn.player;
    table.begin_turn(player);
    if (policies.draws)(turn.opening) && !draw(table, player, log) {
        return draw_game(table, log);
    }
    if selfdrawn(table, turn, log) {
        return None;
    }
    if (policies.drawn_game)(table, Moment::Drawn) {
        return draw_game(table, log);
    }
    let Some(tile) = choose(table, turn, &table.hand(player)) else {
        return Some(Turn::ordinary((policies.successor)(table, turn)));
    };
    let entity = table.put_from_hand(player, tile, Place::Discarded(player))?;
    let skipped = (tile == Tile::PASS).then(|| (policies.skipped)(table, player));
    log.write(table, Event::Out { player, tile, skipped });
    (policies.remember)(table, Moment::Thrown(tile), player);
    if tile.is_special() {
        // Nobody may ron, pong or chow a special.
        return Some(follow(table, turn, tile));
    }
    if (policies.drawn_game)(table, Moment::Thrown(tile)) {
        return draw_game(table, log);
    }
    react(table, &Throw { entity, tile, turn }, log)
}

/// What follows an ordinary tile: a ron, else a pong, else a chow, else the next player's turn.
fn react<O: Observer<Event>>(table: &mut Table, throw: &Throw, log: &mut Log<'_, O>) -> Option<Turn> {
    let policies = table.policies;
    for reaction in policies.reactions {
        let claimed = match reaction {
            Reaction::Ron if ron(table, throw, log) => return None,
            Reaction::Ron => None,
            Reaction::Pong => pong(table, throw, log),
            Reaction::Chow => chow(table, throw, log),
        };
        if let Some(turn) = claimed {
            if (policies.drawn_game)(table, Moment::Claimed) {
                return draw_game(table, log);
            }
            return Some(turn);
        }
    }
    Some(Turn::ordinary((policies.successor)(table, throw.turn)))
}

/// The next player in the present direction follows; whoever a claim has left out stays left out.
pub(in crate::mahjong) fn successor(table: &Table, turn: Turn) -> Seat {
    table.next(turn.player)
}

/// The game is drawn only when somebody has to draw from the empty wall, never before.
pub(in crate::mahjong) fn drawn_game(_: &Table, _: Moment) -> bool {
    false
}

/// Nothing is remembered: every distance is that of the hand as it is.
pub(in crate::mahjong) fn remember(_: &mut Table, _: Moment, _: Seat) {}

/// Nobody wins (流局).
fn draw_game<O: Observer<Event>>(table: &Table, log: &mut Log<'_, O>) -> Option<Turn> {
    log.write(table, Event::Draw);
    None
}
