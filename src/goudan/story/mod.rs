//! The story of a case of 狗蛋和二五仔: each query is a turn, each first action an event with its value.

mod line;
mod picture;
mod words;

use damoni_corpus::goudan::{AGREEMENT, Action, Case, Event, MAX_HAND};
use damoni_corpus::{Goudan, Text};

use crate::replay::{Picture, Step, Story, Tone, changed_places};

impl Story for Goudan {
    fn title() -> Text {
        Text::new("goudan", "狗蛋和二五仔")
    }

    fn opening(case: &Case) -> Text {
        let (queries, budget) = (case.queries().len(), case.budget());
        Text::new(format!("  O = {budget}; queries: {queries}"), format!("  O = {budget}；询问 {queries} 个"))
    }

    fn steps(case: &Case, events: &[Event]) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::with_capacity(events.len());
        let mut seen = Self::picture(case);
        let mut number = 0;
        for actions in events.chunk_by(|a, b| a.query == b.query) {
            let best = actions.iter().map(|event| event.value).fold(f64::NEG_INFINITY, f64::max);
            for (index, event) in actions.iter().enumerate() {
                number += 1;
                let is_best = event.value >= best - AGREEMENT;
                let mut step = tell(event, is_best).because(why(case, event));
                if index == 0 {
                    step.heading = Some(heading(case, event));
                }
                step.event = Some(number);
                step.turn = u64::from(event.query) + 1;
                let values = &actions[..=index];
                step.picture = changed_places(&mut seen, picture::of_query(case, event.query, values, best));
                steps.push(step);
            }
            let query = actions[0].query;
            for (mut step, picture) in line::steps(case, query) {
                step.turn = u64::from(query) + 1;
                step.picture = changed_places(&mut seen, picture);
                steps.push(step);
            }
        }
        steps
    }

    fn situation(case: &Case, events: &[Event]) -> Text {
        let query = events.last().map_or(0, |event| event.query);
        let mut text = words::position(case, query);
        let told = events.iter().filter(|event| event.query == query);
        for event in told {
            let (en, zh) = words::action(event.action);
            text.en.to_mut().push_str(&format!("  {en}: {:.12}\n", event.value));
            text.zh.to_mut().push_str(&format!("  {zh}：{:.12}\n", event.value));
        }
        text
    }

    /// A line of the answer is a query.
    fn behind(_case: &Case, events: &[Event], line: usize) -> Vec<usize> {
        (0..events.len()).filter(|&at| events[at].query as usize + 1 == line).collect()
    }

    fn picture(case: &Case) -> Picture {
        picture::of_query(case, 0, &[], 0.0)
    }

    fn page_script() -> &'static str {
        include_str!("table.js")
    }

    fn page_style() -> &'static str {
        include_str!("table.css")
    }

    fn added_kinds() -> &'static [&'static str] {
        &["line"]
    }

    fn event_kinds() -> &'static [&'static str] {
        &["hero", "trade", "skill", "play"]
    }
}

/// The position a query asks about.
fn heading(case: &Case, event: &Event) -> Text {
    let number = event.query + 1;
    let position = words::position(case, event.query);
    Text::new(
        format!("Query {number}\n{}", position.en.trim_end()),
        format!("询问 {number}\n{}", position.zh.trim_end()),
    )
}

fn tell(event: &Event, is_best: bool) -> Step {
    let (en, zh) = words::action(event.action);
    let rule = match event.action {
        Action::Hero { .. } => "hero-attack",
        Action::Trade { .. } => "trade",
        Action::Skill => "skill",
        Action::Play => "play",
    };
    let value = event.value;
    let (best_en, best_zh) = if is_best { ("  best", "  最优") } else { ("", "") };
    let text = Text::new(format!("{en}: {value:.12}{best_en}"), format!("{zh}：{value:.12}{best_zh}"));
    Step::new(event.kind(), rule, if is_best { Tone::Good } else { Tone::Plain }, text).at_depth(1)
}

/// What an action does and costs, in this position.
fn why(case: &Case, event: &Event) -> Option<Text> {
    let query = case.queries().get(event.query as usize)?;
    let (own, teacher) = (query.own_health(), query.teacher_health());
    let drawn = (query.own_hand() + 1).min(MAX_HAND);
    let said = |en: String, zh: String| Some(Text::new(en, zh));
    match event.action {
        Action::Hero { .. } if teacher <= 3 => {
            said("3 damage kills the teacher".into(), "3 点伤害杀死狗蛋老师".into())
        }
        Action::Hero { .. } => {
            said(format!("the teacher falls to {}", teacher - 3), format!("狗蛋老师降到 {} 血", teacher - 3))
        }
        Action::Trade { .. } => {
            said("both minions die, whatever their health".into(), "两个随从都死，不论血量".into())
        }
        Action::Skill if own <= 2 => said("2 damage kills E itself".into(), "自己受 2 点伤害而死".into()),
        Action::Skill if drawn == MAX_HAND => {
            said("2 health for nothing: the hand is full".into(), "白费 2 点血：手牌已满".into())
        }
        Action::Skill => {
            said(format!("E falls to {} for a card", own - 2), format!("小E 降到 {} 血，摸一张牌", own - 2))
        }
        Action::Play => {
            let standing = 2 + query.own_board().health().len() + query.teacher_board().health().len();
            said(
                format!("three hits; the first falls on each of {standing} targets with chance 1/{standing}"),
                format!("三次随机伤害；第一次在 {standing} 个目标中等概率（各 1/{standing}）"),
            )
        }
    }
}
