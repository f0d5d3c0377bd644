//! Text and case are two forms of the same thing, in every game.

use damoni_corpus::goudan::{Board, Query};
use damoni_corpus::mahjong::Tile;
use damoni_corpus::pigkill::{Card, Pig, Role};
use damoni_corpus::{Game, Goudan, Mahjong, Pigkill, Reading, goudan, mahjong, pigkill};
use proptest::prelude::*;

fn card() -> impl Strategy<Value = Card> {
    (0..8usize).prop_map(|i| Card::ALL[i])
}

fn pigkill_case() -> impl Strategy<Value = pigkill::Case> {
    let hand = || prop::array::uniform4(card());
    let others = prop::collection::vec((any::<bool>(), hand()), 1..=9);
    (hand(), others, prop::collection::vec(card(), 1..60)).prop_map(|(lord, others, deck)| {
        let mut pigs = vec![Pig { role: Role::Lord, hand: lord }];
        pigs.extend(
            others
                .into_iter()
                .map(|(rebel, hand)| Pig { role: if rebel { Role::Rebel } else { Role::Loyalist }, hand }),
        );
        pigs[1].role = Role::Rebel;
        pigkill::Case::new(pigs, deck).unwrap()
    })
}

fn mahjong_case() -> impl Strategy<Value = mahjong::Case> {
    let tiles: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
    Just(tiles).prop_shuffle().prop_map(|tiles| mahjong::Case::new(&tiles).unwrap())
}

fn goudan_case() -> impl Strategy<Value = goudan::Case> {
    let board = || prop::collection::vec(1..=2u8, 0..=4).prop_map(|health| Board::new(&health).unwrap());
    let query = (1..=20u8, 1..=20u8, board(), board(), 0..=3u8, 0..=3u8)
        .prop_map(|(e, s, teacher, own, t, o)| Query::new([e, s], teacher, own, [t, o]).unwrap());
    (3..=5u8, prop::collection::vec(query, 1..20))
        .prop_map(|(o, queries)| goudan::Case::new(o, queries).unwrap())
}

/// What is printed is read back, by both readers, and prints the same.
fn round_trip<G: Game>(case: &G::Case) {
    let text = G::print(case);
    for reading in [Reading::Strict, Reading::Lenient] {
        let read = G::read(text.as_bytes(), reading).unwrap();
        assert_eq!(&read, case);
        assert_eq!(G::print(&read), text);
    }
}

/// Any bytes: no panic; what the strict reader takes, it took whole and the lenient one takes too.
fn any_bytes<G: Game>(bytes: &[u8]) {
    if let Ok(case) = G::read(bytes, Reading::Strict) {
        assert_eq!(G::print(&case).as_bytes(), bytes);
        assert_eq!(G::read(bytes, Reading::Lenient).as_ref(), Ok(&case));
    }
    if let Err(error) = G::read(bytes, Reading::Lenient) {
        assert!(error.line >= 1 && error.column >= 1);
        assert!(error.line <= bytes.iter().filter(|&&b| b == b'\n').count() + 1);
    }
}

/// A valid text with one byte replaced, removed or put in.
fn near_valid(text: String) -> impl Strategy<Value = Vec<u8>> {
    let alphabet = prop::sample::select(b" \n\r\t0123456789MPZFKDNWJSEB\0x\xff-+.".to_vec());
    (0..text.len(), 0..3, alphabet).prop_map(move |(at, edit, byte)| {
        let mut bytes = text.clone().into_bytes();
        match edit {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, byte),
        }
        bytes
    })
}

proptest! {
    #[test]
    fn pigkill_text_is_read_back(case in pigkill_case()) { round_trip::<Pigkill>(&case) }

    #[test]
    fn mahjong_text_is_read_back(case in mahjong_case()) { round_trip::<Mahjong>(&case) }

    #[test]
    fn goudan_text_is_read_back(case in goudan_case()) { round_trip::<Goudan>(&case) }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        any_bytes::<Pigkill>(&bytes);
        any_bytes::<Mahjong>(&bytes);
        any_bytes::<Goudan>(&bytes);
    }

    #[test]
    fn nearly_pigkill_is_read_or_refused(bytes in pigkill_case().prop_flat_map(|c| near_valid(c.to_string()))) {
        any_bytes::<Pigkill>(&bytes);
    }

    #[test]
    fn nearly_mahjong_is_read_or_refused(bytes in mahjong_case().prop_flat_map(|c| near_valid(c.to_string()))) {
        any_bytes::<Mahjong>(&bytes);
    }

    #[test]
    fn nearly_goudan_is_read_or_refused(bytes in goudan_case().prop_flat_map(|c| near_valid(c.to_string()))) {
        any_bytes::<Goudan>(&bytes);
    }
}
