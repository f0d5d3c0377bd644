//! Cases of 麻将模拟器 (Luogu P7147).
//!
//! On uniform walls most wrong programs show in fewer than one game in a hundred. So each profile lays hands and wall
//! such that certain rules decide.

mod lay;
mod limitless;
mod portrait;
mod situation;
mod wall;

use damoni_corpus::mahjong::{Case, Event};
use damoni_corpus::{Mahjong, Outcome};

use crate::draws::Draws;
use crate::generate::{Generate, MIXED, Measure, Portrait, Profile, Situation};

const fn profile(name: &'static str, en: &'static str, zh: &'static str) -> Profile {
    Profile { name, en, zh }
}

const PROFILES: [Profile; 15] = [
    profile("uniform", "every order of the wall equally likely", "牌山均匀随机"),
    profile("fours", "players are dealt four of a kind", "起手拿到四张相同的牌"),
    profile("tenpai", "near-complete hands are dealt", "起手接近听牌"),
    profile("specials-first", "specials early in the wall", "特殊牌在牌山前部"),
    profile("specials-last", "specials late in the wall", "特殊牌在牌山后部"),
    profile("specials-one", "one player is dealt many specials", "一名玩家起手有很多特殊牌"),
    profile("sorted", "walls in blocks, in rounds or in order", "牌山成块、成轮或有序"),
    profile("one-suit", "each player is dealt tiles of one suit", "每人起手以一门花色为主"),
    profile("honours", "honours in the hands", "起手字牌很多"),
    profile(
        "wall-end",
        "the game lives to the last tile, and something happens there",
        "一直打到最后一张牌，且最后有事发生",
    ),
    profile("interception", "two or three players can ron the same tile", "两三家可荣和同一张牌"),
    profile("reversed", "claims and wins under reversed order", "反向时的吃碰和"),
    profile("claims", "many pongs and chows, pong over another's chow", "吃碰很多，碰优先于他人的吃"),
    profile("short", "somebody wins within a few turns", "几巡之内就有人和牌"),
    profile(MIXED, "another of the above each time", "每次取以上之一"),
];

/// How often `mixed` draws each of the other profiles.
const IN_MIXED: [u32; 14] = [12, 9, 10, 6, 5, 6, 4, 6, 4, 6, 8, 9, 10, 5];

impl Generate for Mahjong {
    fn profiles() -> &'static [Profile] {
        &PROFILES
    }

    fn generate(profile: &Profile, draws: &mut Draws) -> Case {
        match profile.name {
            MIXED => lay::lay(PROFILES[draws.weighted(&IN_MIXED)].name, draws),
            name => lay::lay(name, draws),
        }
    }

    fn situations() -> &'static [Situation] {
        &situation::SITUATIONS
    }

    fn measures() -> &'static [Measure] {
        &situation::MEASURES
    }

    fn portrait(case: &Case, events: &[Event], _outcome: &Outcome<Self>) -> Portrait {
        portrait::portrait(case, events)
    }
}
