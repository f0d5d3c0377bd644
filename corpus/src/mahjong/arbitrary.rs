//! Walls out of a fuzzer's bytes.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::case::{COPIES, Case, Invalid, WALL};
use super::tile::Tile;

impl<'a> Arbitrary<'a> for Case {
    /// A permutation of the whole wall, a byte a place.
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; COPIES]).collect();
        for last in (1..WALL).rev() {
            wall.swap(last, u.int_in_range(0..=last)?);
        }
        Self::new(&wall).map_err(|_: Invalid| arbitrary::Error::IncorrectFormat)
    }

    fn size_hint(_depth: usize) -> (usize, Option<usize>) {
        (WALL - 1, Some(WALL - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_make_a_wall() {
        let mut walls = Vec::new();
        for bytes in [vec![], vec![255; 40], (0..=255).collect()] {
            walls.push(Case::arbitrary(&mut Unstructured::new(&bytes)).unwrap());
        }
        assert!(walls[0] != walls[1] && walls[1] != walls[2] && walls[0] != walls[2]);
    }
}
