//! The score as text for people.

use damoni_corpus::Text;
use damoni_corpus::text::Lang;
use damoni_gen::MIXED;

use super::{Score, missed};
use crate::harness::Harness;

impl<G: Harness> Score<G> {
    /// The report.
    pub fn table(&self, lang: Lang) -> String {
        let mut report = Report { lang, text: String::new() };
        self.summary(&mut report);
        self.faults(&mut report);
        self.programs(&mut report);
        self.notes(&mut report);
        self.readings(&mut report);
        self.situations_never_reached(&mut report);
        report.text
    }

    fn summary(&self, report: &mut Report) {
        let tests = self.tests.len();
        let sound = self.tests.iter().filter(|test| test.faults.is_empty()).count();
        report.line(&Text::new(
            format!("{tests} tests, {sound} without fault"),
            format!("{tests} 个测试点，{sound} 个没有问题"),
        ));
        let (all, missed, thin) = (self.readings.len(), self.missed().len(), self.thin().len());
        let caught = all - missed;
        let share = caught as f64 * 100.0 / all.max(1) as f64;
        report.line(&Text::new(
            format!("{caught} of {all} pitfalls caught ({share:.1}%), {thin} of them by one test only"),
            format!("共 {all} 种误读，抓出 {caught} 种（{share:.1}%），其中 {thin} 种只被一个测试点抓出"),
        ));
        let rank = self.matrix.rank();
        let cover: Vec<&str> = self.cover.tests.iter().map(|&test| self.tests[test].name.as_str()).collect();
        let (size, names) = (cover.len(), cover.join(" "));
        report.line(&match self.cover.smallest {
            true => Text::new(
                format!("rank {rank}; a smallest cover has {size} tests: {names}"),
                format!("秩 {rank}；最小覆盖需 {size} 个测试点：{names}"),
            ),
            false => Text::new(
                format!("rank {rank}; {size} tests catch as much (not proved smallest): {names}"),
                format!("秩 {rank}；以下 {size} 个测试点有同样效果（未证明最小）：{names}"),
            ),
        });
        let redundant: Vec<&str> =
            self.redundant().into_iter().map(|test| self.tests[test].name.as_str()).collect();
        if !redundant.is_empty() {
            let (count, names) = (redundant.len(), redundant.join(" "));
            report.line(&Text::new(
                format!("{count} redundant tests, any one of which could go: {names}"),
                format!("{count} 个冗余测试点（去掉其中任一个不影响效果）：{names}"),
            ));
        }
        if self.interrupted {
            report.line(&Text::new(
                "interrupted: not every pitfall was tried on every test",
                "已中断：并非所有误读都在所有测试点上试过",
            ));
        }
    }

    fn faults(&self, report: &mut Report) {
        if self.lonely.is_empty() && self.tests.iter().all(|test| test.faults.is_empty()) {
            return;
        }
        report.heading("faults", "问题");
        for lonely in &self.lonely {
            report.line(&Text::new(
                format!("  {lonely}: no input for this answer file"),
                format!("  {lonely}：此答案文件没有对应的输入"),
            ));
        }
        for test in &self.tests {
            for fault in &test.faults {
                let (name, says) = (&test.name, fault.text());
                report.line(&Text::new(format!("  {name}: {}", says.en), format!("  {name}：{}", says.zh)));
            }
        }
    }

    fn programs(&self, report: &mut Report) {
        if self.programs.is_empty() {
            return;
        }
        report.heading("programs", "程序");
        let names: Vec<&str> = self.tests.iter().map(|test| test.name.as_str()).collect();
        for tried in &self.programs {
            let says = tried.text(&names);
            report.line(&Text::new(format!("  {}", says.en), format!("  {}", says.zh)));
        }
    }

    fn notes(&self, report: &mut Report) {
        if self.tests.iter().all(|test| test.notes.is_empty()) {
            return;
        }
        report.heading("notes", "备注");
        for test in &self.tests {
            for note in &test.notes {
                let name = &test.name;
                report.line(&Text::new(format!("  {name}: {}", note.en), format!("  {name}：{}", note.zh)));
            }
        }
    }

    fn readings(&self, report: &mut Report) {
        report.heading("pitfalls, and by how many tests each is caught", "误读，及抓出它的测试点数");
        for (row, reading) in self.readings.iter().enumerate() {
            let count = self.matrix.caught_by(row);
            let (id, en, zh) = (reading.id, reading.en, reading.zh);
            let count = if count == 0 { "-".to_owned() } else { count.to_string() };
            report
                .line(&Text::new(format!("  {count:>4} {id:34} {en}"), format!("  {count:>4} {id:34} {zh}")));
        }
        let missed = self.missed();
        if missed.is_empty() {
            return;
        }
        report.heading("missed, with a case to add", "漏网的误读，及可补充的数据");
        for &row in &missed {
            let id = self.readings[row].id;
            let add = match self.found.iter().find(|found| found.row == row) {
                Some(found) => format!(
                    "damoni gen {} --profile {MIXED} --seed {} --from {} --count 1 -o DIR",
                    G::NAME,
                    missed::SEED,
                    found.index
                ),
                None => report
                    .word(
                        "none among the first cases of the profile mixed",
                        "在 mixed 的前若干数据中没有找到",
                    )
                    .to_owned(),
            };
            report.text.push_str(&format!("  {id:34} {add}\n"));
        }
    }

    fn situations_never_reached(&self, report: &mut Report) {
        let never: Vec<_> =
            G::situations().iter().zip(self.situations()).filter(|(_, tests)| *tests == 0).collect();
        if never.is_empty() {
            return;
        }
        report.heading("situations that no test reaches", "没有测试点触及的规则情形");
        for (situation, _) in never {
            let (id, en, zh) = (situation.id, situation.en, situation.zh);
            report.line(&Text::new(format!("  {id:34} {en}"), format!("  {id:34} {zh}")));
        }
    }
}

struct Report {
    lang: Lang,
    text: String,
}

impl Report {
    fn word<'t>(&self, en: &'t str, zh: &'t str) -> &'t str {
        match self.lang {
            Lang::En => en,
            Lang::Zh => zh,
        }
    }

    fn line(&mut self, line: &Text) {
        self.text.push_str(line.in_lang(self.lang).trim_end());
        self.text.push('\n');
    }

    fn heading(&mut self, en: &'static str, zh: &'static str) {
        self.text.push('\n');
        self.line(&Text::new(en, zh));
    }
}
