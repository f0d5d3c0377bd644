//! Best play from a query on: the decisions with their values, and what chance can do.

use damoni_corpus::Text;
use damoni_corpus::goudan::{Action, Case};
use damoni_reference::goudan::{Fall, Happening, Moment, Player, Standing, best_line};
use serde_json::{Value, json};

use super::words;
use crate::replay::{Picture, Step, Tone};

/// Moments told of a query.
const MOMENTS: usize = 16;
/// Outcomes told of a card's hits; the others are put together.
const OUTCOMES: usize = 6;
/// The heroes' health, put together, up to which the line is worth the search.
const NEAR: u8 = 24;
/// The queries of a case that have their line told.
const QUERIES: u32 = 10;

/// The steps of the line, each with what the page shows.
pub(super) fn steps(case: &Case, query: u32) -> Vec<(Step, Picture)> {
    let near = case
        .queries()
        .get(query as usize)
        .is_some_and(|position| position.own_health() + position.teacher_health() <= NEAR);
    if !near || query >= QUERIES {
        return Vec::new();
    }
    // A query too large for the search has no line to tell, and is none the worse for it.
    let line = best_line(case, query as usize, MOMENTS).unwrap_or_default();
    let mut steps: Vec<(Step, Picture)> =
        line.iter().map(|moment| (tell(moment), picture(case, query, moment))).collect();
    if let Some((first, _)) = steps.first_mut() {
        first.heading = Some(Text::new(
            "Best play from here, along the likeliest hits (chances are E's; ' marks a minion that may not attack):",
            "以下按双方最优策略、沿最可能的伤害结果（均为小E 的胜率；' 表示本回合不能攻击）：",
        ));
    }
    if line.len() == MOMENTS
        && let Some((last, _)) = steps.last_mut()
    {
        last.after = Some(Text::new("and so on", "以下从略"));
    }
    steps
}

const fn name(player: Player) -> (&'static str, &'static str) {
    match player {
        Player::E => ("E", "小E"),
        Player::Teacher => ("the teacher", "狗蛋老师"),
    }
}

fn tell(moment: &Moment) -> Step {
    let (who_en, who_zh) = name(moment.standing.mover);
    let value = moment.value;
    match &moment.happening {
        Happening::Acts(action) => {
            let (en, zh) = words::action(*action);
            let rule = match action {
                Action::Hero { .. } => "hero-attack",
                Action::Trade { .. } => "trade",
                Action::Skill => "skill",
                Action::Play => "play",
            };
            let text =
                Text::new(format!("{who_en}: {en}  ({value:.6})"), format!("{who_zh}：{zh}（{value:.6}）"));
            Step::new("line", rule, Tone::Act, text).at_depth(1).leaving(standing(&moment.standing))
        }
        Happening::Ends => {
            let text = Text::new(
                format!("{who_en} ends the turn  ({value:.6})"),
                format!("{who_zh}结束回合（{value:.6}）"),
            );
            Step::new("line", "end-turn", Tone::Turn, text).at_depth(1).leaving(standing(&moment.standing))
        }
        Happening::Hits(falls) => {
            let text = Text::new(
                format!("three hits: {} outcomes, {value:.6} on average", falls.len()),
                format!("三次伤害：{} 种结果，平均 {value:.6}", falls.len()),
            );
            Step::new("line", "hits", Tone::Known, text).at_depth(2).because(Some(outcomes(falls)))
        }
        Happening::Won(winner) => {
            let (en, zh) = name(*winner);
            Step::new("line", "death", Tone::Fate, Text::new(format!("{en} wins"), format!("{zh}获胜")))
                .at_depth(1)
        }
    }
}

/// The likeliest outcomes of the hits, and what is left.
fn outcomes(falls: &[Fall]) -> Text {
    let (told, rest) = falls.split_at(falls.len().min(OUTCOMES));
    let (mut en, mut zh) = (Vec::new(), Vec::new());
    for fall in told {
        let (likely, value, on_table) = (100.0 * fall.likely, fall.value, standing(&fall.standing));
        en.push(format!("{likely:.1}%: {} worth {value:.4}", on_table.en));
        zh.push(format!("{likely:.1}%：{} 值 {value:.4}", on_table.zh));
    }
    if !rest.is_empty() {
        let likely: f64 = rest.iter().map(|fall| fall.likely).sum();
        let value: f64 = rest.iter().map(|fall| fall.likely * fall.value).sum::<f64>() / likely;
        en.push(format!(
            "{:.1}%: {} other outcomes, worth {value:.4} on average",
            100.0 * likely,
            rest.len()
        ));
        zh.push(format!("{:.1}%：其余 {} 种结果，平均 {value:.4}", 100.0 * likely, rest.len()));
    }
    Text::new(en.join("\n"), zh.join("\n"))
}

/// What stands on the table, in short: health, minions and cards of both.
fn standing(standing: &Standing) -> Text {
    let side = |player: usize| {
        let minions: Vec<String> = standing.minions[player]
            .iter()
            .map(|minion| format!("{}{}", minion.health, if minion.fresh { "" } else { "'" }))
            .collect();
        let minions = if minions.is_empty() { "-".to_owned() } else { minions.join(" ") };
        (standing.health[player], minions, standing.hands[player])
    };
    let ((health, own, hand), (enemy, theirs, cards)) = (side(0), side(1));
    Text::new(
        format!("[E {health} hp, {own}, {hand} cards | teacher {enemy} hp, {theirs}, {cards} cards]"),
        format!("[小E {health} 血，随从 {own}，手牌 {hand} | 老师 {enemy} 血，随从 {theirs}，手牌 {cards}]"),
    )
}

fn picture(case: &Case, query: u32, moment: &Moment) -> Picture {
    let side = |player: usize| {
        let minions: Vec<Value> = moment.standing.minions[player]
            .iter()
            .map(|minion| json!({ "health": minion.health, "fresh": minion.fresh }))
            .collect();
        json!({
            "health": moment.standing.health[player], "minions": minions, "hand": moment.standing.hands[player],
        })
    };
    let actions: Vec<Value> = match &moment.happening {
        Happening::Hits(falls) => falls
            .iter()
            .take(OUTCOMES)
            .map(|fall| {
                let text = standing(&fall.standing);
                let likely = format!("{:.1}%", 100.0 * fall.likely);
                json!({
                    "en": format!("{likely} {}", text.en), "zh": format!("{likely} {}", text.zh),
                    "value": fall.value, "best": false,
                })
            })
            .collect(),
        _ => {
            let text = tell(moment).text;
            vec![json!({ "en": text.en, "zh": text.zh, "value": moment.value, "best": true })]
        }
    };
    let mover = if moment.standing.mover == Player::E { "E" } else { "teacher" };
    let now = json!({
        "turn": query + 1, "budget": case.budget(), "left": moment.standing.budget, "mover": mover,
    });
    let places = [("E", side(0)), ("teacher", side(1)), ("actions", json!(actions)), ("now", now)];
    places.map(|(place, look)| (place.to_owned(), look)).into_iter().collect()
}
