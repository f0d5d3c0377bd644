//! 猪国杀.

use crate::{Bad, check};

const HEAD: &str = "3 10\n";
const PIGS: &str = "MP D D F F\nZP N N N D\nFP J J J J\n";
const DECK: &str = "F F D D J J F F K D\n";

fn table() -> Vec<Bad> {
    let with_head = |head: &str| format!("{head}{PIGS}{DECK}");
    let with_pigs = |pigs: &str| format!("{HEAD}{pigs}{DECK}");
    let with_deck = |deck: &str| format!("{HEAD}{PIGS}{deck}");
    vec![
        Bad::new("empty file", "", (1, 1), "found the end of the file, expected n,"),
        Bad::new("only a newline", "\n", (1, 1), "expected n,"),
        Bad::new("no numbers", "MP D D F F\n", (1, 1), "found `MP`, expected n,"),
        Bad::new("one pig", with_head("1 10\n"), (1, 1), "from 2 to 10"),
        Bad::new("eleven pigs", with_head("11 10\n"), (1, 1), "from 2 to 10"),
        Bad::new("no cards", with_head("3 0\n"), (1, 3), "from 1 to 2000"),
        Bad::new("too many cards", with_head("3 2001\n"), (1, 3), "from 1 to 2000"),
        Bad::new(
            "a number beyond all bounds",
            with_head("3 99999999999999999999\n"),
            (1, 3),
            "from 1 to 2000",
        ),
        Bad::new("a negative number", with_head("-3 10\n"), (1, 1), "found `-3`"),
        Bad::new("a plus sign", with_head("+3 10\n"), (1, 1), "found `+3`"),
        Bad::new("a decimal", with_head("3.0 10\n"), (1, 1), "found `3.0`"),
        Bad::new("a leading zero", with_head("03 10\n"), (1, 1), "n without leading zeros").forgiven(),
        Bad::new("a leading space", format!(" {}", with_head(HEAD)), (1, 1), "found a space, expected n,")
            .forgiven(),
        Bad::new("two spaces in the head", with_head("3  10\n"), (1, 3), "found a space, expected m,")
            .forgiven(),
        Bad::new("a tab in the head", with_head("3\t10\n"), (1, 2), "found a tab, expected one space")
            .forgiven(),
        Bad::new(
            "a trailing space in the head",
            with_head("3 10 \n"),
            (1, 5),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new("CRLF", with_head(HEAD).replace('\n', "\r\n"), (1, 5), "found a carriage return (CR)")
            .forgiven(),
        Bad::new("a blank line after the head", with_head("3 10\n\n"), (2, 1), "expected MP").forgiven(),
        Bad::new(
            "the lord not first",
            with_pigs("ZP D D F F\nMP N N N D\nFP J J J J\n"),
            (2, 1),
            "MP, since pig 1 is the lord",
        ),
        Bad::new(
            "two lords",
            with_pigs("MP D D F F\nMP N N N D\nFP J J J J\n"),
            (3, 1),
            "only pig 1 is the lord",
        ),
        Bad::new("no rebel", with_pigs("MP D D F F\nZP N N N D\nZP J J J J\n"), (4, 1), "at least one rebel"),
        Bad::new(
            "AP for FP",
            with_pigs("MP D D F F\nZP N N N D\nAP J J J J\n"),
            (4, 1),
            "FP: AP is the rebel's name",
        ),
        Bad::new(
            "a lower-case role",
            with_pigs("mp D D F F\nZP N N N D\nFP J J J J\n"),
            (2, 1),
            "found `mp`",
        ),
        Bad::new(
            "three cards in a hand",
            with_pigs("MP D D F\nZP N N N D\nFP J J J J\n"),
            (2, 9),
            "found the end of the line, expected one space",
        ),
        Bad::new(
            "five cards in a hand",
            with_pigs("MP D D F F F\nZP N N N D\nFP J J J J\n"),
            (2, 11),
            "found a space, expected the end of the line",
        ),
        Bad::new(
            "an unknown card in a hand",
            with_pigs("MP D D F Q\nZP N N N D\nFP J J J J\n"),
            (2, 10),
            "found `Q`, expected a card",
        ),
        Bad::new(
            "a lower-case card",
            with_pigs("MP D d F F\nZP N N N D\nFP J J J J\n"),
            (2, 6),
            "found `d`, expected a card",
        ),
        Bad::new(
            "two cards without a space",
            with_pigs("MP DD F F F\nZP N N N D\nFP J J J J\n"),
            (2, 4),
            "found `DD`, expected a card",
        ),
        Bad::new(
            "a pig too few",
            with_pigs("MP D D F F\nFP N N N D\n"),
            (4, 1),
            "found `F`, expected ZP or FP",
        ),
        Bad::new(
            "a card too few in the deck",
            with_deck("F F D D J J F F K\n"),
            (5, 18),
            "found the end of the line, expected one space",
        ),
        Bad::new(
            "a card too many in the deck",
            with_deck("F F D D J J F F K D D\n"),
            (5, 20),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new(
            "a number among the cards",
            with_deck("F F D D J J F F 7 D\n"),
            (5, 17),
            "found `7`, expected a card",
        ),
        Bad::new(
            "two spaces in the deck",
            with_deck("F F  D D J J F F K D\n"),
            (5, 5),
            "found a space, expected a card",
        )
        .forgiven(),
        Bad::new(
            "the deck on two lines",
            with_deck("F F D D J\nJ F F K D\n"),
            (5, 10),
            "found the end of the line, expected one space",
        )
        .forgiven(),
        Bad::new(
            "a trailing space after the deck",
            with_deck("F F D D J J F F K D \n"),
            (5, 20),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new(
            "no final newline",
            with_deck("F F D D J J F F K D"),
            (5, 20),
            "found the end of the file, expected the end of the line",
        )
        .forgiven(),
        Bad::new(
            "a blank line at the end",
            with_deck("F F D D J J F F K D\n\n"),
            (6, 1),
            "found the end of the line, expected the end of the file",
        )
        .forgiven(),
        Bad::new(
            "words after the deck",
            with_deck("F F D D J J F F K D\nfin\n"),
            (6, 1),
            "found `fin`, expected the end of the file",
        ),
        Bad::new("a byte order mark", format!("\u{feff}{}", with_head(HEAD)), (1, 1), "expected n,"),
        Bad::new(
            "full-width letters",
            with_pigs("MP D D F Ｆ\nZP N N N D\nFP J J J J\n"),
            (2, 10),
            "found `Ｆ`, expected a card",
        ),
        Bad::new(
            "cut off in a hand",
            "3 10\nMP D D",
            (2, 7),
            "found the end of the file, expected one space",
        ),
        Bad::new("a NUL byte", with_deck("F F D D J J F F \0 D\n"), (5, 17), "found `\\0`"),
    ]
}

#[test]
fn near_valid_pigkill_files_are_refused_at_their_place() {
    check("pigkill", &table());
}
