//! Mends the end of a game after an edit: the deck is cut to what is drawn, and a game that the edit has left without an
//! end gets one.

use damoni_corpus::pigkill::{Card, Case, Class, MAX_DECK};
use damoni_corpus::{Outcome, Pigkill, Simulator, Unobserved};
use damoni_gen::Engines;

use crate::shrink::Shrink;

/// Cards put below the deck to end a game. With N alone a game of any size is over soon.
const END: usize = 24;

fn play(case: &Case) -> Option<Class> {
    let played: Result<Outcome<Pigkill>, _> = Pigkill::sim().play(case, &mut Unobserved);
    played.ok().map(|outcome| outcome.class)
}

pub(super) fn settle(case: Case, class: Option<&Class>) -> Option<Case> {
    let wants_last_card = class.is_some_and(|class| class.last_card);
    match play(&case) {
        Some(played) if class.is_none_or(|class| Pigkill::same_class(class, &played)) => cut(case, &played),
        // Another class: only a deck that is too short can be helped.
        Some(played) if !played.last_card || wants_last_card => None,
        None if wants_last_card => None,
        _ => extended(case, class),
    }
}

fn cut(case: Case, played: &Class) -> Option<Case> {
    let drawn = usize::try_from(played.draws).unwrap_or(usize::MAX).max(1);
    if played.last_card || drawn >= case.deck().len() {
        return Some(case);
    }
    Case::new(case.pigs().to_vec(), case.deck()[..drawn].to_vec()).ok()
}

fn extended(case: Case, class: Option<&Class>) -> Option<Case> {
    let mut deck = case.deck().to_vec();
    deck.resize((deck.len() + END).min(MAX_DECK), Card::Invasion);
    let case = Case::new(case.pigs().to_vec(), deck).ok()?;
    let played = play(&case)?;
    match class {
        Some(class) if !Pigkill::same_class(class, &played) => None,
        None if played.last_card => None,
        _ => cut(case, &played),
    }
}
