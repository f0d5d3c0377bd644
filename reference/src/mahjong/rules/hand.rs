//! Winning hands (和牌).

use damoni_corpus::mahjong::{COPIES, ORDINARY};

use crate::mahjong::distance::{Set, distance_below};
use crate::mahjong::hand::Hand;
use crate::mahjong::table::Table;

/// The runs: three numbers in a row of one suit (万, 筒 or 索). Honours form none.
pub(in crate::mahjong) const RUNS: &[Set] = &{
    let mut runs = [[0; 3]; 21];
    let mut index = 0;
    while index < runs.len() {
        let first = (index / 7 * 9 + index % 7) as u8;
        runs[index] = [first, first + 1, first + 2];
        index += 1;
    }
    runs
};

/// No winning hand has more than four of a kind, whatever lies elsewhere.
pub(in crate::mahjong) fn copies(_: &Table, _: &Hand) -> [u8; ORDINARY] {
    [COPIES as u8; ORDINARY]
}

/// Only sets and a pair win: no seven pairs (七对), no thirteen orphans (国士无双).
pub(in crate::mahjong) fn no_other_wins(_: &Hand) -> u8 {
    u8::MAX
}

/// A hand wins if it has no special and its distance is 0.
pub(in crate::mahjong) fn wins(table: &Table, hand: &Hand) -> bool {
    !hand.holds_special() && distance_below(table, hand, 1) == 0
}
