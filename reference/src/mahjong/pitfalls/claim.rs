//! Wrong readings of pong and chow.

use damoni_corpus::mahjong::{Seat, Tile};

use super::{CLAUSES, HABIT, PASSES, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::distance::distance;
use crate::mahjong::hand::Hand;
use crate::mahjong::policies::Policies;
use crate::mahjong::rules::{self, Offer, Partners, Reaction};
use crate::mahjong::table::{Direction, Opening, Table, Throw};

pub(super) const PITFALLS: [Pitfall<Policies>; 22] = [
    pitfall(
        "self-pong",
        "The discarder may pong its own discard.",
        "打牌者可以碰自己刚打出的牌。",
        "pong",
        PASSES,
        |p| p.pong_order = |table, throw| [rules::others(table, throw), vec![throw.by()]].concat(),
    ),
    pitfall(
        "pong-by-next-only",
        "Only the next player may pong.",
        "只有下家可以碰。",
        "pong",
        CLAUSES,
        |p| p.pong_order = |table, throw| vec![table.next(throw.by())],
    ),
    pitfall(
        "pong-always",
        "Whoever can pong does, even if that brings the distance up.",
        "能碰就碰，不看和牌距离。",
        "pong",
        CLAUSES,
        |p| p.pong_improves = |_, _, _| true,
    ),
    pitfall(
        "pong-not-strict",
        "A pong that leaves the distance as it is is made too.",
        "碰后和牌距离不变也碰。",
        "pong",
        WRITE_UPS,
        |p| p.pong_improves = no_worse,
    ),
    pitfall(
        "claim-adds-the-tile",
        "A claim is judged by the distance of the hand with the tile added, which may use it elsewhere.",
        "判断吃碰时直接把这张牌加进手牌计算距离，而不是拿走组成副露的牌。",
        "pong",
        WRITE_UPS,
        |p| p.after = |table, offer, _| distance(table, &offer.hand.with(offer.called)),
    ),
    pitfall(
        "claim-against-hand-with-tile",
        "A claim must do better than the hand with the tile added.",
        "吃碰前的距离用加上这张牌的手牌来计算。",
        "pong",
        CLAUSES,
        |p| p.before = |table, throw, _, hand| distance(table, &hand.with(throw.tile)),
    ),
    Pitfall {
        equivalent: Some(
            "throwing the right tile leaves the distance as it is, unless the hand already wins, and then it would \
             have been a ron",
        ),
        ..pitfall(
            "claim-measured-after-discard",
            "A claim is judged by the least distance after the discard that follows.",
            "判断吃碰时用之后打出一张牌的最小距离来比较。",
            "pong",
            CLAUSES,
            |p| p.after = after_discard,
        )
    },
    pitfall(
        "specials-forbid-claims",
        "A player with a special in hand may not claim.",
        "手里有特殊牌时不能吃碰。",
        "pong",
        WRITE_UPS,
        |p| p.may_claim = |_, _, _, hand| !hand.holds_special(),
    ),
    pitfall(
        "no-claim-before-first-turn",
        "Nobody may claim before having had a turn.",
        "还没有进行过回合的玩家不能吃碰。",
        "pong",
        CLAUSES,
        |p| p.may_claim = |table, _, seat, _| table.has_played(seat),
    ),
    pitfall(
        "chow-by-anyone",
        "Any other player may chow.",
        "任何一家都可以吃，不限下家。",
        "chow",
        WRITE_UPS,
        |p| p.chow_order = rules::others,
    ),
    pitfall(
        "chow-in-seat-order",
        "Chow is for the next player in the order A, B, C, D, whatever the present direction.",
        "吃牌的下家总是按 A、B、C、D 的顺序，不管当前方向。",
        "chow",
        WRITE_UPS,
        |p| p.chow_order = |_, throw| vec![Direction::Forward.next(throw.by())],
    ),
    pitfall(
        "chow-smaller-first",
        "Smaller runs are tried first.",
        "吃牌时从较小的顺子开始尝试。",
        "chow",
        WRITE_UPS,
        |p| p.chow_options = |called| rules::chow_options(called).into_iter().rev().collect(),
    ),
    pitfall(
        "chow-middle-first",
        "The run with the tile in its middle is tried first.",
        "吃牌时先尝试嵌张（这张牌在中间）的顺子。",
        "chow",
        CLAUSES,
        |p| p.chow_options = middle_first,
    ),
    pitfall(
        "chow-one-option-only",
        "Only the first run that the hand can make is considered.",
        "吃牌时只考虑第一个能组成的顺子，不合适就不吃。",
        "chow",
        CLAUSES,
        |p| {
            p.chow_choice = |table, offer, options| {
                rules::chow_choice(table, offer, options.into_iter().take(1).collect())
            }
        },
    ),
    Pitfall {
        equivalent: Some(
            "the tile called is the only one that the hand gains, so a claim brings the distance down by one at most, \
             and all runs that bring it down are equally near (a search of 19 million claims in crowded hands found \
             no exception under the limit of four either); who takes the last among equals is chow-smaller-first",
        ),
        ..pitfall(
            "chow-best",
            "Of several runs the one with the least distance is taken, the first one among equals.",
            "吃牌时取和牌距离最小的顺子，相同时取第一个。",
            "chow",
            WRITE_UPS,
            |p| p.chow_choice = best,
        )
    },
    pitfall(
        "chow-always",
        "Whoever can chow does, even if that brings the distance up.",
        "能吃就吃，不看和牌距离。",
        "chow",
        CLAUSES,
        |p| p.chow_improves = |_, _, _| true,
    ),
    pitfall(
        "chow-not-strict",
        "A chow that leaves the distance as it is is made too.",
        "吃后和牌距离不变也吃。",
        "chow",
        WRITE_UPS,
        |p| p.chow_improves = no_worse,
    ),
    pitfall(
        "chow-before-pong",
        "Chow is tried before pong.",
        "先判断吃，再判断碰。",
        "claim-order",
        WRITE_UPS,
        |p| p.reactions = [Reaction::Ron, Reaction::Chow, Reaction::Pong],
    ),
    pitfall(
        "pong-bars-chow",
        "If anyone holds two of the tile nobody may chow it, even if there is no pong.",
        "只要有人能碰，即使没有碰，也不能再吃。",
        "claim-order",
        CLAUSES,
        |p| p.chow_open = nobody_could_pong,
    ),
    pitfall(
        "pong-bars-own-chow",
        "A player who could pong but does not may not chow the tile.",
        "能碰而没有碰的玩家不能再吃这张牌。",
        "claim-order",
        CLAUSES,
        |p| p.chow_open = |table, throw, seat| table.hand(seat).count(throw.tile) < 2,
    ),
    pitfall(
        "claimers-discard-not-claimed",
        "The discard that follows a claim cannot be claimed.",
        "吃碰之后打出的牌不能再被吃碰。",
        "claim-turn",
        CLAUSES,
        |p| p.may_claim = |_, throw, _, _| !matches!(throw.turn.opening, Opening::Claim { .. }),
    ),
    pitfall(
        "four-melds-not-allowed",
        "A player may have three melds at most: the fourth set must come from the own hand.",
        "最多只能有三个副露，第四个面子必须自己凑齐。",
        "pong",
        HABIT,
        |p| p.may_claim = |_, _, _, hand| hand.melds < 3,
    ),
];

fn no_worse(table: &Table, offer: &Offer, after: &Hand) -> bool {
    (table.policies.after)(table, offer, after) <= offer.before
}

fn after_discard(table: &Table, _: &Offer, after: &Hand) -> u8 {
    Tile::all()
        .filter(|&tile| after.holds(tile))
        .map(|tile| distance(table, &after.without(tile)))
        .min()
        .unwrap_or_else(|| distance(table, after))
}

fn middle_first(called: Tile) -> Vec<Partners> {
    let mut options = rules::chow_options(called);
    // Stable: the others stay in their order.
    options.sort_by_key(|own| !(own[0] < called && called < own[1]));
    options
}

fn best(table: &Table, offer: &Offer, options: Vec<Partners>) -> Option<Partners> {
    let measured = options.into_iter().map(|own| (own, offer.melding(own)));
    let improving = measured.filter(|(_, after)| (table.policies.chow_improves)(table, offer, after));
    improving.min_by_key(|(_, after)| (table.policies.after)(table, offer, after)).map(|(own, _)| own)
}

fn nobody_could_pong(table: &Table, throw: &Throw, _: Seat) -> bool {
    rules::others(table, throw).into_iter().all(|seat| table.hand(seat).count(throw.tile) < 2)
}
