//! Reads judge text.

use super::case::{COPIES, Case, WALL};
use super::tile::{KINDS, Tile};
use crate::reading::{ReadError, Reading};
use crate::scanner::Scanner;
use crate::text::Text;

/// Reads a case: strictly a tile a line, leniently 148 tokens however they are laid out.
pub(super) fn read(text: &[u8], reading: Reading) -> Result<Case, ReadError> {
    let mut scanner = Scanner::new(text, reading);
    let mut wall = Vec::with_capacity(WALL);
    let mut copies = [0; KINDS];
    for number in 1..=WALL {
        let expected = || {
            Text::new(
                format!(
                    "tile {number} of {WALL}: 1M..9M, 1P..9P, 1S..9S, E S W N B F Z, PASS, REVERSE or DOUBLE"
                ),
                format!(
                    "第 {number} 张牌（共 {WALL} 张）：1M..9M、1P..9P、1S..9S、E S W N B F Z、PASS、REVERSE 或 DOUBLE"
                ),
            )
        };
        let token = scanner.token(expected)?;
        let tile = Tile::from_name(token.bytes).ok_or_else(|| scanner.error_at(token.start, expected()))?;
        copies[tile.index()] += 1;
        if copies[tile.index()] > COPIES {
            return Err(scanner.error_at(
                token.start,
                Text::new(
                    format!("another kind: this is the fifth {tile}, and there are four of each"),
                    format!("别的牌：这是第五张 {tile}，每种牌只有四张"),
                ),
            ));
        }
        wall.push(tile);
        scanner.newline()?;
    }
    scanner.end()?;
    let at = scanner.position();
    Case::new(&wall).map_err(|e| scanner.error_at(at, Text::new(e.to_string(), e.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted() -> String {
        Tile::all().flat_map(|tile| [tile; COPIES]).map(|tile| format!("{tile}\n")).collect()
    }

    #[test]
    fn a_wall_is_read_and_printed_back() {
        let case = read(sorted().as_bytes(), Reading::Strict).unwrap();
        assert_eq!(case.wall()[147], Tile::DOUBLE);
        assert_eq!(case.to_string(), sorted());
    }

    #[test]
    fn a_fifth_copy_is_named_with_its_place() {
        let text = sorted().replacen("2M", "1M", 1);
        let error = read(text.as_bytes(), Reading::Strict).unwrap_err();
        assert_eq!((error.line, error.column), (5, 1));
        assert!(error.to_string().contains("fifth 1M"), "{error}");
    }

    #[test]
    fn lenient_reading_takes_any_layout() {
        let one_line = sorted().replace('\n', "  ").replace(" E ", " \r\nE ");
        assert!(read(one_line.as_bytes(), Reading::Lenient).is_ok());
        assert!(read(one_line.as_bytes(), Reading::Strict).is_err());
    }
}
