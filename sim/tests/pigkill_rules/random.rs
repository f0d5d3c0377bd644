//! Random games: whatever is dealt, the events are those of cards moving between hands, and the answer is what is left.

use damoni_corpus::PlayError;
use damoni_corpus::pigkill::{Card, Case, Event, Pig, Role, Side};
use proptest::prelude::*;

use crate::story::play;

/// A pig as the events leave it.
struct Seen {
    hand: Vec<Card>,
    health: u8,
    alive: bool,
    revealed: bool,
    suspect: bool,
}

impl Seen {
    fn gives(&mut self, card: Card) -> Result<(), String> {
        let place =
            self.hand.iter().position(|&held| held == card).ok_or_else(|| format!("no {card} in hand"))?;
        self.hand.remove(place);
        Ok(())
    }
}

fn must(so: bool, what: &str) -> Result<(), String> {
    so.then_some(()).ok_or_else(|| what.to_owned())
}

/// Plays `case` and follows its events.
pub fn check(case: &Case) -> Result<(), String> {
    let (events, end) = play(case);
    let mut pigs: Vec<Seen> = (case.pigs().iter())
        .map(|pig| Seen { hand: pig.hand.to_vec(), health: 4, alive: true, revealed: false, suspect: false })
        .collect();
    pigs[0].revealed = true;
    let (mut draws, mut turns, mut winner) = (0, 0, None);
    for event in events {
        must(winner.is_none(), "End is the last event")?;
        follow(case, &mut pigs, &mut draws, event).map_err(|what| format!("{event:?}: {what}"))?;
        match event {
            Event::Turn { .. } => turns += 1,
            Event::End { winner: side } => winner = Some(side),
            _ => {}
        }
    }
    let rebels_alive =
        pigs.iter().zip(case.pigs()).any(|(pig, dealt)| pig.alive && dealt.role == Role::Rebel);
    match end {
        Ok(outcome) => {
            must(winner == Some(outcome.answer.winner()), "the winner is the one of End")?;
            must(
                (winner == Some(Side::Rebels)) != pigs[0].alive,
                "the rebels win just when the lord is dead",
            )?;
            must((winner == Some(Side::Lord)) != rebels_alive, "the lord wins just when no rebel is left")?;
            must(outcome.class.draws == draws as u64, "all draws are counted")?;
            must(outcome.class.last_card == (draws > case.deck().len()), "draws beyond the deck are told")?;
            must(outcome.answer.pigs() == pigs.len(), "every pig has its line")?;
            for (seat, pig) in pigs.iter().enumerate() {
                must(
                    outcome.answer.hand(seat) == pig.alive.then_some(&pig.hand[..]),
                    "hands are what is left",
                )?;
            }
        }
        Err(PlayError::Endless { turn }) => {
            must(winner.is_none() && pigs[0].alive && rebels_alive, "an endless game has no winner")?;
            must(turn == turns, "noticed at the end of the turn that is named")?;
            must(draws >= case.deck().len(), "only on the last card")?;
        }
        Err(other) => return Err(other.to_string()),
    }
    Ok(())
}

fn follow(case: &Case, pigs: &mut [Seen], draws: &mut usize, event: Event) -> Result<(), String> {
    match event {
        Event::Draw { pig, card, beyond } => {
            let deck = case.deck();
            must(card == deck[(*draws).min(deck.len() - 1)], "the top card")?;
            must(beyond == (*draws >= deck.len()), "beyond the deck or not")?;
            *draws += 1;
            pigs[usize::from(pig)].hand.push(card);
        }
        Event::Use { pig, card, target } => {
            must(target.is_some() == matches!(card, Card::Kill | Card::Duel), "K and F have targets")?;
            must(
                target.is_none_or(|target| target != pig && pigs[usize::from(target)].alive),
                "a living target",
            )?;
            pigs[usize::from(pig)].gives(card)?;
        }
        Event::Discard { pig, card, .. } => pigs[usize::from(pig)].gives(card)?,
        Event::Nullify { pig, target, .. } => {
            let target = &pigs[usize::from(target)];
            must(target.revealed && target.alive, "only about a known pig")?;
            pigs[usize::from(pig)].gives(Card::Nullify)?;
        }
        Event::Heal { pig, health, dying } => {
            let pig = &mut pigs[usize::from(pig)];
            must((pig.health == 0) == dying, "dying at health 0")?;
            if dying {
                pig.gives(Card::Peach)?;
            }
            pig.health += 1;
            must(pig.health == health && health <= 4, "one health more, 4 at most")?;
        }
        Event::Damage { pig, source, health, .. } => {
            must(pig != source && pigs[usize::from(source)].alive, "a living source")?;
            let pig = &mut pigs[usize::from(pig)];
            must(pig.health == health + 1, "one health less")?;
            pig.health = health;
        }
        Event::Reveal { pig, .. } => {
            let pig = &mut pigs[usize::from(pig)];
            must(!pig.revealed, "once")?;
            (pig.revealed, pig.suspect) = (true, false);
        }
        Event::Suspect { pig } => {
            let pig = &mut pigs[usize::from(pig)];
            must(!pig.revealed && !pig.suspect, "an unknown pig, not yet a suspect")?;
            pig.suspect = true;
        }
        Event::Die { pig, role } => {
            must(role == case.pigs()[usize::from(pig)].role, "what it was dealt")?;
            let pig = &mut pigs[usize::from(pig)];
            must(pig.health == 0 && !pig.hand.contains(&Card::Peach), "without health and peach")?;
            pig.alive = false;
        }
        Event::Penalty { pig, cards, .. } => {
            must(pig == 0 && cards as usize == pigs[0].hand.len(), "the lord's whole hand")?;
            pigs[0].hand.clear();
        }
        Event::Turn { pig } => must(pigs[usize::from(pig)].alive, "of a living pig")?,
        Event::Reward { pig } => must(pigs[usize::from(pig)].alive, "for a living pig")?,
        Event::Spare { .. } | Event::End { .. } => {}
    }
    Ok(())
}

/// Cards by weights that differ from case to case, so that some kinds abound and some are absent.
fn cards(count: impl Into<prop::collection::SizeRange>) -> impl Strategy<Value = Vec<Card>> {
    let count = count.into();
    prop::collection::vec(0..5u32, Card::ALL.len()).prop_flat_map(move |weights| {
        let kinds: Vec<Card> = (Card::ALL.into_iter().zip(weights))
            .flat_map(|(card, weight)| std::iter::repeat_n(card, (weight * weight) as usize))
            .collect();
        let kinds = if kinds.is_empty() { Card::ALL.to_vec() } else { kinds };
        prop::collection::vec(prop::sample::select(kinds), count.clone())
    })
}

fn case() -> impl Strategy<Value = Case> {
    (2..=10usize).prop_flat_map(|n| {
        let roles = prop::collection::vec(prop::sample::select(vec![Role::Loyalist, Role::Rebel]), n - 2);
        let deck = prop_oneof![3 => cards(1..=60), 1 => cards(1..=600)];
        (roles, 0..n - 1, cards(4 * n), deck).prop_map(|(mut roles, rebel, dealt, deck)| {
            roles.insert(rebel, Role::Rebel);
            roles.insert(0, Role::Lord);
            let hands = dealt.chunks_exact(4).map(|hand| [hand[0], hand[1], hand[2], hand[3]]);
            let pigs = roles.into_iter().zip(hands).map(|(role, hand)| Pig { role, hand }).collect();
            Case::new(pigs, deck).unwrap()
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn events_answer_and_class_fit_together(case in case()) {
        if let Err(what) = check(&case) {
            prop_assert!(false, "{what}\n{case}");
        }
    }
}
