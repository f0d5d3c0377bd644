//! The rules of mahjong, one small wall each.

mod mahjong_walls;

use damoni_corpus::mahjong::Event;
use damoni_corpus::{Mahjong, Recorder, Simulator};
use damoni_reference::Reference;
use mahjong_walls::seeded::Profile;
use mahjong_walls::{after_deal, log, tiles, wall};
use proptest::prelude::*;

/// Thirteen tiles of no use to each other.
const SCATTERED: &str = "159M 159P 159S ESWN";

#[test]
fn the_deal_goes_round_thirteen_times() {
    let case = wall([SCATTERED; 4], "");
    let lines = log(&Reference::default(), &case);
    for (number, line) in lines[..52].iter().enumerate() {
        let letter = ['A', 'B', 'C', 'D'][number % 4];
        assert_eq!(*line, format!("{letter} IN {}", case.wall()[number]));
    }
    assert!(lines[52].starts_with("A IN "));
}

#[test]
fn the_first_draw_can_win() {
    let case = wall(["123456789M 123P S", "", "", ""], "S");
    assert_eq!(after_deal(&case, 9), "A IN S, A SELFDRAWN, A WIN");
}

#[test]
fn seven_pairs_and_thirteen_orphans_do_not_win() {
    let pairs = wall(["1133M 5577P 99S EE Z", "", "", ""], "Z");
    assert!(!after_deal(&pairs, 3).contains("SELFDRAWN"));
    let orphans = wall(["19M 19P 19S ESWNBFZ", "", "", ""], "Z");
    assert!(!after_deal(&orphans, 3).contains("SELFDRAWN"));
}

#[test]
fn runs_keep_to_their_suit_and_honours_form_none() {
    for hand in ["123456M 89M 1P 444P S", "111222333M ESW Z", "111222333M BFZ E"] {
        let last = tiles(hand).last().unwrap().name();
        assert!(!after_deal(&wall([hand, "", "", ""], last), 3).contains("SELFDRAWN"), "{hand}");
    }
}

#[test]
fn ties_go_to_the_dragons_first_and_low_characters_last() {
    // Every tile is as useless as any other.
    let case = wall(["147M 258P 369S EWBZ", "", "", ""], "1M");
    assert_eq!(after_deal(&case, 2), "A IN 1M, A OUT Z");
    let case = wall(["147M 258P 369S ESWN", "", "", ""], "B");
    assert_eq!(after_deal(&case, 2), "A IN B, A OUT B");
    let case = wall(["147M 258P 369S NWSE", "", "", ""], "1S");
    assert_eq!(after_deal(&case, 2), "A IN 1S, A OUT N");
}

#[test]
fn a_special_goes_first_pass_before_reverse_before_double() {
    let case = wall(["DOUBLE REVERSE PASS 147M 258P 369S E", "", "", ""], "E BBB 147M");
    // A skips B, then the turn goes C, D, A.
    assert!(after_deal(&case, 99).starts_with("A IN E, A OUT PASS B, C IN B"));
    let case = wall(["DOUBLE REVERSE 147M 258P 369S EE", "", "", ""], "E B");
    assert!(after_deal(&case, 99).starts_with("A IN E, A OUT REVERSE, D IN B"));
    let case = wall(["DOUBLE 147M 258P 369S EEE", "", "", ""], "E B");
    assert!(after_deal(&case, 99).starts_with("A IN E, A OUT DOUBLE, A IN B"));
}

#[test]
fn pass_skips_in_the_present_direction() {
    let case = wall(["REVERSE", "", "", "PASS"], "1M 1M 1M");
    assert_eq!(after_deal(&case, 5), "A IN 1M, A OUT REVERSE, D IN 1M, D OUT PASS C, B IN 1M");
}

#[test]
fn double_chains_and_can_win() {
    let case = wall(["DOUBLE DOUBLE 123456789M 22P", "", "", ""], "1P E 3P");
    assert_eq!(after_deal(&case, 6), "A IN 1P, A OUT DOUBLE, A IN E, A OUT DOUBLE, A IN 3P, A OUT E");
    let case = wall(["DOUBLE 123456789M 12P E", "", "", ""], "3P E");
    assert_eq!(after_deal(&case, 9), "A IN 3P, A OUT DOUBLE, A IN E, A SELFDRAWN, A WIN");
}

/// Three hands that wait for 1M and 4M, and one that throws the 4M it draws.
const WAITING: [&str; 3] = ["234P 567P 678S 11S 23M", "234P 567P 678S 22S 23M", "345P 678P 234S 33S 23M"];
const THROWS_4M: &str = "999M 999P 999S EEE 1M";

#[test]
fn the_next_player_takes_the_ron_even_before_its_first_turn() {
    let [b, c, d] = WAITING;
    assert_eq!(after_deal(&wall([THROWS_4M, b, c, d], "4M"), 9), "A IN 4M, A OUT 4M, B RON, B WIN");
    assert_eq!(after_deal(&wall([THROWS_4M, "", c, d], "4M"), 9), "A IN 4M, A OUT 4M, C RON, C WIN");
}

#[test]
fn the_order_of_rons_is_that_of_the_present_direction() {
    let [b, c, _] = WAITING;
    let case = wall(["REVERSE 12S 4P", b, c, THROWS_4M], "Z 4M");
    assert_eq!(after_deal(&case, 9), "A IN Z, A OUT REVERSE, D IN 4M, D OUT 4M, C RON, C WIN");
}

#[test]
fn a_hand_with_a_special_does_not_win() {
    let [_, c, d] = WAITING;
    let case = wall([THROWS_4M, "234P 567P 678S 11S 2M PASS", c, d], "4M");
    assert_eq!(after_deal(&case, 9), "A IN 4M, A OUT 4M, C RON, C WIN");
}

/// Throws Z, which is of no use to the others, in its first turn.
const THROWS_Z: &str = "147M 258P 369S EWBZ";
/// Throws the 5P it draws.
const THROWS_5P: &str = "222333444M 456S 1P";
/// Would chow 5P.
const CHOWS: &str = "46P 123S 789S 13M EEW";
/// Would pong 5P.
const PONGS: &str = "55P 888P 777M 12S NNW";

#[test]
fn chow_is_for_the_next_player_only() {
    let case = wall([THROWS_Z, THROWS_5P, CHOWS, ""], "F 5P");
    assert_eq!(after_deal(&case, 6), "A IN F, A OUT Z, B IN 5P, B OUT 5P, C CHOW 4P 5P 6P, C OUT W");
    let case = wall([THROWS_Z, THROWS_5P, "", CHOWS], "F 5P 8M");
    assert_eq!(after_deal(&case, 5), "A IN F, A OUT Z, B IN 5P, B OUT 5P, C IN 8M");
}

#[test]
fn pong_goes_before_another_players_chow() {
    let case = wall([THROWS_Z, THROWS_5P, CHOWS, PONGS], "F 5P 9M");
    // After D's turn, which has no draw, A follows; C is left out.
    assert_eq!(after_deal(&case, 7), "A IN F, A OUT Z, B IN 5P, B OUT 5P, D PONG 5P 5P 5P, D OUT W, A IN 9M");
}

#[test]
fn chow_is_tried_when_the_same_players_pong_is_of_no_use() {
    // The two 5P are the only pair.
    let case = wall([THROWS_Z, THROWS_5P, "5567P 123S 789S 13M E", ""], "F 5P");
    let lines = after_deal(&case, 5);
    assert!(lines.ends_with("C CHOW 5P 6P 7P"), "{lines}");
}

#[test]
fn larger_runs_are_tried_first() {
    let case = wall([THROWS_Z, THROWS_5P, "3467P 123S 789S EEW", ""], "F 5P");
    assert!(after_deal(&case, 5).ends_with("C CHOW 5P 6P 7P"));
}

#[test]
fn a_special_does_not_forbid_a_claim_and_goes_first_after_it() {
    let case = wall([THROWS_Z, THROWS_5P, "46P 123S 789S 13M EE PASS", ""], "F 5P");
    assert!(after_deal(&case, 6).ends_with("B OUT 5P, C CHOW 4P 5P 6P, C OUT PASS D"));
}

#[test]
fn a_claim_must_bring_the_distance_down() {
    // Three sets, a pair and a run that lacks one: the run with 5P would do no more than the 5P in hand.
    let case = wall([THROWS_Z, THROWS_5P, "46P 123S 789S 1M EEE 5P", ""], "F 5P 9M");
    assert_eq!(after_deal(&case, 5), "A IN F, A OUT Z, B IN 5P, B OUT 5P, C IN 9M");
}

#[test]
fn nobody_pongs_its_own_discard() {
    // Under the limit of four, NNN without N would be nearer as a meld.
    let case = wall(["123M 999P 3333S NNN", "", "", ""], "N 1M");
    assert_eq!(after_deal(&case, 3), "A IN N, A OUT N, B IN 1M");
}

/// The last draw of a wall and what follows it.
fn from_the_last_draw(profile: Profile, seed: u64) -> String {
    let lines = log(&Reference::default(), &profile.wall(seed));
    assert_eq!(lines.iter().filter(|line| line.contains(" IN ")).count(), 148);
    lines[lines.iter().rposition(|line| line.contains(" IN ")).unwrap()..].join(", ")
}

#[test]
fn the_last_tile_is_discarded_before_the_game_is_drawn() {
    assert_eq!(from_the_last_draw(Profile::Uniform, 18), "C IN 2S, C OUT 2S, DRAW");
}

#[test]
fn the_last_tile_can_win() {
    assert_eq!(from_the_last_draw(Profile::Blocks, 68), "D IN 2M, D SELFDRAWN, D WIN");
    assert_eq!(from_the_last_draw(Profile::Uniform, 225), "A IN 4P, A OUT 4P, C RON, C WIN");
}

#[test]
fn the_last_discard_can_be_claimed_and_the_claimer_discards_again() {
    assert_eq!(
        from_the_last_draw(Profile::Uniform, 130),
        "D IN 8M, D OUT 8M, A CHOW 6M 7M 8M, A OUT 1S, DRAW"
    );
}

#[test]
fn a_special_drawn_last_is_thrown_and_a_double_then_finds_the_wall_empty() {
    assert_eq!(from_the_last_draw(Profile::Blocks, 184), "C IN PASS, C OUT PASS D, DRAW");
    assert_eq!(from_the_last_draw(Profile::Fours, 295), "D IN DOUBLE, D OUT DOUBLE, DRAW");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_observer_sees_the_log(wall in Just(damoni_corpus::mahjong::Tile::all().flat_map(|t| [t; 4]).collect::<Vec<_>>()).prop_shuffle()) {
        let case = damoni_corpus::mahjong::Case::new(&wall).unwrap();
        let mut recorder = Recorder::default();
        let outcome = Reference::<Mahjong>::default().play(&case, &mut recorder).unwrap();
        prop_assert_eq!(&recorder.events, &outcome.answer.log);
        let log = outcome.answer.log;
        prop_assert!((55..=278).contains(&log.len()));
        let ended = matches!(log.last(), Some(Event::Win { .. } | Event::Draw));
        prop_assert!(ended);
        // Tiles come in the order of the wall, and nobody throws what has not come.
        let drawn: Vec<_> = log.iter().filter_map(|event| match event { Event::In { tile, .. } => Some(*tile), _ => None }).collect();
        prop_assert_eq!(&drawn[..], &wall[..drawn.len()]);
    }
}
