//! The game's terms in both languages.

use damoni_corpus::mahjong::Tile;

/// A tile in Chinese, with its token.
pub(super) fn tile(tile: Tile) -> String {
    const NUMBERS: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    const SUITS: [&str; 3] = ["万", "筒", "索"];
    const HONOURS: [&str; 7] = ["东", "南", "西", "北", "白", "发", "中"];
    match tile.suit_and_number() {
        Some((suit, number)) => format!("{}{}({tile})", NUMBERS[number - 1], SUITS[suit]),
        None => match HONOURS.get(tile.index().saturating_sub(27)) {
            Some(honour) => format!("{honour}({tile})"),
            None => tile.to_string(),
        },
    }
}

/// The three tiles of a run.
pub(super) fn run(low: Tile) -> String {
    let tiles: Vec<&str> = (0..3).filter_map(|step| Tile::new(low.index() + step)).map(Tile::name).collect();
    tiles.join(" ")
}
