//! Wrong readings of death, reward and penalty.

use damoni_corpus::pigkill::{Card, Role};

use super::super::choices::{AfterPenalty, KillsAfterPenalty, PaidWhen, PenaltyTakes};
use super::super::components::{Public, Seat};
use super::super::damage::{penalty_for, reward_for};
use super::super::policies::Policies;
use super::{CLAUSES, PUBLISHED, WRITE_UPS, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    let mut pitfalls = rewards();
    pitfalls.extend(penalties());
    pitfalls
}

fn rewards() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "no-reward-for-rebels",
            "reward",
            CLAUSES,
            "A rebel that kills a rebel draws nothing.",
            "反猪杀死反猪不摸牌。",
            |p| {
                p.deaths.reward = |table, death| {
                    if table.role(death.source) == Role::Rebel { 0 } else { reward_for(table, death) }
                }
            },
        ),
        pitfall(
            "reward-for-the-lord-only",
            "reward",
            CLAUSES,
            "Only the lord draws three cards for a dead rebel.",
            "只有主猪杀死反猪才摸三张牌。",
            |p| {
                p.deaths.reward = |table, death| {
                    if death.source == Seat::LORD { reward_for(table, death) } else { 0 }
                }
            },
        ),
        pitfall(
            "reward-for-revealed-rebels-only",
            "reward",
            CLAUSES,
            "Only a rebel that has revealed itself is worth three cards.",
            "只有杀死已跳反的猪才摸牌。",
            |p| {
                p.deaths.reward = |table, death| {
                    if table.public(death.dead) == Public::Rebel { reward_for(table, death) } else { 0 }
                }
            },
        ),
        pitfall(
            "reward-for-loyalists-too",
            "reward",
            CLAUSES,
            "A rebel that kills a loyalist draws three cards too.",
            "反猪杀死忠猪也摸三张牌。",
            |p| {
                p.deaths.reward = |table, death| {
                    let loyalist =
                        table.role(death.source) == Role::Rebel && table.role(death.dead) == Role::Loyalist;
                    if loyalist { 3 } else { reward_for(table, death) }
                }
            },
        ),
        pitfall(
            "reward-of-two-cards",
            "reward",
            CLAUSES,
            "The reward is two cards, like a draw.",
            "杀死反猪只摸两张牌。",
            |p| p.deaths.reward = |table, death| reward_for(table, death).min(2),
        ),
        pitfall(
            "no-reward-for-area-tricks",
            "reward",
            CLAUSES,
            "A rebel killed by N or W brings no reward.",
            "南猪入侵或万箭齐发杀死反猪不摸牌。",
            |p| {
                p.deaths.reward = |table, death| {
                    if matches!(death.cause, Card::Invasion | Card::Arrows) {
                        0
                    } else {
                        reward_for(table, death)
                    }
                }
            },
        ),
        pitfall(
            "reward-after-the-card",
            "reward",
            CLAUSES,
            "The reward for a rebel killed by an area trick is drawn when the trick has hit all pigs.",
            "锦囊对所有猪结算完之后才摸奖励牌。",
            |p| p.deaths.reward_when = PaidWhen::AfterTheCard,
        ),
    ]
}

fn penalties() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "no-penalty",
            "penalty",
            CLAUSES,
            "The lord loses nothing when he kills a loyalist.",
            "主猪杀死忠猪没有惩罚。",
            |p| p.deaths.penalty = |_, _| false,
        ),
        pitfall(
            "penalty-for-every-killer",
            "penalty",
            CLAUSES,
            "A loyalist that kills a loyalist loses its cards too.",
            "忠猪杀死忠猪也要弃掉所有的牌。",
            |p| {
                p.deaths.penalty = |table, death| {
                    table.role(death.dead) == Role::Loyalist && table.role(death.source) != Role::Rebel
                }
            },
        ),
        pitfall(
            "no-penalty-for-area-tricks",
            "penalty",
            CLAUSES,
            "The lord loses nothing when a loyalist dies of his N or W.",
            "忠猪死于主猪的南猪入侵或万箭齐发时没有惩罚。",
            |p| {
                p.deaths.penalty = |table, death| {
                    penalty_for(table, death) && !matches!(death.cause, Card::Invasion | Card::Arrows)
                }
            },
        ),
        pitfall(
            "penalty-for-revealed-loyalists-only",
            "penalty",
            CLAUSES,
            "The lord loses his cards only when the dead loyalist had revealed itself.",
            "只有杀死已跳忠的猪主猪才受惩罚。",
            |p| {
                p.deaths.penalty =
                    |table, death| penalty_for(table, death) && table.public(death.dead) == Public::Loyal
            },
        ),
        pitfall(
            "penalty-keeps-crossbow",
            "penalty",
            WRITE_UPS,
            "The lord that kills a loyalist loses his hand but keeps his crossbow.",
            "主猪误杀忠猪只弃手牌，不弃猪哥连弩。",
            |p| p.deaths.penalty_takes = PenaltyTakes::HandOnly,
        ),
        pitfall(
            "penalty-keeps-hand",
            "penalty",
            CLAUSES,
            "The lord that kills a loyalist loses his crossbow but keeps his hand.",
            "主猪误杀忠猪只弃装备，不弃手牌。",
            |p| p.deaths.penalty_takes = PenaltyTakes::CrossbowOnly,
        ),
        pitfall(
            "penalty-ends-turn",
            "penalty",
            PUBLISHED,
            "Killing a loyalist ends the lord's turn.",
            "主猪杀死忠猪后回合立即结束。",
            |p| p.deaths.after_penalty = AfterPenalty::TheTurnEnds,
        ),
        pitfall(
            "penalty-stops-area-trick",
            "penalty",
            CLAUSES,
            "The lord's N or W goes no further after it has killed a loyalist.",
            "主猪的南猪入侵或万箭齐发杀死忠猪后不再继续结算。",
            |p| p.deaths.after_penalty = AfterPenalty::TheTrickStops,
        ),
        pitfall(
            "penalty-after-the-card",
            "penalty",
            CLAUSES,
            "The penalty in the middle of an area trick is paid when the trick has hit all pigs, rewards drawn since included.",
            "锦囊对所有猪结算完之后主猪才弃牌，连途中摸到的奖励牌也弃掉。",
            |p| p.deaths.penalty_when = PaidWhen::AfterTheCard,
        ),
        pitfall(
            "penalty-allows-another-kill",
            "penalty",
            CLAUSES,
            "The penalty also wipes out that a K has been played in this turn.",
            "惩罚之后本回合已使用杀的记录也被清除，可以再使用一张杀。",
            |p| p.deaths.kills_after_penalty = KillsAfterPenalty::AreForgotten,
        ),
    ]
}
