//! Wrong readings of the turn after a claim, and of the end of the wall.

use damoni_corpus::mahjong::Seat;
use hecs::Entity;

use super::{CLAUSES, HABIT, PASSES, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::policies::Policies;
use crate::mahjong::rules;
use crate::mahjong::table::{Moment, Opening, Table, Turn};

pub(super) const PITFALLS: [Pitfall<Policies>; 8] = [
    pitfall(
        "draw-after-claim",
        "A turn that begins with a claim has a draw too.",
        "吃碰之后还要再摸一张牌。",
        "claim-turn",
        WRITE_UPS,
        |p| {
            p.draws = |_| true;
            p.looks_for_selfdrawn = |_, _| true;
        },
    ),
    pitfall(
        "claim-does-not-move-the-turn",
        "After the claimer's discard the player after the first discarder follows.",
        "吃碰者打牌之后，仍轮到原打牌者的下一家。",
        "claim-turn",
        CLAUSES,
        |p| p.successor = after_first_discarder,
    ),
    pitfall(
        "wall-empty-draws-at-once",
        "The game is drawn as soon as the last tile has come without a win; it is not discarded.",
        "摸完最后一张牌没有自摸就立即流局，不再打牌。",
        "wall-end",
        WRITE_UPS,
        |p| p.drawn_game = |table, moment| moment == Moment::Drawn && table.drawn_out(),
    ),
    pitfall(
        "last-discard-untouched",
        "The game is drawn with the last discard: nobody may ron or claim it.",
        "最后一张牌打出后立即流局，不能荣和也不能吃碰。",
        "wall-end",
        PASSES,
        |p| p.drawn_game = |table, moment| matches!(moment, Moment::Thrown(_)) && table.drawn_out(),
    ),
    pitfall(
        "last-discard-not-ronned",
        "Nobody may ron once the wall is empty.",
        "牌山摸空后打出的牌不能荣和。",
        "wall-end",
        PASSES,
        |p| p.may_ron = |table, _, _| !table.drawn_out(),
    ),
    pitfall(
        "last-discard-not-claimed",
        "Nobody may pong or chow once the wall is empty.",
        "牌山摸空后打出的牌不能吃碰。",
        "wall-end",
        PASSES,
        |p| p.may_claim = |table, _, _, _| !table.drawn_out(),
    ),
    pitfall(
        "last-claim-ends-the-game",
        "After a claim at the end of the wall the game is drawn before the claimer discards.",
        "牌山摸空后有人吃碰就立即流局，吃碰者不再打牌。",
        "wall-end",
        CLAUSES,
        |p| p.drawn_game = |table, moment| moment == Moment::Claimed && table.drawn_out(),
    ),
    pitfall(
        "dead-wall",
        "The last 14 tiles of the wall are not drawn.",
        "牌山最后 14 张（王牌）不摸。",
        "wall-end",
        HABIT,
        |p| p.front = before_dead_wall,
    ),
];

fn after_first_discarder(table: &Table, turn: Turn) -> Seat {
    match turn.opening {
        Opening::Claim { from, .. } => table.next(from),
        _ => rules::successor(table, turn),
    }
}

fn before_dead_wall(table: &Table) -> Option<Entity> {
    if table.wall() > 14 { table.first_in_wall() } else { None }
}
