//! A sentence in the two languages of the tool.

use std::borrow::Cow;
use std::fmt;

/// The language of messages and stories.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Chinese, in the problems' own terms.
    Zh,
}

/// One message in both languages. `Display` prints the English one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// English wording.
    pub en: Cow<'static, str>,
    /// Chinese wording.
    pub zh: Cow<'static, str>,
}

impl Text {
    /// A message from its two wordings.
    pub fn new(en: impl Into<Cow<'static, str>>, zh: impl Into<Cow<'static, str>>) -> Self {
        Self { en: en.into(), zh: zh.into() }
    }

    /// The wording in `lang`.
    pub fn in_lang(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Zh => &self.zh,
        }
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

/// A number of things, in English: `1 query`, `2 queries`.
pub fn counted(number: usize, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
