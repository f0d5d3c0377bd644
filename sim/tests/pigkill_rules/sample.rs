//! The sample of the statement.

use crate::story::{assert_play, class, story};

const SAMPLE: &str = "3 10\nMP D D F F\nZP N N N D\nFP J J J J\nF F D D J J F F K D\n";

#[test]
fn the_sample_is_played_as_the_statement_tells() {
    insta::assert_snapshot!(story(SAMPLE));
    assert_play(SAMPLE, &story(SAMPLE), "FP\nDEAD\nDEAD\nJ J J J J J D\n");
    let class = class(SAMPLE);
    assert_eq!((class.draws, class.last_card, class.contested), (10, false, false));
}
