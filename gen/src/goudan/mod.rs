//! Cases of 狗蛋和二五仔 (Luogu P7144).
//!
//! Of uniform queries two in five are won for certain and half are within a tenth of 0 or 1. So most profiles solve a
//! batch of candidates and keep those on which a wrong program has something to be wrong about.

mod choose;
mod draw;
mod portrait;
mod situation;

use damoni_corpus::goudan::{Case, Event};
use damoni_corpus::{Goudan, Outcome};

use crate::draws::Draws;
use crate::generate::{Generate, MIXED, Measure, Portrait, Profile, Situation};

const fn profile(name: &'static str, en: &'static str, zh: &'static str) -> Profile {
    Profile { name, en, zh }
}

const PROFILES: [Profile; 12] = [
    profile("uniform", "every position equally likely", "局面均匀随机"),
    profile("balanced", "answers between 0.1 and 0.9", "答案在 0.1 与 0.9 之间"),
    profile("low-health", "heroes with few hit points", "英雄血量很低"),
    profile("full-board", "crowded boards", "场上随从很多"),
    profile("near-zero", "E nearly sure to lose, but not quite", "小E 几乎必败，但仍有一线胜机"),
    profile("near-one", "E nearly sure to win, but not quite", "小E 几乎必胜，但仍可能失利"),
    profile("o-matters", "answers that differ between O = 3, 4 and 5", "答案随 O 变化"),
    profile(
        "asymmetric",
        "swapping boards, hands or healths changes the answer",
        "交换双方场面、手牌或血量会改变答案",
    ),
    profile("edge", "every number at one of its bounds", "各数取边界值"),
    profile("rare", "the one best first action is one that seldom is", "唯一最优的首步是通常不占优的操作"),
    profile("max", "351493 distinct queries", "351493 个互不相同的询问"),
    profile(
        MIXED,
        "another of the above each time (but max), with few hit points",
        "每次取以上之一（max 除外），血量较低",
    ),
];

/// How often `mixed` draws each of the profiles before `max`.
const IN_MIXED: [u32; 10] = [80, 200, 140, 100, 60, 80, 120, 160, 60, 12];

/// The most hit points of a hero in `mixed`: what the reference answers in a moment.
const MIXED_HEALTH: usize = 7;

impl Generate for Goudan {
    fn profiles() -> &'static [Profile] {
        &PROFILES
    }

    fn generate(profile: &Profile, draws: &mut Draws) -> Case {
        match profile.name {
            MIXED => {
                let name = PROFILES[draws.weighted(&IN_MIXED)].name;
                let health = draws.between(1, MIXED_HEALTH);
                choose::choose(name, draw::Range { health, queries: (1, 8) }, draws)
            }
            name => choose::choose(name, draw::Range::of(name), draws),
        }
    }

    fn situations() -> &'static [Situation] {
        &situation::SITUATIONS
    }

    fn measures() -> &'static [Measure] {
        &situation::MEASURES
    }

    fn portrait(case: &Case, events: &[Event], outcome: &Outcome<Self>) -> Portrait {
        portrait::portrait(case, events, outcome)
    }
}
