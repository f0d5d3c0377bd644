//! The pages of rules by example are what the kept cases make of them.

use std::path::Path;

use damoni::harness::Harness;
use damoni::registry::Visit;
use damoni::replay::by_example;
use damoni_corpus::text::Lang;

struct Section(Lang);

impl Visit for Section {
    type Output = anyhow::Result<String>;

    fn visit<G: Harness>(self) -> Self::Output {
        by_example::section::<G>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/cases"), self.0)
    }
}

#[test]
fn the_pages_are_current() {
    for (lang, name) in [(Lang::En, "rules-by-example.md"), (Lang::Zh, "rules-by-example.zh-CN.md")] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs").join(name);
        let kept = std::fs::read_to_string(path).expect("the page is there");
        let mut page = by_example::head(lang).to_owned();
        for game in by_example::GAMES {
            page.push_str(&game.dispatch(Section(lang)).expect("each promised situation has its case"));
        }
        assert!(kept == page, "docs/{name} is old: cargo run --example rules_by_example");
    }
}
