//! What holds for every case.

mod pigkill_deals;

use damoni_corpus::pigkill::{Answer, Card, Case, Event, Pig, Pigkill};
use damoni_corpus::{PlayError, Recorder, Simulator, Unobserved};
use damoni_reference::Reference;
use pigkill_deals::{any_case, card};
use proptest::prelude::*;

/// Plays by the events alone: hands, health and deck must bear out every one of them, down to the answer.
fn retell(case: &Case, events: &[Event]) -> Answer {
    let mut hands: Vec<Vec<Card>> = case.pigs().iter().map(|pig| pig.hand.to_vec()).collect();
    let mut health = vec![4u8; hands.len()];
    let mut deck = case.deck().iter().copied();
    let lose = |hand: &mut Vec<Card>, card| {
        let place = hand.iter().position(|&held| held == card).expect("only cards in hand are given up");
        hand.remove(place);
    };
    let mut winner = None;
    for event in events {
        assert_eq!(winner, None, "{event:?} after the end");
        match *event {
            Event::Draw { pig, card, beyond } => {
                let top = deck.next();
                assert_eq!((top.is_none(), top.unwrap_or(*case.deck().last().unwrap())), (beyond, card));
                hands[pig as usize].push(card);
            }
            Event::Use { pig, card, .. } | Event::Discard { pig, card, .. } => {
                lose(&mut hands[pig as usize], card)
            }
            Event::Nullify { pig, .. } => lose(&mut hands[pig as usize], Card::Nullify),
            Event::Damage { pig, health: left, .. } => {
                health[pig as usize] -= 1;
                assert_eq!(health[pig as usize], left);
            }
            Event::Heal { pig, health: now, dying } => {
                health[pig as usize] += 1;
                assert_eq!((health[pig as usize], now <= 4), (now, true));
                if dying {
                    lose(&mut hands[pig as usize], Card::Peach);
                }
            }
            Event::Die { pig, role } => {
                assert_eq!((health[pig as usize], case.pigs()[pig as usize].role), (0, role));
                assert!(!hands[pig as usize].contains(&Card::Peach));
                hands[pig as usize].clear();
            }
            Event::Penalty { pig, cards, .. } => {
                assert_eq!(hands[pig as usize].len(), cards as usize);
                hands[pig as usize].clear();
            }
            Event::End { winner: side } => winner = Some(side),
            Event::Turn { pig } => assert!(health[pig as usize] > 0, "a dead pig acts"),
            Event::Reveal { .. } | Event::Spare { .. } | Event::Suspect { .. } | Event::Reward { .. } => {}
        }
    }
    let answer = Answer::build(winner.expect("a play ends with its end"));
    let pigs = hands.into_iter().zip(health);
    pigs.fold(answer, |answer, (hand, left)| if left > 0 { answer.hand(hand) } else { answer.dead() })
        .finish()
}

proptest! {
    #[test]
    fn the_events_alone_tell_the_answer(case in any_case()) {
        let mut recorder = Recorder::default();
        match Reference::<Pigkill>::default().play(&case, &mut recorder) {
            Ok(outcome) => {
                prop_assert_eq!(&retell(&case, &recorder.events), &outcome.answer);
                let unobserved = Reference::<Pigkill>::default().play(&case, &mut Unobserved);
                prop_assert_eq!(unobserved, Ok(outcome));
            }
            Err(error) => prop_assert!(matches!(error, PlayError::Endless { .. }), "{}", error),
        }
    }

    #[test]
    fn one_kind_of_card_in_plenty_ends_or_is_noticed(kind in card(), case in any_case()) {
        let pigs = case.pigs().iter().map(|pig| Pig { hand: [kind; 4], ..*pig }).collect();
        let case = Case::new(pigs, vec![kind; 2000]).unwrap();
        let _ = Reference::<Pigkill>::default().play(&case, &mut Unobserved);
    }
}
