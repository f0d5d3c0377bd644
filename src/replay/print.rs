//! A story as text, coloured for terminals.

use anstyle::{AnsiColor, Style};
use damoni_corpus::Text;
use damoni_corpus::text::Lang;

use super::step::{Step, Tone};

/// Writes steps in one language, with or without colours.
#[derive(Clone, Copy, Debug)]
pub struct Printer {
    /// The language.
    pub lang: Lang,
    /// Whether escape codes are wanted.
    pub colour: bool,
    /// Columns to use where text stands in columns.
    pub width: u16,
}

const DIM: Style = Style::new().dimmed();
const BOLD: Style = Style::new().bold();

const fn style(tone: Tone) -> Style {
    let plain = Style::new();
    match tone {
        Tone::Turn => plain.bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Cyan))),
        Tone::Plain => plain,
        Tone::Act => plain.bold(),
        Tone::Answer => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Blue))),
        Tone::Good => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Green))),
        Tone::Bad => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Red))),
        Tone::Known => plain.fg_color(Some(anstyle::Color::Ansi(AnsiColor::Yellow))),
        Tone::Fate => plain.bold().fg_color(Some(anstyle::Color::Ansi(AnsiColor::Magenta))),
    }
}

impl Printer {
    /// `text` in `style`, if colours are wanted.
    fn paint(&self, style: Style, text: &str) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
    }

    /// A line of its own weight.
    pub fn title(&self, text: &Text) -> String {
        format!("{}\n", self.paint(BOLD, text.in_lang(self.lang)))
    }

    /// Lines as they are.
    pub fn block(&self, text: &Text) -> String {
        let mut block = text.in_lang(self.lang).trim_end().to_owned();
        block.push('\n');
        block
    }

    /// The lines of one step.
    pub fn step(&self, step: &Step) -> String {
        let mut out = String::new();
        if let Some(heading) = &step.heading {
            out.push('\n');
            out.push_str(&format!("{}\n", self.paint(style(Tone::Turn), heading.in_lang(self.lang))));
        }
        if step.tone == Tone::Turn {
            out.push('\n');
        }
        let number = step.event.map_or(String::new(), |number| format!("#{number}"));
        let indent = "  ".repeat(step.depth.into());
        out.push_str(&format!(
            "{} {indent}{}",
            self.paint(DIM, &format!("{number:>5}")),
            self.paint(style(step.tone), step.text.in_lang(self.lang)),
        ));
        if let Some(change) = &step.change {
            out.push_str(&format!("  {}", change.in_lang(self.lang)));
        }
        if !step.rule.is_empty() {
            out.push_str(&format!("  {}", self.paint(DIM, &format!("§{}", step.rule))));
        }
        out.push('\n');
        for (mark, words) in [("↳", &step.why), ("■", &step.after)] {
            if let Some(words) = words {
                let words = words.in_lang(self.lang).replace('\n', &format!("\n      {indent}    "));
                let line = format!("      {indent}  {mark} {words}");
                out.push_str(&self.paint(DIM, &line));
                out.push('\n');
            }
        }
        out
    }
}
