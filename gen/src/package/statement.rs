//! Statement texts in the shapes that judges take.

use std::fmt::Write;

use damoni_corpus::text::Lang;
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use super::problem::Problem;
use super::test_set::{Test, TestSet};

/// The parts of a statement, in Markdown.
pub(super) struct Statement<'t> {
    pub title: &'t str,
    /// All between the title and the input section.
    pub legend: &'t str,
    pub input: &'t str,
    pub output: &'t str,
    /// All but the title.
    pub body: &'t str,
}

impl Problem {
    pub(super) fn statement(&self, lang: Lang) -> Statement<'_> {
        let (text, input, output) = match lang {
            Lang::En => (self.statement_en, "\n## Input\n", "\n## Output\n"),
            Lang::Zh => (self.statement_zh, "\n## 输入\n", "\n## 输出\n"),
        };
        let (title, body) = text.split_once('\n').unwrap_or((text, ""));
        let (legend, rest) = body.split_once(input).unwrap_or((body, ""));
        let (input, output) = rest.split_once(output).unwrap_or((rest, ""));
        Statement {
            title: title.trim_start_matches("# "),
            legend: legend.trim(),
            input: input.trim(),
            output: output.trim(),
            body: body.trim(),
        }
    }
}

/// The statement with its samples, in Markdown, for web forms.
pub(super) fn markdown(set: &TestSet, lang: Lang) -> String {
    let statement = set.problem.statement(lang);
    let mut text = format!("# {}\n\n{}\n", statement.title, statement.body);
    let heads = match lang {
        Lang::En => ["Sample input", "Sample output"],
        Lang::Zh => ["样例输入", "样例输出"],
    };
    for (index, test) in set.samples().iter().enumerate() {
        for (head, file) in heads.iter().zip([&test.input, &test.answer]) {
            let file = String::from_utf8_lossy(file);
            let _ = write!(text, "\n## {head} {}\n\n```\n{file}```\n", index + 1);
        }
    }
    text
}

/// A page of its own, samples included.
pub(super) fn page(set: &TestSet, lang: Lang) -> String {
    let mut body = String::new();
    html::push_html(&mut body, Parser::new_ext(&markdown(set, lang), Options::empty()));
    let tag = match lang {
        Lang::En => "en",
        Lang::Zh => "zh",
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head><meta charset=\"utf-8\"><title>{}</title></head>\n<body>\n{body}</body>\n</html>\n",
        set.problem.statement(lang).title
    )
}

/// Markdown as LaTeX. Our statements hold headings, paragraphs, lists and code.
pub(super) fn latex(markdown: &str) -> String {
    let mut text = String::new();
    for event in Parser::new_ext(markdown, Options::empty()) {
        match event {
            Event::Start(Tag::Heading { level, .. }) => {
                text.push_str(if level == HeadingLevel::H2 { "\\section*{" } else { "\\subsection*{" });
            }
            Event::End(TagEnd::Heading(_)) => text.push_str("}\n\n"),
            Event::End(TagEnd::Paragraph) => text.push_str("\n\n"),
            Event::Start(Tag::List(None)) => text.push_str("\\begin{itemize}\n"),
            Event::End(TagEnd::List(false)) => text.push_str("\\end{itemize}\n\n"),
            Event::Start(Tag::Item) => text.push_str("\\item "),
            Event::End(TagEnd::Item) => text.push('\n'),
            Event::Text(words) => push_escaped(&mut text, &words),
            Event::Code(words) => {
                text.push_str("\\texttt{");
                push_escaped(&mut text, &words);
                text.push('}');
            }
            Event::SoftBreak | Event::HardBreak => text.push('\n'),
            _ => {}
        }
    }
    let mut text = text.trim_end().to_owned();
    text.push('\n');
    text
}

fn push_escaped(text: &mut String, words: &str) {
    for c in words.chars() {
        match c {
            '\\' => text.push_str("\\textbackslash{}"),
            '~' => text.push_str("\\textasciitilde{}"),
            '^' => text.push_str("\\textasciicircum{}"),
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => {
                text.push('\\');
                text.push(c);
            }
            _ => text.push(c),
        }
    }
}

/// A description on one line, never empty.
pub(super) fn description(test: &Test) -> String {
    let text = test.description.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() { test.name.clone() } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_statement_has_all_its_parts_in_both_languages() {
        for problem in Problem::all() {
            for lang in [Lang::En, Lang::Zh] {
                let statement = problem.statement(lang);
                for part in [statement.title, statement.legend, statement.input, statement.output] {
                    assert!(!part.is_empty() && !part.contains("\n# "), "{} {lang:?}", problem.name);
                }
            }
        }
    }

    #[test]
    fn markdown_becomes_latex() {
        let latex = latex("## Input & more\n\nUse `a_b` 100%.\n\n- one\n- two\n");
        assert_eq!(
            latex,
            "\\section*{Input \\& more}\n\nUse \\texttt{a\\_b} 100\\%.\n\n\\begin{itemize}\n\\item one\n\\item two\n\\end{itemize}\n"
        );
    }
}
