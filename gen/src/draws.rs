//! The random draws that shape a case, over the raw ChaCha stream.
//!
//! `rand`'s distributions may change between versions, and a generated file must not: everything here is
//! arithmetic on the stream's bytes, which are fixed by the algorithm.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of draws that belongs to one (game, seed, index).
#[derive(Clone, Debug)]
pub struct Draws(ChaCha8Rng);

impl Draws {
    /// The stream of case `index` under `seed`; `name` separates games and profiles.
    pub fn new(name: &str, seed: u64, index: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&index.to_le_bytes());
        key[16..24].copy_from_slice(&fnv1a(name.as_bytes()).to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Uniform in `0..bound`; 0 for a bound of 0. (Lemire's multiplication, with the rejection that makes it exact.)
    pub fn below(&mut self, bound: u32) -> u32 {
        let threshold = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Uniform in `low..=high`.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below((high.saturating_sub(low) + 1) as u32) as usize
    }

    /// True `times` times in `out_of`.
    pub fn chance(&mut self, times: u32, out_of: u32) -> bool {
        self.below(out_of) < times
    }

    /// One of `items`, which must not be empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u32) as usize]
    }

    /// An index, drawn in proportion to its weight; 0 if all weights are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let mut at = self.below(weights.iter().sum());
        for (index, &weight) in weights.iter().enumerate() {
            if at < weight {
                return index;
            }
            at -= weight;
        }
        0
    }

    /// A uniform permutation.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// The next bytes of the stream.
    pub fn fill(&mut self, bytes: &mut [u8]) {
        self.0.fill_bytes(bytes);
    }
}

/// FNV-1a, 64 bits: fixed for ever, which `std`'s hashers are not.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_fixed_for_ever() {
        let mut draws = Draws::new("pigkill/mixed", 1, 2);
        let first: Vec<u32> = (0..6).map(|_| draws.below(1000)).collect();
        assert_eq!(first, [874, 767, 981, 131, 425, 525]);
        let other: Vec<u32> = {
            let mut draws = Draws::new("pigkill/mixed", 1, 3);
            (0..6).map(|_| draws.below(1000)).collect()
        };
        assert_ne!(first, other);
    }

    #[test]
    fn every_value_below_the_bound_comes_up_about_equally_often() {
        let mut draws = Draws::new("t", 0, 0);
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[draws.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&c| (9_500..10_500).contains(&c)), "{counts:?}");
        assert_eq!(draws.below(0), 0);
        assert_eq!(draws.below(1), 0);
    }

    #[test]
    fn weights_of_zero_are_never_drawn() {
        let mut draws = Draws::new("t", 0, 1);
        let mut counts = [0u32; 4];
        for _ in 0..10_000 {
            counts[draws.weighted(&[0, 1, 0, 3])] += 1;
        }
        assert_eq!((counts[0], counts[2]), (0, 0));
        assert!((2_200..2_800).contains(&counts[1]), "{counts:?}");
        assert_eq!(draws.weighted(&[0, 0]), 0);
    }

    #[test]
    fn a_shuffle_is_a_permutation_that_moves_things() {
        let mut draws = Draws::new("t", 0, 2);
        let mut items: Vec<u8> = (0..50).collect();
        draws.shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
