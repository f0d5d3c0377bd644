//! Wrong readings of peach, kill, dodge, duel, and the area tricks.

use damoni_corpus::pigkill::{Card, Role};

use super::super::choices::{DuelLength, DuelSource, FirstToAnswer, HealthLimit, Pick, Saving};
use super::super::components::Seat;
use super::super::policies::Policies;
use super::super::table::{Seats, Table};
use super::{CLAUSES, WRITE_UPS, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    let mut pitfalls = peach();
    pitfalls.extend(answers());
    pitfalls.extend(duel());
    pitfalls.extend(area());
    pitfalls
}

fn peach() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "peach-above-full-health",
            "peach",
            CLAUSES,
            "A peach can always be used, and heals above 4.",
            "桃随时可用，体力可以超过 4。",
            |p| {
                p.peach.usable = |_, _| true;
                p.peach.limit = HealthLimit::None;
            },
        ),
        pitfall(
            "peach-wasted-at-full-health",
            "peach",
            CLAUSES,
            "A peach is used in one's own turn even at full health, and heals nothing then.",
            "体力满时也使用桃，白白浪费。",
            |p| p.peach.usable = |_, _| true,
        ),
        pitfall(
            "peach-only-when-dying",
            "peach",
            CLAUSES,
            "A peach is kept for dying and never used in one's own turn.",
            "桃只在濒死时使用，自己的回合不吃。",
            |p| p.peach.usable = |_, _| false,
        ),
        pitfall(
            "no-peach-when-dying",
            "dying",
            CLAUSES,
            "A dying pig does not use a peach.",
            "濒死时不自动使用桃。",
            |p| p.peach.savers = |_, _| Seats::new(),
        ),
        pitfall(
            "no-peach-when-dying-in-own-turn",
            "dying",
            CLAUSES,
            "A pig that loses its own duel is not saved: only outside its turn does a dying pig use a peach.",
            "自己回合内决斗失败濒死时不能用桃，只有回合外才能。",
            |p| {
                p.peach.savers =
                    |table, dying| std::iter::once(dying).filter(|&seat| seat != table.turn.actor).collect()
            },
        ),
        pitfall(
            "loyalists-save-lord",
            "dying",
            CLAUSES,
            "When the lord is dying without a peach, loyalists use theirs, in seat order.",
            "主猪濒死而没有桃时，忠猪用自己的桃救他。",
            |p| {
                p.peach.savers = |table, dying| {
                    let loyalists = table.others_after(dying).into_iter();
                    let loyalists =
                        loyalists.filter(|&seat| dying == Seat::LORD && table.role(seat) == Role::Loyalist);
                    std::iter::once(dying).chain(loyalists).collect()
                }
            },
        ),
        pitfall(
            "every-peach-when-dying",
            "dying",
            CLAUSES,
            "A dying pig uses all its peaches, up to full health.",
            "濒死时把所有的桃都用掉，直到体力满。",
            |p| p.peach.saving = Saving::EveryPeach,
        ),
        pitfall(
            "rightmost-peach",
            "dying",
            CLAUSES,
            "A dying pig uses its rightmost peach.",
            "濒死时使用最右边的桃。",
            |p| p.answers.peach = Pick::Rightmost,
        ),
    ]
}

fn answers() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "rightmost-kill",
            "kill",
            CLAUSES,
            "A pig that answers F or N discards its rightmost K.",
            "响应决斗或南猪入侵时弃最右边的杀。",
            |p| p.answers.kill = Pick::Rightmost,
        ),
        pitfall(
            "rightmost-dodge",
            "dodge",
            CLAUSES,
            "A pig that answers K or W discards its rightmost D.",
            "响应杀或万箭齐发时弃最右边的闪。",
            |p| p.answers.dodge = Pick::Rightmost,
        ),
        pitfall(
            "loyalist-does-not-dodge-lord",
            "dodge",
            CLAUSES,
            "A loyalist does not dodge the lord's K, as it does not answer his duel.",
            "忠猪不闪主猪的杀。",
            |p| {
                p.answers.dodges = |table, target, user| {
                    !(table.role(target) == Role::Loyalist && table.role(user) == Role::Lord)
                }
            },
        ),
        pitfall(
            "dodge-not-spent",
            "dodge",
            WRITE_UPS,
            "The D that answers a K or W stays in the hand.",
            "响应用掉的闪没有从手牌中弃掉。",
            |p| p.answers.spent = |card, _| card != Card::Dodge,
        ),
        pitfall(
            "invasion-kill-not-spent",
            "invasion",
            WRITE_UPS,
            "The K that answers an N stays in the hand.",
            "响应南猪入侵的杀没有从手牌中弃掉。",
            |p| p.answers.spent = |_, against| against != Card::Invasion,
        ),
    ]
}

fn duel() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "duel-user-answers-first",
            "duel",
            CLAUSES,
            "In a duel the user discards a K first.",
            "决斗由使用者先弃杀。",
            |p| p.duel.first = FirstToAnswer::User,
        ),
        pitfall(
            "duel-of-one-exchange",
            "duel",
            CLAUSES,
            "A duel is over, without damage, when each has discarded one K.",
            "决斗双方各弃一张杀后就结束，无人受伤。",
            |p| p.duel.length = DuelLength::OneExchange,
        ),
        pitfall(
            "duel-source-is-user",
            "duel",
            CLAUSES,
            "The source of the damage of a duel is always its user, so that nobody is rewarded when the user dies of it.",
            "决斗的伤害来源总是使用者，使用者自己死于决斗时无人得到奖励。",
            |p| p.duel.source = DuelSource::User,
        ),
        pitfall(
            "loyalist-answers-lords-duel",
            "loyalist-duel",
            WRITE_UPS,
            "A loyalist answers the lord's duel with K like everyone else.",
            "忠猪被主猪决斗时也照常弃杀。",
            |p| p.duel.yields = |_, _, _| false,
        ),
    ]
}

fn area() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "invasion-asks-dodge",
            "invasion",
            CLAUSES,
            "N asks for a D, and W for a K.",
            "南猪入侵要求出闪，万箭齐发要求出杀，弄反了。",
            |p| p.area.answer = |trick| if trick == Card::Invasion { Card::Dodge } else { Card::Kill },
        ),
        pitfall(
            "arrows-ask-kill",
            "arrows",
            CLAUSES,
            "W, like N, asks for a K.",
            "万箭齐发和南猪入侵一样要求出杀。",
            |p| p.area.answer = |_| Card::Kill,
        ),
        pitfall(
            "loyalist-yields-to-lords-invasion",
            "invasion",
            CLAUSES,
            "A loyalist discards no K for the lord's N, as in his duel.",
            "忠猪对主猪的南猪入侵不弃杀。",
            |p| {
                p.area.yields = |table, target, user, trick| {
                    trick == Card::Invasion
                        && table.role(target) == Role::Loyalist
                        && table.role(user) == Role::Lord
                }
            },
        ),
        pitfall(
            "area-from-pig-one",
            "invasion",
            CLAUSES,
            "N and W hit pigs from pig 1 on, not from the user's next seat on.",
            "南猪入侵和万箭齐发从 1 号猪开始结算，而不是从使用者的下家开始。",
            |p| p.area.targets = from_pig_one,
        ),
        pitfall(
            "area-stops-at-highest-seat",
            "invasion",
            WRITE_UPS,
            "N and W hit only the pigs after the user up to the highest seat.",
            "南猪入侵和万箭齐发只结算到最后一个座位，不绕回 1 号。",
            |p| p.area.targets = up_to_highest_seat,
        ),
        pitfall(
            "area-backwards",
            "invasion",
            CLAUSES,
            "N and W go round against seat order.",
            "南猪入侵和万箭齐发按逆座位顺序结算。",
            |p| p.area.targets = |table, user| table.others_after(user).into_iter().rev().collect(),
        ),
    ]
}

/// From pig 1 on, not from the user on.
pub fn from_pig_one(table: &Table<'_>, user: Seat) -> Seats {
    table.alive_from(Seat::LORD).into_iter().filter(|&seat| seat != user).collect()
}

/// Without coming round to pig 1.
pub fn up_to_highest_seat(table: &Table<'_>, user: Seat) -> Seats {
    table.others_after(user).into_iter().filter(|&seat| seat > user).collect()
}
