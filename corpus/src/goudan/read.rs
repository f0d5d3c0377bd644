//! Reads judge text.

use super::case::{Board, Case, MAX_BOARD, MAX_BUDGET, MAX_HAND, MAX_HEALTH, MAX_QUERIES, MIN_BUDGET, Query};
use crate::reading::{ReadError, Reading};
use crate::scanner::Scanner;
use crate::text::Text;

/// Reads a case: four lines a query, leniently with any blanks in and between them.
pub(super) fn read(text: &[u8], reading: Reading) -> Result<Case, ReadError> {
    let mut scanner = Scanner::by_lines(text, reading);
    let count = scanner.number("T", 1, MAX_QUERIES as u32)? as usize;
    scanner.space()?;
    let budget = byte(&mut scanner, "O", MIN_BUDGET, MAX_BUDGET)?;
    scanner.newline()?;
    // A short file may announce many queries: what it holds bounds what is set aside for it.
    let mut queries = Vec::with_capacity(count.min(text.len() / 12 + 1));
    for _ in 0..count {
        queries.push(query(&mut scanner)?);
    }
    scanner.end()?;
    let at = scanner.position();
    Case::new(budget, queries).map_err(|e| scanner.error_at(at, Text::new(e.to_string(), e.to_string())))
}

fn query(scanner: &mut Scanner<'_>) -> Result<Query, ReadError> {
    let start = scanner.position();
    let own = byte(scanner, "E's health", 1, MAX_HEALTH)?;
    scanner.space()?;
    let teacher = byte(scanner, "the teacher's health", 1, MAX_HEALTH)?;
    scanner.newline()?;
    let teacher_board = board(scanner, "the number of the teacher's minions")?;
    let own_board = board(scanner, "the number of E's minions")?;
    let teacher_hand = byte(scanner, "the teacher's hand size", 0, MAX_HAND)?;
    scanner.space()?;
    let own_hand = byte(scanner, "E's hand size", 0, MAX_HAND)?;
    scanner.newline()?;
    Query::new([own, teacher], teacher_board, own_board, [teacher_hand, own_hand])
        .map_err(|e| scanner.error_at(start, Text::new(e.to_string(), e.to_string())))
}

fn board(scanner: &mut Scanner<'_>, name: &'static str) -> Result<Board, ReadError> {
    let start = scanner.position();
    let count = usize::from(byte(scanner, name, 0, MAX_BOARD as u8)?);
    let mut health = [0; MAX_BOARD];
    for place in &mut health[..count] {
        scanner.space()?;
        *place = byte(scanner, "a minion's health", 1, 2)?;
    }
    scanner.newline()?;
    Board::new(&health[..count]).map_err(|e| scanner.error_at(start, Text::new(e.to_string(), e.to_string())))
}

fn byte(scanner: &mut Scanner<'_>, name: &'static str, low: u8, high: u8) -> Result<u8, ReadError> {
    // Lossless: the number is at most `high`.
    scanner.number(name, low.into(), high.into()).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLES: [&str; 2] = ["1 5\n1 1\n0\n0\n0 1\n", "1 4\n5 14\n1 1\n1 1\n1 0\n"];

    #[test]
    fn the_samples_are_read_and_printed_back() {
        for sample in SAMPLES {
            assert_eq!(read(sample.as_bytes(), Reading::Strict).unwrap().to_string(), sample);
        }
    }

    #[test]
    fn the_teacher_s_board_and_hand_come_first() {
        let case = read(b"1 3\n5 14\n2 2 1\n1 1\n3 0\n", Reading::Strict).unwrap();
        let query = case.queries()[0];
        assert_eq!((query.own_health(), query.teacher_health()), (5, 14));
        assert_eq!((query.teacher_board().health(), query.own_board().health()), (&[2, 1][..], &[1][..]));
        assert_eq!((query.teacher_hand(), query.own_hand()), (3, 0));
    }

    #[test]
    fn a_huge_count_in_a_short_file_is_an_error_not_an_allocation() {
        let error = read(b"351493 5\n1 1\n", Reading::Strict).unwrap_err();
        assert_eq!((error.line, error.column), (3, 1));
    }
}
