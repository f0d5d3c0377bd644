//! Shrinking a game of 猪国杀.
//!
//! # The order
//! Smaller is, in this order: shorter judge text; fewer pigs; fewer cards that do something (anything but D, which only
//! answers); fewer loyalists; a smaller sum of ranks, with the ranks D P K Z F N W J; then roles and cards compared
//! from the front.

mod below;
mod edits;
mod random;
mod settle;

use damoni_corpus::pigkill::{Card, Case, Class, Pig, Role};
use damoni_corpus::{Pigkill, Text, counted};
use damoni_gen::Draws;

use crate::shrink::{Below, Effort, Failing, Level, Pass, Shrink};

/// The cards, from the one a reader need not think about to the one with the longest rule.
const SIMPLE_FIRST: [Card; 8] = [
    Card::Dodge,
    Card::Peach,
    Card::Kill,
    Card::Crossbow,
    Card::Duel,
    Card::Invasion,
    Card::Arrows,
    Card::Nullify,
];

/// The card that only answers.
const INERT: Card = SIMPLE_FIRST[0];

fn rank(card: Card) -> u8 {
    match card {
        Card::Dodge => 0,
        Card::Peach => 1,
        Card::Kill => 2,
        Card::Crossbow => 3,
        Card::Duel => 4,
        Card::Invasion => 5,
        Card::Arrows => 6,
        Card::Nullify => 7,
    }
}

/// The cards that are simpler than `card`, simplest first.
fn simpler(card: Card) -> &'static [Card] {
    &SIMPLE_FIRST[..usize::from(rank(card))]
}

/// A deal taken apart, to be edited.
#[derive(Clone, Debug)]
struct Deal {
    pigs: Vec<Pig>,
    deck: Vec<Card>,
}

impl Deal {
    fn of(case: &Case) -> Self {
        Self { pigs: case.pigs().to_vec(), deck: case.deck().to_vec() }
    }

    fn into_case(self) -> Option<Case> {
        Case::new(self.pigs, self.deck).ok()
    }

    /// Hands and deck as one row of cards.
    fn cards(&self) -> usize {
        self.pigs.len() * 4 + self.deck.len()
    }

    fn card(&mut self, at: usize) -> &mut Card {
        let hands = self.pigs.len() * 4;
        if at < hands { &mut self.pigs[at / 4].hand[at % 4] } else { &mut self.deck[at - hands] }
    }
}

/// The place of a case in the order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    text: usize,
    pigs: usize,
    active: usize,
    loyalists: usize,
    ranks: usize,
    row: Vec<u8>,
}

fn key(case: &Case) -> Key {
    let cards = || case.pigs().iter().flat_map(|pig| pig.hand).chain(case.deck().iter().copied());
    let digits = |number: usize| 1 + number.checked_ilog10().unwrap_or(0) as usize;
    let (pigs, deck) = (case.pigs().len(), case.deck().len());
    let role = |role| u8::from(role == Role::Loyalist);
    Key {
        text: digits(pigs) + digits(deck) + 2 + 11 * pigs + 2 * deck,
        pigs,
        active: cards().filter(|&card| card != INERT).count(),
        loyalists: case.pigs().iter().filter(|pig| pig.role == Role::Loyalist).count(),
        ranks: cards().map(|card| usize::from(rank(card))).sum(),
        row: case.pigs().iter().map(|pig| role(pig.role)).chain(cards().map(rank)).collect(),
    }
}

impl Shrink for Pigkill {
    type Key = Key;

    const EFFORT: Effort = Effort { rounds: 60, patience: 8, walks: 16, kicks: 40, samples: 1500 };

    fn key(failing: &Failing<Self>) -> Key {
        key(&failing.case)
    }

    fn hopeless(case: &Case, below: &Key) -> bool {
        key(case) >= *below
    }

    fn size(failing: &Failing<Self>) -> usize {
        failing.case.pigs().len() * 5 + failing.case.deck().len()
    }

    fn measure(failing: &Failing<Self>) -> Text {
        let (pigs, deck) = (failing.case.pigs().len(), failing.case.deck().len());
        Text::new(
            format!("{pigs} pigs, {} in the deck", counted(deck, "card", "cards")),
            format!("{pigs} 只猪，牌堆 {deck} 张"),
        )
    }

    fn passes() -> &'static [Pass<Self>] {
        &edits::PASSES
    }

    fn settle(case: Case, class: Option<&Class>) -> Option<Case> {
        settle::settle(case, class)
    }

    fn same_class(a: &Class, b: &Class) -> bool {
        a.last_card == b.last_card && a.contested == b.contested
    }

    fn kick(failing: &Failing<Self>, draws: &mut Draws) -> Case {
        random::kick(&failing.case, draws)
    }

    fn sample(failing: &Failing<Self>, draws: &mut Draws) -> Option<Case> {
        random::sample(&failing.case, draws)
    }

    fn smallest() -> Vec<Case> {
        below::smallest()
    }

    fn difference(expected: &[u8], actual: &[u8], line: usize) -> String {
        let line_of = |text: &[u8]| {
            text.split(|&byte| byte == b'\n').nth(line - 1).map(|line| line.trim_ascii().to_vec())
        };
        let kind = |text: Option<Vec<u8>>| match text.as_deref() {
            None => "nothing",
            Some(b"MP" | b"FP") => "winner",
            Some(b"DEAD") => "dead",
            Some(_) => "hand",
        };
        format!("{}/{}", kind(line_of(expected)), kind(line_of(actual)))
    }

    fn below(failing: &Failing<Self>, limit: u64) -> Below<'_, Self> {
        below::below(failing, limit)
    }
}

/// A pass of single edits.
const fn single(
    name: &'static str,
    edits: for<'a> fn(&'a Failing<Pigkill>) -> crate::shrink::Candidates<'a, Pigkill>,
) -> Pass<Pigkill> {
    Pass { name, level: Level::Single, edits }
}

/// A pass of edits in two places.
const fn pair(
    name: &'static str,
    edits: for<'a> fn(&'a Failing<Pigkill>) -> crate::shrink::Candidates<'a, Pigkill>,
) -> Pass<Pigkill> {
    Pass { name, level: Level::Pair, edits }
}
