//! Walks over judge text, strictly or leniently, and says where it stands when something is wrong.

use crate::reading::{ReadError, Reading};
use crate::text::Text;

/// A position in a text that knows how forgiving it is.
///
/// In strict reading the caller asks for every blank and newline. In lenient reading those calls pass,
/// and a token is looked for behind any blanks.
pub(crate) struct Scanner<'t> {
    text: &'t [u8],
    at: usize,
    reading: Reading,
    /// Whether lines count in lenient reading too.
    lines: bool,
}

/// A run of bytes without blanks, and where it starts.
#[derive(Clone, Copy)]
pub(crate) struct Token<'t> {
    pub bytes: &'t [u8],
    pub start: usize,
}

impl<'t> Scanner<'t> {
    pub fn new(text: &'t [u8], reading: Reading) -> Self {
        Self { text, at: 0, reading, lines: false }
    }

    /// A scanner that holds lenient texts to their lines: where a lost number would make another valid case of the
    /// numbers that follow, reading on would be a wrong answer in the making.
    pub fn by_lines(text: &'t [u8], reading: Reading) -> Self {
        Self { text, at: 0, reading, lines: true }
    }

    pub fn lenient(&self) -> bool {
        self.reading == Reading::Lenient
    }

    /// The next token, which must be there.
    pub fn token(&mut self, expected: impl FnOnce() -> Text) -> Result<Token<'t>, ReadError> {
        if self.lenient() {
            self.skip_blanks();
        }
        let start = self.at;
        while self.text.get(self.at).is_some_and(|b| !b.is_ascii_whitespace()) {
            self.at += 1;
        }
        if start == self.at {
            return Err(self.error_at(start, expected()));
        }
        Ok(Token { bytes: &self.text[start..self.at], start })
    }

    /// One space between two tokens.
    pub fn space(&mut self) -> Result<(), ReadError> {
        self.byte(b' ', || Text::new("one space", "一个空格"))
    }

    /// The end of a line.
    pub fn newline(&mut self) -> Result<(), ReadError> {
        self.byte(b'\n', || Text::new("the end of the line (LF)", "行末换行（LF）"))
    }

    /// Nothing more to come.
    pub fn end(&mut self) -> Result<(), ReadError> {
        if self.lenient() {
            self.skip_blanks();
        }
        if self.at == self.text.len() {
            return Ok(());
        }
        Err(self.error_at(self.at, Text::new("the end of the file", "文件结束")))
    }

    /// Whether a token is left (lenient reading only looks behind blanks).
    pub fn at_token(&mut self) -> bool {
        if self.lenient() {
            self.skip_blanks();
        }
        self.text.get(self.at).is_some_and(|b| !b.is_ascii_whitespace())
    }

    /// A whole number in `low..=high`, written in its shortest form when strict.
    pub fn number(&mut self, name: &'static str, low: u32, high: u32) -> Result<u32, ReadError> {
        let expected = || {
            Text::new(
                format!("{name}, a whole number from {low} to {high}"),
                format!("{name}，{low} 到 {high} 的整数"),
            )
        };
        let token = self.token(expected)?;
        // Ten digits and more are out of every range here; a shorter run cannot overflow.
        let digits = token.bytes.len() < 10 && token.bytes.iter().all(u8::is_ascii_digit);
        if !digits {
            return Err(self.error_at(token.start, expected()));
        }
        if token.bytes.len() > 1 && token.bytes[0] == b'0' && !self.lenient() {
            return Err(self.error_at(
                token.start,
                Text::new(format!("{name} without leading zeros"), format!("{name}，不带前导零")),
            ));
        }
        let value = token.bytes.iter().fold(0, |value, digit| value * 10 + u32::from(digit - b'0'));
        if !(low..=high).contains(&value) {
            return Err(self.error_at(token.start, expected()));
        }
        Ok(value)
    }

    /// The error of finding what stands at byte `at` where `expected` should.
    pub fn error_at(&self, at: usize, expected: Text) -> ReadError {
        let (line, column) = place(self.text, at);
        ReadError { line, column, found: found(self.text, at), expected }
    }

    /// The byte the scanner stands at.
    pub fn position(&self) -> usize {
        self.at
    }

    /// The text from here on.
    pub fn rest(&self) -> &'t [u8] {
        &self.text[self.at..]
    }

    /// Steps over `count` bytes that the caller has read itself.
    pub fn advance(&mut self, count: usize) {
        self.at += count;
    }

    fn byte(&mut self, wanted: u8, expected: impl FnOnce() -> Text) -> Result<(), ReadError> {
        if self.lenient() {
            return if self.lines { self.within_line(wanted, expected) } else { Ok(()) };
        }
        if self.text.get(self.at) != Some(&wanted) {
            return Err(self.error_at(self.at, expected()));
        }
        self.at += 1;
        Ok(())
    }

    /// Steps over blanks, and over the newline if that is wanted; the end of the file may stand for it.
    fn within_line(&mut self, wanted: u8, expected: impl FnOnce() -> Text) -> Result<(), ReadError> {
        while self.text.get(self.at).is_some_and(|b| b.is_ascii_whitespace() && *b != b'\n') {
            self.at += 1;
        }
        let ends = matches!(self.text.get(self.at), None | Some(b'\n'));
        if ends != (wanted == b'\n') {
            return Err(self.error_at(self.at, expected()));
        }
        if wanted == b'\n' {
            self.at = (self.at + 1).min(self.text.len());
        }
        Ok(())
    }

    fn skip_blanks(&mut self) {
        while self.text.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
    }
}

/// Line and column of a byte, both from 1, the column in characters.
fn place(text: &[u8], at: usize) -> (usize, usize) {
    let before = &text[..at];
    let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
    let start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
    let continues_a_character = |b: &&u8| (**b & 0xC0) == 0x80;
    let column = before[start..].iter().filter(|b| !continues_a_character(b)).count() + 1;
    (line, column)
}

/// The most of a token that a message shows.
const SHOWN: usize = 24;

fn found(text: &[u8], at: usize) -> Text {
    match text.get(at) {
        None => Text::new("the end of the file", "文件结束"),
        Some(b'\n') => Text::new("the end of the line", "行末"),
        Some(b'\r') => Text::new("a carriage return (CR)", "回车符（CR）"),
        Some(b' ') => Text::new("a space", "空格"),
        Some(b'\t') => Text::new("a tab", "制表符"),
        Some(_) => {
            let rest = &text[at..];
            let length = rest.iter().position(u8::is_ascii_whitespace).unwrap_or(rest.len());
            let shown = String::from_utf8_lossy(&rest[..length.min(SHOWN)]).escape_debug().to_string();
            let dots = if length > SHOWN { "…" } else { "" };
            Text::new(format!("`{shown}{dots}`"), format!("`{shown}{dots}`"))
        }
    }
}
