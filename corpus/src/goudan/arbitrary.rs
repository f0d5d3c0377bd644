//! Positions out of a fuzzer's bytes.

use arbitrary::{Arbitrary, Error, Result, Unstructured};

use super::case::{
    Board, Case, Invalid, MAX_BOARD, MAX_BUDGET, MAX_HAND, MAX_HEALTH, MAX_QUERIES, MIN_BUDGET, Query,
};

/// The bytes of a query.
const QUERY: usize = 2 + 2 * (1 + MAX_BOARD) + 2;

impl<'a> Arbitrary<'a> for Board {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut health = [0; MAX_BOARD];
        let count = u.int_in_range(0..=MAX_BOARD)?;
        for place in &mut health {
            *place = u.int_in_range(1..=2)?;
        }
        Self::new(&health[..count]).map_err(refused)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (1 + MAX_BOARD, Some(1 + MAX_BOARD))
    }
}

impl<'a> Arbitrary<'a> for Query {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let health = [u.int_in_range(1..=MAX_HEALTH)?, u.int_in_range(1..=MAX_HEALTH)?];
        let (teacher, own) = (u.arbitrary()?, u.arbitrary()?);
        let hands = [u.int_in_range(0..=MAX_HAND)?, u.int_in_range(0..=MAX_HAND)?];
        Self::new(health, teacher, own, hands).map_err(refused)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (QUERY, Some(QUERY))
    }
}

impl<'a> Arbitrary<'a> for Case {
    /// As many queries as there are bytes for, and one at least.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let budget = u.int_in_range(MIN_BUDGET..=MAX_BUDGET)?;
        let queries = (u.len() / QUERY).clamp(1, MAX_QUERIES);
        Self::new(budget, (0..queries).map(|_| u.arbitrary()).collect::<Result<_>>()?).map_err(refused)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (1 + QUERY, None)
    }
}

fn refused(_: Invalid) -> Error {
    Error::IncorrectFormat
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_take_the_bytes_there_are() {
        for (bytes, queries) in [(0, 1), (1 + QUERY, 1), (1 + 3 * QUERY, 3)] {
            let bytes: Vec<u8> = (0..bytes).map(|i| (i * 37 % 256) as u8).collect();
            assert_eq!(Case::arbitrary(&mut Unstructured::new(&bytes)).unwrap().queries().len(), queries);
        }
    }
}
