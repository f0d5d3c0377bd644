//! Whatever names a rule names one that stands on the game's pages.

use std::collections::BTreeSet;

use damoni::replay::Story;
use damoni_corpus::{Goudan, Mahjong, Pigkill};
use damoni_gen::{Generate, case, cross_check, profile};

/// The anchors of a page.
fn anchors(page: &str) -> BTreeSet<String> {
    let path = format!("{}/docs/rules/{page}.md", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let ids = text.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.map(str::to_owned).collect()
}

/// The links of a page to its own anchors.
fn links(page: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(format!("{}/docs/rules/{page}.md", env!("CARGO_MANIFEST_DIR")));
    let text = text.expect("the page is there");
    let targets = text.split("](#").skip(1).filter_map(|rest| rest.split(')').next());
    targets.map(str::to_owned).collect()
}

/// The rules that the stories of `cases` cases of the game name.
fn told<G: Generate + Story>(cases: u64) -> BTreeSet<String> {
    let mixed = profile::<G>(damoni_gen::MIXED).expect("every game has it");
    let mut rules = BTreeSet::new();
    for index in 0..cases {
        let case = case::<G>(mixed, 1, index);
        let agreed = cross_check(&case, &G::sim(), &G::sim()).ok().and_then(Result::ok).expect("it ends");
        let steps = G::steps(&case, &agreed.events);
        assert_eq!(steps.iter().filter(|step| step.event.is_some()).count(), agreed.events.len());
        rules.extend(steps.iter().map(|step| step.rule.to_owned()));
    }
    rules
}

fn check<G: Generate + Story>(cases: u64) {
    let (en, zh) = (anchors(G::NAME), anchors(&format!("{}.zh-CN", G::NAME)));
    assert_eq!(en, zh, "both pages have the same anchors");
    let told = told::<G>(cases);
    assert!(told.len() > 3, "the stories name rules: {told:?}");
    assert!(told.is_subset(&en), "stories name {:?}", told.difference(&en));
    let pitfalls: BTreeSet<String> = G::pitfalls().iter().map(|pitfall| pitfall.rule.to_owned()).collect();
    assert!(pitfalls.is_subset(&en), "pitfalls name {:?}", pitfalls.difference(&en));
    for page in [G::NAME.to_owned(), format!("{}.zh-CN", G::NAME)] {
        let links = links(&page);
        assert!(links.is_subset(&en), "{page} links to {:?}", links.difference(&en));
    }
}

#[test]
fn pigkill() {
    check::<Pigkill>(100);
}

#[test]
fn mahjong() {
    check::<Mahjong>(30);
}

#[test]
fn goudan() {
    check::<Goudan>(1);
}
