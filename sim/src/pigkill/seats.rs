//! Sets of pigs, and going round the table in them.

use std::ops::{BitAnd, BitOr};

/// Where a pig sits, counted from 0.
pub(super) type Seat = usize;

/// The lord's seat.
pub(super) const LORD: Seat = 0;

/// Room for every seat, and half the bits of a set.
const ROUND: usize = 16;

/// A set of seats, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Seats(u32);

impl Seats {
    /// Seats 0 to `count - 1`.
    pub fn first(count: usize) -> Self {
        Self((1 << count) - 1)
    }

    /// A single seat.
    #[inline]
    pub fn only(seat: Seat) -> Self {
        Self(1 << seat)
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn has(self, seat: Seat) -> bool {
        !(self & Self::only(seat)).is_empty()
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.insert_if(seat, true);
    }

    /// Inserts without a branch, for conditions that nobody can foresee.
    #[inline]
    pub fn insert_if(&mut self, seat: Seat, so: bool) {
        self.0 |= u32::from(so) << seat;
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat);
    }

    /// The first of these seats, going round from `seat` itself.
    #[inline]
    pub fn first_from(self, seat: Seat) -> Option<Seat> {
        // The round twice over, so that going past the last seat needs no branch.
        let onwards = (self.0 | self.0 << ROUND) & (u32::MAX << seat);
        (!self.is_empty()).then_some(onwards.trailing_zeros() as Seat % ROUND)
    }

    /// The first of these seats, going round from the one after `seat`; `seat` itself comes last.
    #[inline]
    pub fn first_after(self, seat: Seat) -> Option<Seat> {
        self.first_from(seat + 1)
    }
}

impl BitAnd for Seats {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Seats {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_round_wraps_at_the_last_seat() {
        let seats = Seats::only(1) | Seats::only(4) | Seats::only(9);
        assert_eq!(seats.first_from(1), Some(1));
        assert_eq!(seats.first_after(1), Some(4));
        assert_eq!(seats.first_after(4), Some(9));
        assert_eq!(seats.first_after(9), Some(1));
        assert_eq!(seats.first_from(0), Some(1));
        assert_eq!(Seats::only(3).first_after(3), Some(3));
        assert_eq!(Seats::default().first_from(5), None);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut seats = Seats::first(3);
        assert_eq!((seats.len(), seats.has(2), seats.has(3)), (3, true, false));
        seats.remove(0);
        seats.remove(0);
        seats.insert(7);
        seats.insert(7);
        seats.insert_if(7, false);
        seats.insert_if(8, false);
        assert_eq!(seats, Seats::only(1) | Seats::only(2) | Seats::only(7));
        assert_eq!(seats & Seats::first(2), Seats::only(1));
        assert_eq!(seats | Seats::first(2), Seats::first(3) | Seats::only(7));
        assert!(!seats.is_empty());
        assert!((seats & Seats::only(0)).is_empty());
    }
}
