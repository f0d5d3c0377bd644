//! Why: why this card, why this target, why this pig used J, why nobody could.

use damoni_corpus::Text;
use damoni_corpus::pigkill::{Card, Face, Role};

use super::table::{Pig, Table};
use super::words::{self, name, names};

fn text((en, zh): (impl Into<String>, impl Into<String>)) -> Text {
    Text::new(en.into(), zh.into())
}

/// Several reasons in a row.
fn all(reasons: Vec<Text>) -> Option<Text> {
    let join = |pick: fn(&Text) -> &str, with: &str| reasons.iter().map(pick).collect::<Vec<_>>().join(with);
    (!reasons.is_empty()).then(|| Text::new(join(|t| &t.en, "; "), join(|t| &t.zh, "；")))
}

/// Whether `user` attacks `pig` on sight.
fn is_hostile(user: &Pig, pig: &Pig) -> bool {
    match user.role {
        Role::Lord => pig.face == Some(Face::Rebel) || pig.suspect,
        Role::Loyalist => pig.face == Some(Face::Rebel),
        Role::Rebel => pig.face == Some(Face::Loyal),
    }
}

/// Whom a pig of this role attacks.
const fn prey(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Lord => ("a revealed rebel or a suspect", "已跳反的猪或类反猪"),
        Role::Loyalist => ("a revealed rebel", "已跳反的猪"),
        Role::Rebel => ("the lord or a revealed loyalist", "主猪或已跳忠的猪"),
    }
}

/// Why `user` cannot use `card` now, if the rules say so.
fn unusable(table: &Table, user: usize, card: Card) -> Option<Text> {
    let pig = &table.pigs[user];
    let (wanted_en, wanted_zh) = prey(pig.role);
    match card {
        Card::Dodge | Card::Nullify => {
            Some(text((format!("{card} only answers"), format!("{card} 只能用来响应"))))
        }
        Card::Peach if pig.health >= 4 => Some(text(("P: health is full", "P：体力已满"))),
        Card::Kill if table.kills > 0 && !pig.crossbow => Some(text((
            "K: one was played this turn, and there is no crossbow",
            "K：本回合已出过杀，且没有猪哥连弩",
        ))),
        Card::Kill => {
            let next = table.after(user).next()?;
            let (next_name, (face_en, face_zh)) = (name(table, next), words::face(&table.pigs[next]));
            (!is_hostile(pig, &table.pigs[next])).then(|| {
                text((
                    format!("K: {} at distance 1 ({face_en}) is not {wanted_en}", next_name.en),
                    format!("K：距离 1 的{}（{face_zh}）不是{wanted_zh}", next_name.zh),
                ))
            })
        }
        Card::Duel if pig.role != Role::Rebel => {
            let anyone = table.after(user).any(|other| is_hostile(pig, &table.pigs[other]));
            (!anyone).then(|| text((format!("F: nobody is {wanted_en}"), format!("F：没有{wanted_zh}"))))
        }
        _ => None,
    }
}

/// Why a pig plays `card` at `target`: the cards to the left of it that it could not use, and why this target.
pub(super) fn for_use(table: &Table, user: usize, card: Card, target: Option<usize>) -> Option<Text> {
    let pig = table.pigs.get(user)?;
    let mut reasons = Vec::new();
    let left = pig.hand.iter().take_while(|&&held| held != card);
    let mut passed: Vec<Card> = Vec::new();
    for &held in left {
        if !passed.contains(&held) {
            passed.push(held);
            reasons.extend(unusable(table, user, held));
        }
    }
    reasons.extend(choice(table, pig, user, card, target));
    all(reasons)
}

/// Why this card can be used, and at this target.
fn choice(table: &Table, pig: &Pig, user: usize, card: Card, target: Option<usize>) -> Option<Text> {
    match card {
        Card::Peach => {
            Some(text((format!("health {} is below 4", pig.health), format!("体力 {} 小于 4", pig.health))))
        }
        Card::Kill => {
            let target = target?;
            let whom = table.pigs.get(target)?;
            let (who, (face_en, face_zh)) = (name(table, target), words::face(whom));
            let dead: Vec<usize> = (1..table.pigs.len())
                .map(|step| (user + step) % table.pigs.len())
                .take_while(|&seat| seat != target)
                .filter(|&seat| !table.pigs[seat].alive)
                .collect();
            let over = names(table, &dead);
            let (over_en, over_zh) = match dead.is_empty() {
                true => (String::new(), String::new()),
                false => (format!(", over the dead {}", over.en), format!("（隔着已死的{}）", over.zh)),
            };
            let (again_en, again_zh) = match table.kills > 0 && pig.crossbow {
                true => ("; the crossbow allows one K more", "；有猪哥连弩，可再出杀"),
                false => ("", ""),
            };
            Some(text((
                format!("{} is at distance 1{over_en}, and is {face_en}{again_en}", who.en),
                format!("{}距离为 1{over_zh}，是{face_zh}{again_zh}", who.zh, face_zh = seen_zh(face_zh)),
            )))
        }
        Card::Duel => {
            let target = target?;
            let whom = table.pigs.get(target)?;
            if pig.role == Role::Rebel {
                return Some(text((
                    "a rebel duels the lord, at any distance",
                    "反猪总是与主猪决斗，不计距离",
                )));
            }
            let (who, (face_en, face_zh)) = (name(table, target), words::face(whom));
            Some(text((
                format!("{} is the first in seat order who is {} ({face_en})", who.en, prey(pig.role).0),
                format!("按座次{}是第一个可攻击的目标（{face_zh}）", who.zh),
            )))
        }
        _ => None,
    }
}

/// "是已跳反" wants its noun.
fn seen_zh(face: &str) -> String {
    if face.starts_with('已') { format!("{face}的猪") } else { face.to_owned() }
}

/// Why the acting pig stops, if it can.
pub(super) fn for_stopping(table: &Table) -> Option<Text> {
    let user = table.acting;
    let pig = table.pigs.get(user)?;
    let who = name(table, user);
    if !pig.alive {
        return Some(text((
            format!("{} is dead: its turn is over", who.en),
            format!("{}已死，回合结束", who.zh),
        )));
    }
    let mut kinds: Vec<Card> = Vec::new();
    for &held in &pig.hand {
        if !kinds.contains(&held) {
            kinds.push(held);
        }
    }
    let reasons: Vec<Text> = kinds.iter().filter_map(|&card| unusable(table, user, card)).collect();
    // Under a wrong reading a pig may stop with a card it could use: then there is nothing to say for it.
    if reasons.len() < kinds.len() {
        return None;
    }
    Some(match all(reasons) {
        None => text((format!("{} has no cards left", who.en), format!("{}没有手牌了", who.zh))),
        Some(why) => text((
            format!("{} can use nothing: {}", who.en, why.en),
            format!("{}无牌可用：{}", who.zh, why.zh),
        )),
    })
}

/// Who wants to use J at `depth` for a target of this face: the protectors at odd depth, their enemies at even depth.
const fn willing(face: Face, depth: u16) -> Face {
    match (face, depth % 2 == 1) {
        (Face::Loyal, true) | (Face::Rebel, false) => Face::Loyal,
        (Face::Rebel, true) | (Face::Loyal, false) => Face::Rebel,
    }
}

/// Why nobody uses a further J before the card in effect hits `target`, or before the last J cancels it.
pub(super) fn for_no_nullify(table: &Table, target: usize) -> Option<Text> {
    let in_effect =
        table.in_effect.filter(|it| matches!(it.card, Card::Duel | Card::Invasion | Card::Arrows))?;
    let same = in_effect.target == Some(target) || in_effect.card == Card::Duel;
    if same && in_effect.answered {
        return None;
    }
    let depth = if same { in_effect.depth } else { 0 };
    let about = if in_effect.card == Card::Duel { in_effect.target? } else { target };
    let pig = table.pigs.get(about)?;
    let who = name(table, about);
    let Some(face) = pig.face else {
        let holders = table.pigs.iter().any(|pig| pig.alive && pig.hand.contains(&Card::Nullify));
        return holders.then(|| {
            let (note_en, note_zh) = match pig.suspect {
                true => (" (a suspect too counts as unknown)", "（类反猪也算身份未明）"),
                false => ("", ""),
            };
            text((
                format!("no J: the face of {} is unknown, so nobody may court it{note_en}", who.en),
                format!("无人使用 J：{}身份未明，没有猪能向它献殷勤{note_zh}", who.zh),
            ))
        });
    };
    let side = willing(face, depth + 1);
    let could =
        table.pigs.iter().any(|pig| pig.alive && pig.side() == side && pig.hand.contains(&Card::Nullify));
    let (side_en, side_zh) = words::side(side);
    let what = match (depth, depth % 2 == 0) {
        (0, _) => (format!("to protect {}", who.en), format!("保护{}", who.zh)),
        (_, true) => (format!("to protect {} still", who.en), format!("继续保护{}", who.zh)),
        (_, false) => ("against this J".to_owned(), "抵消这张 J".to_owned()),
    };
    let (more_en, more_zh) =
        if depth == 0 { ("no J", "无人使用 J") } else { ("no further J", "无人再使用 J") };
    // Under a wrong reading somebody may hold back a J: then there is nothing to say for it.
    (!could).then(|| {
        text((
            format!("{more_en}: only {side_en} would use one {}, and none of them has any", what.0),
            format!("{more_zh}：只有{side_zh}愿意{}，但都没有 J", what.1),
        ))
    })
}

/// Why this pig uses J.
pub(super) fn for_nullify(table: &Table, user: usize, target: usize, depth: u16) -> Option<Text> {
    let in_effect = table.in_effect?;
    let same = in_effect.target == Some(target);
    let from = in_effect.last_nullifier.filter(|_| same && depth > 1).unwrap_or(in_effect.user);
    let whom = table.pigs.get(target)?;
    let face = whom.face?;
    let side = table.pigs.get(user)?.side();
    if side != willing(face, depth) {
        return None;
    }
    let (asked, who, target_name) = (name(table, from), name(table, user), name(table, target));
    let ((side_en, side_zh), (face_en, face_zh)) = (words::side(side), words::face(whom));
    // In Chinese the verb goes round its object.
    let (want_en, want_zh, hit_zh) = match depth % 2 == 1 {
        true => ("protect", "保护", ""),
        false => ("let be hit", "让", "受击"),
    };
    Some(text((
        format!(
            "asked from {} on; {side_en} want to {want_en} {} ({face_en}), and {} is the first of them with a J",
            asked.en, target_name.en, who.en
        ),
        format!(
            "从{}起依次询问；{side_zh}要{want_zh}{}（{face_zh}）{hit_zh}，{}是其中第一个有 J 的",
            asked.zh, target_name.zh, who.zh
        ),
    )))
}
