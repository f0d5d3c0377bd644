//! Standard error, kept at both ends: the first message says what began it, the last what ended it.

use std::collections::VecDeque;

/// Keeps the beginning and the end of a stream.
#[derive(Debug)]
pub(super) struct BothEnds {
    head: Vec<u8>,
    tail: VecDeque<u8>,
    half: usize,
    dropped: u64,
}

impl BothEnds {
    pub(super) fn new(keep: usize) -> Self {
        Self { head: Vec::new(), tail: VecDeque::new(), half: keep / 2, dropped: 0 }
    }

    pub(super) fn push(&mut self, bytes: &[u8]) {
        let room = self.half - self.head.len();
        let (first, rest) = bytes.split_at(room.min(bytes.len()));
        self.head.extend_from_slice(first);
        self.tail.extend(rest);
        let over = self.tail.len().saturating_sub(self.half);
        self.tail.drain(..over);
        self.dropped += over as u64;
    }

    pub(super) fn finish(self) -> Vec<u8> {
        let mut all = self.head;
        if self.dropped > 0 {
            all.extend_from_slice(format!("\n... {} bytes left out ...\n", self.dropped).as_bytes());
        }
        all.extend(self.tail);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(keep: usize, parts: &[&[u8]]) -> String {
        let mut ends = BothEnds::new(keep);
        parts.iter().for_each(|part| ends.push(part));
        String::from_utf8(ends.finish()).unwrap()
    }

    #[test]
    fn short_streams_are_whole() {
        assert_eq!(kept(8, &[b"abc", b"", b"defgh"]), "abcdefgh");
        assert_eq!(kept(0, &[]), "");
    }

    #[test]
    fn long_streams_keep_both_ends() {
        assert_eq!(kept(4, &[b"abcdef", b"ghi"]), "ab\n... 5 bytes left out ...\nhi");
        assert_eq!(kept(0, &[b"abc"]), "\n... 3 bytes left out ...\n");
    }
}
