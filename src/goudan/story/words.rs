//! The game's terms in both languages.

use damoni_corpus::Text;
use damoni_corpus::goudan::{Action, Board, Case, MAX_HAND};

/// A first action.
pub(super) fn action(action: Action) -> (String, String) {
    match action {
        Action::Hero { with } => {
            let with = with.health();
            (format!("a {with}-health minion attacks the hero"), format!("{with} 血随从攻击英雄"))
        }
        Action::Trade { with, target } => {
            let (with, target) = (with.health(), target.health());
            (
                format!("a {with}-health minion attacks a {target}-health minion"),
                format!("{with} 血随从攻击 {target} 血随从"),
            )
        }
        Action::Skill => ("use the skill".into(), "使用技能".into()),
        Action::Play => ("play a card".into(), "打出一张牌".into()),
    }
}

fn board(board: &Board) -> String {
    match board.health() {
        [] => "-".to_owned(),
        health => health.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    }
}

/// The position of a query, two lines.
pub(super) fn position(case: &Case, query: u32) -> Text {
    let Some(query) = case.queries().get(query as usize) else { return Text::new("", "") };
    let (own, teacher) = (board(query.own_board()), board(query.teacher_board()));
    let drawn = (query.own_hand() + 1).min(MAX_HAND);
    let (before, theirs) = (query.own_hand(), query.teacher_hand());
    let (health, enemy) = (query.own_health(), query.teacher_health());
    Text::new(
        format!(
            "  E, to move: health {health}, minions {own}, cards {before} and a draw: {drawn}\n  the teacher: health {enemy}, minions {teacher}, cards {theirs}\n"
        ),
        format!(
            "  小E（行动方）：{health} 血，随从 {own}，手牌 {before}，摸牌后 {drawn}\n  狗蛋老师：{enemy} 血，随从 {teacher}，手牌 {theirs}\n"
        ),
    )
}
