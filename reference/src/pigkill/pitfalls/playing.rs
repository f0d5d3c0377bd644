//! Wrong readings of winning, turns, and the play phase.

use damoni_corpus::pigkill::Card;

use super::super::choices::{
    AfterEnd, CountedKills, CrossbowLasts, Leaving, Moment, PassEnd, ScanFrom, SecondCrossbow, TurnOrder,
    Unusable,
};
use super::super::policies::Policies;
use super::{CLAUSES, PUBLISHED, WRITE_UPS, harmless, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "victory-after-reward",
            "victory",
            WRITE_UPS,
            "Whether the game is over is looked at only after the killer has drawn its three cards or paid its penalty.",
            "先摸三张奖励牌（或执行惩罚），再判断游戏是否结束。",
            |p| p.victory.looked_at = Moment::Payment,
        ),
        pitfall(
            "victory-after-card",
            "victory",
            CLAUSES,
            "Whether the game is over is looked at only when the card in use is done.",
            "一张牌完全结算后才判断游戏是否结束。",
            |p| p.victory.looked_at = Moment::Card,
        ),
        pitfall(
            "victory-after-turn",
            "victory",
            CLAUSES,
            "Whether the game is over is looked at only at the end of the turn.",
            "回合结束时才判断游戏是否结束。",
            |p| p.victory.looked_at = Moment::Turn,
        ),
        pitfall(
            "area-goes-on-after-end",
            "victory",
            WRITE_UPS,
            "An area trick still hits the remaining pigs after the game has been decided.",
            "胜负已分后，南猪入侵或万箭齐发仍对剩下的猪结算。",
            |p| p.victory.area_after_end = AfterEnd::GoesOn,
        ),
        pitfall(
            "death-skips-a-turn",
            "turn",
            CLAUSES,
            "The dead are erased from a list of pigs whose index then moves on, so that a pig loses its turn.",
            "从列表中删除死亡的猪后下标仍加一，使后面一只猪被跳过一个回合。",
            |p| p.turns.order = TurnOrder::ByShrinkingList,
        ),
        pitfall(
            "scan-from-right",
            "play",
            CLAUSES,
            "The hand is scanned from the right.",
            "从右到左寻找可以使用的牌。",
            |p| p.play.scan = ScanFrom::Right,
        ),
        pitfall(
            "unusable-card-ends-play",
            "play",
            CLAUSES,
            "The play phase ends at the first card from the left that cannot be used.",
            "遇到第一张不能使用的牌就结束出牌阶段。",
            |p| p.play.unusable = Unusable::EndsTheScan,
        ),
        harmless(
            "no effect of a card played in one's own turn looks for another card of its kind in the hand, so it does not matter whether it still lies there",
            pitfall(
                "card-leaves-after-effect",
                "play",
                CLAUSES,
                "A played card leaves the hand only after its effect.",
                "打出的牌在效果结算之后才离开手牌。",
                |p| p.play.leaving = Leaving::AfterEffect,
            ),
        ),
        pitfall(
            "card-removed-by-old-index",
            "play",
            CLAUSES,
            "After its effect a played card is removed by the index it had before, where another card may lie by then.",
            "牌的效果结算后按原来的下标删除，而此时该位置可能已是另一张牌。",
            |p| p.play.leaving = Leaving::ByOldIndex,
        ),
        pitfall(
            "used-mark-on-fresh-card",
            "play",
            WRITE_UPS,
            "When a kill earns a reward, the mark \"used\" falls on the first of the fresh cards, which is lost.",
            "杀死反猪摸牌后，“已使用”的标记落在新摸的第一张牌上，使它丢失。",
            |p| p.play.leaving = Leaving::WithFirstReward,
        ),
        pitfall(
            "no-rescan",
            "rescan",
            WRITE_UPS,
            "After a card the scan goes on to its right; at the end of the hand the play phase is over.",
            "用完一张牌后继续向右扫描，到最右端就结束出牌。",
            |p| p.play.rescan = |_| false,
        ),
        pitfall(
            "rescan-at-the-end",
            "rescan",
            WRITE_UPS,
            "After a card the scan goes on to its right, and starts anew only at the end of the hand.",
            "用完一张牌后继续向右扫描，到最右端才从头再来。",
            |p| {
                p.play.rescan = |_| false;
                p.play.at_the_end = PassEnd::OnceMore;
            },
        ),
        pitfall(
            "no-rescan-after-nullified-duel",
            "rescan",
            PUBLISHED,
            "After a duel that was nullified the scan goes on to its right instead of starting anew.",
            "决斗被无懈可击抵消后继续向右扫描，不从头开始。",
            |p| p.play.rescan = |played| !played.cancelled,
        ),
        pitfall(
            "no-rescan-after-duel",
            "rescan",
            CLAUSES,
            "After a duel the scan goes on to its right instead of starting anew.",
            "决斗之后继续向右扫描，不从头开始。",
            |p| p.play.rescan = |played| played.card != Card::Duel,
        ),
        pitfall(
            "no-rescan-after-area",
            "rescan",
            CLAUSES,
            "After N or W the scan goes on to its right instead of starting anew.",
            "南猪入侵或万箭齐发之后继续向右扫描，不从头开始。",
            |p| p.play.rescan = |played| !matches!(played.card, Card::Invasion | Card::Arrows),
        ),
        harmless(
            "a K neither heals its user nor gives it a new foe, and all K are usable alike, so nothing to the left of the first one becomes usable",
            pitfall(
                "no-rescan-after-kill",
                "rescan",
                CLAUSES,
                "After K the scan goes on to its right instead of starting anew.",
                "杀之后继续向右扫描，不从头开始。",
                |p| p.play.rescan = |played| played.card != Card::Kill,
            ),
        ),
        pitfall(
            "no-rescan-after-crossbow",
            "rescan",
            CLAUSES,
            "After Z the scan goes on to its right, past the K it would allow.",
            "装备猪哥连弩之后继续向右扫描，漏掉左边的杀。",
            |p| p.play.rescan = |played| played.card != Card::Crossbow,
        ),
        harmless(
            "a peach changes nothing but its user's health, which makes no card to its left usable",
            pitfall(
                "no-rescan-after-peach",
                "rescan",
                CLAUSES,
                "After a peach the scan goes on to its right instead of starting anew.",
                "吃桃之后继续向右扫描，不从头开始。",
                |p| p.play.rescan = |played| played.card != Card::Peach,
            ),
        ),
        pitfall(
            "kill-without-limit",
            "one-kill",
            CLAUSES,
            "Any number of K may be played in a turn.",
            "一个回合内可以使用任意多张杀。",
            |p| p.kills.allowed = |_, _| true,
        ),
        pitfall(
            "dodged-kill-not-counted",
            "one-kill",
            CLAUSES,
            "A K that was dodged does not count for the limit of one a turn.",
            "被闪抵消的杀不计入每回合一次的限制。",
            |p| p.kills.counted = CountedKills::PlayedUnlessDodged,
        ),
        pitfall(
            "duel-kill-counted",
            "one-kill",
            CLAUSES,
            "A K discarded in one's own duel counts as the K of the turn.",
            "自己的决斗中弃掉的杀也算本回合已使用杀。",
            |p| p.kills.counted = CountedKills::PlayedOrGivenInDuel,
        ),
        harmless(
            "the statement leaves it open: only contested cases show it, and no test set should contain those",
            pitfall(
                "armed-kill-not-counted",
                "one-kill",
                PUBLISHED,
                "A K played while armed does not count once the crossbow is gone.",
                "装备猪哥连弩时使用的杀，在失去连弩后不计入限制。",
                |p| p.kills.allowed = |turn, armed| armed || turn.unarmed_kills == 0,
            ),
        ),
        pitfall(
            "crossbow-helps-from-next-turn",
            "crossbow",
            CLAUSES,
            "Only a crossbow equipped at the beginning of the turn lifts the limit.",
            "只有回合开始时已装备的猪哥连弩才解除杀的限制。",
            |p| p.kills.allowed = |turn, _| turn.armed || turn.armed_kills + turn.unarmed_kills == 0,
        ),
        pitfall(
            "crossbow-helps-before-first-kill",
            "crossbow",
            CLAUSES,
            "A crossbow equipped after a K of this turn does not lift the limit any more.",
            "本回合先使用过杀再装备猪哥连弩，仍不能再使用杀。",
            |p| p.kills.allowed = |turn, armed| turn.unarmed_kills == 0 && (armed || turn.armed_kills == 0),
        ),
        pitfall(
            "crossbow-for-one-turn",
            "crossbow",
            CLAUSES,
            "A crossbow works only in the turn in which it was equipped.",
            "猪哥连弩只在装备的那个回合有效。",
            |p| p.kills.crossbow_lasts = CrossbowLasts::OneTurn,
        ),
        pitfall(
            "second-crossbow-kept",
            "crossbow",
            CLAUSES,
            "An armed pig keeps a second crossbow in its hand.",
            "已装备猪哥连弩时，再有一张也留在手里不用。",
            |p| p.kills.second_crossbow = SecondCrossbow::StaysInHand,
        ),
    ]
}
