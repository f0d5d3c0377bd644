//! The situations and measures of a game of 猪国杀, by name.

use crate::generate::Measure;

crate::generate::situations! {
    AllAct "all-act" true "every pig has at least one turn" "每只猪都轮到过";
    PeachInTurn "peach-in-turn" true "a peach used by choice in one's own turn" "自己回合内主动用桃";
    SavedInTurn "saved-in-turn" true "a dying pig saved by its peach in its own turn" "自己回合内濒死用桃自救";
    SavedOutOfTurn "saved-out-of-turn" true "a dying pig saved by its peach in another's turn" "他人回合内濒死用桃自救";
    Kill "kill" true "K played" "使用杀";
    KillDodged "kill-dodged" true "K answered by D" "杀被闪抵消";
    KillSecond "kill-second" true "a second K in a turn, by the crossbow" "装备连弩后一回合第二次出杀";
    KillOverDead "kill-over-dead" true "K over a dead pig's seat" "隔着死猪出杀";
    Duel "duel" true "F played" "使用决斗";
    DuelByLord "duel-by-lord" true "F played by the lord" "主猪使用决斗";
    DuelByLoyalist "duel-by-loyalist" true "F played by a loyalist" "忠猪使用决斗";
    DuelLong "duel-long" true "a duel with three or more K" "决斗中打出三张以上的杀";
    DuelLostByUser "duel-lost-by-user" true "a duel lost by the one who began it" "发起决斗者输";
    DuelDeathInTurn "duel-death-in-turn" true "a pig dies of its own duel, which ends its turn" "在自己发起的决斗中死去，回合结束";
    DuelUnanswered "duel-unanswered" true "the lord duels a loyalist, which gives up no K" "主猪与忠猪决斗，忠猪不出杀";
    DuelNullified "duel-nullified" true "F nullified" "决斗被无懈可击";
    Invasion "invasion" true "N played" "使用南猪入侵";
    InvasionAnswered "invasion-answered" true "N answered by K" "南猪入侵被杀响应";
    InvasionOfLordAnswered "invasion-of-lord-answered" true "a loyalist answers the lord's N by K" "忠猪用杀响应主猪的南猪入侵";
    Arrows "arrows" true "W played" "使用万箭齐发";
    ArrowsAnswered "arrows-answered" true "W answered by D" "万箭齐发被闪响应";
    AreaTwoDeaths "area-two-deaths" true "two or more deaths in one area trick" "一次群攻死两只以上";
    AreaAfterDeath "area-after-death" true "an area trick goes on after a death" "群攻中有猪死去后继续结算";
    AreaStops "area-stops" true "the game ends within an area trick, with targets left" "群攻中途游戏结束";
    Nullify1 "nullify-depth-1" true "J against a trick" "对锦囊使用无懈可击";
    Nullify2 "nullify-depth-2" true "J against J" "对无懈可击使用无懈可击";
    Nullify3 "nullify-depth-3" true "J against J against J" "第三层无懈可击";
    Nullify4 "nullify-depth-4+" true "J of depth four or more" "第四层及以上的无懈可击";
    NullifyByLord "nullify-by-lord" true "J by the lord" "主猪使用无懈可击";
    NullifyByLoyalist "nullify-by-loyalist" true "J by a loyalist" "忠猪使用无懈可击";
    NullifyByRebel "nullify-by-rebel" true "J by a rebel" "反猪使用无懈可击";
    NullifyForOther "nullify-for-other" true "J to protect another pig" "为别的猪使用无懈可击";
    NullifyForSelf "nullify-for-self" true "J to protect oneself" "为自己使用无懈可击";
    NullifyByUser "nullify-by-user" true "J by the very user of the trick" "锦囊使用者自己使用无懈可击";
    NullifyArea "nullify-area" true "J in an area trick" "群攻中使用无懈可击";
    RevealLoyal "reveal-loyal" true "a loyalist reveals itself" "跳忠";
    RevealRebel "reveal-rebel" true "a rebel reveals itself" "跳反";
    RevealByNullify "reveal-by-nullify" true "a pig reveals itself by J" "因使用无懈可击而跳";
    Suspect "suspect" true "the lord suspects a pig" "出现类反猪";
    SuspectTwo "suspect-two" true "two suspects at once" "同时有两只类反猪";
    SuspectAfterPeach "suspect-after-peach" true "the lord, saved by a peach, suspects the user" "主猪濒死用桃后产生类反猪";
    SuspectAttacked "suspect-attacked" true "the lord attacks a suspect" "主猪攻击类反猪";
    SuspectIsLoyal "suspect-is-loyal" true "a suspect reveals itself as loyal" "类反猪跳忠";
    SuspectIsRebel "suspect-is-rebel" true "a suspect reveals itself as a rebel" "类反猪跳反";
    SuspectDies "suspect-dies" true "a suspect dies unrevealed" "类反猪未跳即死";
    RewardLord "reward-lord" true "the lord draws three cards for a rebel" "主猪杀反猪摸三张";
    RewardLoyalist "reward-loyalist" true "a loyalist draws three cards for a rebel" "忠猪杀反猪摸三张";
    RewardRebel "reward-rebel" true "a rebel draws three cards for a rebel" "反猪杀反猪摸三张";
    PenaltyKill "penalty-kill" true "the lord punished for killing a loyalist by K" "主猪用杀杀死忠猪受罚";
    PenaltyDuel "penalty-duel" true "the lord punished for killing a loyalist by F" "主猪用决斗杀死忠猪受罚";
    PenaltyInvasion "penalty-invasion" true "the lord punished for killing a loyalist by N" "主猪用南猪入侵杀死忠猪受罚";
    PenaltyArrows "penalty-arrows" true "the lord punished for killing a loyalist by W" "主猪用万箭齐发杀死忠猪受罚";
    PenaltyCrossbow "penalty-crossbow" true "the penalty takes a crossbow" "受罚时失去猪哥连弩";
    PenaltyCards "penalty-cards" true "the penalty takes cards from the hand" "受罚时失去手牌";
    PenaltyMidArea "penalty-mid-area" true "the penalty in the middle of the lord's area trick, which goes on" "主猪群攻中途受罚后继续结算";
    Crossbow "crossbow" true "a crossbow equipped" "装备猪哥连弩";
    CrossbowReplaced "crossbow-replaced" true "a crossbow replaced by another" "更换猪哥连弩";
    LoyalistDies "loyalist-dies" true "a loyalist dies" "忠猪死去";
    RebelDies "rebel-dies" true "a rebel dies" "反猪死去";
    LordWins "lord-wins" true "the lord's side wins" "主忠获胜";
    RebelsWin "rebels-win" true "the rebels win" "反猪获胜";
    EmptyHand "empty-hand" true "an alive pig ends with an empty hand" "有活猪终局时没有手牌";
    LastCard "last-card" true "the last card of the deck drawn again" "重复摸最后一张牌";
    Contested "contested" false "a K withheld after the penalty took the crossbow (programs differ)" "受罚失去连弩后不再出杀（各程序不一）";
}

pub(super) const MEASURES: [Measure; 6] = [
    Measure { id: "pigs", en: "pigs", zh: "猪数" },
    Measure { id: "turns", en: "turns begun", zh: "回合数" },
    Measure { id: "draws", en: "cards drawn", zh: "摸牌数" },
    Measure { id: "uses", en: "cards played, J included", zh: "用牌数（含无懈可击）" },
    Measure { id: "deaths", en: "pigs dead", zh: "死猪数" },
    Measure { id: "chain", en: "deepest J", zh: "无懈可击最深层数" },
];
