//! What a case contains, read off its answers and the values of the first actions.

use damoni_corpus::goudan::{AGREEMENT, Action, Case, Event, MAX_BOARD, MAX_HAND, Minion, Query};
use damoni_corpus::{Goudan, Outcome};

use super::situation::Is;
use crate::generate::Portrait;

const TENTHS: [Is; 10] = [
    Is::Tenth0,
    Is::Tenth1,
    Is::Tenth2,
    Is::Tenth3,
    Is::Tenth4,
    Is::Tenth5,
    Is::Tenth6,
    Is::Tenth7,
    Is::Tenth8,
    Is::Tenth9,
];

pub(super) fn portrait(case: &Case, events: &[Event], outcome: &Outcome<Goudan>) -> Portrait {
    let mut situations = 0u128;
    let mut set = |situation: Is| situations |= 1 << situation as u32;
    set(match case.budget() {
        3 => Is::Budget3,
        4 => Is::Budget4,
        _ => Is::Budget5,
    });
    for &chance in &outcome.answer.chances {
        set(range(chance));
    }
    for query in case.queries() {
        conditions(query).into_iter().for_each(&mut set);
    }
    for actions in events.chunk_by(|a, b| a.query == b.query) {
        set(best(actions));
    }
    let most = |of: fn(&Query) -> usize| case.queries().iter().map(of).max().unwrap_or(0) as u64;
    let health = most(|query| query.own_health().max(query.teacher_health()).into());
    let minions = most(|query| query.own_board().health().len() + query.teacher_board().health().len());
    Portrait { situations, measures: vec![case.queries().len() as u64, health, minions] }
}

fn range(chance: f64) -> Is {
    if chance <= AGREEMENT {
        Is::Zero
    } else if chance >= 1.0 - AGREEMENT {
        Is::One
    } else {
        TENTHS[((chance * 10.0) as usize).min(9)]
    }
}

fn conditions(query: &Query) -> Vec<Is> {
    let mut found = Vec::new();
    if query.own_board().health().is_empty() {
        found.push(Is::Forced);
    }
    if query.own_board().health().len() == MAX_BOARD {
        found.push(Is::FullBoard);
    }
    if query.own_hand() == MAX_HAND {
        found.push(Is::FullHand);
    }
    if query.own_health() <= 2 {
        found.push(Is::SkillKills);
    }
    found
}

/// The one best first action, or that there are several.
fn best(actions: &[Event]) -> Is {
    let top = actions.iter().map(|event| event.value).fold(0.0, f64::max);
    let mut best = actions.iter().filter(|event| event.value >= top - AGREEMENT);
    match (best.next(), best.next()) {
        (Some(only), None) => match only.action {
            Action::Hero { with: Minion::One } => Is::BestHero1,
            Action::Hero { with: Minion::Two } => Is::BestHero2,
            Action::Trade { with: Minion::One, target: Minion::One } => Is::BestTrade11,
            Action::Trade { with: Minion::One, target: Minion::Two } => Is::BestTrade12,
            Action::Trade { with: Minion::Two, target: Minion::One } => Is::BestTrade21,
            Action::Trade { with: Minion::Two, target: Minion::Two } => Is::BestTrade22,
            Action::Skill => Is::BestSkill,
            Action::Play => Is::BestPlay,
        },
        _ => Is::Tie,
    }
}
