//! Wrong readings of the input, the log and the deal.

use damoni_corpus::mahjong::{Event, Seat, Tile};

use super::{CLAUSES, HABIT, WRITE_UPS, pitfall};
use crate::mahjong::policies::Policies;
use crate::mahjong::table::Table;
use crate::pitfall::Pitfall;

pub(super) const PITFALLS: [Pitfall<Policies>; 7] = [
    pitfall(
        "wall-from-the-back",
        "The wall is a stack: tiles are drawn from the end of the input.",
        "把牌山当作栈，从输入的末尾开始摸牌。",
        "input",
        CLAUSES,
        |p| p.front = Table::last_in_wall,
    ),
    pitfall(
        "deal-unprinted",
        "The log begins after the deal.",
        "发牌阶段的摸牌不输出。",
        "output",
        CLAUSES,
        |p| p.line = without_deal,
    ),
    pitfall(
        "pass-without-name",
        "PASS is printed like any other discard, without the player skipped.",
        "打出 PASS 时不输出被跳过的玩家。",
        "output",
        WRITE_UPS,
        |p| p.line = pass_without_name,
    ),
    pitfall(
        "pass-names-who-plays",
        "PASS is printed with the player who plays next, not the one skipped.",
        "打出 PASS 时输出下一个行动的玩家，而不是被跳过的玩家。",
        "output",
        CLAUSES,
        |p| p.line = pass_names_who_plays,
    ),
    pitfall(
        "win-line-missing",
        "RON or SELFDRAWN is the last line; WIN is not printed.",
        "输出 RON 或 SELFDRAWN 后不再输出 WIN。",
        "output",
        CLAUSES,
        |p| p.line = without_win,
    ),
    pitfall(
        "deal-thirteen-at-once",
        "Each player is dealt 13 tiles at once.",
        "发牌时每人一次拿完 13 张。",
        "deal",
        CLAUSES,
        |p| p.dealt_to = |number| Seat::new(number / 13),
    ),
    pitfall(
        "deal-in-fours",
        "The deal goes by four tiles three times, then by one.",
        "发牌时每次拿 4 张，拿三轮后再各拿 1 张。",
        "deal",
        HABIT,
        |p| p.dealt_to = |number| Seat::new(if number < 48 { number / 4 } else { number }),
    ),
];

/// A has a turn before anybody else: until it begins, the deal goes on.
fn without_deal(table: &Table, event: Event) -> Option<Event> {
    Seat::ALL.into_iter().any(|seat| table.has_played(seat)).then_some(event)
}

fn pass_without_name(_: &Table, event: Event) -> Option<Event> {
    match event {
        Event::Out { player, tile, .. } => Some(Event::Out { player, tile, skipped: None }),
        other => Some(other),
    }
}

fn pass_names_who_plays(table: &Table, event: Event) -> Option<Event> {
    match event {
        Event::Out { player, tile: Tile::PASS, skipped: Some(skipped) } => {
            Some(Event::Out { player, tile: Tile::PASS, skipped: Some(table.next(skipped)) })
        }
        other => Some(other),
    }
}

fn without_win(_: &Table, event: Event) -> Option<Event> {
    (!matches!(event, Event::Win { .. })).then_some(event)
}
