//! Texts that are nearly cases: blanks, line ends and words that a reader must take or refuse with reason.

use damoni_corpus::Reading;
use damoni_gen::Draws;

use crate::fuzzed::Fuzzed;

const BLANKS: [&str; 9] = [" ", "\n", "\r\n", "\t", "  ", "\n\n", "", "\r", "\u{3000}"];

/// Words that are out of place in every game.
const WORDS: [&str; 14] = [
    "0",
    "-1",
    "+1",
    "01",
    "1.0",
    "4294967296",
    "99999999999999999999999",
    "",
    "x",
    "é",
    "\u{feff}",
    "\0",
    "猪",
    "\u{1b}[31m",
];

/// See [`Target::mutate`](crate::Target::mutate).
pub(crate) fn dishevel<G: Fuzzed>(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize> {
    if max_size < size {
        return None;
    }
    let mut draws = Draws::new("fuzz/dishevel", seed.into(), 0);
    let mut text = data[..size].to_vec();
    if draws.chance(1, 8)
        && let Ok(case) = G::read(&text, Reading::Lenient)
    {
        text = G::print(&case).into_bytes();
    }
    for _ in 0..draws.between(1, 3) {
        let words = if draws.chance(1, 2) { G::WORDS } else { &WORDS };
        text = edit(&text, draws.pick(words), &mut draws);
    }
    text.truncate(max_size);
    data[..text.len()].copy_from_slice(&text);
    Some(text.len())
}

/// The beginning of one and the end of the other.
pub(crate) fn cross(first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize {
    let mut draws = Draws::new("fuzz/cross-texts", seed.into(), 0);
    let (begin, end) = (draws.between(0, first.len()), draws.between(0, second.len()));
    let mut text = [&first[..begin], &second[end..]].concat();
    text.truncate(out.len());
    out[..text.len()].copy_from_slice(&text);
    text.len()
}

fn edit(text: &[u8], word: &str, draws: &mut Draws) -> Vec<u8> {
    let blank = draws.pick(&BLANKS).as_bytes();
    match draws.below(6) {
        // Another blank in the place of one.
        0 => {
            let blanks = places(text, u8::is_ascii_whitespace);
            replace(text, pick(&blanks, draws), blank)
        }
        // Another word in the place of one.
        1 => replace(text, pick(&places(text, |byte| !byte.is_ascii_whitespace()), draws), word.as_bytes()),
        // One word more.
        2 => {
            let at = draws.between(0, text.len());
            replace(text, (at, at), &[blank, word.as_bytes(), blank].concat())
        }
        // One word less.
        3 => replace(text, pick(&places(text, |byte| !byte.is_ascii_whitespace()), draws), b""),
        // The end is cut off.
        4 => text[..draws.between(text.len().saturating_sub(8), text.len())].to_vec(),
        // The end goes on.
        _ => [text, blank, word.as_bytes(), blank].concat(),
    }
}

/// Runs of bytes of one sort, as begin and end.
fn places(text: &[u8], sort: impl Fn(&u8) -> bool) -> Vec<(usize, usize)> {
    let mut places: Vec<(usize, usize)> = Vec::new();
    for at in (0..text.len()).filter(|&at| sort(&text[at])) {
        match places.last_mut() {
            Some((_, end)) if *end == at => *end += 1,
            _ => places.push((at, at + 1)),
        }
    }
    places
}

fn pick(places: &[(usize, usize)], draws: &mut Draws) -> (usize, usize) {
    if places.is_empty() { (0, 0) } else { draws.pick(places) }
}

fn replace(text: &[u8], (begin, end): (usize, usize), with: &[u8]) -> Vec<u8> {
    [&text[..begin], with, &text[end..]].concat()
}
