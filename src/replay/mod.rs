//! Replay: what happens in a case, event by event, in words; where two plays part; and what explains a wrong output.
//!
//! A game tells its own story ([`Story`]); everything here is the same for all games.

pub mod by_example;
mod choice;
mod diff;
mod explain;
mod json;
mod page;
mod print;
mod step;
mod story;
mod summary;

pub use choice::{Choice, ChoiceError};
pub use diff::{CONTEXT, Side, difference};
pub use explain::{Combine, Explanation, Reading, explain_output};
pub use json::json_line;
pub use page::{Page, Play, page};
pub use print::Printer;
pub use step::{Picture, Step, Tone, changed_places};
pub use story::{Story, rules_page};
pub use summary::summary;
