//! Valid deals out of a fuzzer's bytes.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::card::Card;
use super::case::{Case, Invalid, MAX_DECK, MAX_PIGS, MIN_DECK, MIN_PIGS, Pig, Role};

impl<'a> Arbitrary<'a> for Card {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        u.choose(&Self::ALL).copied()
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (1, Some(1))
    }
}

impl<'a> Arbitrary<'a> for Case {
    /// The pigs first; the deck takes the bytes that are left, one a card.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let seats = u.int_in_range(MIN_PIGS..=MAX_PIGS)?;
        let sure_rebel = u.int_in_range(1..=seats - 1)?;
        let mut pigs = Vec::with_capacity(seats);
        for seat in 0..seats {
            let role = match seat {
                0 => Role::Lord,
                _ if seat == sure_rebel || u.arbitrary()? => Role::Rebel,
                _ => Role::Loyalist,
            };
            pigs.push(Pig { role, hand: u.arbitrary()? });
        }
        let cards = u.len().clamp(MIN_DECK, MAX_DECK);
        let deck = (0..cards).map(|_| u.arbitrary()).collect::<Result<_>>()?;
        Self::new(pigs, deck).map_err(|_: Invalid| arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        let pig = 1 + 4;
        (2 + MIN_PIGS * pig, Some(2 + MAX_PIGS * pig + MAX_DECK))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Pigkill, Reading};

    #[test]
    fn any_bytes_make_a_deal_that_is_read_back() {
        for length in [0, 1, 12, 60, 500, 5000] {
            for step in [1, 7, 91, 255] {
                let bytes: Vec<u8> = (0..length).map(|i| (i * step % 256) as u8).collect();
                let case = Case::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
                assert_eq!(Pigkill::read(Pigkill::print(&case).as_bytes(), Reading::Strict), Ok(case));
            }
        }
    }
}
