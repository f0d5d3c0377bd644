//! Wrong readings of what the specials do.

use damoni_corpus::mahjong::Seat;

use super::{CLAUSES, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::policies::Policies;
use crate::mahjong::rules;
use crate::mahjong::table::{Direction, Opening, Table, Turn};

pub(super) const PITFALLS: [Pitfall<Policies>; 11] = [
    pitfall(
        "pass-in-seat-order",
        "PASS skips the next player in the order A, B, C, D, whatever the present direction.",
        "PASS 总是按 A、B、C、D 的顺序跳过下一家，不管当前方向。",
        "pass",
        WRITE_UPS,
        |p| p.skipped = |_, player| Direction::Forward.next(player),
    ),
    pitfall(
        "pass-skips-nobody",
        "After PASS the next player has an ordinary turn.",
        "打出 PASS 后照常轮到下一家。",
        "pass",
        CLAUSES,
        |p| p.after_pass = |_, skipped| skipped,
    ),
    pitfall(
        "pass-skips-two",
        "After PASS two players are left out.",
        "打出 PASS 后连续跳过两家。",
        "pass",
        CLAUSES,
        |p| p.after_pass = |table, skipped| table.next(table.next(skipped)),
    ),
    pitfall(
        "reverse-after-next-turn-is-given",
        "The turn goes to the next player in the old direction, and only then the direction turns round.",
        "打出 REVERSE 后先按原方向轮到下一家，之后才反转方向。",
        "reverse",
        CLAUSES,
        |p| p.reverse = |table, player| (table.direction.flipped(), table.next(player)),
    ),
    pitfall(
        "reverse-in-seat-order",
        "After REVERSE the turn goes to the next player in the order A, B, C, D.",
        "打出 REVERSE 后总是按 A、B、C、D 的顺序轮到下一家。",
        "reverse",
        WRITE_UPS,
        |p| p.reverse = |table, player| (table.direction.flipped(), Direction::Forward.next(player)),
    ),
    pitfall(
        "reverse-ignored",
        "REVERSE changes nothing.",
        "REVERSE 没有任何效果。",
        "reverse",
        CLAUSES,
        |p| p.reverse = |table, player| (table.direction, table.next(player)),
    ),
    pitfall(
        "reverse-only-once",
        "REVERSE makes the direction D, C, B, A; another one does not turn it back.",
        "REVERSE 把方向固定为逆序，再次打出不会恢复。",
        "reverse",
        CLAUSES,
        |p| p.reverse = |_, player| (Direction::Backward, Direction::Backward.next(player)),
    ),
    pitfall(
        "double-ignored",
        "After DOUBLE the next player has the turn.",
        "打出 DOUBLE 后照常轮到下一家。",
        "double",
        CLAUSES,
        |p| p.double = |table, turn| Turn::ordinary(table.next(turn.player)),
    ),
    pitfall(
        "double-without-draw",
        "DOUBLE allows another discard at once, without a draw.",
        "打出 DOUBLE 后不摸牌直接再打一张。",
        "double",
        CLAUSES,
        |p| p.draws = |opening| opening == Opening::Ordinary,
    ),
    pitfall(
        "double-not-chained",
        "A DOUBLE thrown in the turn that a DOUBLE has given has no effect.",
        "DOUBLE 带来的额外回合里再打 DOUBLE 不再生效。",
        "double",
        CLAUSES,
        |p| p.double = not_chained,
    ),
    pitfall(
        "double-then-seat-order",
        "After the turn that a DOUBLE has given the next player in the order A, B, C, D follows.",
        "DOUBLE 的额外回合结束后总是按 A、B、C、D 的顺序轮到下一家。",
        "double",
        WRITE_UPS,
        |p| p.successor = seat_order_after_double,
    ),
];

fn not_chained(table: &Table, turn: Turn) -> Turn {
    match turn.opening {
        Opening::Double => Turn::ordinary(table.next(turn.player)),
        _ => rules::double(table, turn),
    }
}

fn seat_order_after_double(table: &Table, turn: Turn) -> Seat {
    match turn.opening {
        Opening::Double => Direction::Forward.next(turn.player),
        _ => rules::successor(table, turn),
    }
}
