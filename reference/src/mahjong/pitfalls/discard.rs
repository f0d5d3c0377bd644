//! Wrong readings of the choice of a discard.

use damoni_corpus::mahjong::{ORDINARY, Tile};

use super::{CLAUSES, HABIT, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::distance::{distance, distance_below};
use crate::mahjong::hand::Hand;
use crate::mahjong::policies::Policies;
use crate::mahjong::rules;
use crate::mahjong::table::{Opening, Table, Turn};

pub(super) const PITFALLS: [Pitfall<Policies>; 15] = [
    Pitfall {
        equivalent: Some(
            "throwing a tile never brings the distance down, and some kind always leaves it as it is, so the first \
             kind that leaves it is the first that leaves the least",
        ),
        ..pitfall(
            "discard-first-harmless",
            "The first kind, in the order of ties, whose loss does not raise the distance is thrown.",
            "按优先顺序打出第一张不增加和牌距离的牌。",
            "discard",
            CLAUSES,
            |p| p.nearest = first_harmless,
        )
    },
    Pitfall {
        equivalent: Some(
            "to throw the called kind would only exchange it for an equal tile in hand, and then the hand was as near \
             before the claim, which was therefore not made (a search of 19 million claims in crowded hands found no \
             exception under the limit of four either)",
        ),
        ..pitfall(
            "discard-not-the-called-kind",
            "Directly after a claim the kind just claimed may not be thrown.",
            "吃碰之后不能打出刚刚吃碰的那种牌（误以为禁止食替）。",
            "discard",
            HABIT,
            |p| p.ties = not_the_called_kind,
        )
    },
    pitfall(
        "ties-reversed",
        "Ties go to 1M first and Z last.",
        "同距离时的优先顺序完全反过来，从 1M 到 Z。",
        "ties",
        WRITE_UPS,
        |p| p.ties = |_, _| Tile::all().take(ORDINARY).collect(),
    ),
    pitfall(
        "ties-honours-forward",
        "Ties go through the honours from E to Z.",
        "同距离时字牌按东南西北白发中的顺序打出。",
        "ties",
        CLAUSES,
        |p| p.ties = |_, _| by_group(|group| group != 3, [3, 2, 1, 0]),
    ),
    pitfall(
        "ties-suits-forward",
        "Ties go through the suits as M, P, S.",
        "同距离时数牌花色按万、筒、索的顺序打出。",
        "ties",
        CLAUSES,
        |p| p.ties = |_, _| by_group(|_| true, [3, 0, 1, 2]),
    ),
    pitfall(
        "ties-low-numbers-first",
        "Ties go through the numbers of a suit from 1 to 9.",
        "同距离时同花色的数牌从小到大打出。",
        "ties",
        CLAUSES,
        |p| p.ties = |_, _| by_group(|group| group == 3, [3, 2, 1, 0]),
    ),
    pitfall(
        "ties-honours-last",
        "Ties go to numbered tiles before honours.",
        "同距离时先打数牌，后打字牌。",
        "ties",
        CLAUSES,
        |p| p.ties = |_, _| by_group(|_| true, [2, 1, 0, 3]),
    ),
    pitfall(
        "ties-numbers-across-suits",
        "Ties go to the highest number of any suit first: 9S 9P 9M 8S and so on.",
        "同距离时数牌先比数字再比花色：9S 9P 9M 8S，依此类推。",
        "ties",
        CLAUSES,
        |p| p.ties = numbers_across_suits,
    ),
    pitfall(
        "ties-tile-just-drawn",
        "Ties go to the tile just drawn.",
        "同距离时优先打出刚摸到的牌。",
        "ties",
        HABIT,
        |p| p.ties = tile_just_drawn,
    ),
    pitfall(
        "ties-oldest-tile",
        "Ties go to the tile that has been in the hand for the longest time.",
        "同距离时优先打出最早进手的牌。",
        "ties",
        CLAUSES,
        |p| {
            p.ties = |table, turn| {
                table.arrivals(turn.player).into_iter().filter(|tile| !tile.is_special()).collect()
            }
        },
    ),
    pitfall(
        "specials-reversed",
        "DOUBLE goes before REVERSE, and REVERSE before PASS.",
        "特殊牌的优先顺序反过来：DOUBLE、REVERSE、PASS。",
        "specials",
        WRITE_UPS,
        |p| p.special = |_, _, hand| first_held([Tile::DOUBLE, Tile::REVERSE, Tile::PASS], hand),
    ),
    pitfall(
        "specials-double-before-reverse",
        "DOUBLE goes before REVERSE.",
        "DOUBLE 先于 REVERSE 打出。",
        "specials",
        CLAUSES,
        |p| p.special = |_, _, hand| first_held([Tile::PASS, Tile::DOUBLE, Tile::REVERSE], hand),
    ),
    pitfall(
        "specials-reverse-before-pass",
        "REVERSE goes before PASS.",
        "REVERSE 先于 PASS 打出。",
        "specials",
        CLAUSES,
        |p| p.special = |_, _, hand| first_held([Tile::REVERSE, Tile::PASS, Tile::DOUBLE], hand),
    ),
    pitfall(
        "specials-oldest-first",
        "The special that came first goes first.",
        "有多张特殊牌时先打最早摸到的。",
        "specials",
        CLAUSES,
        |p| {
            p.special =
                |table, turn, _| table.arrivals(turn.player).into_iter().find(|tile| tile.is_special())
        },
    ),
    pitfall(
        "no-special-after-claim",
        "Directly after a claim an ordinary tile is thrown; specials wait for a turn with a draw.",
        "吃碰之后只打普通牌，特殊牌留到下次摸牌后再打。",
        "specials",
        CLAUSES,
        |p| p.special = not_after_claim,
    ),
];

fn first_harmless(table: &Table, turn: Turn, hand: &Hand) -> Option<Tile> {
    let least = distance(table, hand);
    let kinds = || (table.policies.ties)(table, turn).into_iter().filter(|&tile| hand.holds(tile));
    kinds()
        .find(|&tile| distance_below(table, &hand.without(tile), least + 1) <= least)
        .or_else(|| kinds().next())
}

fn not_the_called_kind(table: &Table, turn: Turn) -> Vec<Tile> {
    let kinds = rules::ties(table, turn).into_iter();
    match turn.opening {
        Opening::Claim { called, .. } => kinds.filter(|&tile| tile != called).collect(),
        _ => kinds.collect(),
    }
}

/// The suits M, P, S and the honours, as groups 0 to 3, in this order; backwards within a group where `backward` says so.
fn by_group(backward: fn(usize) -> bool, order: [usize; 4]) -> Vec<Tile> {
    let group = |group: usize| {
        let mut kinds: Vec<Tile> = Tile::all()
            .take(ORDINARY)
            .filter(|tile| tile.suit_and_number().map_or(3, |(suit, _)| suit) == group)
            .collect();
        if backward(group) {
            kinds.reverse();
        }
        kinds
    };
    order.into_iter().flat_map(group).collect()
}

fn numbers_across_suits(table: &Table, turn: Turn) -> Vec<Tile> {
    let mut kinds = rules::ties(table, turn);
    // Stable: honours stay in front, suits in their order.
    kinds.sort_by_key(|tile| tile.suit_and_number().map_or(0, |(_, number)| 10 - number));
    kinds
}

fn tile_just_drawn(table: &Table, turn: Turn) -> Vec<Tile> {
    let drawn = match turn.opening {
        Opening::Claim { .. } => None,
        _ => table.arrivals(turn.player).pop(),
    };
    drawn.into_iter().chain(rules::ties(table, turn)).collect()
}

fn first_held(order: [Tile; 3], hand: &Hand) -> Option<Tile> {
    order.into_iter().find(|&tile| hand.holds(tile))
}

fn not_after_claim(table: &Table, turn: Turn, hand: &Hand) -> Option<Tile> {
    match turn.opening {
        Opening::Claim { .. } => None,
        _ => rules::special(table, turn, hand),
    }
}
