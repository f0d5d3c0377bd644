//! A share of a campaign that needs no coordination with the others.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Share `number` of `of`: every `of`-th index, starting with `number - 1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    number: u64,
    of: u64,
}

/// Not a share.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a share K/N with 1 <= K <= N, such as 3/8")]
pub struct ShardError(String);

impl Shard {
    /// The only one.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// As part of a file name.
    pub(super) fn slug(self) -> String {
        format!("{}of{}", self.number, self.of)
    }

    /// The index of this share's `turn`-th case, counted from 0.
    pub fn index(self, turn: u64) -> u64 {
        turn.saturating_mul(self.of).saturating_add(self.number - 1)
    }

    /// How many of the indices `0..cases` belong to this share.
    pub fn share(self, cases: u64) -> u64 {
        cases / self.of + u64::from(self.number <= cases % self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = ShardError;

    fn from_str(text: &str) -> Result<Self, ShardError> {
        let error = || ShardError(text.to_owned());
        let (number, of) = text.split_once('/').ok_or_else(error)?;
        let (number, of) = (number.parse().map_err(|_| error())?, of.parse().map_err(|_| error())?);
        if (1..=of).contains(&number) { Ok(Self { number, of }) } else { Err(error()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_partition_the_indices() {
        for cases in [0, 1, 7, 8, 23] {
            let mut all: Vec<u64> = (1..=5)
                .map(|number| Shard { number, of: 5 })
                .flat_map(|shard| (0..shard.share(cases)).map(move |turn| shard.index(turn)))
                .collect();
            all.sort_unstable();
            assert_eq!(all, (0..cases).collect::<Vec<_>>());
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["0/3", "4/3", "3", "a/b", "1/0", "-1/2", ""] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!("2/3".parse(), Ok(Shard { number: 2, of: 3 }));
    }
}
