//! Random edits and fresh small deals.

use damoni_corpus::pigkill::{Card, Case, MAX_DECK, MAX_PIGS, Pig, Role};
use damoni_gen::Draws;

use super::{Deal, INERT, SIMPLE_FIRST};

/// One to five random edits.
pub(super) fn kick(case: &Case, draws: &mut Draws) -> Case {
    let mut deal = Deal::of(case);
    for _ in 0..draws.between(1, 5) {
        edit(&mut deal, draws);
    }
    deal.into_case().unwrap_or_else(|| case.clone())
}

fn edit(deal: &mut Deal, draws: &mut Draws) {
    let (pigs, deck) = (deal.pigs.len(), deal.deck.len());
    match draws.weighted(&[30, 12, 8, 8, 12, 5, 4, 4, 5, 4]) {
        0 => {
            let at = draws.between(0, deal.cards() - 1);
            *deal.card(at) = draws.pick(&SIMPLE_FIRST);
        }
        1 => {
            let (a, b) = (draws.between(0, deal.cards() - 1), draws.between(0, deal.cards() - 1));
            let (card, other) = (*deal.card(a), *deal.card(b));
            (*deal.card(a), *deal.card(b)) = (other, card);
        }
        2 if deck > 1 => {
            deal.deck.remove(draws.between(0, deck - 1));
        }
        3 if deck < MAX_DECK => {
            let card = draws.pick(&SIMPLE_FIRST);
            deal.deck.insert(draws.between(0, deck), card);
        }
        // Two cards are a turn: whose turn the later cards fall to shifts by one pig.
        4 if deck > 2 => {
            let at = draws.between(0, deck - 2);
            deal.deck.drain(at..at + 2);
        }
        5 if pigs > 2 => {
            let seat = draws.between(1, pigs - 1);
            deal.pigs.remove(seat);
            keep_a_rebel(deal, draws);
        }
        6 if pigs < MAX_PIGS => {
            let role = draws.pick(&[Role::Loyalist, Role::Rebel]);
            deal.pigs.insert(draws.between(1, pigs), Pig { role, hand: [INERT; 4] });
        }
        7 => {
            let seat = draws.between(1, pigs - 1);
            let pig = &mut deal.pigs[seat];
            pig.role = if pig.role == Role::Rebel { Role::Loyalist } else { Role::Rebel };
            keep_a_rebel(deal, draws);
        }
        8 if pigs > 2 => {
            let (a, b) = (draws.between(1, pigs - 1), draws.between(1, pigs - 1));
            deal.pigs.swap(a, b);
        }
        _ => {
            let at = draws.between(0, deck - 1);
            deal.deck[at..(at + 2).min(deck)].fill(INERT);
        }
    }
}

fn keep_a_rebel(deal: &mut Deal, draws: &mut Draws) {
    if !deal.pigs.iter().any(|pig| pig.role == Role::Rebel) {
        let seat = draws.between(1, deal.pigs.len() - 1);
        deal.pigs[seat].role = Role::Rebel;
    }
}

/// The largest deal worth drawing afresh: beyond that, hitting the failure by luck is hopeless.
const LARGEST: usize = 40;

/// A deal no longer than `case`, of the cards that occur in it.
pub(super) fn sample(case: &Case, draws: &mut Draws) -> Option<Case> {
    let whole = Deal::of(case);
    if whole.cards() > LARGEST {
        return None;
    }
    let mut material: Vec<Card> = whole.deck.clone();
    material.extend(whole.pigs.iter().flat_map(|pig| pig.hand));
    // So that a card which the case got rid of can come back, and inert ones stay frequent.
    material.extend([INERT; 4]);
    material.extend(SIMPLE_FIRST);
    let pigs = draws.between(2, whole.pigs.len());
    let deck = draws.between(1, whole.deck.len());
    let mut pig = |role| Pig { role, hand: std::array::from_fn(|_| draws.pick(&material)) };
    let mut dealt = vec![pig(Role::Lord)];
    dealt.extend((1..pigs).map(|_| pig(Role::Rebel)));
    for pig in &mut dealt[1..] {
        if draws.chance(2, 5) {
            pig.role = Role::Loyalist;
        }
    }
    let mut deal = Deal { pigs: dealt, deck: (0..deck).map(|_| draws.pick(&material)).collect() };
    keep_a_rebel(&mut deal, draws);
    deal.into_case()
}
