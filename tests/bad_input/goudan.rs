//! 狗蛋和二五仔.

use crate::{Bad, check};

const GOOD: &str = "1 4\n5 14\n1 1\n2 1 2\n1 0\n";

fn table() -> Vec<Bad> {
    let with = |from: &str, to: &str| GOOD.replacen(from, to, 1);
    vec![
        Bad::new("empty file", "", (1, 1), "found the end of the file, expected T,"),
        Bad::new("no query", with("1 4\n", "0 4\n"), (1, 1), "from 1 to 351493"),
        Bad::new("too many queries", with("1 4\n", "351494 4\n"), (1, 1), "from 1 to 351493"),
        Bad::new("O too small", with("1 4\n", "1 2\n"), (1, 3), "O, a whole number from 3 to 5"),
        Bad::new("O too large", with("1 4\n", "1 6\n"), (1, 3), "O, a whole number from 3 to 5"),
        Bad::new("no O", with("1 4\n", "1\n"), (1, 2), "expected one space"),
        Bad::new("a dead hero", with("5 14", "0 14"), (2, 1), "E's health, a whole number from 1 to 20"),
        Bad::new(
            "a hero too healthy",
            with("5 14", "5 21"),
            (2, 3),
            "the teacher's health, a whole number from 1 to 20",
        ),
        Bad::new("one health only", with("5 14", "5"), (2, 2), "expected one space"),
        Bad::new(
            "five minions",
            with("2 1 2", "5 1 2 1 2 1"),
            (4, 1),
            "E's minions, a whole number from 0 to 4",
        ),
        Bad::new(
            "a minion of 3",
            with("2 1 2", "2 1 3"),
            (4, 5),
            "a minion's health, a whole number from 1 to 2",
        ),
        Bad::new("a dead minion", with("2 1 2", "2 0 2"), (4, 3), "a minion's health"),
        Bad::new(
            "a minion too few",
            with("2 1 2", "2 1"),
            (4, 4),
            "found the end of the line, expected one space",
        ),
        Bad::new(
            "a minion too many",
            with("2 1 2", "2 1 2 1"),
            (4, 6),
            "found a space, expected the end of the line",
        ),
        Bad::new(
            "a hand of four",
            with("\n1 0\n", "\n4 0\n"),
            (5, 1),
            "the teacher's hand size, a whole number from 0 to 3",
        ),
        Bad::new("a hand below none", with("\n1 0\n", "\n1 -1\n"), (5, 3), "found `-1`"),
        Bad::new("a query too few", with("1 4\n", "2 4\n"), (6, 1), "expected E's health"),
        Bad::new(
            "a query too many",
            format!("{GOOD}1 1\n0\n0\n0 0\n"),
            (6, 1),
            "found `1`, expected the end of the file",
        ),
        Bad::new("a leading zero", with("5 14", "05 14"), (2, 1), "without leading zeros").forgiven(),
        Bad::new("two spaces", with("5 14", "5  14"), (2, 3), "found a space").forgiven(),
        Bad::new(
            "a trailing space",
            with("5 14\n", "5 14 \n"),
            (2, 5),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new("CRLF", GOOD.replace('\n', "\r\n"), (1, 4), "found a carriage return (CR)").forgiven(),
        Bad::new(
            "no final newline",
            GOOD.trim_end(),
            (5, 4),
            "found the end of the file, expected the end of the line",
        )
        .forgiven(),
        Bad::new(
            "a query on one line",
            "1 4\n5 14 1 1 2 1 2 1 0\n",
            (2, 5),
            "found a space, expected the end of the line",
        ),
        Bad::new("a decimal", with("5 14", "5.0 14"), (2, 1), "found `5.0`"),
        Bad::new("a byte order mark", format!("\u{feff}{GOOD}"), (1, 1), "expected T,"),
    ]
}

#[test]
fn near_valid_goudan_files_are_refused_at_their_place() {
    check("goudan", &table());
}
