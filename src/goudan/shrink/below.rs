//! The smallest queries, and all queries from the smallest on.

use damoni_corpus::goudan::{Case, MAX_BOARD, MAX_BUDGET, MAX_HAND, MAX_HEALTH, MIN_BUDGET};
use damoni_corpus::{Goudan, Text};

use super::key;
use super::numbers::Numbers;
use crate::shrink::{Below, Failing};

/// A duel of cards, a minion that wins at once, and a trade.
pub(super) fn smallest() -> Vec<Case> {
    let queries = [[3, 1, 1, 0, 0, 0, 0, 0, 0], [3, 1, 3, 0, 0, 1, 0, 0, 0], [3, 1, 9, 1, 0, 1, 0, 0, 0]];
    queries.into_iter().filter_map(|numbers| Numbers(numbers).alone()).collect()
}

/// What is on a board: minions with 1 and with 2 hit points.
fn boards() -> impl Iterator<Item = [u8; 2]> + Clone {
    let most = MAX_BOARD as u8;
    (0..=most).flat_map(move |ones| (0..=most - ones).map(move |twos| [ones, twos]))
}

/// Every query whose heroes have `health` hit points together, smaller ones first.
fn of_health(health: u8) -> Vec<Numbers> {
    let mut all = Vec::new();
    for own in (1..health).filter(|own| (1..=MAX_HEALTH).contains(&(health - own)) && *own <= MAX_HEALTH) {
        for [t1, t2] in boards() {
            for [o1, o2] in boards() {
                for hands in 0..(MAX_HAND + 1) * (MAX_HAND + 1) {
                    let (th, oh) = (hands / (MAX_HAND + 1), hands % (MAX_HAND + 1));
                    for budget in MIN_BUDGET..=MAX_BUDGET {
                        all.push(Numbers([budget, own, health - own, t1, t2, o1, o2, th, oh]));
                    }
                }
            }
        }
    }
    // As the key compares them, up to the row, which settles nothing that the stable sort has not.
    all.sort_by_key(|&Numbers([budget, _, _, t1, t2, o1, o2, th, oh])| {
        (t1 + t2 + o1 + o2, t1 + o1 + 2 * (t2 + o2), th + oh, budget)
    });
    all
}

/// Every query by itself, smaller ones first.
pub(super) fn ascending() -> impl Iterator<Item = Case> {
    (2..=2 * MAX_HEALTH).flat_map(of_health).filter_map(Numbers::alone)
}

/// Every single query below this one.
pub(super) fn below(failing: &Failing<Goudan>, limit: u64) -> Below<'_, Goudan> {
    let most = key(&failing.case);
    if most.queries > 1 {
        return Below::TooLarge { why: Text::new("cases of several queries", "有多个询问的数据") };
    }
    // Beyond the limit there is no need to know how many.
    let mut count = 0;
    for health in 2..=most.health as u8 {
        count += of_health(health).len() as u64;
        if count > limit {
            let why = Text::new(
                format!("more than {limit} single queries with no more health"),
                format!("血量不更多的单个询问超过 {limit} 个"),
            );
            return Below::TooLarge { why };
        }
    }
    let bound = Text::new(
        format!(
            "all single queries of at most {} health, every hand and O, every board with its minions in the order of their hit points",
            most.health
        ),
        format!("血量合计至多 {} 的所有单个询问（任意手牌与 O，任意随从、按体力排列）", most.health),
    );
    Below::Cases { bound, count, cases: Box::new(ascending().take(count as usize)) }
}
