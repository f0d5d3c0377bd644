//! The situations and measures of 狗蛋和二五仔, by name. A case contains a situation if one of its queries does.

use crate::generate::Measure;

crate::generate::situations! {
    Zero "answer-0" true "an answer of exactly 0" "答案恰为 0";
    Tenth0 "answer-0.0" true "an answer in (0, 0.1)" "答案在 (0, 0.1)";
    Tenth1 "answer-0.1" true "an answer in [0.1, 0.2)" "答案在 [0.1, 0.2)";
    Tenth2 "answer-0.2" true "an answer in [0.2, 0.3)" "答案在 [0.2, 0.3)";
    Tenth3 "answer-0.3" true "an answer in [0.3, 0.4)" "答案在 [0.3, 0.4)";
    Tenth4 "answer-0.4" true "an answer in [0.4, 0.5)" "答案在 [0.4, 0.5)";
    Tenth5 "answer-0.5" true "an answer in [0.5, 0.6)" "答案在 [0.5, 0.6)";
    Tenth6 "answer-0.6" true "an answer in [0.6, 0.7)" "答案在 [0.6, 0.7)";
    Tenth7 "answer-0.7" true "an answer in [0.7, 0.8)" "答案在 [0.7, 0.8)";
    Tenth8 "answer-0.8" true "an answer in [0.8, 0.9)" "答案在 [0.8, 0.9)";
    Tenth9 "answer-0.9" true "an answer in [0.9, 1)" "答案在 [0.9, 1)";
    One "answer-1" true "an answer of exactly 1" "答案恰为 1";
    BestHero1 "best-hero-1" true "the one best first action: the hero, by a minion of 1" "唯一最优首步：1 血随从打英雄";
    BestHero2 "best-hero-2" true "the one best first action: the hero, by a minion of 2" "唯一最优首步：2 血随从打英雄";
    BestTrade11 "best-trade-1-1" true "the one best first action: a 1 for a 1" "唯一最优首步：1 血换 1 血";
    BestTrade12 "best-trade-1-2" true "the one best first action: a 1 for a 2" "唯一最优首步：1 血换 2 血";
    BestTrade21 "best-trade-2-1" true "the one best first action: a 2 for a 1" "唯一最优首步：2 血换 1 血";
    BestTrade22 "best-trade-2-2" true "the one best first action: a 2 for a 2" "唯一最优首步：2 血换 2 血";
    BestSkill "best-skill" true "the one best first action: the skill" "唯一最优首步：用技能";
    BestPlay "best-play" true "the one best first action: to play a card" "唯一最优首步：出牌";
    Tie "tie" true "several first actions are best" "多个首步同为最优";
    Forced "forced" true "only the skill and a play are legal" "只能用技能或出牌";
    FullBoard "full-board" true "no room to play a card" "己方场满不能出牌";
    FullHand "full-hand" true "the draw is lost on a full hand" "手牌已满，摸牌无效";
    SkillKills "skill-kills" true "the skill would kill its user" "用技能会死";
    Budget3 "o-3" true "O = 3" "O = 3";
    Budget4 "o-4" true "O = 4" "O = 4";
    Budget5 "o-5" true "O = 5" "O = 5";
}

pub(super) const MEASURES: [Measure; 3] = [
    Measure { id: "queries", en: "queries", zh: "询问数" },
    Measure { id: "health", en: "most hit points of a hero", zh: "英雄最高血量" },
    Measure { id: "minions", en: "most minions on both boards", zh: "双方随从总数最大值" },
];
