//! What a right program prints: the winner, and who holds what at the end.

use std::fmt;

use super::card::Card;
use super::case::MAX_PIGS;
use super::event::Side;

/// The winner and the final hands, in seat order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    winner: Side,
    pigs: u8,
    dead: [bool; MAX_PIGS],
    /// Where each hand ends in `cards`; a dead pig's is empty.
    ends: [u32; MAX_PIGS],
    cards: Vec<Card>,
}

impl Answer {
    /// Starts an answer; then one call a pig, in seat order.
    pub fn build(winner: Side) -> AnswerBuilder {
        AnswerBuilder(Self {
            winner,
            pigs: 0,
            dead: [false; MAX_PIGS],
            ends: [0; MAX_PIGS],
            cards: Vec::new(),
        })
    }

    /// Who won.
    pub fn winner(&self) -> Side {
        self.winner
    }

    /// The number of pigs.
    pub fn pigs(&self) -> usize {
        self.pigs.into()
    }

    /// The hand of the pig in `seat` (from 0), left to right; `None` if the pig is dead or there is no such seat.
    pub fn hand(&self, seat: usize) -> Option<&[Card]> {
        if seat >= self.pigs() || self.dead[seat] {
            return None;
        }
        let start = if seat == 0 { 0 } else { self.ends[seat - 1] };
        Some(&self.cards[start as usize..self.ends[seat] as usize])
    }
}

/// An answer in the making.
#[derive(Clone, Debug)]
pub struct AnswerBuilder(Answer);

impl AnswerBuilder {
    /// The next pig is dead. Pigs beyond the tenth are ignored.
    #[must_use]
    pub fn dead(mut self) -> Self {
        self.seat(true);
        self
    }

    /// The next pig is alive with this hand, left to right. Pigs beyond the tenth are ignored.
    #[must_use]
    pub fn hand(mut self, hand: impl IntoIterator<Item = Card>) -> Self {
        if self.0.pigs() < MAX_PIGS {
            self.0.cards.extend(hand);
        }
        self.seat(false);
        self
    }

    /// The answer.
    pub fn finish(self) -> Answer {
        self.0
    }

    fn seat(&mut self, dead: bool) {
        let answer = &mut self.0;
        let seat = answer.pigs();
        if seat < MAX_PIGS {
            answer.dead[seat] = dead;
            answer.ends[seat] = answer.cards.len() as u32;
            answer.pigs += 1;
        }
    }
}

impl fmt::Display for Answer {
    /// The answer file, final newline included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(4 + self.pigs() * 5 + self.cards.len() * 2);
        text.push_str(self.winner.code());
        text.push('\n');
        for seat in 0..self.pigs() {
            match self.hand(seat) {
                None => text.push_str("DEAD"),
                Some(hand) => {
                    for (i, card) in hand.iter().enumerate() {
                        if i > 0 {
                            text.push(' ');
                        }
                        text.push(card.letter() as char);
                    }
                }
            }
            text.push('\n');
        }
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_hand_is_an_empty_line_and_a_dead_pig_says_so() {
        let answer = Answer::build(Side::Rebels).dead().hand([]).hand([Card::Nullify, Card::Dodge]).finish();
        assert_eq!(answer.to_string(), "FP\nDEAD\n\nJ D\n");
        assert_eq!(answer.hand(0), None);
        assert_eq!(answer.hand(1), Some(&[][..]));
        assert_eq!(answer.hand(2), Some(&[Card::Nullify, Card::Dodge][..]));
        assert_eq!(answer.hand(3), None);
    }
}
