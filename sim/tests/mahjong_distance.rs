//! The distance by tables against the rule's own formula, and what the rule says of particular hands.

use damoni_corpus::mahjong::{COPIES, KINDS, ORDINARY, Tile};
use damoni_sim::mahjong::distance;
use proptest::prelude::*;

/// The formula worked out kind by kind, for all suits in one go: the cheapest way to choose a multiset with at most four of
/// a kind that is `4 - melds` sets and a pair.
///
/// State: runs that end at this kind, runs that go on to the next one, sets begun, pairs.
fn by_formula(hand: &[u8; KINDS], melds: usize) -> u8 {
    const NEVER: u32 = 1000;
    let sets = 4 - melds;
    let mut costs = [[[[NEVER; 2]; 5]; 3]; 3];
    costs[0][0][0][0] = 0;
    for (kind, &held) in hand[..ORDINARY].iter().enumerate() {
        let most_runs = if kind < 27 && kind % 9 < 7 { 2 } else { 0 };
        let mut after = [[[[NEVER; 2]; 5]; 3]; 3];
        for (ending, ongoing, begun, pairs) in quadruples(3, 3, 5, 2) {
            let cost = costs[ending][ongoing][begun][pairs];
            for (runs, triplet, pair, _) in quadruples(most_runs + 1, 2, 2, 1) {
                let wanted = ending + ongoing + runs + 3 * triplet + 2 * pair;
                if cost == NEVER || wanted > COPIES || begun + runs + triplet > sets || pairs + pair > 1 {
                    continue;
                }
                let cost = cost + wanted.saturating_sub(usize::from(held)) as u32;
                let entry = &mut after[ongoing][runs][begun + runs + triplet][pairs + pair];
                *entry = cost.min(*entry);
            }
        }
        costs = after;
    }
    costs[0][0][sets][1] as u8
}

/// All quadruples below four bounds.
fn quadruples(a: usize, b: usize, c: usize, d: usize) -> impl Iterator<Item = (usize, usize, usize, usize)> {
    (0..a * b * c * d).map(move |i| (i / d / c / b, i / d / c % b, i / d % c, i % d))
}

/// The counts of tiles written with blanks between.
fn tiles(text: &str) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for name in text.split_whitespace() {
        counts[Tile::from_name(name.as_bytes()).expect(name).index()] += 1;
    }
    counts
}

/// A hand of the first tiles of a wall that has been shuffled, from the kinds in `range`.
fn hands() -> impl Strategy<Value = ([u8; KINDS], usize)> {
    let kinds = prop_oneof![
        Just(0..KINDS),
        Just(0..ORDINARY),
        Just(0..9),
        Just(9..18),
        Just(13..27),
        Just(24..ORDINARY),
        Just(25..KINDS)
    ];
    let wall =
        kinds.prop_map(|range| range.flat_map(|kind| [kind; COPIES]).collect::<Vec<_>>()).prop_shuffle();
    (wall, 0..=4usize, 13..=14usize).prop_map(|(wall, melds, size)| {
        let mut counts = [0; KINDS];
        wall.iter().take(size - 3 * melds).for_each(|&kind| counts[kind] += 1);
        (counts, melds)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]
    #[test]
    fn tables_agree_with_the_formula((hand, melds) in hands()) {
        prop_assert_eq!(distance(&hand, melds), by_formula(&hand, melds));
    }
}

#[test]
fn a_complete_hand_has_distance_0() {
    assert_eq!(distance(&tiles("1M 2M 3M 4P 5P 6P 7S 8S 9S E E E Z Z"), 0), 0);
    assert_eq!(distance(&tiles("Z Z"), 4), 0);
}

#[test]
fn specials_are_tiles_to_take_away() {
    assert_eq!(distance(&tiles("1M 2M 3M 4P 5P 6P 7S 8S 9S E E E Z PASS"), 0), 1);
    assert_eq!(distance(&tiles("DOUBLE"), 4), 2);
}

#[test]
fn thirteen_tiles_may_be_13_away() {
    let hand = tiles("PASS PASS PASS PASS REVERSE REVERSE REVERSE REVERSE DOUBLE DOUBLE DOUBLE DOUBLE E");
    assert_eq!(distance(&hand, 0), 13);
}

#[test]
fn no_kind_is_wanted_five_times() {
    // A fifth 1M would make the pair.
    assert_eq!(distance(&tiles("1M 1M 1M 1M"), 3), 2);
    assert_eq!(distance(&tiles("1M 1M 1M 1M E"), 3), 1);
}

#[test]
fn melds_use_up_no_copies() {
    // Whatever the four claims are, another 1M makes the pair.
    assert_eq!(distance(&tiles("1M"), 4), 1);
}

#[test]
fn no_seven_pairs_and_no_thirteen_orphans() {
    assert!(distance(&tiles("1M 1M 4M 4M 7M 7M 1P 1P 4P 4P 7P 7P E E"), 0) > 0);
    assert!(distance(&tiles("1M 9M 1P 9P 1S 9S E S W N B F Z Z"), 0) > 0);
}

#[test]
fn runs_stay_in_their_suit_and_honours_form_none() {
    assert_eq!(distance(&tiles("8M 9M 1P E E"), 3), 1);
    assert_eq!(distance(&tiles("E S W Z Z"), 3), 2);
}

#[test]
fn four_copies_may_be_a_pair_and_two_runs_or_a_triplet_and_a_run() {
    assert_eq!(distance(&tiles("3P 3P 3P 3P 4P 4P 5P 5P"), 2), 0);
    assert_eq!(distance(&tiles("3P 3P 3P 3P 4P 5P E E"), 2), 0);
}

#[test]
fn two_runs_alike_are_two_sets() {
    assert_eq!(distance(&tiles("1S 1S 2S 2S 3S 3S 9S 9S"), 2), 0);
}

#[test]
fn copies_beyond_four_and_claims_beyond_four_change_nothing() {
    let mut hand = tiles("1M 1M 1M 1M");
    hand[0] = u8::MAX;
    assert_eq!(distance(&hand, 3), 2);
    assert_eq!(distance(&tiles("1M"), usize::MAX), 1);
}
