//! Wrong readings of courting, hostility, revealing, and suspects.

use damoni_corpus::pigkill::{Card, Face, Role};

use super::super::choices::{
    Answering, NullifyReveals, RevealedAt, SuspectMark, SuspectsKept, SuspicionEnds, UsingArea,
};
use super::super::components::Public;
use super::super::policies::Policies;
use super::super::reveal::{Act, shows};
use super::super::suspect::{Outcome, arises};
use super::{CLAUSES, PUBLISHED, WRITE_UPS, harmless, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    let mut pitfalls = courting_and_hostility();
    pitfalls.extend(moments());
    pitfalls.extend(suspects());
    pitfalls
}

fn courting_and_hostility() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "courting-the-lord-only-reveals",
            "courting",
            CLAUSES,
            "A loyalist reveals itself by courting the lord, but not by courting a revealed loyalist.",
            "忠猪只有向主猪献殷勤才跳忠，向跳忠的猪献殷勤不跳。",
            |p| {
                p.reveal.shows = |role, act, to| match (role, act, to) {
                    (Role::Loyalist, Act::Courting, Public::Loyal) => None,
                    _ => shows(role, act, to),
                }
            },
        ),
        pitfall(
            "courting-a-rebel-hides",
            "courting",
            CLAUSES,
            "A rebel does not reveal itself by courting a revealed rebel.",
            "反猪向跳反的猪献殷勤时不跳反。",
            |p| {
                p.reveal.shows = |role, act, to| match (role, act) {
                    (Role::Rebel, Act::Courting) => None,
                    _ => shows(role, act, to),
                }
            },
        ),
        pitfall(
            "hostility-to-a-rebel-hides",
            "hostility",
            CLAUSES,
            "A loyalist does not reveal itself by hostility to a revealed rebel.",
            "忠猪向跳反的猪表敌意时不跳忠。",
            |p| {
                p.reveal.shows = |role, act, to| match (role, act) {
                    (Role::Loyalist, Act::Hostility) => None,
                    _ => shows(role, act, to),
                }
            },
        ),
        pitfall(
            "hostility-to-the-lord-only-reveals",
            "hostility",
            CLAUSES,
            "A rebel reveals itself by hostility to the lord, but not to a revealed loyalist.",
            "反猪只有向主猪表敌意才跳反，向跳忠的猪表敌意不跳。",
            |p| {
                p.reveal.shows = |role, act, to| match (role, act, to) {
                    (Role::Rebel, Act::Hostility, Public::Loyal) => None,
                    _ => shows(role, act, to),
                }
            },
        ),
        pitfall(
            "courting-shows-loyalty",
            "reveal",
            CLAUSES,
            "Whoever courts is taken for a loyalist, whomever it courts.",
            "凡是献殷勤的猪都算跳忠，不管向谁献。",
            |p| {
                p.reveal.shows = |role, act, to| match act {
                    Act::Courting => shows(role, act, to).map(|_| Face::Loyal),
                    Act::Hostility => shows(role, act, to),
                }
            },
        ),
        pitfall(
            "area-trick-is-hostility",
            "hostility",
            CLAUSES,
            "Using N or W is hostility to the lord and reveals a rebel.",
            "反猪使用南猪入侵或万箭齐发也算向主猪表敌意而跳反。",
            |p| p.area.using = UsingArea::IsHostilityToTheLord,
        ),
        pitfall(
            "answering-a-duel-is-hostility",
            "hostility",
            CLAUSES,
            "Discarding K in a duel is hostility to the other duelist.",
            "决斗中弃杀也算向对方表敌意。",
            |p| p.duel.answering = Answering::IsHostility,
        ),
    ]
}

fn moments() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "dodged-kill-does-not-reveal",
            "reveal",
            WRITE_UPS,
            "A K reveals its user only when it was not dodged.",
            "杀被闪抵消时不跳身份。",
            |p| p.reveal.kill = RevealedAt::Effect,
        ),
        pitfall(
            "nullified-duel-does-not-reveal",
            "reveal",
            WRITE_UPS,
            "An F reveals its user only when it was not nullified.",
            "决斗被无懈可击抵消时不跳身份。",
            |p| p.reveal.duel = RevealedAt::Effect,
        ),
        pitfall(
            "nullified-nullify-does-not-reveal",
            "reveal",
            WRITE_UPS,
            "A J reveals its user only when it was not nullified itself.",
            "无懈可击被反掉时不跳身份。",
            |p| p.reveal.nullify = NullifyReveals::IfItTakesEffect,
        ),
        pitfall(
            "nullify-does-not-reveal",
            "reveal",
            CLAUSES,
            "Using J never reveals.",
            "使用无懈可击不会跳身份。",
            |p| p.reveal.nullify = NullifyReveals::Never,
        ),
        pitfall(
            "counter-does-not-reveal",
            "reveal",
            CLAUSES,
            "Using J against another J does not reveal.",
            "对无懈可击使用无懈可击不会跳身份。",
            |p| p.reveal.nullify = NullifyReveals::OnlyTheFirst,
        ),
        harmless(
            "while a K or F resolves, nobody's wish depends on the face of its user",
            pitfall(
                "attack-reveals-after-it-resolves",
                "reveal",
                WRITE_UPS,
                "K and F reveal their user after they are resolved.",
                "杀和决斗在结算之后才跳身份。",
                |p| {
                    p.reveal.kill = RevealedAt::After;
                    p.reveal.duel = RevealedAt::After;
                },
            ),
        ),
        harmless(
            "all wishes in a chain depend on the face of the target, which is known before the first J",
            pitfall(
                "nullify-reveals-after-the-chain",
                "reveal",
                WRITE_UPS,
                "J reveal their users when the whole chain is resolved.",
                "无懈可击在整条链结算之后才跳身份。",
                |p| p.reveal.nullify = NullifyReveals::AfterTheChain,
            ),
        ),
    ]
}

fn suspects() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "suspicion-without-damage",
            "suspect",
            WRITE_UPS,
            "The lord suspects the user of N or W also when he has answered it.",
            "主猪弃牌抵挡了南猪入侵或万箭齐发，也把使用者当作类反猪。",
            |p| {
                p.suspicion.arises = |table, strike| {
                    table.public(strike.user) == Public::Unknown
                        && !matches!(strike.outcome, Outcome::Nullified | Outcome::Died)
                }
            },
        ),
        pitfall(
            "suspicion-even-when-nullified",
            "suspect",
            CLAUSES,
            "The lord suspects every unknown user of N or W that was to hit him, even when a J spares him.",
            "即使无懈可击使主猪免受伤害，使用者也成为类反猪。",
            |p| {
                p.suspicion.arises = |table, strike| {
                    table.public(strike.user) == Public::Unknown && strike.outcome != Outcome::Died
                }
            },
        ),
        pitfall(
            "no-suspicion-when-saved",
            "suspect",
            PUBLISHED,
            "The lord does not suspect the user of the N or W when a peach has just saved him.",
            "主猪濒死用桃获救后，不把使用者当作类反猪。",
            |p| {
                p.suspicion.arises = |table, strike| arises(table, strike) && strike.outcome != Outcome::Saved
            },
        ),
        pitfall(
            "suspicion-of-revealed",
            "suspect",
            CLAUSES,
            "The lord suspects whoever hurts him by N or W, a revealed loyalist too.",
            "已跳忠的猪用南猪入侵或万箭齐发伤到主猪，也成为类反猪。",
            |p| p.suspicion.arises = |_, strike| matches!(strike.outcome, Outcome::Hurt | Outcome::Saved),
        ),
        pitfall(
            "suspicion-by-face-at-use",
            "suspect",
            CLAUSES,
            "The lord suspects a pig that was unknown when it used N or W, even if it has revealed itself by J since.",
            "按使用锦囊时的身份判断，途中用无懈可击跳忠的使用者也成为类反猪。",
            |p| {
                p.suspicion.arises = |_, strike| {
                    matches!(strike.outcome, Outcome::Hurt | Outcome::Saved)
                        && strike.face_at_use == Public::Unknown
                }
            },
        ),
        pitfall(
            "invasion-only-makes-suspects",
            "suspect",
            CLAUSES,
            "Only N makes its user a suspect, W does not.",
            "只有南猪入侵产生类反猪，万箭齐发不产生。",
            |p| p.suspicion.arises = |table, strike| arises(table, strike) && strike.trick == Card::Invasion,
        ),
        pitfall(
            "one-suspect-at-a-time",
            "suspect",
            CLAUSES,
            "A new suspect clears the one before.",
            "主猪只记住最近的一只类反猪。",
            |p| p.suspicion.kept = SuspectsKept::TheLast,
        ),
        pitfall(
            "suspect-outlives-reveal",
            "suspect",
            CLAUSES,
            "A suspect that reveals itself as a loyalist stays a suspect.",
            "类反猪跳忠之后，主猪仍把它当作类反猪。",
            |p| p.suspicion.ends = SuspicionEnds::Never,
        ),
        pitfall(
            "suspicion-ends-with-lords-turn",
            "suspect",
            CLAUSES,
            "The lord forgets his suspects at the end of his turn.",
            "主猪的回合结束后类反猪就被忘记。",
            |p| p.suspicion.ends = SuspicionEnds::WhenRevealedOrTheLordHasActed,
        ),
        pitfall(
            "suspect-is-revealed-to-all",
            "suspect",
            WRITE_UPS,
            "A suspect counts as a revealed rebel for everyone, and never reveals itself again.",
            "类反猪对所有猪都等同于跳反，之后不再跳身份。",
            |p| p.suspicion.mark = SuspectMark::RevealedRebel,
        ),
    ]
}
