//! Wrong readings of the ron.

use damoni_corpus::mahjong::Seat;

use super::draw::ordinary_tiles_split;
use super::{CLAUSES, HABIT, PASSES, PUBLISHED, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::distance::distance;
use crate::mahjong::hand::Hand;
use crate::mahjong::policies::Policies;
use crate::mahjong::rules;
use crate::mahjong::table::{Direction, Moment, Table, Throw};

pub(super) const PITFALLS: [Pitfall<Policies>; 13] = [
    pitfall(
        "no-ron-before-first-turn",
        "Nobody may ron before having had a turn.",
        "还没有进行过回合的玩家不能荣和。",
        "ron",
        PASSES,
        |p| p.may_ron = |table, _, seat| table.has_played(seat),
    ),
    pitfall(
        "ron-by-next-only",
        "Only the next player may ron.",
        "只有下家可以荣和。",
        "ron",
        CLAUSES,
        |p| p.ron_order = |table, throw| vec![table.next(throw.by())],
    ),
    pitfall(
        "ron-ignores-specials",
        "A ron needs only that the ordinary tiles split into sets and a pair, however many sets.",
        "荣和判定只看普通牌能否全部拆成面子和雀头，忽略手里的特殊牌和面子个数。",
        "ron",
        WRITE_UPS,
        |p| p.ron_wins = ordinary_tiles_split,
    ),
    pitfall(
        "no-ron-on-own-discards",
        "Nobody may ron a kind that lies among its own discards.",
        "不能荣和自己打过的牌（误以为有振听）。",
        "ron",
        HABIT,
        |p| p.may_ron = |table, throw, seat| !table.discards(seat).contains(&throw.tile),
    ),
    pitfall(
        "no-ron-with-melds",
        "Only a hand without melds may ron.",
        "有副露时不能荣和（误以为必须门前清）。",
        "ron",
        HABIT,
        |p| p.may_ron = |table, _, seat| table.hand(seat).melds == 0,
    ),
    pitfall(
        "distance-remembered-from-ordinary-discards",
        "Ron and claims go by the distance after the last ordinary discard, which is 12 before the first.",
        "荣和与吃碰用上次打出普通牌后缓存的和牌距离，第一次打牌前为 12。",
        "ron",
        PUBLISHED,
        |p| {
            remember(p, |table, moment, seat| {
                if matches!(moment, Moment::Thrown(tile) if !tile.is_special()) {
                    store(table, seat);
                }
            });
        },
    ),
    pitfall(
        "distance-remembered-from-any-discard",
        "Ron and claims go by the distance after the last discard, which is 12 before the first.",
        "荣和与吃碰用上次打牌后缓存的和牌距离，第一次打牌前为 12。",
        "ron",
        PASSES,
        |p| {
            remember(p, |table, moment, seat| {
                if matches!(moment, Moment::Thrown(_)) {
                    store(table, seat);
                }
            });
        },
    ),
    pitfall(
        "distance-not-renewed-by-specials",
        "Ron and claims go by the distance after the deal or the last ordinary discard; a special thrown does not renew it.",
        "荣和与吃碰用发牌后或上次打出普通牌后缓存的和牌距离，打出特殊牌时不更新。",
        "ron",
        PASSES,
        |p| {
            remember(p, |table, moment, seat| {
                if moment == Moment::Dealt || matches!(moment, Moment::Thrown(tile) if !tile.is_special()) {
                    store(table, seat);
                }
            });
        },
    ),
    pitfall(
        "ron-from-a",
        "Of several players the first in the order A, B, C, D takes the ron.",
        "多人可荣和时总是从 A 开始依次判断。",
        "ron-order",
        WRITE_UPS,
        |p| p.ron_order = |_, throw| Seat::ALL.into_iter().filter(|&seat| seat != throw.by()).collect(),
    ),
    pitfall(
        "ron-in-seat-order",
        "Of several players the first after the discarder in the order A, B, C, D takes the ron, whatever the present direction.",
        "多人可荣和时总是按 A、B、C、D 的顺序从打牌者的下一家开始判断，不管当前方向。",
        "ron-order",
        WRITE_UPS,
        |p| p.ron_order = in_seat_order,
    ),
    pitfall(
        "ron-by-the-farthest",
        "Of several players the last after the discarder takes the ron.",
        "多人可荣和时离打牌者最远的一家荣和。",
        "ron-order",
        CLAUSES,
        |p| p.ron_order = |table, throw| rules::others(table, throw).into_iter().rev().collect(),
    ),
    pitfall(
        "ron-by-everyone",
        "All players who can ron win together.",
        "多人可荣和时一起和牌（一炮多响）。",
        "ron-order",
        HABIT,
        |p| p.rons = 3,
    ),
    pitfall(
        "claims-before-ron",
        "Pong and chow are tried before ron.",
        "先判断碰和吃，再判断荣和。",
        "claim-order",
        CLAUSES,
        |p| p.reactions.rotate_left(1),
    ),
];

/// Ron and claims go by what is remembered.
fn remember(policies: &mut Policies, when: fn(&mut Table, Moment, Seat)) {
    policies.remember = when;
    policies.before = |table: &Table, _: &Throw, seat: Seat, _: &Hand| table.remembered(seat);
    policies.may_ron = |table, _, seat| table.remembered(seat) == 1;
}

fn store(table: &mut Table, seat: Seat) {
    let now = distance(table, &table.hand(seat));
    table.remember(seat, now);
}

fn in_seat_order(_: &Table, throw: &Throw) -> Vec<Seat> {
    let mut order = vec![Direction::Forward.next(throw.by())];
    while order.len() < 3 {
        order.extend(order.last().map(|&seat| Direction::Forward.next(seat)));
    }
    order
}
