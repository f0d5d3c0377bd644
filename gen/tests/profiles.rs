//! Every profile of every game makes valid cases that keep to their class, the same bytes for ever.

use damoni_corpus::{Goudan, Mahjong, Pigkill, Reading, Simulator, Unobserved};
use damoni_gen::{Engines, Generate, MIXED, case, lists_are_sound, profile};
use sha2::{Digest, Sha256};

/// One line a profile and seed: a hash over the texts of its first cases.
fn hashes<G: Generate>(count: impl Fn(&str) -> u64) -> String {
    let mut lines = String::new();
    for profile in G::profiles() {
        for seed in [1, 20_210_901] {
            let mut hash = Sha256::new();
            for index in 0..count(profile.name) {
                let text = G::print(&case::<G>(profile, seed, index));
                assert!(G::read(text.as_bytes(), Reading::Strict).is_ok(), "{} {seed} {index}", profile.name);
                hash.update(text);
            }
            let hex: String = hash.finalize().iter().take(12).map(|byte| format!("{byte:02x}")).collect();
            lines.push_str(&format!("{} {seed} {hex}\n", profile.name));
        }
    }
    lines
}

#[test]
fn pigkill_bytes_are_fixed_for_ever() {
    insta::assert_snapshot!(hashes::<Pigkill>(|_| 40));
}

#[test]
fn mahjong_bytes_are_fixed_for_ever() {
    insta::assert_snapshot!(hashes::<Mahjong>(|_| 20));
}

#[test]
fn goudan_bytes_are_fixed_for_ever() {
    // Those that look at answers of all healths solve whole tables, which takes long without optimisation.
    insta::assert_snapshot!(hashes::<Goudan>(|name| match name {
        MIXED | "low-health" => 20,
        _ => 1,
    }));
}

#[test]
fn the_lists_are_sound() {
    lists_are_sound::<Pigkill>().unwrap();
    lists_are_sound::<Mahjong>().unwrap();
    lists_are_sound::<Goudan>().unwrap();
}

#[test]
fn pigkill_cases_end_and_keep_to_their_class() {
    for profile in Pigkill::profiles() {
        for index in 0..150 {
            let made = case::<Pigkill>(profile, 7, index);
            let class = Simulator::<Pigkill>::play(&Pigkill::sim(), &made, &mut Unobserved).unwrap().class;
            assert!(!class.contested, "{} {index}", profile.name);
            match profile.name {
                "last-card" => assert!(class.last_card, "{index}"),
                MIXED => {}
                name => assert!(!class.last_card, "{name} {index}"),
            }
        }
    }
}

#[test]
fn restricted_pigkill_profiles_keep_their_cards_out() {
    for (name, banned) in [("no-tricks", "FNWJ"), ("no-nullify", "J")] {
        let profile = profile::<Pigkill>(name).unwrap();
        for index in 0..100 {
            let made = case::<Pigkill>(profile, 3, index);
            let mut cards = made.pigs().iter().flat_map(|pig| pig.hand).chain(made.deck().iter().copied());
            assert!(cards.all(|card| !banned.contains(card.letter() as char)), "{name} {index}");
        }
    }
}

#[test]
fn long_pigkill_games_are_long() {
    let profile = profile::<Pigkill>("long").unwrap();
    let mut draws: Vec<u64> = (0..100)
        .map(|index| {
            let made = case::<Pigkill>(profile, 5, index);
            Simulator::<Pigkill>::play(&Pigkill::sim(), &made, &mut Unobserved).unwrap().class.draws
        })
        .collect();
    draws.sort_unstable();
    // Two draws a turn, and a few rewards.
    assert!(draws[50] >= 2 * 40, "{draws:?}");
}

/// Which situations occur in the first cases of a profile.
fn seen<G: Generate>(name: &str, cases: u64) -> u128 {
    let profile = profile::<G>(name).unwrap();
    (0..cases).fold(0, |seen, index| {
        let made = case::<G>(profile, 11, index);
        let mut recorder = damoni_corpus::Recorder::default();
        let outcome = G::sim().play(&made, &mut recorder).unwrap();
        seen | G::portrait(&made, &recorder.events, &outcome).situations
    })
}

/// The promised situations that are not among `seen`.
fn missing<G: Generate>(seen: u128) -> Vec<&'static str> {
    let all = G::situations().iter().enumerate();
    all.filter(|(bit, situation)| situation.promised && seen >> bit & 1 == 0).map(|(_, s)| s.id).collect()
}

#[test]
fn every_pigkill_situation_that_is_promised_occurs_in_mixed() {
    assert_eq!(missing::<Pigkill>(seen::<Pigkill>(MIXED, 4000)), [""; 0]);
}

#[test]
fn every_mahjong_situation_that_is_promised_occurs_in_mixed() {
    assert_eq!(missing::<Mahjong>(seen::<Mahjong>(MIXED, 2000)), [""; 0]);
}

#[test]
fn every_goudan_situation_that_is_promised_occurs_in_mixed_and_the_rarest_it_draws() {
    assert_eq!(missing::<Goudan>(seen::<Goudan>(MIXED, 500) | seen::<Goudan>("rare", 24)), [""; 0]);
}
