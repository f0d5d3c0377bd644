//! The pitfalls of mahjong: each is a reading of its own.

mod mahjong_walls;

use std::collections::HashSet;

use damoni_corpus::mahjong::{Answer, Case};
use damoni_corpus::{Mahjong, Simulator, Unobserved};
use damoni_reference::{Misread, Reference};
use mahjong_walls::seeded::Profile;
use proptest::prelude::*;

/// Walls that tell all readings apart together, found by a search over seeds.
const TELLING: &[(Profile, u64)] = &[
    (Profile::SpecialsDealt, 2),
    (Profile::Orphans, 10),
    (Profile::Near, 16),
    (Profile::Uniform, 17),
    (Profile::Blocks, 19),
    (Profile::Fours, 21),
    (Profile::SpecialsDealt, 23),
    (Profile::Blocks, 25),
    (Profile::Near, 27),
    (Profile::Orphans, 37),
    (Profile::NearAndSpecials, 43),
    (Profile::SpecialsToOne, 48),
    (Profile::Near, 60),
    (Profile::SpecialsToOne, 65),
    (Profile::Blocks, 68),
    (Profile::NearAndSpecials, 77),
    (Profile::Blocks, 129),
    (Profile::Uniform, 130),
];

fn under(ids: &[&str]) -> Reference<Mahjong> {
    Reference::under(ids).unwrap()
}

fn answer(reference: &Reference<Mahjong>, case: &Case) -> Answer {
    reference.play(case, &mut Unobserved).unwrap().answer
}

#[test]
fn every_pitfall_is_told_from_the_right_reading_and_from_every_other() {
    let wrong = Mahjong::harmful_pitfalls();
    let mut readings = vec![("the right reading", Reference::default())];
    readings.extend(wrong.map(|pitfall| (pitfall.id, under(&[pitfall.id]))));
    // Readings with the same answers so far; who has no company any more is told from all.
    let mut alike = vec![(0..readings.len()).collect::<Vec<_>>()];
    for &(profile, seed) in TELLING {
        let case = profile.wall(seed);
        let mut closer = Vec::new();
        for class in alike {
            let mut parts: Vec<(Answer, Vec<usize>)> = Vec::new();
            for reading in class {
                let answer = answer(&readings[reading].1, &case);
                match parts.iter_mut().find(|(other, _)| *other == answer) {
                    Some((_, part)) => part.push(reading),
                    None => parts.push((answer, vec![reading])),
                }
            }
            closer.extend(parts.into_iter().map(|(_, part)| part).filter(|part| part.len() > 1));
        }
        alike = closer;
    }
    let names: Vec<Vec<&str>> =
        alike.iter().map(|class| class.iter().map(|&reading| readings[reading].0).collect()).collect();
    assert!(names.is_empty(), "not told apart: {names:?}");
}

#[test]
fn equivalent_pitfalls_answer_as_the_right_reading_does() {
    let walls = TELLING.iter().map(|&(profile, seed)| profile.wall(seed));
    let more = Profile::ALL.into_iter().map(|profile| profile.wall(1));
    let walls: Vec<Case> = walls.chain(more).collect();
    let right: Vec<Answer> = walls.iter().map(|wall| answer(&Reference::default(), wall)).collect();
    for pitfall in Mahjong::pitfalls().iter().filter(|pitfall| pitfall.equivalent.is_some()) {
        let reference = under(&[pitfall.id]);
        for (wall, right) in walls.iter().zip(&right) {
            assert_eq!(answer(&reference, wall), *right, "{}", pitfall.id);
        }
    }
}

#[test]
fn the_list_is_well_formed() {
    let anchors = "input output direction deal distance four-copies draw selfdrawn discard ties specials pass reverse \
                   double ron ron-order pong chow claim-order claim-turn wall-end";
    let anchors: HashSet<&str> = anchors.split(' ').collect();
    let mut ids = HashSet::new();
    for pitfall in Mahjong::pitfalls() {
        assert!(ids.insert(pitfall.id), "{} twice", pitfall.id);
        assert!(
            pitfall
                .id
                .split('-')
                .all(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase()))
        );
        assert!(anchors.contains(pitfall.rule), "{}: no rule {}", pitfall.id, pitfall.rule);
        assert!(pitfall.en.ends_with('.') && !pitfall.en.contains('\n'), "{}", pitfall.id);
        assert!(pitfall.zh.ends_with('。') && !pitfall.zh.is_ascii(), "{}", pitfall.id);
        assert!(!pitfall.seen.is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn any_two_pitfalls_together_play_to_an_end(
        one in (0..Mahjong::pitfalls().len()).prop_map(|index| &Mahjong::pitfalls()[index]),
        other in (0..Mahjong::pitfalls().len()).prop_map(|index| &Mahjong::pitfalls()[index]),
        profile in prop::sample::select(&Profile::ALL[..]),
        seed in any::<u64>(),
    ) {
        let answer = answer(&under(&[one.id, other.id]), &profile.wall(seed));
        prop_assert!(answer.log.len() <= 148 * 3);
    }
}
