//! Small games, each named by the rule it shows. Stories count pigs from 1.

use damoni_corpus::pigkill::{Case, Class, Event, Face, Pigkill};
use damoni_corpus::{Game, PlayError, Reading, Recorder, Simulator};
use damoni_reference::Reference;

struct Story {
    lines: Vec<String>,
    answer: String,
    class: Class,
}

impl Story {
    /// Whether these lines stand together, in this order.
    fn tells(&self, lines: &[&str]) -> bool {
        self.lines.windows(lines.len()).any(|window| window == lines)
    }

    fn count(&self, line: &str) -> usize {
        self.lines.iter().filter(|told| *told == line).count()
    }
}

/// Hands and deck without blanks: `"MP KKZK"` a pig.
fn case(pigs: &[&str], deck: &str) -> Case {
    let spaced = |cards: &str| cards.chars().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let mut text = format!("{} {}\n", pigs.len(), deck.len());
    for pig in pigs {
        let (role, hand) = pig.split_once(' ').unwrap();
        text.push_str(&format!("{role} {}\n", spaced(hand)));
    }
    text.push_str(&format!("{}\n", spaced(deck)));
    Pigkill::read(text.as_bytes(), Reading::Strict).unwrap()
}

fn play(pigs: &[&str], deck: &str) -> Story {
    let mut recorder = Recorder::default();
    let outcome = Reference::<Pigkill>::default().play(&case(pigs, deck), &mut recorder).unwrap();
    Story {
        lines: recorder.events.iter().map(line).collect(),
        answer: outcome.answer.to_string(),
        class: outcome.class,
    }
}

fn line(event: &Event) -> String {
    let one = |pig: u8| pig + 1;
    match *event {
        Event::Turn { pig } => format!("turn of {}", one(pig)),
        Event::Draw { pig, card, beyond } => {
            format!("{} draws {card}{}", one(pig), if beyond { " again" } else { "" })
        }
        Event::Use { pig, card, target: None } => format!("{} uses {card}", one(pig)),
        Event::Use { pig, card, target: Some(target) } => {
            format!("{} uses {card} on {}", one(pig), one(target))
        }
        Event::Nullify { pig, trick, target, depth } => {
            format!("{} uses J, depth {depth} over {trick} on {}", one(pig), one(target))
        }
        Event::Reveal { pig, face: Face::Loyal } => format!("{} is loyal", one(pig)),
        Event::Reveal { pig, face: Face::Rebel } => format!("{} is a rebel", one(pig)),
        Event::Spare { trick, target } => format!("{trick} spares {}", one(target)),
        Event::Discard { pig, card, against } => format!("{} gives {card} for {against}", one(pig)),
        Event::Damage { pig, source, cause, health } => {
            format!("{} is hurt by {} with {cause}, {health} left", one(pig), one(source))
        }
        Event::Heal { pig, health, dying } => {
            format!("{} heals to {health}{}", one(pig), if dying { ", saved" } else { "" })
        }
        Event::Suspect { pig } => format!("{} is suspected", one(pig)),
        Event::Die { pig, .. } => format!("{} dies", one(pig)),
        Event::Reward { pig } => format!("{} is rewarded", one(pig)),
        Event::Penalty { pig, cards, crossbow } => {
            format!("{} loses {cards} cards{}", one(pig), if crossbow { " and a crossbow" } else { "" })
        }
        Event::End { winner } => format!("{} wins", winner.code()),
    }
}

#[test]
fn the_sample_goes_as_the_statement_tells() {
    let story = play(&["MP DDFF", "ZP NNND", "FP JJJJ"], "FFDDJJFFKD");
    assert_eq!(story.answer, "FP\nDEAD\nDEAD\nJ J J J J J D\n");
    assert_eq!(story.class, Class { draws: 10, last_card: false, contested: false });
    insta::assert_snapshot!(story.lines.join("\n"));
}

#[test]
fn the_hand_is_scanned_anew_from_the_left_after_each_card() {
    let story = play(&["MP DDDD", "FP KKZD"], "DDDDK");
    let killed = ["2 uses K on 1", "2 is a rebel", "1 gives D for K", "2 uses Z", "2 uses K on 1"];
    assert!(story.tells(&killed), "{:#?}", story.lines);
}

#[test]
fn only_one_kill_a_turn_without_a_crossbow() {
    let story = play(&["MP DDDD", "FP KKKD"], "DDDDK");
    let first: Vec<_> = story.lines.iter().skip_while(|l| *l != "turn of 2").skip(1).collect();
    let turn = first.iter().take_while(|l| !l.starts_with("turn"));
    assert_eq!(turn.filter(|l| *l == &"2 uses K on 1").count(), 1);
}

#[test]
fn the_last_card_is_drawn_again_and_again() {
    let story = play(&["MP DDDD", "FP DDDD"], "DDK");
    assert!(story.tells(&["2 draws K", "2 draws K again", "2 uses K on 1"]));
    assert!(story.class.last_card);
}

#[test]
fn a_game_that_never_ends_is_noticed_once_everyone_has_been_idle() {
    let endless = Reference::<Pigkill>::default()
        .play(&case(&["MP DDDD", "ZP JJJJ", "FP DDDD"], "DDDD"), &mut Recorder::default());
    assert_eq!(endless, Err(PlayError::Endless { turn: 5 }));
}

#[test]
fn kill_reaches_the_next_alive_pig_only() {
    // Pig 2 may not be killed by the lord, who does not know it; pig 3, a revealed rebel, is too far.
    let story = play(&["MP DDDD", "ZP DDDD", "FP KKKF"], "DDKKKKKK");
    assert!(story.tells(&["3 uses K on 1", "3 is a rebel"]));
    let lord = |l: &&String| l.starts_with("1 uses K");
    assert_eq!(story.lines.iter().find(lord), None);
    assert!(story.lines.iter().any(|l| l == "2 uses K on 3"));
}

#[test]
fn a_peach_waits_until_it_heals_or_saves() {
    let story = play(&["MP PKPK", "FP FFFF"], "DDFFDDFFFFFFFF");
    // At full health the peaches stay; four lost duels in one turn call for the first of them.
    assert!(story.tells(&["1 draws D", "1 draws D", "turn of 2"]));
    assert!(story.tells(&["1 is hurt by 2 with F, 0 left", "1 heals to 1, saved"]), "{:#?}", story.lines);
    assert!(story.tells(&["1 uses P", "1 heals to 2"]), "{:#?}", story.lines);
}

#[test]
fn a_pig_that_loses_its_own_duel_may_be_saved_by_its_peach() {
    let story = play(&["MP KKKK", "FP FFFF"], "DDPDK");
    let duel = ["2 uses F on 1", "1 gives K for F", "2 is hurt by 1 with F, 0 left", "2 heals to 1, saved"];
    assert!(story.tells(&duel), "{:#?}", story.lines);
}

#[test]
fn the_target_of_a_duel_answers_first() {
    let story = play(&["MP KDDD", "FP FKKD"], "DDDDFF");
    let duel = [
        "2 uses F on 1",
        "2 is a rebel",
        "1 gives K for F",
        "2 gives K for F",
        "1 is hurt by 2 with F, 3 left",
    ];
    assert!(story.tells(&duel), "{:#?}", story.lines);
}

#[test]
fn a_loyalist_gives_a_kill_for_the_lords_invasion() {
    let story = play(&["MP NDDD", "ZP KDDD", "FP DDDD"], "DDDDDDF");
    assert!(story.tells(&["1 uses N", "2 gives K for N", "3 is hurt by 1 with N, 3 left"]));
}

#[test]
fn a_loyalist_gives_nothing_in_the_lords_duel() {
    let story = play(&["MP DDDF", "ZP NKKK", "FP DDDD"], "DDDDDDFF");
    assert!(story.tells(&["1 is hurt by 2 with N, 3 left", "2 is suspected"]));
    assert!(story.tells(&["1 uses F on 2", "2 is hurt by 1 with F, 3 left"]), "{:#?}", story.lines);
}

#[test]
fn nullify_is_asked_from_the_user_of_the_trick_and_of_each_nullify() {
    // The lord's N: pig 3 is loyal by its first J; the user is asked first.
    let story = play(&["MP DDDD", "FP NJJD", "ZP JDDD", "ZP JDDD"], "DDDDDDDDF");
    // Against N on pig 3 nobody wants to; on pig 1 the loyalists in seat order from 2: pig 3 first.
    let chain = [
        "2 uses N",
        "3 is hurt by 2 with N, 3 left",
        "4 is hurt by 2 with N, 3 left",
        "3 uses J, depth 1 over N on 1",
        "3 is loyal",
        "2 uses J, depth 2 over N on 1",
        "2 is a rebel",
        "4 uses J, depth 3 over N on 1",
        "4 is loyal",
        "2 uses J, depth 4 over N on 1",
        "1 is hurt by 2 with N, 3 left",
    ];
    assert!(story.tells(&chain), "{:#?}", story.lines);
    // Its face was known by then.
    assert!(!story.lines.iter().any(|l| l == "2 is suspected"));
}

#[test]
fn an_odd_chain_spares_the_target() {
    let story = play(&["MP JDDD", "FP FDDD"], "DDDDF");
    assert!(story.tells(&["2 uses F on 1", "2 is a rebel", "1 uses J, depth 1 over F on 1", "F spares 1"]));
}

#[test]
fn nobody_protects_a_pig_of_unknown_face_itself_included() {
    let story = play(&["MP NNNN", "FP JJJJ"], "DDDDDD");
    assert!(!story.lines.iter().any(|l| l.contains("uses J")));
    assert!(story.tells(&["2 is hurt by 1 with N, 0 left", "2 dies", "MP wins"]));
    assert_eq!(story.answer, "MP\nD D\nDEAD\n");
}

#[test]
fn the_lord_suspects_only_who_has_hurt_him() {
    let story = play(&["MP KDDD", "FP NNDD"], "DDDDDDDF");
    assert!(story.tells(&[
        "2 uses N",
        "1 gives K for N",
        "2 uses N",
        "1 is hurt by 2 with N, 3 left",
        "2 is suspected"
    ]));
    assert_eq!(story.count("2 is suspected"), 1);
}

#[test]
fn a_peach_does_not_lift_the_suspicion() {
    let story = play(&["MP PDDD", "FP NNNN"], "DDDDFFFF");
    let saved = ["1 is hurt by 2 with N, 0 left", "1 heals to 1, saved"];
    assert!(story.tells(&saved), "{:#?}", story.lines);
    assert!(story.tells(&["1 is hurt by 2 with N, 3 left", "2 is suspected"]));
}

#[test]
fn a_suspicion_by_the_saving_damage_comes_after_the_peach() {
    // Pig 3 hurts the lord once only, with the damage that a peach undoes.
    let story = play(&["MP PDDD", "ZP NNND", "FP NDDD"], "DDDDDDFF");
    let told = ["1 is hurt by 3 with N, 0 left", "1 heals to 1, saved", "3 is suspected"];
    assert!(story.tells(&told), "{:#?}", story.lines);
}

#[test]
fn a_suspect_that_reveals_itself_is_a_suspect_no_more() {
    // The loyalist hurts the lord, then protects him with the J of the next round; the lord's F then stay in his hand.
    let story = play(&["MP DDDD", "ZP NDDD", "FP DDDD"], "DDDDDDDDJDNDFFDDFFF");
    assert!(story.tells(&["1 is hurt by 2 with N, 3 left", "2 is suspected"]), "{:#?}", story.lines);
    assert!(story.tells(&["2 uses J, depth 1 over N on 1", "2 is loyal", "N spares 1"]));
    assert!(story.tells(&["1 draws F", "1 draws F", "turn of 2"]));
}

#[test]
fn a_rebel_that_kills_a_rebel_is_rewarded() {
    let story = play(&["MP DKKK", "FP NNNN", "FP DDDD"], "DDDDDKKKKKF");
    assert!(story.tells(&["3 dies", "2 is rewarded", "2 draws D"]), "{:#?}", story.lines);
}

#[test]
fn the_lord_pays_for_a_loyalist_in_the_middle_of_his_trick_which_goes_on() {
    let story = play(&["MP ZNNN", "ZP DDDD", "FP DDDK"], "NKDDDDDDF");
    let paid = ["2 dies", "1 loses 1 cards and a crossbow", "3 is hurt by 1 with N, 1 left"];
    assert!(story.tells(&paid), "{:#?}", story.lines);
}

#[test]
fn the_game_stops_at_once_in_the_middle_of_a_trick() {
    let story = play(&["MP DDDD", "FP NNNN", "FP KKKK", "FP DDDD"], "DDDDDDF");
    // Pigs 3 and 4 are hit first, then the lord: nothing after his death.
    assert_eq!(story.lines.last().unwrap(), "FP wins");
    let stop = play(&["MP NNNN", "FP DDDD", "ZP DDDD"], "DDDDDDF");
    assert!(stop.tells(&["2 dies", "MP wins"]));
    assert_eq!(stop.lines.last().unwrap(), "MP wins");
    assert_eq!(stop.count("3 is hurt by 1 with N, 1 left"), 1);
    assert!(!stop.lines.iter().any(|l| l == "1 is rewarded"));
    assert_eq!(stop.answer, "MP\nD D\nDEAD\nD D D D\n");
}

#[test]
fn a_kill_played_with_a_crossbow_since_lost_counts_and_is_contested() {
    // The lord's K at pig 2, a suspect, is dodged; his N kills pig 2, which costs him the crossbow, and pig 3, which
    // brings a K; pig 4, a revealed rebel, is now the next pig.
    let story = play(&["MP ZNNN", "ZP NDDD", "FP KDDD", "FP KFKD"], "DDDDDDDDKNKDDF");
    let turn = [
        "1 uses K on 2",
        "2 gives D for K",
        "1 uses N",
        "2 is hurt by 1 with N, 0 left",
        "2 dies",
        "1 loses 2 cards and a crossbow",
        "3 is hurt by 1 with N, 0 left",
        "3 dies",
        "1 is rewarded",
        "1 draws K",
        "1 draws D",
        "1 draws D",
        "4 is hurt by 1 with N, 1 left",
        "turn of 4",
    ];
    assert!(story.tells(&turn), "{:#?}", story.lines);
    assert!(story.class.contested);
}
