//! Every pitfall is a reading of its own: complete, ending, and told apart from the right one and from all others.

mod pigkill_deals;

use std::collections::{BTreeMap, BTreeSet};

use damoni_corpus::pigkill::{Case, Pigkill};
use damoni_corpus::{Game, Reading, Simulator, Unobserved};
use damoni_reference::{Misread, Pitfall, Reference};
use pigkill_deals::any_case;
use proptest::prelude::*;

type Named = Pitfall<<Pigkill as Misread>::Policies>;

/// Small cases that together tell all readings apart, one after the other with a blank line between.
const TELLING: &str = include_str!("pigkill_telling_cases.txt");

fn telling_cases() -> Vec<Case> {
    let texts = TELLING.split("\n\n").map(|text| format!("{}\n", text.trim()));
    texts.map(|text| Pigkill::read(text.as_bytes(), Reading::Strict).unwrap()).collect()
}

fn told(reference: &Reference<Pigkill>, case: &Case) -> String {
    match reference.play(case, &mut Unobserved) {
        Ok(outcome) => outcome.answer.to_string(),
        Err(error) => error.to_string(),
    }
}

fn under(pitfall: &Named) -> Reference<Pigkill> {
    Reference::under([pitfall.id]).unwrap()
}

#[test]
fn the_list_of_pitfalls_only_grows() {
    let mut list = String::new();
    for pitfall in Pigkill::pitfalls() {
        let harmless = if pitfall.equivalent.is_some() { " (harmless)" } else { "" };
        list.push_str(&format!("{}: {}{harmless}\n", pitfall.rule, pitfall.id));
    }
    insta::assert_snapshot!(list);
    assert!(Pigkill::harmful_pitfalls().count() >= 64);
}

#[test]
fn names_and_sentences_are_well_formed() {
    let mut ids = BTreeSet::new();
    for pitfall in Pigkill::pitfalls() {
        let kebab = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(pitfall.id.chars().all(kebab) && ids.insert(pitfall.id), "{}", pitfall.id);
        assert!(pitfall.en.ends_with('.') && pitfall.zh.ends_with('。'), "{}", pitfall.id);
        let mut same =
            Pigkill::pitfalls().iter().filter(|other| other.en == pitfall.en || other.zh == pitfall.zh);
        assert_eq!(same.next().map(|first| first.id), Some(pitfall.id), "two pitfalls with one sentence");
        assert!(same.next().is_none(), "{} has another's sentence", pitfall.id);
    }
}

#[test]
fn every_pitfall_differs_from_the_right_reading_and_from_every_other() {
    let cases = telling_cases();
    let mut readings: BTreeMap<Vec<String>, &str> = BTreeMap::new();
    let right = Reference::default();
    let all = std::iter::once(("the right reading", right))
        .chain(Pigkill::harmful_pitfalls().map(|pitfall| (pitfall.id, under(pitfall))));
    for (id, reference) in all {
        let answers = cases.iter().map(|case| told(&reference, case)).collect();
        if let Some(other) = readings.insert(answers, id) {
            panic!("no telling case tells {id} from {other}");
        }
    }
}

#[test]
fn every_pitfall_shows_in_a_case_that_test_sets_may_hold() {
    let right = Reference::<Pigkill>::default();
    let ordinary: Vec<(Case, String)> = telling_cases()
        .into_iter()
        .filter_map(|case| {
            let outcome = right.play(&case, &mut Unobserved).expect("telling cases end");
            let ordinary = !outcome.class.last_card && !outcome.class.contested;
            ordinary.then(|| (case, outcome.answer.to_string()))
        })
        .collect();
    for pitfall in Pigkill::harmful_pitfalls().filter(|pitfall| pitfall.rule != "last-card") {
        let reference = under(pitfall);
        assert!(
            ordinary.iter().any(|(case, answer)| told(&reference, case) != *answer),
            "{} shows only in cases that draw past the deck or are contested",
            pitfall.id,
        );
    }
}

#[test]
fn an_unknown_pitfall_is_refused() {
    assert!(Reference::<Pigkill>::under(["scan-from-above"]).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn harmless_pitfalls_never_show(case in any_case()) {
        let right = Reference::<Pigkill>::default().play(&case, &mut Unobserved);
        if let Ok(outcome) = &right && !outcome.class.contested {
            for pitfall in Pigkill::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_some()) {
                prop_assert_eq!(told(&under(pitfall), &case), outcome.answer.to_string(), "{}", pitfall.id);
            }
        }
    }

    #[test]
    fn any_two_pitfalls_together_still_end(
        case in any_case(),
        a in 0..Pigkill::pitfalls().len(),
        b in 0..Pigkill::pitfalls().len(),
    ) {
        // Without a panic, and soon.
        let ids = [a, b].map(|i| Pigkill::pitfalls()[i].id);
        let _ = Reference::<Pigkill>::under(ids).unwrap().play(&case, &mut Unobserved);
    }
}
