//! The smallest games, and all small ones within a bound.

use damoni_corpus::pigkill::{Card, Case, MAX_DECK, MAX_PIGS, Pig, Role};
use damoni_corpus::{Pigkill, Text, counted};

use super::{Deal, INERT, SIMPLE_FIRST, key};
use crate::shrink::{Below, Candidates, Failing};

/// The lord kills the rebel by area tricks; the rebel kills the lord by duels; both go on with K until the lord dies.
pub(super) fn smallest() -> Vec<Case> {
    let game = |lord, rebel, deck: &[Card]| {
        let pigs =
            vec![Pig { role: Role::Lord, hand: [lord; 4] }, Pig { role: Role::Rebel, hand: [rebel; 4] }];
        Case::new(pigs, deck.to_vec()).ok()
    };
    [
        game(Card::Invasion, INERT, &[INERT; 2]),
        game(INERT, Card::Duel, &[INERT; 4]),
        game(Card::Nullify, Card::Kill, &[Card::Kill; 16]),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Games with no longer text than the result, and at most so many cards that are not inert that the number of games stays
/// within the limit.
pub(super) fn below(failing: &Failing<Pigkill>, limit: u64) -> Below<'_, Pigkill> {
    let most = key(&failing.case);
    let shapes: Vec<Shape> = shapes(&failing.case);
    let count = |active: usize| shapes.iter().map(|shape| shape.count(active)).fold(0, u64::saturating_add);
    let active = (0..=most.active).take_while(|&active| count(active) <= limit).last();
    let Some(active) = active.filter(|&active| active > 0) else {
        let why = Text::new(
            format!("{} games with at most one card that is not D", count(1)),
            format!("至多一张非 D 牌的牌局就有 {} 个", count(1)),
        );
        return Below::TooLarge { why };
    };
    let whole = active == shapes.iter().map(Shape::places).max().unwrap_or(0);
    let bound = if whole {
        Text::new("every game with no longer text".to_owned(), "所有文本不更长的牌局".to_owned())
    } else {
        Text::new(
            format!(
                "games with no longer text and at most {} that {} not D (this one has {})",
                counted(active, "card", "cards"),
                if active == 1 { "is" } else { "are" },
                most.active
            ),
            format!("文本不更长、非 D 牌至多 {active} 张的牌局（本例有 {} 张）", most.active),
        )
    };
    let count = count(active);
    let cases = shapes.into_iter().flat_map(move |shape| shape.games(active));
    Below::Cases { bound, count, cases: Box::new(cases) }
}

/// Roles and a length of the deck.
#[derive(Clone, Debug)]
struct Shape {
    roles: Vec<Role>,
    deck: usize,
}

/// The shapes whose text is no longer than that of `case`.
fn shapes(case: &Case) -> Vec<Shape> {
    let longest = key(case).text;
    let mut shapes = Vec::new();
    for pigs in 2..=MAX_PIGS {
        // Bit i: pig i + 2 is a loyalist; not all of them are.
        let seatings = (0..(1usize << (pigs - 1)) - 1).map(|loyalists| {
            let role = |seat: usize| if loyalists >> seat & 1 == 1 { Role::Loyalist } else { Role::Rebel };
            std::iter::once(Role::Lord).chain((0..pigs - 1).map(role)).collect::<Vec<Role>>()
        });
        for roles in seatings {
            let of = |deck| Shape { roles: roles.clone(), deck };
            let fits =
                |shape: &Shape| shape.blank().into_case().is_some_and(|blank| key(&blank).text <= longest);
            // A longer deck makes a longer text.
            shapes.extend((1..=MAX_DECK).map(of).take_while(fits));
        }
    }
    shapes
}

impl Shape {
    fn places(&self) -> usize {
        self.roles.len() * 4 + self.deck
    }

    fn blank(&self) -> Deal {
        let pigs = self.roles.iter().map(|&role| Pig { role, hand: [INERT; 4] }).collect();
        Deal { pigs, deck: vec![INERT; self.deck] }
    }

    /// How many games of this shape have at most `active` cards that are not inert.
    fn count(&self, active: usize) -> u64 {
        let mut total = 0u64;
        let mut games = 1u64;
        for number in 0..=active.min(self.places()) {
            total = total.saturating_add(games);
            let next = u128::from(games) * (self.places() - number) as u128 * 7 / (number as u128 + 1);
            games = u64::try_from(next).unwrap_or(u64::MAX);
        }
        total
    }

    fn games(self, active: usize) -> Candidates<'static, Pigkill> {
        let blank = self.blank();
        let numbers = 0..=active.min(self.places());
        Box::new(numbers.flat_map(move |number| fill(blank.clone(), 0, number)).filter_map(Deal::into_case))
    }
}

/// `deal` with `number` places from `from` on filled with cards that are not inert, in all ways.
fn fill(deal: Deal, from: usize, number: usize) -> Box<dyn Iterator<Item = Deal>> {
    if number == 0 {
        return Box::new(std::iter::once(deal));
    }
    let places = deal.cards();
    Box::new((from..(places + 1).saturating_sub(number)).flat_map(move |at| {
        let deal = deal.clone();
        SIMPLE_FIRST.into_iter().filter(|&card| card != INERT).flat_map(move |card| {
            let mut deal = deal.clone();
            *deal.card(at) = card;
            fill(deal, at + 1, number - 1)
        })
    }))
}
