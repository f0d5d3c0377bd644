//! Wrong readings of the self-drawn win.

use super::{CLAUSES, HABIT, PASSES, Pitfall, pitfall};
use crate::mahjong::distance::nearest_target;
use crate::mahjong::hand::Hand;
use crate::mahjong::policies::Policies;
use crate::mahjong::table::{Opening, Table, Turn};

pub(super) const PITFALLS: [Pitfall<Policies>; 6] = [
    pitfall(
        "no-selfdraw-in-first-turn",
        "The very first turn is not examined for a self-drawn win.",
        "第一个回合（A 的首次摸牌）不检查自摸。",
        "selfdrawn",
        CLAUSES,
        |p| p.looks_for_selfdrawn = not_in_first_turn,
    ),
    pitfall(
        "no-selfdraw-after-double",
        "The draw after a DOUBLE is not examined for a self-drawn win.",
        "DOUBLE 之后的摸牌不检查自摸。",
        "selfdrawn",
        PASSES,
        |p| p.looks_for_selfdrawn = |_, turn| turn.opening == Opening::Ordinary,
    ),
    pitfall(
        "no-selfdraw-with-melds",
        "Only a hand without melds may win by a draw.",
        "有副露时不能自摸和牌（误以为必须门前清）。",
        "selfdrawn",
        HABIT,
        |p| p.looks_for_selfdrawn = only_without_melds,
    ),
    pitfall(
        "no-selfdraw-on-last-tile",
        "The last tile of the wall is not examined for a self-drawn win.",
        "摸到牌山最后一张时不检查自摸。",
        "selfdrawn",
        PASSES,
        |p| p.looks_for_selfdrawn = |table, turn| right(turn) && !table.drawn_out(),
    ),
    pitfall(
        "selfdraw-ignores-specials",
        "A self-drawn win needs only that the ordinary tiles split into sets and a pair, however many sets.",
        "自摸判定只看普通牌能否全部拆成面子和雀头，忽略手里的特殊牌和面子个数。",
        "selfdrawn",
        CLAUSES,
        |p| p.selfdrawn_wins = ordinary_tiles_split,
    ),
    Pitfall {
        equivalent: Some(
            "a hand that wins right after a pong or chow would have won by ron with the same tile",
        ),
        ..pitfall(
            "win-looked-for-after-claim",
            "A turn that begins with a claim is examined for a self-drawn win too.",
            "吃碰之后也检查自摸。",
            "selfdrawn",
            CLAUSES,
            |p| p.looks_for_selfdrawn = |_, _| true,
        )
    },
];

fn right(turn: Turn) -> bool {
    !matches!(turn.opening, Opening::Claim { .. })
}

fn not_in_first_turn(table: &Table, turn: Turn) -> bool {
    // 148 tiles, less 52 dealt and one drawn.
    right(turn) && !(turn == Turn::first() && table.wall() == 95)
}

fn only_without_melds(table: &Table, turn: Turn) -> bool {
    right(turn) && table.hand(turn.player).melds == 0
}

/// Takes no care of how many tiles there should be.
pub(super) fn ordinary_tiles_split(table: &Table, hand: &Hand) -> bool {
    let ordinary = hand.ordinary();
    ordinary % 3 == 2 && nearest_target(table, hand, ordinary / 3, 1) == 0
}
