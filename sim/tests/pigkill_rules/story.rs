//! Plays as short texts, one line a turn, for tests to compare.
//!
//! Pigs are counted from 1, as people do:
//!
//! | text | event |
//! |---|---|
//! | `1:` | the turn of pig 1 |
//! | `1 +K`, `1 +K*` | pig 1 draws K; the deck had been drawn out before |
//! | `1 N`, `1 K>2` | pig 1 uses N; K at pig 2 |
//! | `1 J2 (N>3)` | pig 1 uses J of depth 2, in the chain about N hitting pig 3 |
//! | `1 loyal`, `1 rebel` | pig 1 reveals itself |
//! | `N spares 2` | N is nullified for pig 2 |
//! | `2 -D (K)` | pig 2 discards D in answer to K |
//! | `2 hit 3 (1 K)` | pig 2 loses one health, 3 are left; source and cause |
//! | `2 heals 4`, `2 saved 1` | a peach of its own turn; a peach of the dying |
//! | `2 suspect` | the lord suspects pig 2 |
//! | `2 dies rebel` | pig 2 dies, and what it was |
//! | `1 reward`, `1 penalty 3+Z` | three cards to come; three cards and a crossbow gone |
//! | `FP wins` | the end |

use damoni_corpus::pigkill::{Case, Class, Event, Face, Role};
use damoni_corpus::{Game, Outcome, Pigkill, PlayError, Reading, Recorder, Simulator};
use damoni_sim::Sim;

/// The case of a judge text.
pub fn case(text: &str) -> Case {
    Pigkill::read(text.as_bytes(), Reading::Strict).unwrap()
}

/// Events and end of a play.
pub fn play(case: &Case) -> (Vec<Event>, Result<Outcome<Pigkill>, PlayError>) {
    let mut recorder = Recorder::default();
    let end = Sim.play(case, &mut recorder);
    (recorder.events, end)
}

/// The play of a judge text, one line a turn.
pub fn story(text: &str) -> String {
    let mut story = String::new();
    for event in play(&case(text)).0 {
        match event {
            Event::Turn { pig: 0 } if story.is_empty() => {}
            Event::Turn { .. } => story.push('\n'),
            _ if story.ends_with(':') => story.push(' '),
            _ => story.push_str(", "),
        }
        story.push_str(&words(event));
    }
    story.push('\n');
    story
}

fn words(event: Event) -> String {
    let seat = |pig: u8| pig + 1;
    match event {
        Event::Turn { pig } => format!("{}:", seat(pig)),
        Event::Draw { pig, card, beyond } => {
            format!("{} +{card}{}", seat(pig), if beyond { "*" } else { "" })
        }
        Event::Use { pig, card, target: None } => format!("{} {card}", seat(pig)),
        Event::Use { pig, card, target: Some(target) } => format!("{} {card}>{}", seat(pig), seat(target)),
        Event::Nullify { pig, trick, target, depth } => {
            format!("{} J{depth} ({trick}>{})", seat(pig), seat(target))
        }
        Event::Reveal { pig, face: Face::Loyal } => format!("{} loyal", seat(pig)),
        Event::Reveal { pig, face: Face::Rebel } => format!("{} rebel", seat(pig)),
        Event::Spare { trick, target } => format!("{trick} spares {}", seat(target)),
        Event::Discard { pig, card, against } => format!("{} -{card} ({against})", seat(pig)),
        Event::Damage { pig, source, cause, health } => {
            format!("{} hit {health} ({} {cause})", seat(pig), seat(source))
        }
        Event::Heal { pig, health, dying } => {
            format!("{} {} {health}", seat(pig), if dying { "saved" } else { "heals" })
        }
        Event::Suspect { pig } => format!("{} suspect", seat(pig)),
        Event::Die { pig, role } => {
            let role = match role {
                Role::Lord => "lord",
                Role::Loyalist => "loyalist",
                Role::Rebel => "rebel",
            };
            format!("{} dies {role}", seat(pig))
        }
        Event::Reward { pig } => format!("{} reward", seat(pig)),
        Event::Penalty { pig, cards, crossbow } => {
            format!("{} penalty {cards}{}", seat(pig), if crossbow { "+Z" } else { "" })
        }
        Event::End { winner } => format!("{} wins", winner.code()),
    }
}

/// The first turns of a play are as told.
#[track_caller]
pub fn assert_story(text: &str, told: &str) {
    let story = story(text);
    let turns: Vec<&str> = story.lines().take(told.lines().count()).collect();
    assert_eq!(turns, told.lines().collect::<Vec<_>>());
}

/// The whole play is as told, and the answer file too.
#[track_caller]
pub fn assert_play(text: &str, told: &str, answer: &str) {
    assert_eq!(story(text).lines().collect::<Vec<_>>(), told.lines().collect::<Vec<_>>());
    let outcome = play(&case(text)).1.unwrap();
    assert_eq!(Pigkill::print_answer(&outcome.answer), answer);
}

/// One turn of a play, counted from 1, is as told.
#[track_caller]
pub fn assert_turn(text: &str, turn: usize, told: &str) {
    assert_eq!(story(text).lines().nth(turn - 1), Some(told));
}

/// What the play of a judge text tells about it.
#[track_caller]
pub fn class(text: &str) -> Class {
    play(&case(text)).1.unwrap().class
}
