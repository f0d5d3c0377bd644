//! Why: why this tile is thrown, why it is claimed, why nobody could.

use damoni_corpus::Text;
use damoni_corpus::mahjong::{Seat, Tile};

use super::table::{Player, Table};
use super::words;

fn text(en: impl Into<String>, zh: impl Into<String>) -> Option<Text> {
    Some(Text::new(en.into(), zh.into()))
}

/// Why an ordinary tile is thrown: which kinds leave the least distance, and which of them comes first.
pub(super) fn for_discard(player: &Player, thrown: Tile) -> Option<Text> {
    let left = |tile: Tile| player.without(&[tile], false).map(|rest| rest.distance());
    let held: Vec<(Tile, u8)> = Tile::all()
        .rev()
        .filter(|tile| !tile.is_special())
        .filter_map(|tile| Some((tile, left(tile)?)))
        .collect();
    let least = held.iter().map(|&(_, distance)| distance).min()?;
    let best: Vec<&str> =
        held.iter().filter(|&&(_, distance)| distance == least).map(|&(tile, _)| tile.name()).collect();
    // Under a wrong reading another tile may go: then there is nothing to say for it.
    if best.first() != Some(&thrown.name()) {
        return None;
    }
    match best.len() {
        1 => text(
            format!("only without {thrown} the distance stays {least}"),
            format!("只有打出 {thrown} 后和牌距离为 {least}"),
        ),
        _ => text(
            format!(
                "without any of {} the distance is {least}; {thrown} comes first in the order of ties (§ties)",
                best.join(" ")
            ),
            format!(
                "打出 {} 中任一张后和牌距离都是 {least}；按规定的次序（§ties）{thrown} 最先",
                best.join(" ")
            ),
        ),
    }
}

/// Why this special is thrown.
pub(super) fn for_special(player: &Player, thrown: Tile) -> Option<Text> {
    let others: Vec<&str> =
        Tile::all().filter(|tile| tile.is_special() && player.count(*tile) > 0).map(Tile::name).collect();
    if others.first() != Some(&thrown.name()) {
        return None;
    }
    match others.len() {
        1 => text("a special goes before any other tile", "有特殊牌必先打出"),
        _ => text(
            format!("specials go first: of {} in hand, PASS before REVERSE before DOUBLE", others.join(" ")),
            format!("特殊牌先打，手中有 {}：PASS 先于 REVERSE，REVERSE 先于 DOUBLE", others.join(" ")),
        ),
    }
}

/// The runs a tile can be in, those of larger numbers first: all three tiles, and the two beside it.
fn runs(tile: Tile) -> Vec<(Tile, [Tile; 2])> {
    let Some((suit, number)) = tile.suit_and_number() else { return Vec::new() };
    [[1, 2], [-1, 1], [-2, -1]]
        .into_iter()
        .filter_map(|[one, two]: [isize; 2]| {
            let at = |step: isize| Tile::numbered(suit, number.checked_add_signed(step)?);
            let own = [at(one)?, at(two)?];
            Some((own[0].min(tile), own))
        })
        .collect()
}

/// A claim that could be made: what it would be, and the distance it would leave.
fn pong(player: &Player, tile: Tile) -> Option<u8> {
    player.without(&[tile; 2], true).map(|after| after.distance())
}

fn chows(player: &Player, tile: Tile) -> Vec<(Tile, u8)> {
    runs(tile)
        .into_iter()
        .filter_map(|(low, own)| Some((low, player.without(&own, true)?.distance())))
        .collect()
}

/// Why nobody claims the tile that `discarder` has thrown, where somebody holds what a claim needs.
pub(super) fn for_no_claim(table: &Table, discarder: Seat, tile: Tile) -> Option<Text> {
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for seat in table.others(discarder) {
        let player = table.player(seat);
        let before = player.distance();
        if player.wins_with(tile) {
            return None;
        }
        if let Some(after) = pong(player, tile) {
            if after < before {
                return None;
            }
            en.push(format!("a pong would leave {seat} at distance {after}, not below {before}"));
            zh.push(format!("{seat} 若碰，和牌距离为 {after}，不小于现在的 {before}"));
        }
        if seat == table.next(discarder) {
            for (low, after) in chows(player, tile) {
                if after < before {
                    return None;
                }
                let run = words::run(low);
                en.push(format!("a chow of {run} would leave {seat} at {after}, not below {before}"));
                zh.push(format!("{seat} 若吃 {run}，和牌距离为 {after}，不小于现在的 {before}"));
            }
        }
    }
    if en.is_empty() { None } else { text(en.join("; "), zh.join("；")) }
}

/// Why `player` makes a triplet of the tile thrown.
pub(super) fn for_pong(table: &Table, seat: Seat, tile: Tile) -> Option<Text> {
    let (discarder, _) = table.thrown?;
    let player = table.player(seat);
    let (before, after) = (player.distance(), pong(player, tile)?);
    if after >= before {
        return None;
    }
    let next = table.next(discarder);
    let could = chows(table.player(next), tile).iter().any(|&(_, left)| left < table.player(next).distance());
    let (over_en, over_zh) = match could {
        true => {
            (format!("; a pong goes before the chow {next} could make"), format!("；碰优先于 {next} 可吃"))
        }
        false => (String::new(), String::new()),
    };
    text(
        format!("the distance of {seat} falls from {before} to {after}{over_en}"),
        format!("{seat} 的和牌距离从 {before} 降到 {after}{over_zh}"),
    )
}

/// Why `player` makes this run with the tile thrown.
pub(super) fn for_chow(table: &Table, seat: Seat, low: Tile) -> Option<Text> {
    let (discarder, tile) = table.thrown?;
    let player = table.player(seat);
    let before = player.distance();
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    if let Some(after) = pong(player, tile).filter(|&after| after >= before) {
        en.push(format!("a pong would leave distance {after}"));
        zh.push(format!("若碰，和牌距离为 {after}"));
    }
    for (option, after) in chows(player, tile) {
        let run = words::run(option);
        if option == low {
            if after >= before || seat != table.next(discarder) {
                return None;
            }
            en.push(format!(
                "{run} is the first run that brings the distance down, from {before} to {after}"
            ));
            zh.push(format!("{run} 是第一种能降低和牌距离的吃法，从 {before} 降到 {after}"));
            return text(en.join("; "), zh.join("；"));
        }
        en.push(format!("{run} would leave {after}"));
        zh.push(format!("吃 {run} 则为 {after}"));
    }
    None
}

/// Why `seat` wins on the tile thrown, and not another.
pub(super) fn for_ron(table: &Table, seat: Seat) -> Option<Text> {
    let (discarder, tile) = table.thrown?;
    let others = table.others(discarder);
    let mut winners = others.into_iter().filter(|&other| table.player(other).wins_with(tile));
    if winners.next() != Some(seat) {
        return None;
    }
    let too: Vec<String> = winners.map(|other| other.to_string()).collect();
    let order: Vec<String> = others.iter().map(ToString::to_string).collect();
    let order = order.join(" ");
    match too.is_empty() {
        true => text(
            format!("{tile} completes the hand of {seat} (asked in the order {order})"),
            format!("{tile} 使 {seat} 和牌（询问次序 {order}）"),
        ),
        false => text(
            format!(
                "asked in the order {order}, {seat} is the first whom {tile} completes; {} too, but later",
                too.join(", ")
            ),
            format!("询问次序 {order}，{seat} 最先能和 {tile}；{} 也能和，但在后面", too.join("、")),
        ),
    }
}
