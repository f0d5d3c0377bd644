//! The edits that make a game of 猪国杀 smaller.

use damoni_corpus::Pigkill;
use damoni_corpus::pigkill::{Card, Case, Event, MAX_DECK, Role};

use super::{Deal, INERT, SIMPLE_FIRST, pair, simpler, single};
use crate::shrink::{Candidates, Failing, Pass};

pub(super) static PASSES: [Pass<Pigkill>; 12] = [
    single("cut-after-parting", cut_after_parting),
    single("drop-pig", drop_pig),
    single("drop-round", drop_round),
    single("drop-cards", drop_cards),
    single("blank-cards", blank_cards),
    single("deal-drawn-card", deal_drawn_card),
    single("simplify-role", simplify_role),
    single("simplify-card", simplify_card),
    single("order-cards", order_cards),
    pair("drop-two", drop_two),
    pair("drop-and-change", drop_and_change),
    pair("change-two", change_two),
];

/// Who draws the cards of the deck, from its top, in the right play.
fn drawers(events: &[Event]) -> Vec<usize> {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Draw { pig, beyond: false, .. } => Some(usize::from(*pig)),
            _ => None,
        })
        .collect()
}

/// The deck ends where the plays part; what is drawn after that only ends the game, so it may be any cards that do.
fn cut_after_parting(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let drawn = drawers(failing.shared()).len().min(failing.case.deck().len());
    let whole = Deal::of(&failing.case);
    let tails = [Card::Invasion, Card::Arrows, Card::Duel, Card::Kill];
    let ends = (0..6).map(move |more| (drawn + more).min(whole.deck.len()));
    let pigs = failing.case.pigs();
    Box::new(ends.flat_map(move |end| {
        tails.into_iter().filter_map(move |tail| {
            let mut deck = failing.case.deck()[..end].to_vec();
            deck.resize((end + 40).min(MAX_DECK), tail);
            Case::new(pigs.to_vec(), deck).ok()
        })
    }))
}

/// A pig goes, with the cards it draws, with those it draws before the parting, or by itself; the last rebel leaves
/// its part to another pig.
fn drop_pig(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let all = drawers(&failing.events);
    let shared = drawers(failing.shared()).len();
    let pigs = failing.case.pigs().len();
    Box::new((1..pigs).rev().flat_map(move |seat| {
        let all = all.clone();
        [all.len(), shared, 0].into_iter().flat_map(move |until| {
            let taken = &all[..until.min(all.len())];
            without_pig(&failing.case, seat, taken)
        })
    }))
}

fn without_pig(case: &Case, seat: usize, drawers: &[usize]) -> Vec<Case> {
    let mut deal = Deal::of(case);
    deal.pigs.remove(seat);
    let kept = |at: &usize| drawers.get(*at) != Some(&seat);
    deal.deck = (0..deal.deck.len()).filter(kept).map(|at| deal.deck[at]).collect();
    if deal.deck.is_empty() {
        deal.deck.push(INERT);
    }
    if deal.pigs.iter().any(|pig| pig.role == Role::Rebel) {
        return deal.into_case().into_iter().collect();
    }
    let heirs = 1..deal.pigs.len();
    heirs
        .filter_map(|heir| {
            let mut deal = deal.clone();
            deal.pigs[heir].role = Role::Rebel;
            deal.into_case()
        })
        .collect()
}

/// Whole rounds go, and single turns: the draws of as many turns as there are pigs, of one fewer, and so on.
fn drop_round(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let mut starts = Vec::new();
    let mut drawn = 0;
    for event in &failing.events {
        match event {
            Event::Turn { .. } => starts.push(drawn),
            Event::Draw { beyond: false, .. } => drawn += 1,
            _ => {}
        }
    }
    starts.push(drawn);
    let most = failing.case.pigs().len();
    Box::new((1..=most).rev().flat_map(move |turns| {
        let starts = starts.clone();
        (0..starts.len().saturating_sub(turns))
            .filter_map(move |turn| without(&failing.case, starts[turn], starts[turn + turns]))
    }))
}

fn without(case: &Case, from: usize, to: usize) -> Option<Case> {
    let mut deal = Deal::of(case);
    if from >= to || to > deal.deck.len() {
        return None;
    }
    deal.deck.drain(from..to);
    deal.into_case()
}

/// Pieces of the row `0..length`: halves, quarters and so on, then every single place.
fn pieces(length: usize) -> impl Iterator<Item = (usize, usize)> {
    let sizes = std::iter::successors(Some(length / 2), |size| Some(size / 2)).take_while(|&size| size > 0);
    sizes.flat_map(move |size| {
        // Small pieces are tried at every offset: two cards are a turn, and four a hand.
        let step = if size <= 8 { 1 } else { size };
        (0..length).step_by(step).map(move |from| (from, (from + size).min(length)))
    })
}

/// Cards go from the deck, in pieces and one by one.
fn drop_cards(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let length = failing.case.deck().len();
    Box::new(pieces(length).filter_map(|(from, to)| without(&failing.case, from, to)))
}

/// Pieces of the row of all cards become inert.
fn blank_cards(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let whole = Deal::of(&failing.case);
    Box::new(pieces(whole.cards()).filter_map(move |(from, to)| {
        let mut deal = whole.clone();
        (from..to).for_each(|at| *deal.card(at) = INERT);
        deal.into_case()
    }))
}

/// A card that a pig draws is dealt to it instead, in place of an inert one, and a piece of the deck goes.
fn deal_drawn_card(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let deck = failing.case.deck().len();
    if deck > 64 {
        return Box::new(std::iter::empty());
    }
    let drawers = drawers(failing.shared());
    let whole = Deal::of(&failing.case);
    let moves = move |(at, pig): (usize, usize)| {
        let whole = whole.clone();
        let slots = (0..4).filter(move |&slot| failing.case.pigs()[pig].hand[slot] == INERT);
        slots.flat_map(move |slot| {
            let mut dealt = whole.clone();
            dealt.pigs[pig].hand[slot] = std::mem::replace(&mut dealt.deck[at], INERT);
            let turns = 2 * dealt.pigs.len();
            [1, 2, 4, turns].into_iter().flat_map(move |size| {
                let dealt = dealt.clone();
                (0..(deck + 1).saturating_sub(size)).filter_map(move |from| {
                    let mut shorter = dealt.clone();
                    shorter.deck.drain(from..from + size);
                    shorter.into_case()
                })
            })
        })
    };
    let useful =
        move |&(at, _): &(usize, usize)| failing.case.deck().get(at).is_some_and(|&card| card != INERT);
    Box::new(drawers.into_iter().enumerate().filter(useful).flat_map(moves))
}

/// Loyalists become rebels; two neighbours change seats.
fn simplify_role(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let whole = Deal::of(&failing.case);
    let pigs = whole.pigs.len();
    let other = whole.clone();
    let roles = (1..pigs).filter(move |&seat| failing.case.pigs()[seat].role == Role::Loyalist).filter_map(
        move |seat| {
            let mut deal = whole.clone();
            deal.pigs[seat].role = Role::Rebel;
            deal.into_case()
        },
    );
    let seats = (1..pigs).flat_map(move |a| (a + 1..pigs).map(move |b| (a, b))).filter_map(move |(a, b)| {
        let mut deal = other.clone();
        deal.pigs.swap(a, b);
        deal.into_case()
    });
    Box::new(roles.chain(seats))
}

/// A card becomes a simpler one.
fn simplify_card(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let mut whole = Deal::of(&failing.case);
    let cards: Vec<Card> = (0..whole.cards()).map(|at| *whole.card(at)).collect();
    Box::new(cards.into_iter().enumerate().flat_map(move |(at, card)| {
        let whole = whole.clone();
        simpler(card).iter().filter_map(move |&simple| {
            let mut deal = whole.clone();
            *deal.card(at) = simple;
            deal.into_case()
        })
    }))
}

/// A card changes places with a later, simpler one.
fn order_cards(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let mut whole = Deal::of(&failing.case);
    let cards: Vec<Card> = (0..whole.cards()).map(|at| *whole.card(at)).collect();
    // Over a long deck all pairs are too many; within a hand and a turn or two is where order matters.
    let reach = if cards.len() > 64 { 4 } else { cards.len() };
    let places = cards.len();
    let pairs = (0..places).flat_map(move |a| (a + 1..places.min(a + 1 + reach)).map(move |b| (a, b)));
    Box::new(pairs.filter(move |&(a, b)| super::rank(cards[b]) < super::rank(cards[a])).filter_map(
        move |(a, b)| {
            let mut deal = whole.clone();
            let (one, other) = (*deal.card(a), *deal.card(b));
            (*deal.card(a), *deal.card(b)) = (other, one);
            deal.into_case()
        },
    ))
}

/// Decks up to this length are edited in two places.
const SHORT: usize = 24;

/// Two cards go from anywhere in the deck.
fn drop_two(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let deck = failing.case.deck().len();
    if deck > 2 * SHORT {
        return Box::new(std::iter::empty());
    }
    let pairs = (0..deck).flat_map(move |a| (a + 1..deck).map(move |b| (a, b)));
    Box::new(pairs.filter_map(|(a, b)| {
        let mut deal = Deal::of(&failing.case);
        deal.deck.remove(b);
        deal.deck.remove(a);
        deal.into_case()
    }))
}

/// One or two cards go, or a pig, and another card changes.
fn drop_and_change(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let deck = failing.case.deck().len();
    if deck > SHORT {
        return Box::new(std::iter::empty());
    }
    let shorter = [1, 2].into_iter().flat_map(move |size| {
        (0..(deck + 1).saturating_sub(size)).filter_map(move |from| without(&failing.case, from, from + size))
    });
    Box::new(drop_pig(failing).chain(shorter).flat_map(|case| {
        let whole = Deal::of(&case);
        (0..whole.cards()).flat_map(move |at| {
            let whole = whole.clone();
            SIMPLE_FIRST.into_iter().filter_map(move |card| {
                let mut deal = whole.clone();
                *deal.card(at) = card;
                deal.into_case()
            })
        })
    }))
}

/// Two cards change, one of them into a simpler one.
fn change_two(failing: &Failing<Pigkill>) -> Candidates<'_, Pigkill> {
    let mut whole = Deal::of(&failing.case);
    if whole.deck.len() > SHORT {
        return Box::new(std::iter::empty());
    }
    let cards: Vec<Card> = (0..whole.cards()).map(|at| *whole.card(at)).collect();
    let places = cards.len();
    Box::new(cards.into_iter().enumerate().flat_map(move |(at, card)| {
        let whole = whole.clone();
        simpler(card).iter().flat_map(move |&simple| {
            let whole = whole.clone();
            (0..places).filter(move |&other| other != at).flat_map(move |other| {
                let whole = whole.clone();
                SIMPLE_FIRST.into_iter().filter_map(move |card| {
                    let mut deal = whole.clone();
                    (*deal.card(at), *deal.card(other)) = (simple, card);
                    deal.into_case()
                })
            })
        })
    }))
}
