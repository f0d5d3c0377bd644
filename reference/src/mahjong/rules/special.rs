//! What the specials do (特殊牌): PASS, REVERSE, DOUBLE.

use damoni_corpus::mahjong::{Seat, Tile};

use crate::mahjong::table::{Direction, Opening, Table, Turn};

/// The turn that follows a special.
pub(super) fn follow(table: &mut Table, turn: Turn, special: Tile) -> Turn {
    let policies = table.policies;
    match special {
        Tile::PASS => Turn::ordinary((policies.after_pass)(table, (policies.skipped)(table, turn.player))),
        Tile::REVERSE => {
            let (direction, player) = (policies.reverse)(table, turn.player);
            table.direction = direction;
            Turn::ordinary(player)
        }
        _ => (policies.double)(table, turn),
    }
}

/// PASS skips the next player in the present direction.
pub(in crate::mahjong) fn skipped(table: &Table, player: Seat) -> Seat {
    table.next(player)
}

/// The player after the one skipped has the turn: the one opposite.
pub(in crate::mahjong) fn after_pass(table: &Table, skipped: Seat) -> Seat {
    table.next(skipped)
}

/// REVERSE turns the direction round; the turn goes to the next player in the new one.
pub(in crate::mahjong) fn reverse(table: &Table, player: Seat) -> (Direction, Seat) {
    let direction = table.direction.flipped();
    (direction, direction.next(player))
}

/// DOUBLE: the same player at once has another turn, which begins with a draw. It may throw another DOUBLE.
pub(in crate::mahjong) fn double(_: &Table, turn: Turn) -> Turn {
    Turn { player: turn.player, opening: Opening::Double }
}
