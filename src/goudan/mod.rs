//! 狗蛋和二五仔 in the harness.

mod explain;
mod reach;
mod shrink;
mod story;
mod suite;

use damoni_corpus::goudan::{Case, Event};
use damoni_corpus::{Goudan, Text};
use damoni_gen::Agreed;
use include_dir::{Dir, include_dir};

use crate::checked::Share;
use crate::hack::Rungs;
use crate::harness::{Harness, Part};

/// The kept cases of the pitfalls.
static KEPT: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/corpus/cases/goudan");

impl Harness for Goudan {
    const RUNGS: Rungs = Rungs { kept: &KEPT, small: &["mixed"], long: &["low-health"], aim: 12 };

    fn remarks((): &()) -> Vec<Text> {
        Vec::new()
    }

    fn in_reach(case: &Case) -> Option<Part<Case>> {
        reach::part(case)
    }

    fn is_soon_played(case: &Case) -> bool {
        reach::is_soon(case)
    }

    fn narrowed(played: &Agreed<Self>, places: &[usize]) -> Agreed<Self> {
        reach::narrowed(played, places)
    }

    fn sampled(share: Share) -> Text {
        reach::sampled(share)
    }

    fn explain(case: &Case, events: &[Event]) -> Option<String> {
        Some(explain::explain(case, events))
    }
}
