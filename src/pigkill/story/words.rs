//! The game's terms in both languages.

use damoni_corpus::pigkill::{Card, Face, Role};

use super::table::{Pig, Table};

/// A term in both languages.
#[derive(Clone, Debug)]
pub(super) struct Term {
    pub en: String,
    pub zh: String,
}

impl Term {
    pub fn new(en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self { en: en.into(), zh: zh.into() }
    }
}

pub(super) const fn role(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Lord => ("lord", "主猪"),
        Role::Loyalist => ("loyalist", "忠猪"),
        Role::Rebel => ("rebel", "反猪"),
    }
}

/// The name of a pig: its role, which the reader may know, and its number.
pub(super) fn name(table: &Table, seat: impl Into<usize>) -> Term {
    let seat = seat.into();
    let number = seat + 1;
    match table.pigs.get(seat) {
        Some(pig) => {
            let (en, zh) = role(pig.role);
            Term::new(format!("{en} {number}"), format!("{number}号{zh}"))
        }
        None => Term::new(format!("pig {number}"), format!("{number}号猪")),
    }
}

/// Names, one after the other.
pub(super) fn names(table: &Table, seats: &[usize]) -> Term {
    let names: Vec<Term> = seats.iter().map(|&seat| name(table, seat)).collect();
    let join = |pick: fn(&Term) -> &str, with: &str| names.iter().map(pick).collect::<Vec<_>>().join(with);
    Term::new(join(|name| &name.en, ", "), join(|name| &name.zh, "、"))
}

/// A card by its letter and name.
pub(super) const fn card(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::Peach => ("P (peach)", "桃(P)"),
        Card::Kill => ("K (kill)", "杀(K)"),
        Card::Dodge => ("D (dodge)", "闪(D)"),
        Card::Duel => ("F (duel)", "决斗(F)"),
        Card::Invasion => ("N (invasion)", "南猪入侵(N)"),
        Card::Arrows => ("W (arrows)", "万箭齐发(W)"),
        Card::Nullify => ("J (nullify)", "无懈可击(J)"),
        Card::Crossbow => ("Z (crossbow)", "猪哥连弩(Z)"),
    }
}

/// The letters of a hand.
pub(super) fn letters(cards: &[Card]) -> String {
    match cards {
        [] => "-".to_owned(),
        _ => cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// What all see of a pig.
pub(super) const fn face(pig: &Pig) -> (&'static str, &'static str) {
    match (pig.role, pig.face) {
        (Role::Lord, _) => ("the lord", "主猪"),
        (_, Some(Face::Loyal)) => ("revealed as loyal", "已跳忠"),
        (_, Some(Face::Rebel)) => ("revealed as a rebel", "已跳反"),
        (_, None) if pig.suspect => ("a suspect", "类反猪"),
        (_, None) => ("face unknown", "身份未明"),
    }
}

/// A side, as a party that acts.
pub(super) const fn side(side: Face) -> (&'static str, &'static str) {
    match side {
        Face::Loyal => ("the lord and the loyalists", "主猪和忠猪"),
        Face::Rebel => ("the rebels", "反猪"),
    }
}
