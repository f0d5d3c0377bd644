//! The story of a game of 麻将模拟器.

mod picture;
mod reasons;
mod table;
mod words;

use damoni_corpus::mahjong::{Case, Event, Seat, Tile, WALL};
use damoni_corpus::{Mahjong, Text};

use self::table::{DEALT, Table};
use crate::replay::{Picture, Step, Story, Tone, changed_places};

impl Story for Mahjong {
    fn title() -> Text {
        Text::new("mahjong", "麻将模拟器")
    }

    fn opening(case: &Case) -> Text {
        let row = |from: usize, to: usize| {
            case.wall()[from..to].iter().map(|tile| tile.name()).collect::<Vec<_>>().join(" ")
        };
        let rows: Vec<String> =
            (DEALT..WALL).step_by(24).map(|at| format!("    {}", row(at, at + 24))).collect();
        let rows = rows.join("\n");
        Text::new(
            format!("  the wall after the deal of {DEALT}:\n{rows}"),
            format!("  发牌 {DEALT} 张之后的牌山：\n{rows}"),
        )
    }

    fn steps(case: &Case, events: &[Event]) -> Vec<Step> {
        let mut table = Table::new();
        let mut seen = picture::whole(case, &table);
        let mut steps: Vec<Step> = Vec::with_capacity(events.len());
        for (index, event) in events.iter().enumerate() {
            let heading = table.begins_turn(event).then(|| heading(&table, event));
            let mut why = why(&table, event);
            let before = table.clone();
            table.apply(event);
            if let Event::In { player, .. } = *event {
                why = nearer(&before, &table, player);
            }
            let mut step = tell(&before, &table, event).because(why);
            if let Event::Out { player, tile, skipped: None } = *event
                && !tile.is_special()
                && !matches!(
                    events.get(index + 1),
                    Some(Event::Ron { .. } | Event::Pong { .. } | Event::Chow { .. })
                )
            {
                step.after = reasons::for_no_claim(&table, player, tile);
            }
            step.heading = heading;
            step.event = Some(index + 1);
            step.turn = table.turn;
            step.picture = changed_places(&mut seen, picture::whole(case, &table));
            steps.push(step);
        }
        steps
    }

    fn situation(_case: &Case, events: &[Event]) -> Text {
        let mut table = Table::new();
        events.iter().for_each(|event| table.apply(event));
        picture::in_words(&table)
    }

    /// A line of the log is an event.
    fn behind(_case: &Case, events: &[Event], line: usize) -> Vec<usize> {
        const SHOWN: usize = 8;
        (line.saturating_sub(SHOWN)..line.min(events.len())).collect()
    }

    fn picture(case: &Case) -> Picture {
        picture::whole(case, &Table::new())
    }

    fn page_script() -> &'static str {
        include_str!("table.js")
    }

    fn page_style() -> &'static str {
        include_str!("table.css")
    }

    fn event_kinds() -> &'static [&'static str] {
        &["in", "out", "chow", "pong", "ron", "selfdrawn", "win", "draw"]
    }
}

fn said(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text::new(en.into(), zh.into())
}

/// A turn begins.
fn heading(table: &Table, event: &Event) -> Text {
    let turn = table.turn + 1;
    let again = |player: Seat| table.acting == Some(player);
    match *event {
        Event::In { player, .. } if again(player) => {
            said(format!("Turn {turn}: {player} again"), format!("第 {turn} 回合：{player} 再次行动"))
        }
        Event::Chow { player, .. } | Event::Pong { player, .. } => said(
            format!("Turn {turn}: {player}, by a claim"),
            format!("第 {turn} 回合：{player}（吃碰得到）"),
        ),
        Event::In { player, .. } => {
            said(format!("Turn {turn}: {player}"), format!("第 {turn} 回合：{player}"))
        }
        _ => said(format!("Turn {turn}"), format!("第 {turn} 回合")),
    }
}

/// What happens, on the table as it was and as it is afterwards.
fn tell(before: &Table, table: &Table, event: &Event) -> Step {
    let kind = event.kind();
    let hand = |player: Seat| format!("[{}]", table.player(player).words());
    let hand_and_distance = |player: Seat| {
        let (hand, distance) = (hand(player), table.player(player).distance());
        said(format!("{hand} distance {distance}"), format!("{hand} 和牌距离 {distance}"))
    };
    match *event {
        Event::In { player, tile } => {
            let text = said(format!("{player} draws {tile}"), format!("{player} 摸牌 {}", words::tile(tile)));
            let dealt = before.drawn < DEALT;
            let step = Step::new(kind, if dealt { "deal" } else { "draw" }, Tone::Plain, text).at_depth(1);
            // In the deal a hand is worth looking at once it is whole.
            if dealt && before.drawn + 4 < DEALT { step } else { step.leaving(hand_and_distance(player)) }
        }
        Event::Out { player, tile, skipped } => {
            out(table, player, tile, skipped).leaving(hand_and_distance(player))
        }
        Event::Chow { player, low } => {
            let run = words::run(low);
            let text = said(format!("{player} chows {run}"), format!("{player} 吃牌 {run}"));
            Step::new(kind, "chow", Tone::Good, text).at_depth(1).leaving(hand_and_distance(player))
        }
        Event::Pong { player, tile } => {
            let text = said(
                format!("{player} pongs {tile} {tile} {tile}"),
                format!("{player} 碰牌 {tile} {tile} {tile}"),
            );
            Step::new(kind, "pong", Tone::Good, text).at_depth(1).leaving(hand_and_distance(player))
        }
        Event::Ron { player } => {
            let tile = before.thrown.map_or(String::new(), |(_, tile)| format!(" {tile}"));
            let text = said(format!("{player} wins by ron on{tile}"), format!("{player} 荣和{tile}"));
            let hand = hand(player);
            Step::new(kind, "ron", Tone::Fate, text).at_depth(1).leaving(said(hand.clone(), hand))
        }
        Event::Selfdrawn { player } => {
            let text = said(format!("{player} wins by self-draw"), format!("{player} 自摸"));
            let hand = hand(player);
            Step::new(kind, "selfdrawn", Tone::Fate, text).at_depth(1).leaving(said(hand.clone(), hand))
        }
        Event::Win { player } => {
            let text = said(format!("{player} has won"), format!("{player} 获胜"));
            Step::new(kind, "output", Tone::Fate, text)
        }
        Event::Draw => Step::new(kind, "wall-end", Tone::Fate, said("the game is drawn", "流局")),
    }
}

fn out(table: &Table, player: Seat, tile: Tile, skipped: Option<Seat>) -> Step {
    let zh = words::tile(tile);
    let (en, zh, rule) = match (tile, skipped) {
        (_, Some(skipped)) => {
            let next = table.next(skipped);
            (
                format!("{player} throws PASS: {skipped} is skipped, {next} is next"),
                format!("{player} 打出 PASS：跳过 {skipped}，轮到 {next}"),
                "pass",
            )
        }
        (Tile::REVERSE, _) => {
            let next = table.next(player);
            (
                format!("{player} throws REVERSE: the direction turns round, {next} is next"),
                format!("{player} 打出 REVERSE：方向反转，轮到 {next}"),
                "reverse",
            )
        }
        (Tile::DOUBLE, _) => (
            format!("{player} throws DOUBLE: {player} has another turn"),
            format!("{player} 打出 DOUBLE：{player} 再行动一次"),
            "double",
        ),
        _ => (format!("{player} throws {tile}"), format!("{player} 打出 {zh}"), "discard"),
    };
    let tone = if tile.is_special() { Tone::Known } else { Tone::Act };
    Step::new("out", rule, tone, said(en, zh)).at_depth(1)
}

/// What a drawn tile has done for the hand.
fn nearer(before: &Table, table: &Table, player: Seat) -> Option<Text> {
    let [was, is] = [before, table].map(|table| table.player(player).distance());
    (before.drawn >= DEALT && is < was).then(|| {
        said(format!("the distance falls from {was} to {is}"), format!("和牌距离从 {was} 降到 {is}"))
    })
}

/// Why it happens, on the table as it was before.
fn why(table: &Table, event: &Event) -> Option<Text> {
    match *event {
        Event::Out { player, tile, .. } => {
            let hand = table.player(player);
            if tile.is_special() {
                reasons::for_special(hand, tile)
            } else {
                reasons::for_discard(hand, tile)
            }
        }
        Event::Chow { player, low } => reasons::for_chow(table, player, low),
        Event::Pong { player, tile } => reasons::for_pong(table, player, tile),
        Event::Ron { player } => reasons::for_ron(table, player),
        Event::Selfdrawn { player } => (table.player(player).distance() == 0).then(|| {
            said("the distance of the hand is 0 and no special is in it", "手牌和牌距离为 0，且没有特殊牌")
        }),
        Event::Draw => (table.wall() == 0)
            .then(|| said("a tile is to be drawn and the wall is empty", "需要摸牌而牌山已空")),
        _ => None,
    }
}
