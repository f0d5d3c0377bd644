//! The situations and measures of a game of 麻将模拟器, by name.

use crate::generate::Measure;

crate::generate::situations! {
    Ron "ron" true "a win on a discard" "荣和";
    Selfdrawn "selfdrawn" true "a win on a drawn tile" "自摸";
    Draw "draw" true "the wall is used up" "流局";
    DoubleRon "double-ron" true "two players could ron the same tile" "两家可荣和同一张牌（截和）";
    TripleRon "triple-ron" true "three players could ron the same tile" "三家可荣和同一张牌（截和）";
    Pong "pong" true "a pong" "碰";
    Chow "chow" true "a chow" "吃";
    PongOverOwnChow "pong-over-own-chow" true "a pong by a player who could also chow" "可吃可碰时碰";
    PongOverOtherChow "pong-over-other-chow" true "a pong over another player's chow" "碰优先于他人的吃";
    ChowOptions "chow-options" true "a chow with two or more improving options" "有多种可行的吃法";
    ChowAfterPong "chow-after-pong" true "a chow by a player whose pong would not help" "碰无益而改吃";
    PongDeclined "pong-declined" true "a pair held, but the pong does not help" "有对子但碰无益";
    ChowDeclined "chow-declined" true "a chow possible, but none helps" "能吃但无益";
    ClaimReversed "claim-reversed" true "a claim under reversed order" "反向时吃碰";
    ChowReversed "chow-reversed" true "a chow under reversed order" "反向时吃";
    RonReversed "ron-reversed" true "a ron under reversed order" "反向时荣和";
    ClaimWithSpecial "claim-with-special" true "a claim with a special in hand, thrown right after it" "手有特殊牌时吃碰，随后打出特殊牌";
    Pass "pass" true "PASS thrown" "打出 PASS";
    Reverse "reverse" true "REVERSE thrown" "打出 REVERSE";
    Double "double" true "DOUBLE thrown" "打出 DOUBLE";
    PassReversed "pass-reversed" true "PASS under reversed order" "反向时打出 PASS";
    DoubleTwice "double-twice" true "DOUBLE on the extra turn of DOUBLE" "DOUBLE 的额外回合又打出 DOUBLE";
    SpecialsHeld "specials-held" true "a choice between kinds of special" "手中有多种特殊牌可打";
    SelfdrawnOnDouble "selfdrawn-on-double" true "a self-draw on the extra turn of DOUBLE" "DOUBLE 的额外回合自摸";
    DrawOnDouble "draw-on-double" true "the wall found empty on the extra turn of DOUBLE" "DOUBLE 的额外回合流局";
    WinBeforeTurn "win-before-turn" true "a win before the winner's first turn" "首巡之前荣和";
    WinOnLastTile "win-on-last-tile" true "a win on the last tile of the wall" "最后一张牌和牌";
    ClaimOnLastTile "claim-on-last-tile" true "a claim after the last tile of the wall is drawn" "摸完最后一张后吃碰";
    WinWithMelds "win-with-melds" true "a win with two or more claims made" "两次以上吃碰后和牌";
    FourMelds "four-melds" true "a player with four claims" "一家吃碰四次";
    LimitDecides "limit-decides" true "the limit of four copies decides a discard" "“每种至多四张”决定了打出的牌";
}

pub(super) const MEASURES: [Measure; 4] = [
    Measure { id: "lines", en: "lines of the log", zh: "日志行数" },
    Measure { id: "drawn", en: "tiles drawn after the deal", zh: "发牌后摸牌数" },
    Measure { id: "claims", en: "pongs and chows", zh: "吃碰次数" },
    Measure { id: "specials", en: "specials thrown", zh: "打出的特殊牌数" },
];
