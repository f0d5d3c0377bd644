//! The score as a page: the kill matrix as a heat map.

use damoni_corpus::text::Lang;
use minijinja::{AutoEscape, Environment, context};
use serde::Serialize;

use super::Score;
use crate::harness::Harness;

const PAGE: &str = include_str!("page.html");

#[derive(Serialize)]
struct Row<'s> {
    id: &'s str,
    says: &'s str,
    /// Missed, or judged otherwise than it should be.
    mistaken: bool,
    count: usize,
    cells: Vec<bool>,
}

impl<G: Harness> Score<G> {
    /// A page that needs no other file.
    ///
    /// # Errors
    /// If the template is not sound, which a test would have told.
    pub fn page(&self, lang: Lang) -> Result<String, minijinja::Error> {
        let rows: Vec<Row<'_>> = self
            .readings
            .iter()
            .enumerate()
            .map(|(row, reading)| Row {
                id: reading.id,
                says: if lang == Lang::Zh { reading.zh } else { reading.en },
                mistaken: self.matrix.caught_by(row) == 0,
                count: self.matrix.caught_by(row),
                cells: (0..self.tests.len()).map(|test| self.matrix.catches(row, test)).collect(),
            })
            .collect();
        let programs: Vec<Row<'_>> = self
            .programs
            .iter()
            .map(|tried| {
                let failed = tried.failed();
                Row {
                    id: &tried.shown,
                    says: match (tried.right, lang) {
                        (true, Lang::En) => "right",
                        (false, Lang::En) => "wrong",
                        (true, Lang::Zh) => "正确",
                        (false, Lang::Zh) => "错误",
                    },
                    mistaken: tried.mistake().is_some(),
                    count: failed.len(),
                    cells: (0..self.tests.len())
                        .map(|test| failed.iter().any(|(at, _)| *at == test))
                        .collect(),
                }
            })
            .collect();
        let faults: Vec<(String, String)> = self
            .tests
            .iter()
            .flat_map(|test| {
                test.faults.iter().map(|fault| (test.name.clone(), fault.text().in_lang(lang).to_owned()))
            })
            .collect();
        let mut environment = Environment::new();
        environment.set_auto_escape_callback(|_| AutoEscape::Html);
        environment.add_template("page", PAGE)?;
        environment.get_template("page")?.render(context! {
            zh => lang == Lang::Zh,
            game => G::NAME,
            tests => self.tests.iter().map(|test| test.name.as_str()).collect::<Vec<_>>(),
            rows,
            programs,
            faults,
            lonely => self.lonely,
            text => self.table(lang),
            caught => self.readings.len() - self.missed().len(),
            all => self.readings.len(),
        })
    }
}
