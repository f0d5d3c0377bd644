//! The table as JSON, place by place, for the page that draws it; and in words.

use damoni_corpus::Text;
use damoni_corpus::mahjong::{Case, Seat, Tile, WALL};
use serde_json::json;

use super::table::Table;
use crate::replay::Picture;

/// How many tiles of the wall are shown.
const SHOWN: usize = 12;

/// Every place: `A` to `D`, `wall`, `now`.
pub(super) fn whole(case: &Case, table: &Table) -> Picture {
    let mut picture = Picture::new();
    for seat in Seat::ALL {
        let player = table.player(seat);
        let hand: Vec<&str> = Tile::all()
            .flat_map(|tile| std::iter::repeat_n(tile.name(), player.count(tile).into()))
            .collect();
        let melds: Vec<[&str; 3]> = player.melds.iter().map(|meld| meld.map(Tile::name)).collect();
        let discards: Vec<&str> = player.discards.iter().map(|tile| tile.name()).collect();
        picture.insert(
            seat.to_string(),
            json!({ "hand": hand, "melds": melds, "discards": discards, "distance": player.distance() }),
        );
    }
    let drawn = table.drawn.min(WALL);
    let next: Vec<&str> = case.wall()[drawn..].iter().take(SHOWN).map(|tile| tile.name()).collect();
    picture.insert("wall".to_owned(), json!({ "left": table.wall(), "next": next }));
    picture.insert(
        "now".to_owned(),
        json!({
            "turn": table.turn,
            "acting": table.acting,
            "reversed": table.reversed,
            "thrown": table.thrown.map(|(_, tile)| tile),
            "winner": table.winner,
        }),
    );
    picture
}

/// The table for people, a line a player.
pub(super) fn in_words(table: &Table) -> Text {
    let (mut en, mut zh) = (String::new(), String::new());
    for seat in Seat::ALL {
        let player = table.player(seat);
        let (hand, distance) = (player.words(), player.distance());
        let thrown: Vec<&str> = player.discards.iter().map(|tile| tile.name()).collect();
        let thrown = thrown.join(" ");
        en.push_str(&format!("  {seat}: {hand}  distance {distance}; thrown: {thrown}\n"));
        zh.push_str(&format!("  {seat}：{hand}  和牌距离 {distance}；已打出：{thrown}\n"));
    }
    let (order_en, order_zh) = match table.reversed {
        true => ("D C B A (reversed)", "D C B A（反向）"),
        false => ("A B C D", "A B C D"),
    };
    en.push_str(&format!("  wall: {} tiles; order {order_en}\n", table.wall()));
    zh.push_str(&format!("  牌山剩 {} 张；行牌方向 {order_zh}\n", table.wall()));
    Text::new(en, zh)
}
