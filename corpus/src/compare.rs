//! How judges compare a program's output with an answer file.

/// What a comparison says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// Accepted.
    Same,
    /// Only blanks or blank lines differ.
    Presentation,
    /// The answers differ, first on this line of the answer file (counted from 1).
    Different {
        /// Counted from 1.
        line: usize,
    },
}

/// Exact text, as Luogu compares: blanks at the end of a line and the final newline do not matter,
/// everything else does. An empty line is an empty hand, so empty lines count.
pub fn exact(expected: &[u8], actual: &[u8]) -> Comparison {
    let (mut e, mut a) = (lines(expected), lines(actual));
    let mut line = 0;
    loop {
        line += 1;
        match (e.next(), a.next()) {
            (None, None) => return Comparison::Same,
            (Some(x), Some(y)) if x == y => {}
            _ if tokens(expected).eq(tokens(actual)) => return Comparison::Presentation,
            _ => return Comparison::Different { line },
        }
    }
}

/// Numbers, one a token, each within `tolerance` of the answer's in absolute value; their count must match.
pub fn numbers(expected: &[u8], actual: &[u8], tolerance: f64) -> Comparison {
    let (mut e, mut a) = (tokens(expected), tokens(actual));
    let mut line = 0;
    loop {
        line += 1;
        match (e.next(), a.next()) {
            (None, None) => return Comparison::Same,
            // The slack is what testlib's checkers allow on top, so that 1e-6 itself is accepted.
            (Some(x), Some(y))
                if number(x).zip(number(y)).is_some_and(|(x, y)| (x - y).abs() <= tolerance + 1e-15) => {}
            _ => return Comparison::Different { line },
        }
    }
}

fn number(token: &[u8]) -> Option<f64> {
    // Rust would also read "inf" and "nan", which no judge takes for an answer.
    let plain = token.iter().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-' | b'+' | b'e' | b'E'));
    let value: f64 = std::str::from_utf8(token).ok().filter(|_| plain)?.parse().ok()?;
    value.is_finite().then_some(value)
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let body = text.strip_suffix(b"\n").unwrap_or(text);
    let some = !text.is_empty();
    body.split(|&b| b == b'\n').filter(move |_| some).map(|line| line.trim_ascii_end())
}

fn tokens(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_at_line_ends_and_the_final_newline_do_not_matter() {
        assert_eq!(exact(b"FP\n\nK D\n", b"FP \r\n\t\nK D"), Comparison::Same);
    }

    #[test]
    fn an_empty_line_is_an_empty_hand() {
        assert_eq!(exact(b"FP\n\nK D\n", b"FP\nK D\n"), Comparison::Presentation);
        assert_eq!(exact(b"FP\nK D\n\n", b"FP\nK D\n"), Comparison::Presentation);
        assert_eq!(exact(b"FP\nK D\n", b"FP\nK D\n\n"), Comparison::Presentation);
    }

    #[test]
    fn the_first_differing_line_is_named() {
        assert_eq!(exact(b"FP\nK\nD\n", b"FP\nK\nK\n"), Comparison::Different { line: 3 });
        assert_eq!(exact(b"FP\nK\n", b""), Comparison::Different { line: 1 });
        assert_eq!(exact(b"", b""), Comparison::Same);
    }

    #[test]
    fn numbers_are_compared_by_absolute_error() {
        assert_eq!(numbers(b"0.5\n0.25\n", b"0.5000005 0.250001", 1e-6), Comparison::Same);
        assert_eq!(numbers(b"0.5\n0.25\n", b"0.5\n0.250002\n", 1e-6), Comparison::Different { line: 2 });
    }

    #[test]
    fn too_few_too_many_and_not_numbers_are_wrong() {
        assert_eq!(numbers(b"0.5\n", b"", 1e-6), Comparison::Different { line: 1 });
        assert_eq!(numbers(b"0.5\n", b"0.5 0.5", 1e-6), Comparison::Different { line: 2 });
        assert_eq!(numbers(b"0.5\n", b"nan", 1e-6), Comparison::Different { line: 1 });
        assert_eq!(numbers(b"0.5\n", b"inf", 1e-6), Comparison::Different { line: 1 });
    }
}
