//! The judges we write for, by name.

use std::fmt;
use std::str::FromStr;

use super::PackageError;

/// A judge's package format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// Luogu 洛谷: the data to upload, and the statement for the web form.
    Luogu,
    /// Hydro: a problem to import.
    Hydro,
    /// The ICPC problem package format of 2025-09.
    Icpc,
    /// The legacy ICPC (Kattis) problem package format.
    IcpcLegacy,
    /// DOMjudge: the legacy ICPC format with DOMjudge's own limits file.
    Domjudge,
    /// Codeforces Polygon's package shape.
    Polygon,
    /// SYZOJ and the old LibreOJ: data with a `data.yml`.
    Syzoj,
    /// Lyrio, today's LibreOJ: data, and judge information for the raw editor.
    Lyrio,
    /// UOJ: data with a `problem.conf`.
    Uoj,
    /// Pairs of files, and the problem's programs and texts beside them.
    Plain,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 10] = [
        Self::Luogu,
        Self::Hydro,
        Self::Icpc,
        Self::IcpcLegacy,
        Self::Domjudge,
        Self::Polygon,
        Self::Syzoj,
        Self::Lyrio,
        Self::Uoj,
        Self::Plain,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Luogu => "luogu",
            Self::Hydro => "hydro",
            Self::Icpc => "icpc",
            Self::IcpcLegacy => "icpc-legacy",
            Self::Domjudge => "domjudge",
            Self::Polygon => "polygon",
            Self::Syzoj => "syzoj",
            Self::Lyrio => "lyrio",
            Self::Uoj => "uoj",
            Self::Plain => "plain",
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Format {
    type Err = PackageError;

    fn from_str(name: &str) -> Result<Self, PackageError> {
        Self::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| PackageError::UnknownFormat { name: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_names_its_format() {
        for format in Format::ALL {
            assert_eq!(format.name().parse::<Format>().unwrap(), format);
        }
        let error = "kattis".parse::<Format>().unwrap_err().to_string();
        assert!(error.contains("kattis") && error.contains("icpc-legacy"), "{error}");
    }
}
