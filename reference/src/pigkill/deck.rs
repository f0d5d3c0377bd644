//! The deck (牌堆): the cards that nobody has drawn yet, and the rule of the last one.

use damoni_corpus::pigkill::{Card, Event};

use super::components::Seat;
use super::hand;
use super::table::Table;

/// The deck, of which only the number of draws changes.
pub struct Deck<'a> {
    cards: &'a [Card],
    draws: u64,
}

impl<'a> Deck<'a> {
    /// A full deck, top card first.
    pub fn new(cards: &'a [Card]) -> Self {
        Self { cards, draws: 0 }
    }

    /// Cards drawn so far, copies of the last card included.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Whether a copy of the last card has been drawn after the card itself.
    pub fn beyond(&self) -> bool {
        self.draws > self.cards.len() as u64
    }

    /// Whether only one card is left.
    pub fn at_last_card(&self) -> bool {
        self.draws + 1 >= self.cards.len() as u64
    }

    /// The top card. The last card stays: every further draw yields a copy of it.
    fn next(&mut self) -> Card {
        let top = self.draws.min(self.cards.len() as u64 - 1);
        self.draws += 1;
        self.cards[top as usize]
    }
}

/// Draw (摸牌): the top card of the deck comes to the right end of the hand.
pub fn draw(table: &mut Table<'_>, seat: Seat) {
    let card = table.deck.next();
    hand::take(table, seat, card);
    let beyond = table.deck.beyond();
    table.tell(Event::Draw { pig: seat.0, card, beyond });
}
