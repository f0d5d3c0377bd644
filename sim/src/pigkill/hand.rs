//! A hand: cards from left to right, drawn at the right end, always taken as the leftmost of their kind.
//!
//! Places are filled in order and never reused. For each kind a bit set tells the places where a card of it still lies,
//! so the leftmost K is the lowest bit of one word, and the leftmost usable card the lowest bit of a few. The first 32
//! places lie in the hand itself and are all that nearly every hand ever needs; those beyond are in further blocks.

use damoni_corpus::pigkill::Card;

/// A set of kinds of card, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kinds(u8);

impl Kinds {
    /// The kinds in `cards`.
    pub const fn of(cards: &[Card]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < cards.len() {
            bits |= 1 << cards[i] as u8;
            i += 1;
        }
        Self(bits)
    }

    /// These kinds, and `card` as well if `so`.
    #[inline]
    pub fn and(self, card: Card, so: bool) -> Self {
        Self(self.0 | u8::from(so) << card as u8)
    }

    #[inline]
    fn has(self, card: Card) -> bool {
        self.0 & (1 << card as u8) != 0
    }
}

/// The places of one block.
const WIDTH: usize = 32;

/// A stretch of places.
#[derive(Clone, Debug)]
struct Block {
    /// What was put in each place, still there or not.
    cards: [Card; WIDTH],
    /// By kind, the places where a card still lies.
    held: [u32; Card::ALL.len()],
    /// How many places have been filled.
    filled: usize,
}

impl Block {
    const EMPTY: Self = Self { cards: [Card::Peach; WIDTH], held: [0; Card::ALL.len()], filled: 0 };

    /// Fills the next place, if there is one.
    #[inline]
    fn push(&mut self, card: Card) -> bool {
        let free = self.filled < WIDTH;
        if free {
            self.cards[self.filled] = card;
            self.held[card as usize] |= 1 << self.filled;
            self.filled += 1;
        }
        free
    }

    #[inline]
    fn holds(&self, card: Card) -> bool {
        self.held[card as usize] != 0
    }

    /// Takes the leftmost card of this kind, if there is one.
    #[inline]
    fn take(&mut self, card: Card) -> bool {
        let held = &mut self.held[card as usize];
        let found = *held != 0;
        *held &= held.wrapping_sub(1);
        found
    }

    /// The leftmost card that is of one of these kinds.
    #[inline]
    fn leftmost(&self, kinds: Kinds) -> Option<Card> {
        let mut places: u32 = 0;
        for card in Card::ALL {
            if kinds.has(card) {
                places |= self.held[card as usize];
            }
        }
        (places != 0).then(|| self.cards[places.trailing_zeros() as usize])
    }

    fn count(&self) -> u32 {
        self.held.iter().map(|places| places.count_ones()).sum()
    }

    /// The cards still there, left to right.
    #[inline]
    fn cards(&self) -> impl Iterator<Item = Card> {
        let mut places = self.held.iter().fold(0, |all, places| all | places);
        std::iter::from_fn(move || {
            let place = places.trailing_zeros() as usize;
            places &= places.wrapping_sub(1);
            self.cards.get(place).copied()
        })
    }
}

/// The blocks of a long hand beyond its first.
#[derive(Clone, Debug, Default)]
struct Rest {
    blocks: Vec<Block>,
    /// By kind, the first block that holds one.
    first: [Option<usize>; Card::ALL.len()],
}

impl Rest {
    fn push(&mut self, card: Card) {
        if !self.blocks.last_mut().is_some_and(|block| block.push(card)) {
            let mut block = Block::EMPTY;
            block.push(card);
            self.blocks.push(block);
        }
        self.first[card as usize].get_or_insert(self.blocks.len() - 1);
    }

    fn holds(&self, card: Card) -> bool {
        self.first[card as usize].is_some()
    }

    fn take(&mut self, card: Card) -> bool {
        let Some(at) = self.first[card as usize] else { return false };
        let taken = self.blocks[at].take(card);
        let further = self.blocks[at..].iter().position(|block| block.holds(card));
        self.first[card as usize] = further.map(|blocks| at + blocks);
        taken
    }

    fn leftmost(&self, kinds: Kinds) -> Option<Card> {
        let wanted = Card::ALL.into_iter().filter(|&card| kinds.has(card));
        let block = wanted.filter_map(|card| self.first[card as usize]).min()?;
        self.blocks[block].leftmost(kinds)
    }
}

/// The cards of one pig.
#[derive(Clone, Debug)]
pub(super) struct Hand {
    front: Block,
    /// What did not fit in front, all of it to the right.
    rest: Option<Box<Rest>>,
}

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { front: Block::EMPTY, rest: None };

    /// Puts a card at the right end.
    #[inline]
    pub fn push(&mut self, card: Card) {
        if !self.front.push(card) {
            self.rest.get_or_insert_default().push(card);
        }
    }

    /// Whether there is a card of this kind.
    #[inline]
    pub fn holds(&self, card: Card) -> bool {
        self.front.holds(card) || self.rest.as_ref().is_some_and(|rest| rest.holds(card))
    }

    /// Takes the leftmost card of this kind; false if there is none.
    #[inline]
    pub fn take(&mut self, card: Card) -> bool {
        self.front.take(card) || self.rest.as_mut().is_some_and(|rest| rest.take(card))
    }

    /// The leftmost card that is of one of these kinds.
    #[inline]
    pub fn leftmost(&self, kinds: Kinds) -> Option<Card> {
        self.front.leftmost(kinds).or_else(|| self.rest.as_ref()?.leftmost(kinds))
    }

    /// How many cards there are.
    pub fn count(&self) -> u32 {
        let further = self.rest.iter().flat_map(|rest| &rest.blocks);
        self.front.count() + further.map(Block::count).sum::<u32>()
    }

    /// Discards everything.
    #[inline]
    pub fn clear(&mut self) {
        self.front.held = Block::EMPTY.held;
        self.front.filled = 0;
        self.rest = None;
    }

    /// All cards, left to right.
    #[inline]
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let further = self.rest.iter().flat_map(|rest| &rest.blocks);
        self.front.cards().chain(further.flat_map(Block::cards))
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// What is done to a hand.
    #[derive(Clone, Debug)]
    enum Act {
        Push(Card),
        Take(Card),
        Clear,
    }

    fn act() -> impl Strategy<Value = Act> {
        let card = || (0..8usize).prop_map(|kind| Card::ALL[kind]);
        prop_oneof![300 => card().prop_map(Act::Push), 200 => card().prop_map(Act::Take), 1 => Just(Act::Clear)]
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn a_hand_is_a_row_of_cards(acts in prop::collection::vec(act(), 0..700)) {
            let mut hand = Hand::EMPTY;
            let mut row: Vec<Card> = Vec::new();
            for act in acts {
                match act {
                    Act::Push(card) => {
                        hand.push(card);
                        row.push(card);
                    }
                    Act::Take(card) => {
                        let place = row.iter().position(|&other| other == card);
                        prop_assert_eq!(hand.take(card), place.map(|place| row.remove(place)).is_some());
                    }
                    Act::Clear => {
                        hand.clear();
                        row.clear();
                    }
                }
                for card in Card::ALL {
                    prop_assert_eq!(hand.holds(card), row.contains(&card));
                }
                for kinds in [&[Card::Kill][..], &[Card::Dodge, Card::Crossbow], &Card::ALL, &[]] {
                    let leftmost = row.iter().copied().find(|card| kinds.contains(card));
                    prop_assert_eq!(hand.leftmost(Kinds::of(kinds)), leftmost);
                }
                prop_assert_eq!(hand.count() as usize, row.len());
                prop_assert!(hand.cards().eq(row.iter().copied()));
            }
        }
    }

    #[test]
    fn kinds_are_added_on_condition() {
        let kinds = Kinds::of(&[Card::Invasion]).and(Card::Kill, true).and(Card::Duel, false);
        assert_eq!(kinds, Kinds::of(&[Card::Kill, Card::Invasion]));
        assert_eq!(kinds.and(Card::Kill, true), kinds);
    }
}
