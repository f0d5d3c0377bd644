//! A deal: who sits where with which role and cards, and the deck.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use super::card::Card;

/// The fewest pigs.
pub const MIN_PIGS: usize = 2;
/// The most pigs.
pub const MAX_PIGS: usize = 10;
/// The shortest deck, in cards.
pub const MIN_DECK: usize = 1;
/// The longest deck, in cards.
pub const MAX_DECK: usize = 2000;

/// A role, dealt in secret except the lord's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// MP, 主猪.
    Lord,
    /// ZP, 忠猪.
    Loyalist,
    /// FP, 反猪.
    Rebel,
}

impl Role {
    /// The two letters in judge text.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lord => "MP",
            Self::Loyalist => "ZP",
            Self::Rebel => "FP",
        }
    }
}

/// One pig as dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pig {
    /// Its role.
    pub role: Role,
    /// Its four cards, left to right.
    pub hand: [Card; 4],
}

/// A statically valid deal: 2 to 10 pigs, the first one and no other the lord, at least one rebel, and a deck of
/// 1 to 2000 cards. Whether the game ends, and how many cards it draws, only a play can tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    pigs: Vec<Pig>,
    deck: Vec<Card>,
}

/// Why pigs and deck do not make a case. Seats count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Invalid {
    /// Too few or too many pigs.
    #[error("{0} pigs, but a game has {MIN_PIGS} to {MAX_PIGS}")]
    Pigs(usize),
    /// Too short or too long a deck.
    #[error("{0} cards in the deck, but it holds {MIN_DECK} to {MAX_DECK}")]
    Deck(usize),
    /// The first pig is not the lord.
    #[error("the first pig is not the lord (MP)")]
    NoLord,
    /// A lord in another seat.
    #[error("pig {} is a second lord (MP)", .0 + 1)]
    SecondLord(usize),
    /// Nobody to fight.
    #[error("no rebel (FP): such a game has no defined end")]
    NoRebel,
}

impl Case {
    /// A case, if the deal is within the statement's bounds.
    ///
    /// # Errors
    /// The first bound that is broken.
    pub fn new(pigs: Vec<Pig>, deck: Vec<Card>) -> Result<Self, Invalid> {
        if !(MIN_PIGS..=MAX_PIGS).contains(&pigs.len()) {
            return Err(Invalid::Pigs(pigs.len()));
        }
        if !(MIN_DECK..=MAX_DECK).contains(&deck.len()) {
            return Err(Invalid::Deck(deck.len()));
        }
        if pigs[0].role != Role::Lord {
            return Err(Invalid::NoLord);
        }
        if let Some(i) = pigs[1..].iter().position(|pig| pig.role == Role::Lord) {
            return Err(Invalid::SecondLord(i + 1));
        }
        if !pigs.iter().any(|pig| pig.role == Role::Rebel) {
            return Err(Invalid::NoRebel);
        }
        Ok(Self { pigs, deck })
    }

    /// The pigs in seat order, the lord first.
    pub fn pigs(&self) -> &[Pig] {
        &self.pigs
    }

    /// The deck, top card first.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }
}

impl fmt::Display for Case {
    /// The judge text, final newline included.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(16 + self.pigs.len() * 11 + self.deck.len() * 2);
        text.push_str(&format!("{} {}\n", self.pigs.len(), self.deck.len()));
        for pig in &self.pigs {
            text.push_str(pig.role.code());
            for card in pig.hand {
                text.push(' ');
                text.push(card.letter() as char);
            }
            text.push('\n');
        }
        for card in &self.deck {
            text.push(card.letter() as char);
            text.push(' ');
        }
        text.pop();
        text.push('\n');
        f.write_str(&text)
    }
}
