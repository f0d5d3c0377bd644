//! Why a package cannot be written or read, and what to do then.

use std::fmt;
use std::io;
use std::path::PathBuf;

use damoni_corpus::text::{Lang, Text};
use thiserror::Error;

use super::Format;

/// Something a judge is known to refuse, found before anything is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// What would be refused, and by which rule.
    pub what: Text,
    /// What to do about it.
    pub way_out: Text,
    /// Whether it is only a default, which the keeper of a site may have raised.
    pub site_default: bool,
}

impl Refusal {
    pub(super) fn new(what: Text, way_out: Text) -> Self {
        Self { what, way_out, site_default: false }
    }

    pub(super) fn site_default(mut self) -> Self {
        self.site_default = true;
        self
    }

    /// The message in `lang`.
    pub fn message(&self, lang: Lang) -> String {
        let separator = match lang {
            Lang::En => ": ",
            Lang::Zh => "：",
        };
        format!("{}{separator}{}", self.what.in_lang(lang), self.way_out.in_lang(lang))
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message(Lang::En))
    }
}

/// Why a package cannot be written or read.
#[derive(Debug, Error)]
pub enum PackageError {
    /// No such format.
    #[error("no package format is called `{name}`; there are {}", names())]
    UnknownFormat {
        /// What was asked for.
        name: String,
    },
    /// The judge would refuse the package. Nothing was written.
    #[error("{format} would refuse this package:{}", list(refusals))]
    Refused {
        /// Which judge.
        format: Format,
        /// All that it would refuse.
        refusals: Vec<Refusal>,
    },
    /// The place to write to is taken. It was left as it is.
    #[error("{}: there is something already; choose another place, or move it away", path.display())]
    Occupied {
        /// Which place.
        path: PathBuf,
    },
    /// The system's say about a file or folder.
    #[error("{}: {source}", path.display())]
    Io {
        /// Which file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Not a zip archive that can be read or written.
    #[error("{}: {why}", path.display())]
    Archive {
        /// Which archive.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A file that describes the package says something that cannot be.
    #[error("{file}: {why}")]
    Malformed {
        /// The file inside the package, and the line where it is known.
        file: String,
        /// What is wrong with it, and what to do.
        why: Text,
    },
}

impl PackageError {
    pub(super) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        |source| Self::Io { path, source }
    }

    pub(super) fn malformed(file: impl Into<String>, en: impl Into<String>, zh: impl Into<String>) -> Self {
        Self::Malformed { file: file.into(), why: Text::new(en.into(), zh.into()) }
    }

    /// The message in `lang`.
    pub fn message(&self, lang: Lang) -> String {
        match (lang, self) {
            (Lang::En, _) => self.to_string(),
            (Lang::Zh, Self::UnknownFormat { name }) => {
                format!("没有叫 `{name}` 的格式；可用的有 {}", names())
            }
            (Lang::Zh, Self::Refused { format, refusals }) => {
                let lines: String =
                    refusals.iter().map(|refusal| format!("\n  {}", refusal.message(lang))).collect();
                format!("{format} 会拒绝这个题目包：{lines}")
            }
            (Lang::Zh, Self::Occupied { path }) => {
                format!("{}：已经存在；请换一个位置，或先把它移走", path.display())
            }
            (Lang::Zh, Self::Malformed { file, why }) => format!("{file}：{}", why.zh),
            (Lang::Zh, Self::Io { path, source }) => format!("{}：{source}", path.display()),
            (Lang::Zh, Self::Archive { path, why }) => format!("{}：{why}", path.display()),
        }
    }
}

fn names() -> String {
    Format::ALL.map(Format::name).join(", ")
}

fn list(refusals: &[Refusal]) -> String {
    refusals.iter().map(|refusal| format!("\n  {refusal}")).collect()
}
