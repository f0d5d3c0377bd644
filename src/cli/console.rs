//! Where words go: results to stdout, messages and progress to stderr, in the user's language.

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use damoni_corpus::Text;
use damoni_corpus::text::Lang;
use indicatif::{ProgressBar, ProgressStyle};

use crate::replay::Printer;

/// The user's language and terminal.
pub(crate) struct Console {
    pub lang: Lang,
}

impl Console {
    pub fn new(lang: Lang) -> Self {
        Self { lang }
    }

    /// The wording in the user's language.
    pub fn text<'t>(&self, en: &'t str, zh: &'t str) -> &'t str {
        match self.lang {
            Lang::En => en,
            Lang::Zh => zh,
        }
    }

    /// A message to stderr.
    pub fn say(&self, text: &Text) {
        self.say_line(text.in_lang(self.lang));
    }

    /// A line to stderr, which may be closed.
    pub fn say_line(&self, line: &str) {
        let _ = writeln!(std::io::stderr(), "{line}");
    }

    pub fn say_error(&self, error: &anyhow::Error) {
        let mut text = error.to_string();
        // Many errors have their cause in their own words already.
        for cause in error.chain().skip(1).map(ToString::to_string) {
            if !text.contains(&cause) {
                text.push_str(&format!(": {cause}"));
            }
        }
        self.say_line(&format!("damoni: {text}"));
    }

    /// How to print stories here.
    pub fn printer(&self) -> Printer {
        const USUAL: u16 = 120;
        let width = terminal_size::terminal_size().map_or(USUAL, |(width, _)| width.0);
        Printer { lang: self.lang, colour: self.colour(), width }
    }

    /// Whether stdout wants colours: a terminal, and `NO_COLOR` is not set.
    pub fn colour(&self) -> bool {
        anstream::AutoStream::choice(&std::io::stdout()) != anstream::ColorChoice::Never
    }

    /// Writes a whole result to stdout.
    pub fn result(&self, text: &str) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        out.write_all(text.as_bytes())?;
        out.flush()
    }

    /// Runs `work` while a bar on a terminal shows how far `done` is of `total`.
    pub fn with_progress<T>(&self, total: Option<u64>, done: &AtomicU64, work: impl FnOnce() -> T) -> T {
        if !std::io::stderr().is_terminal() {
            return work();
        }
        let style = match total {
            Some(_) => "{bar:30} {pos}/{len} {per_sec} {eta}",
            None => "{spinner} {pos} {per_sec} {elapsed}",
        };
        let bar = total.map_or_else(ProgressBar::new_spinner, ProgressBar::new);
        bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
        let over = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    bar.set_position(done.load(Ordering::Relaxed));
                    std::thread::sleep(Duration::from_millis(50));
                }
                bar.finish_and_clear();
            });
            let result = work();
            over.store(true, Ordering::Relaxed);
            result
        })
    }
}

/// Signals nearer to each other than this are one.
const TWICE: Duration = Duration::from_millis(200);

/// A flag that Ctrl-C raises, so that a long command ends with what it has.
pub(crate) fn interrupt() -> Result<Arc<AtomicBool>, ctrlc::Error> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let mut first = None;
    ctrlc::set_handler(move || {
        raised.store(true, Ordering::Relaxed);
        // A second Ctrl-C means it. But `timeout` sends each signal twice, to the process and to its group.
        if first.get_or_insert_with(Instant::now).elapsed() > TWICE {
            std::process::exit(130);
        }
    })?;
    Ok(flag)
}

/// The language of the locale, by the variables that decide it, in their order.
pub(crate) fn locale() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    match set {
        Some(value) if value.to_ascii_lowercase().starts_with("zh") => Lang::Zh,
        _ => Lang::En,
    }
}

/// Workers to use when the user does not say.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// More workers than any machine has cores are a slip of the hand, and starting them takes longer than the work.
const MOST_JOBS: usize = 1024;

/// A number of workers.
pub(crate) fn jobs(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(jobs) if (1..=MOST_JOBS).contains(&jobs) => Ok(jobs),
        _ => Err(format!("expected a number of workers from 1 to {MOST_JOBS}")),
    }
}
