//! Costs of suits put together.

use super::suit::{Costs, SETS};

/// The costs of two parts of a hand taken as one: sets and the pair may come from either.
pub(super) fn join(a: &Costs, b: &Costs) -> Costs {
    let mut both = [[u8::MAX; SETS + 1]; 2];
    for i in 0..=SETS {
        for j in 0..=SETS - i {
            both[0][i + j] = both[0][i + j].min(a[0][i] + b[0][j]);
            both[1][i + j] = both[1][i + j].min(a[0][i] + b[1][j]).min(a[1][i] + b[0][j]);
        }
    }
    both
}

/// The cost of exactly `sets` sets and a pair from two parts that make up the whole hand.
pub(super) fn meet(a: &Costs, b: &Costs, sets: usize) -> u8 {
    let split = |i: usize| (a[0][i] + b[1][sets - i]).min(a[1][i] + b[0][sets - i]);
    (1..=sets).map(split).fold(split(0), u8::min)
}
