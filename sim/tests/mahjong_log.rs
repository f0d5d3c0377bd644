//! What is true of every log, and one of them in full.

use damoni_corpus::mahjong::{Answer, COPIES, Case, Event, KINDS, Seat, Tile, WALL};
use damoni_corpus::{Game, Mahjong, Observer, Outcome, Recorder, Simulator, Unobserved};
use damoni_sim::Sim;
use damoni_sim::mahjong::distance;
use proptest::prelude::*;

fn play(wall: &Case, observer: &mut impl Observer<Event>) -> Answer {
    let outcome: Outcome<Mahjong> = Sim.play(wall, observer).unwrap();
    outcome.answer
}

fn sorted() -> Vec<Tile> {
    Tile::all().flat_map(|tile| [tile; COPIES]).collect()
}

/// Uniform walls, and walls of blocks of four equal tiles, which see more claims.
fn walls() -> impl Strategy<Value = Case> {
    let blocks = Just(Tile::all().collect::<Vec<_>>())
        .prop_shuffle()
        .prop_map(|kinds| kinds.into_iter().flat_map(|tile| [tile; COPIES]).collect());
    let uniform = Just(sorted()).prop_shuffle();
    prop_oneof![3 => uniform, 1 => blocks].prop_map(|wall: Vec<Tile>| Case::new(&wall).unwrap())
}

/// Replays a log by its lines alone: every tile comes from where it can come from, each hand has the size it must have, and
/// wins are wins.
fn replay(wall: &Case, log: &[Event]) {
    let mut hands = [[0u8; KINDS]; 4];
    let mut claims = [0; 4];
    let mut drawn = 0;
    let mut discard = None;
    let give = |hands: &mut [[u8; KINDS]; 4], player: Seat, tile: Tile| {
        let count = &mut hands[player.index()][tile.index()];
        *count = count.checked_sub(1).unwrap_or_else(|| panic!("{player} has no {tile}"));
    };
    let (&last, lines) = log.split_last().unwrap();
    for &event in lines {
        match event {
            Event::In { player, tile } => {
                assert_eq!(tile, wall.wall()[drawn]);
                drawn += 1;
                hands[player.index()][tile.index()] += 1;
            }
            Event::Out { player, tile, skipped } => {
                assert_eq!(skipped.is_some(), tile == Tile::PASS);
                give(&mut hands, player, tile);
                discard = Some(tile);
                let held: u8 = hands[player.index()].iter().sum();
                assert_eq!(usize::from(held), 13 - 3 * claims[player.index()]);
            }
            Event::Chow { player, low } => {
                let run = [0, 1, 2].map(|i| Tile::new(low.index() + i).unwrap());
                assert_eq!(low.suit_and_number().unwrap().0, run[2].suit_and_number().unwrap().0);
                assert!(run.contains(&discard.unwrap()));
                run.iter()
                    .filter(|&&tile| Some(tile) != discard)
                    .for_each(|&tile| give(&mut hands, player, tile));
                claims[player.index()] += 1;
            }
            Event::Pong { player, tile } => {
                assert_eq!(discard, Some(tile));
                (0..2).for_each(|_| give(&mut hands, player, tile));
                claims[player.index()] += 1;
            }
            Event::Ron { player } => {
                hands[player.index()][discard.unwrap().index()] += 1;
                assert_eq!(distance(&hands[player.index()], claims[player.index()]), 0);
                assert_eq!(last, Event::Win { player });
            }
            Event::Selfdrawn { player } => {
                assert_eq!(distance(&hands[player.index()], claims[player.index()]), 0);
                assert_eq!(last, Event::Win { player });
            }
            Event::Win { .. } | Event::Draw => panic!("{event} before the last line"),
        }
    }
    match last {
        Event::Draw => assert_eq!(drawn, WALL),
        Event::Win { .. } => {}
        _ => panic!("{last} is the last line"),
    }
    assert!((55..=278).contains(&log.len()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    #[test]
    fn every_log_can_be_replayed(wall in walls()) {
        replay(&wall, &play(&wall, &mut Unobserved).log);
    }
}

#[test]
fn the_observer_sees_the_log() {
    let wall = Case::new(&sorted()).unwrap();
    let mut recorder = Recorder::default();
    let answer = play(&wall, &mut recorder);
    assert_eq!(recorder.events, answer.log);
}

#[test]
fn the_log_of_the_sorted_wall_from_its_end() {
    let wall: Vec<Tile> = sorted().into_iter().rev().collect();
    let answer = play(&Case::new(&wall).unwrap(), &mut Unobserved);
    insta::assert_snapshot!(Mahjong::print_answer(&answer));
}
