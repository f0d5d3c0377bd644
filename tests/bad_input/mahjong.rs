//! 麻将模拟器.

use crate::{Bad, check};

/// A valid wall: the 37 kinds in order, four times over.
fn wall() -> Vec<String> {
    let numbered = ["M", "P", "S"].iter().flat_map(|suit| (1..=9).map(move |n| format!("{n}{suit}")));
    let named = ["E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"].map(String::from);
    let kinds: Vec<String> = numbered.chain(named).collect();
    (0..4).flat_map(|_| kinds.clone()).collect()
}

fn with(index: usize, token: &str) -> String {
    let mut wall = wall();
    wall[index] = token.to_owned();
    text(&wall)
}

fn text(wall: &[String]) -> String {
    wall.iter().map(|tile| format!("{tile}\n")).collect()
}

fn table() -> Vec<Bad> {
    let whole = text(&wall());
    vec![
        Bad::new("empty file", "", (1, 1), "found the end of the file, expected tile 1 of 148"),
        Bad::new("a tile too few", text(&wall()[..147]), (148, 1), "expected tile 148 of 148"),
        Bad::new(
            "a tile too many",
            format!("{whole}1M\n"),
            (149, 1),
            "found `1M`, expected the end of the file",
        ),
        Bad::new("a fifth copy", with(147, "9S"), (148, 1), "this is the fifth 9S"),
        Bad::new("a fifth special", with(0, "PASS"), (146, 1), "this is the fifth PASS"),
        Bad::new("a fifth copy early, found late", with(1, "1M"), (112, 1), "this is the fifth 1M"),
        Bad::new("number zero", with(3, "0M"), (4, 1), "found `0M`"),
        Bad::new("number ten", with(3, "10M"), (4, 1), "found `10M`"),
        Bad::new("an unknown suit", with(3, "1T"), (4, 1), "found `1T`"),
        Bad::new("suit before number", with(3, "M4"), (4, 1), "found `M4`"),
        Bad::new("a lower-case tile", with(3, "4m"), (4, 1), "found `4m`"),
        Bad::new("a lower-case honour", with(27, "e"), (28, 1), "found `e`"),
        Bad::new("a Chinese name", with(27, "东"), (28, 1), "found `东`"),
        Bad::new("a special cut short", with(34, "PAS"), (35, 1), "found `PAS`"),
        Bad::new("SKIP for PASS", with(34, "SKIP"), (35, 1), "found `SKIP`"),
        Bad::new(
            "two tiles on a line",
            whole.replacen("1M\n2M", "1M 2M", 1),
            (1, 3),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new("two tiles run together", whole.replacen("1M\n2M", "1M2M", 1), (1, 1), "found `1M2M`"),
        Bad::new(
            "a blank line",
            whole.replacen("1M\n", "1M\n\n", 1),
            (2, 1),
            "found the end of the line, expected tile 2",
        )
        .forgiven(),
        Bad::new("a leading space", format!(" {whole}"), (1, 1), "found a space, expected tile 1").forgiven(),
        Bad::new(
            "a trailing space",
            whole.replacen("5P\n", "5P \n", 1),
            (14, 3),
            "found a space, expected the end of the line",
        )
        .forgiven(),
        Bad::new("CRLF", whole.replace('\n', "\r\n"), (1, 3), "found a carriage return (CR)").forgiven(),
        Bad::new(
            "no final newline",
            whole.trim_end(),
            (148, 7),
            "found the end of the file, expected the end of the line",
        )
        .forgiven(),
        Bad::new("a blank line at the end", format!("{whole}\n"), (149, 1), "expected the end of the file")
            .forgiven(),
        Bad::new("a count before the wall", format!("148\n{whole}"), (1, 1), "found `148`"),
        Bad::new("a byte order mark", format!("\u{feff}{whole}"), (1, 1), "expected tile 1"),
    ]
}

#[test]
fn near_valid_mahjong_files_are_refused_at_their_place() {
    check("mahjong", &table());
}
