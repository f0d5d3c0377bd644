//! The table as JSON, place by place, for the page that draws it.

use serde_json::json;

use super::table::{Pig, Table};
use super::words;
use crate::replay::Picture;

/// How many cards of the deck are shown.
const SHOWN: usize = 12;

/// Every place: `pig1` to `pig10`, `deck`, `now`.
pub(super) fn whole(table: &Table) -> Picture {
    let mut picture = Picture::new();
    for (seat, pig) in table.pigs.iter().enumerate() {
        picture.insert(format!("pig{}", seat + 1), of_pig(pig));
    }
    let top: Vec<String> = table.top(SHOWN).iter().map(ToString::to_string).collect();
    picture.insert("deck".to_owned(), json!({ "left": table.deck(), "top": top }));
    picture.insert(
        "now".to_owned(),
        json!({
            "turn": table.turn,
            "round": table.round,
            "acting": (table.turn > 0).then_some(table.acting + 1),
            "card": table.in_effect.map(|it| it.card),
            "target": table.in_effect.and_then(|it| it.target).map(|seat| seat + 1),
        }),
    );
    picture
}

fn of_pig(pig: &Pig) -> serde_json::Value {
    let face = match pig.face {
        Some(face) => json!(face),
        None if pig.suspect => json!("suspect"),
        None => json!("unknown"),
    };
    json!({
        "role": pig.role.code(),
        "hand": pig.hand,
        "health": pig.health,
        "alive": pig.alive,
        "face": face,
        "crossbow": pig.crossbow,
    })
}

/// The table for people, a line a pig.
pub(super) fn in_words(table: &Table) -> damoni_corpus::Text {
    let (mut en, mut zh) = (String::new(), String::new());
    for (seat, pig) in table.pigs.iter().enumerate() {
        let name = words::name(table, seat);
        if !pig.alive {
            en.push_str(&format!("  {:12} dead\n", name.en));
            zh.push_str(&format!("  {} 已死\n", name.zh));
            continue;
        }
        let (face_en, face_zh) = words::face(pig);
        let (bow_en, bow_zh) = if pig.crossbow { (", crossbow", "，装备猪哥连弩") } else { ("", "") };
        let hand = words::letters(&pig.hand);
        en.push_str(&format!("  {:12} health {}  hand {hand}  ({face_en}{bow_en})\n", name.en, pig.health));
        zh.push_str(&format!("  {} 体力 {}  手牌 {hand}（{face_zh}{bow_zh}）\n", name.zh, pig.health));
    }
    let top = words::letters(&table.top(SHOWN.min(table.deck())));
    let more = if table.deck() > SHOWN { " ..." } else { "" };
    en.push_str(&format!("  deck: {} left: {top}{more}\n", table.deck()));
    zh.push_str(&format!("  牌堆剩 {} 张：{top}{more}\n", table.deck()));
    damoni_corpus::Text::new(en, zh)
}
