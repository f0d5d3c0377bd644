//! The profiles, as recipes: how many pigs of which role, which cards in hands and deck, how long a deck.

use crate::draws::Draws;
use crate::generate::{MIXED, Profile};

/// Weights of the eight cards, in the order P K D F N W J Z.
pub(super) type Mix = [u32; 8];

/// How roles are dealt to pigs 2 to n. At least one is always a rebel.
#[derive(Clone, Copy, Debug)]
pub(super) enum Roles {
    /// Each pig a rebel this many times in 100.
    Chance(u32),
    /// Half of all pigs rebels, as nearly as possible, in random seats.
    Balanced,
}

/// Which end of the deck the case must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeckClass {
    /// The game ends with at most m draws.
    Enough,
    /// It draws more than m cards: copies of the last one.
    LastCard,
}

/// How one kind of case is made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Recipe {
    /// The number of pigs, least and most.
    pub pigs: (usize, usize),
    pub roles: Roles,
    /// The mix of the dealt hands.
    pub hands: Mix,
    /// The mix of the deck.
    pub deck: Mix,
    /// Whether each case scales the mixes by a factor of its own for each card, so that cases differ in kind.
    pub swarm: bool,
    /// The length of the deck, least and most, before it is fitted to the game. A game that outlasts it goes on
    /// with [`FIERCE`] cards.
    pub cards: (usize, usize),
    /// Whether the deck is cut after the last card drawn.
    pub cut: bool,
    pub class: DeckClass,
    /// The least number of draws that makes the case worth keeping.
    pub least_draws: u64,
}

/// What a game that outlasts its deck goes on with, as far as the recipe has these cards: it soon ends.
pub(super) const FIERCE: Mix = [1, 6, 1, 5, 4, 4, 1, 1];

const PLAIN: Recipe = Recipe {
    pigs: (2, 10),
    roles: Roles::Chance(50),
    hands: [1; 8],
    deck: [1; 8],
    swarm: false,
    cards: (50, 2000),
    cut: false,
    class: DeckClass::Enough,
    least_draws: 0,
};

/// Decks that bound the games which no card ends soon; most games need far fewer.
const SHORT: (usize, usize) = (20, 320);

const fn profile(name: &'static str, en: &'static str, zh: &'static str) -> Profile {
    Profile { name, en, zh }
}

pub(super) const PROFILES: [Profile; 16] = [
    profile("uniform", "every card and role equally likely", "牌与身份均匀随机"),
    profile("no-tricks", "no F, N, W or J (10% of the original's tests)", "没有锦囊牌（原题 10% 的数据）"),
    profile(
        "no-nullify",
        "no J (a further 20% of the original's tests)",
        "没有无懈可击（原题另外 20% 的数据）",
    ),
    profile("nullify", "many J: long chains of nullifying", "无懈可击很多，连锁很长"),
    profile(
        "long",
        "large tables and long decks: many turns, most of the deck used",
        "人多牌多、回合多，牌堆大半用掉",
    ),
    profile(
        "duel",
        "many F and K: long duels, the lord against suspects and loyalists",
        "决斗与杀很多：长决斗，主猪打类反猪和忠猪",
    ),
    profile("area", "many N and W: several deaths in one trick", "南猪入侵与万箭齐发很多，一张牌死几只猪"),
    profile(
        "suspect",
        "area tricks by unknown pigs, few ways to reveal: suspects",
        "身份未明的猪放群攻，出现类反猪",
    ),
    profile(
        "penalty",
        "loyalists die by the lord's hand, in each way there is",
        "主猪以各种方式杀死忠猪受罚",
    ),
    profile("crossbow", "many Z and K: several kills a turn", "猪哥连弩与杀很多，一回合多次出杀"),
    profile("peach", "many P: pigs saved at the last moment, in and out of turn", "桃很多：回合内外濒死自救"),
    profile("crowd", "ten pigs, sides balanced, all of them act", "十只猪、势均力敌、都轮到行动"),
    profile(
        "tiny",
        "two to four pigs and a short deck, for people to read",
        "两到四只猪、牌堆很短，便于人读",
    ),
    profile("last-card", "the deck is drawn out and its last card repeated", "牌堆摸空后反复摸最后一张"),
    profile("handful", "small tables, every mix of cards", "小局，各种牌的比例"),
    profile(MIXED, "another of the above each time", "每次取以上之一"),
];

/// How often `mixed` draws each of the other profiles.
const IN_MIXED: [u32; 15] = [6, 3, 5, 13, 5, 9, 8, 12, 14, 8, 8, 8, 3, 2, 14];

/// The recipe of the profile `name`. `mixed` draws one; so does a name that is not in the list.
pub(super) fn of(name: &str, draws: &mut Draws) -> Recipe {
    //                  P   K   D   F   N   W   J   Z
    match name {
        "uniform" => PLAIN,
        "no-tricks" => Recipe {
            hands: [2, 5, 3, 0, 0, 0, 0, 2],
            deck: [3, 5, 3, 0, 0, 0, 0, 1],
            pigs: (2, 6),
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "no-nullify" => Recipe {
            hands: [2, 3, 3, 2, 1, 1, 0, 1],
            deck: [4, 3, 4, 2, 1, 1, 0, 1],
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "nullify" => Recipe {
            pigs: (3, 10),
            hands: [1, 2, 2, 2, 1, 1, 12, 1],
            deck: [3, 2, 3, 3, 1, 1, 8, 1],
            roles: Roles::Balanced,
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "long" => Recipe {
            pigs: (8, 10),
            hands: [4, 1, 4, 0, 0, 0, 3, 2],
            deck: [26, 6, 32, 3, 1, 1, 14, 6],
            roles: Roles::Balanced,
            cards: (120, 1900),
            cut: true,
            least_draws: 90,
            ..PLAIN
        },
        "duel" => Recipe {
            pigs: (2, 8),
            hands: [2, 8, 1, 4, 1, 1, 1, 1],
            deck: [4, 8, 1, 5, 1, 1, 1, 1],
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "area" => Recipe {
            pigs: (3, 10),
            hands: [3, 3, 3, 1, 3, 3, 1, 1],
            deck: [6, 4, 4, 1, 3, 3, 2, 1],
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "suspect" => Recipe {
            pigs: (3, 8),
            hands: [4, 2, 2, 1, 3, 3, 1, 1],
            deck: [8, 4, 3, 3, 2, 2, 2, 1],
            roles: Roles::Chance(40),
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "penalty" => Recipe {
            pigs: (3, 7),
            hands: [3, 3, 1, 2, 3, 3, 0, 3],
            deck: [6, 5, 1, 4, 3, 3, 1, 4],
            roles: Roles::Chance(30),
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "crossbow" => Recipe {
            pigs: (2, 8),
            hands: [2, 6, 2, 1, 1, 1, 1, 5],
            deck: [5, 9, 3, 1, 1, 1, 1, 3],
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "peach" => Recipe {
            pigs: (2, 8),
            hands: [8, 2, 1, 2, 2, 2, 1, 1],
            deck: [8, 4, 1, 3, 2, 2, 1, 1],
            swarm: true,
            cards: SHORT,
            ..PLAIN
        },
        "crowd" => Recipe {
            pigs: (10, 10),
            hands: [3, 3, 5, 0, 0, 0, 4, 2],
            deck: [10, 8, 10, 2, 1, 1, 6, 2],
            roles: Roles::Balanced,
            cards: (60, 900),
            least_draws: 20,
            ..PLAIN
        },
        "tiny" => Recipe { pigs: (2, 4), swarm: true, cards: (4, 24), cut: true, ..PLAIN },
        "last-card" => Recipe {
            hands: [3, 3, 4, 1, 1, 1, 3, 1],
            deck: [4, 3, 4, 1, 1, 1, 3, 1],
            swarm: true,
            cards: (1, 60),
            class: DeckClass::LastCard,
            ..PLAIN
        },
        "handful" => Recipe {
            pigs: (2, 5),
            hands: [2, 2, 2, 2, 2, 2, 2, 2],
            deck: [4, 3, 3, 2, 1, 1, 3, 2],
            swarm: true,
            cards: (20, 300),
            ..PLAIN
        },
        _ => {
            let drawn = draws.weighted(&IN_MIXED);
            of(PROFILES[drawn].name, draws)
        }
    }
}
