//! The deck (牌堆): the cards that nobody has drawn yet, and the rule of the last one.

use damoni_corpus::pigkill::{Card, Event};

use super::choices::DeckReading;
use super::components::Seat;
use super::hand;
use super::table::Table;

/// The deck, of which only the number of draws changes.
pub struct Deck<'a> {
    cards: &'a [Card],
    draws: u64,
    reading: DeckReading,
}

impl<'a> Deck<'a> {
    /// A full deck, top card first.
    pub fn new(cards: &'a [Card], reading: DeckReading) -> Self {
        Self { cards, draws: 0, reading }
    }

    /// Cards drawn so far, copies of the last card included.
    pub fn draws(&self) -> u64 {
        self.draws
    }

    /// Whether a copy of the last card has been drawn after the card itself.
    pub fn beyond(&self) -> bool {
        self.draws > self.cards.len() as u64
    }

    /// Whether one card is left, so that every further draw is the same.
    pub fn at_last_card(&self) -> bool {
        self.draws + 1 >= self.cards.len() as u64
    }

    /// The top card. The last card stays: every further draw yields a copy of it.
    fn next(&mut self) -> Option<Card> {
        let last = self.cards.len() as u64 - 1;
        let top = match self.reading {
            DeckReading::LastStays => self.draws.min(last),
            DeckReading::LastIsTaken => self.draws,
            DeckReading::LastIsNeverDrawn if self.draws >= last => return None,
            DeckReading::LastIsNeverDrawn => self.draws,
            DeckReading::BeginsAnew => self.draws % (last + 1),
            DeckReading::FromTheBottom => last - self.draws.min(last),
        };
        let card = self.cards.get(top as usize).copied()?;
        self.draws += 1;
        Some(card)
    }
}

/// Draw (摸牌): the top card of the deck comes to the right end of the hand.
pub fn draw(table: &mut Table<'_>, seat: Seat) {
    let Some(card) = table.deck.next() else { return };
    hand::take(table, seat, card, table.policies.dealing.drawn_to);
    let beyond = table.deck.beyond();
    table.tell(Event::Draw { pig: seat.0, card, beyond });
}
