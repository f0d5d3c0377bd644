//! The story of a game of 猪国杀.

mod picture;
mod reasons;
mod table;
mod words;

use damoni_corpus::pigkill::{Card, Case, Event, Face, Role, Side};
use damoni_corpus::{Pigkill, Text};

use self::table::Table;
use self::words::{Term, name};
use crate::replay::{Step, Story, Tone, changed_places};

/// The pig whose hand or health an event changes, or who acts.
trait Concerns {
    fn pig(&self) -> Option<u8>;
}

impl Concerns for Event {
    fn pig(&self) -> Option<u8> {
        match *self {
            Self::Turn { pig }
            | Self::Draw { pig, .. }
            | Self::Use { pig, .. }
            | Self::Nullify { pig, .. }
            | Self::Reveal { pig, .. }
            | Self::Discard { pig, .. }
            | Self::Damage { pig, .. }
            | Self::Heal { pig, .. }
            | Self::Suspect { pig }
            | Self::Die { pig, .. }
            | Self::Reward { pig }
            | Self::Penalty { pig, .. } => Some(pig),
            Self::Spare { target, .. } => Some(target),
            Self::End { .. } => None,
        }
    }
}

impl Story for Pigkill {
    fn title() -> Text {
        Text::new("pigkill", "猪国杀")
    }

    fn opening(case: &Case) -> Text {
        picture::in_words(&Table::deal(case))
    }

    fn steps(case: &Case, events: &[Event]) -> Vec<Step> {
        let mut table = Table::deal(case);
        let mut seen = picture::whole(&table);
        let mut steps: Vec<Step> = Vec::with_capacity(events.len());
        for (index, event) in events.iter().enumerate() {
            if matches!(event, Event::Turn { .. })
                && let Some(last) = steps.last_mut()
            {
                last.after = reasons::for_stopping(&table);
            }
            let before = index.checked_sub(1).map(|last| &events[last]);
            let why = why(&table, event, before);
            table.apply(event);
            let mut step = tell(&table, event).because(why);
            if let Some(change) = change(&table, event) {
                step = step.leaving(change);
            }
            step.event = Some(index + 1);
            step.turn = table.turn;
            step.picture = changed_places(&mut seen, picture::whole(&table));
            steps.push(step);
        }
        steps
    }

    fn situation(case: &Case, events: &[Event]) -> Text {
        let mut table = Table::deal(case);
        events.iter().for_each(|event| table.apply(event));
        picture::in_words(&table)
    }

    /// Line 1 is the winner, line k + 1 what pig k holds.
    fn behind(_case: &Case, events: &[Event], line: usize) -> Vec<usize> {
        const SHOWN: usize = 12;
        let concerns = |event: &Event| match line {
            0 | 1 => matches!(event, Event::Die { .. } | Event::End { .. }),
            _ => event.pig().is_some_and(|pig| usize::from(pig) == line - 2),
        };
        let all: Vec<usize> = (0..events.len()).filter(|&at| concerns(&events[at])).collect();
        all[all.len().saturating_sub(SHOWN)..].to_vec()
    }

    fn picture(case: &Case) -> crate::replay::Picture {
        picture::whole(&Table::deal(case))
    }

    fn page_script() -> &'static str {
        include_str!("table.js")
    }

    fn page_style() -> &'static str {
        include_str!("table.css")
    }

    fn event_kinds() -> &'static [&'static str] {
        &[
            "turn", "draw", "use", "nullify", "reveal", "spare", "discard", "damage", "heal", "suspect",
            "die", "reward", "penalty", "end",
        ]
    }
}

fn said(en: impl Into<String>, zh: impl Into<String>) -> Text {
    Text::new(en.into(), zh.into())
}

/// The rule of playing a card.
const fn rule_of(card: Card) -> &'static str {
    match card {
        Card::Peach => "peach",
        Card::Kill => "kill",
        Card::Dodge => "dodge",
        Card::Duel => "duel",
        Card::Invasion => "invasion",
        Card::Arrows => "arrows",
        Card::Nullify => "nullify",
        Card::Crossbow => "crossbow",
    }
}

/// What happens, on the table as it is afterwards.
fn tell(table: &Table, event: &Event) -> Step {
    let kind = event.kind();
    match *event {
        Event::Turn { pig } => {
            let who = name(table, pig);
            let (round, turn) = (table.round, table.turn);
            let text = said(
                format!("Turn {turn}, round {round}: {}", who.en),
                format!("第 {turn} 回合（第 {round} 轮）：{}", who.zh),
            );
            Step::new(kind, "turn", Tone::Turn, text)
        }
        Event::Draw { pig, card, beyond } => {
            let (who, (card_en, card_zh)) = (name(table, pig), words::card(card));
            let (copy_en, copy_zh, rule) = match beyond {
                true => (", a copy of the last card", "（最后一张牌的复制）", "last-card"),
                false => ("", "", "draw"),
            };
            let text = said(
                format!("{} draws {card_en}{copy_en}", who.en),
                format!("{}摸到{card_zh}{copy_zh}", who.zh),
            );
            Step::new(kind, rule, Tone::Plain, text).at_depth(1)
        }
        Event::Use { pig, card, target } => {
            let (who, (card_en, card_zh)) = (name(table, pig), words::card(card));
            let text = match target.map(|target| name(table, target)) {
                Some(target) => said(
                    format!("{} plays {card_en} at {}", who.en, target.en),
                    format!("{}对{}使用{card_zh}", who.zh, target.zh),
                ),
                None => said(format!("{} plays {card_en}", who.en), format!("{}使用{card_zh}", who.zh)),
            };
            Step::new(kind, rule_of(card), Tone::Act, text).at_depth(1)
        }
        Event::Nullify { pig, target, depth, .. } => nullify(table, pig, target, depth),
        Event::Reveal { pig, face } => {
            let who = name(table, pig);
            let text = match face {
                Face::Loyal => said(format!("{} reveals itself as loyal", who.en), format!("{}跳忠", who.zh)),
                Face::Rebel => {
                    said(format!("{} reveals itself as a rebel", who.en), format!("{}跳反", who.zh))
                }
            };
            Step::new(kind, "reveal", Tone::Known, text).at_depth(3)
        }
        Event::Spare { trick, target } => {
            let (who, (card_en, card_zh)) = (name(table, target), words::card(trick));
            let text = said(format!("{card_en} spares {}", who.en), format!("{card_zh}对{}无效", who.zh));
            Step::new(kind, "nullify", Tone::Good, text).at_depth(2)
        }
        Event::Discard { pig, card, against } => {
            let (who, (card_en, card_zh)) = (name(table, pig), words::card(card));
            let (against_en, against_zh) = words::card(against);
            let text = said(
                format!("{} gives up {card_en} against {against_en}", who.en),
                format!("{}打出{card_zh}响应{against_zh}", who.zh),
            );
            let rule = if against == Card::Kill { "dodge" } else { rule_of(against) };
            Step::new(kind, rule, Tone::Answer, text).at_depth(2)
        }
        Event::Damage { pig, source, cause, health } => {
            let (who, from, (card_en, card_zh)) = (name(table, pig), name(table, source), words::card(cause));
            let text = said(
                format!("{} takes 1 damage from {} by {card_en}: health {health}", who.en, from.en),
                format!("{}受到{}的{card_zh} 1 点伤害，体力 {health}", who.zh, from.zh),
            );
            Step::new(kind, "damage", Tone::Bad, text).at_depth(2)
        }
        Event::Heal { pig, health, dying } => {
            let who = name(table, pig);
            let text = match dying {
                true => said(
                    format!("{}, dying, uses P (peach): health {health}", who.en),
                    format!("{}濒死，使用桃(P)，体力 {health}", who.zh),
                ),
                false => said(
                    format!("{} heals: health {health}", who.en),
                    format!("{}回复 1 点体力，体力 {health}", who.zh),
                ),
            };
            Step::new(kind, if dying { "dying" } else { "peach" }, Tone::Good, text).at_depth(2)
        }
        Event::Suspect { pig } => {
            let who = name(table, pig);
            let text = said(format!("the lord suspects {}", who.en), format!("{}成为类反猪", who.zh));
            Step::new(kind, "suspect", Tone::Known, text).at_depth(3)
        }
        Event::Die { pig, role } => {
            let who = name(table, pig);
            let (role_en, role_zh) = words::role(role);
            let text =
                said(format!("{} dies: a {role_en}", who.en), format!("{}死亡，身份是{role_zh}", who.zh));
            Step::new(kind, "death", Tone::Fate, text).at_depth(2)
        }
        Event::Reward { pig } => {
            let who = name(table, pig);
            let text = said(
                format!("{} draws 3 cards for the rebel", who.en),
                format!("{}杀死反猪，摸三张牌", who.zh),
            );
            Step::new(kind, "reward", Tone::Good, text).at_depth(2)
        }
        Event::Penalty { pig, cards, crossbow } => {
            let who = name(table, pig);
            let (bow_en, bow_zh) = if crossbow { (" and the crossbow", "和猪哥连弩") } else { ("", "") };
            let text = said(
                format!("{} has killed a loyalist: it loses {cards} cards{bow_en}", who.en),
                format!("{}杀死忠猪，弃掉 {cards} 张手牌{bow_zh}", who.zh),
            );
            Step::new(kind, "penalty", Tone::Fate, text).at_depth(2)
        }
        Event::End { winner } => {
            let text = match winner {
                Side::Lord => said("the lord's side wins (MP)", "主忠获胜(MP)"),
                Side::Rebels => said("the rebels win (FP)", "反猪获胜(FP)"),
            };
            Step::new(kind, "victory", Tone::Fate, text)
        }
    }
}

fn nullify(table: &Table, pig: u8, target: u8, depth: u16) -> Step {
    let (who, whom) = (name(table, pig), name(table, target));
    let text = match depth {
        0 | 1 => said(
            format!("{} uses J (nullify) for {}", who.en, whom.en),
            format!("{}为{}使用无懈可击(J)", who.zh, if pig == target { "自己" } else { &whom.zh }),
        ),
        _ => said(
            format!("{} uses J (nullify) against that J (depth {depth})", who.en),
            format!("{}对无懈可击使用无懈可击(J)（第 {depth} 层）", who.zh),
        ),
    };
    Step::new("nullify", "nullify", Tone::Act, text).at_depth(2)
}

/// The hand that an event leaves, where it changes one.
fn change(table: &Table, event: &Event) -> Option<Text> {
    let seat = match *event {
        Event::Turn { pig }
        | Event::Draw { pig, .. }
        | Event::Use { pig, .. }
        | Event::Nullify { pig, .. }
        | Event::Discard { pig, .. }
        | Event::Heal { pig, dying: true, .. }
        | Event::Penalty { pig, .. } => pig,
        _ => return None,
    };
    let pig = table.pig(seat)?;
    let hand = words::letters(&pig.hand);
    let bow = if pig.crossbow { " +Z" } else { "" };
    Some(match event {
        Event::Turn { .. } => {
            let (en, zh) = words::face(pig);
            let health = pig.health;
            said(format!("[{hand}{bow}] health {health}, {en}"), format!("[{hand}{bow}] 体力 {health}，{zh}"))
        }
        _ => said(format!("[{hand}{bow}]"), format!("[{hand}{bow}]")),
    })
}

/// Why it happens, on the table as it was before.
fn why(table: &Table, event: &Event, before: Option<&Event>) -> Option<Text> {
    match *event {
        Event::Use { pig, card, target } => {
            reasons::for_use(table, pig.into(), card, target.map(usize::from))
        }
        Event::Nullify { pig, target, depth, .. } => {
            reasons::for_nullify(table, pig.into(), target.into(), depth)
        }
        Event::Spare { target, .. } => reasons::for_no_nullify(table, target.into()),
        Event::Reveal { .. } => reveal(table, before?),
        Event::Discard { pig, against: Card::Duel | Card::Invasion | Card::Arrows, .. } => {
            reasons::for_no_nullify(table, pig.into())
        }
        Event::Damage { pig, source, cause, .. } => {
            let nobody = reasons::for_no_nullify(table, pig.into());
            let answer = no_answer(table, pig, source, cause);
            match (nobody, answer) {
                (Some(nobody), Some(answer)) => Some(said(
                    format!("{}; {}", nobody.en, answer.en),
                    format!("{}；{}", nobody.zh, answer.zh),
                )),
                (one, other) => one.or(other),
            }
        }
        Event::Suspect { .. } => Some(said(
            "the lord lost health to its area trick, and its face is unknown",
            "主猪因其群攻失去体力，而它身份未明",
        )),
        Event::Reward { pig } => {
            let role = table.pig(pig)?.role;
            (role == Role::Rebel)
                .then(|| said("whoever kills a rebel, a rebel too", "无论谁杀死反猪都摸牌，反猪也不例外"))
        }
        Event::End { winner: Side::Lord } => Some(said("the last rebel is dead", "最后一只反猪已死")),
        Event::End { winner: Side::Rebels } => Some(said("the lord is dead", "主猪已死")),
        _ => None,
    }
}

/// Why the victim gave nothing up.
fn no_answer(table: &Table, pig: u8, source: u8, cause: Card) -> Option<Text> {
    let (victim, from) = (table.pig(pig)?, table.pig(source)?);
    let wanted = match cause {
        Card::Kill | Card::Arrows => Card::Dodge,
        _ => Card::Kill,
    };
    let holds = victim.hand.contains(&wanted);
    let with_lord = cause == Card::Duel && from.role == Role::Lord && victim.role == Role::Loyalist;
    if with_lord {
        return Some(said("a loyalist gives up no K in a duel with the lord", "忠猪与主猪决斗时不出杀"));
    }
    let who: Term = name(table, pig);
    (!holds).then(|| said(format!("{} has no {wanted}", who.en), format!("{}没有 {wanted}", who.zh)))
}

/// What the act was that reveals its user.
fn reveal(table: &Table, act: &Event) -> Option<Text> {
    match *act {
        Event::Use { card, target: Some(target), .. } => {
            let (whom, (face_en, face_zh)) = (name(table, target), words::face(table.pig(target)?));
            Some(said(
                format!("{card} is hostility to {} ({face_en})", whom.en),
                format!("{card} 是对{}（{face_zh}）表敌意", whom.zh),
            ))
        }
        Event::Nullify { target, depth, .. } => {
            let (whom, (face_en, face_zh)) = (name(table, target), words::face(table.pig(target)?));
            Some(match depth % 2 == 1 {
                true => said(
                    format!("this J is courting of {} ({face_en})", whom.en),
                    format!("这张 J 是对{}（{face_zh}）献殷勤", whom.zh),
                ),
                false => said(
                    format!("this J is hostility to {} ({face_en})", whom.en),
                    format!("这张 J 是对{}（{face_zh}）表敌意", whom.zh),
                ),
            })
        }
        _ => None,
    }
}
