//! Walls by the seed, of several kinds: each kind brings about situations that uniform walls rarely have.

use damoni_corpus::mahjong::{Case, ORDINARY, Tile};

/// A kind of wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Every order alike.
    Uniform,
    /// Four of a kind dealt to one player, several times.
    Fours,
    /// Hands that lack a tile or two.
    Near,
    /// The same with specials in them.
    NearAndSpecials,
    /// All specials among the dealt tiles.
    SpecialsDealt,
    /// All specials among the tiles drawn first.
    SpecialsDrawn,
    /// All specials at the end of the wall.
    SpecialsLast,
    /// Blocks of four equal tiles.
    Blocks,
    /// One suit and the honours first, dealt to everybody.
    OneSuit,
    /// Hands that lack a tile or two, but the tiles they wait for come late.
    Late,
    /// Pairs dealt.
    Pairs,
    /// Terminals and honours first.
    Orphans,
    /// Nearly all specials dealt to A.
    SpecialsToOne,
}

impl Profile {
    /// All kinds.
    pub const ALL: [Self; 13] = [
        Self::Uniform,
        Self::Fours,
        Self::Near,
        Self::NearAndSpecials,
        Self::SpecialsDealt,
        Self::SpecialsDrawn,
        Self::SpecialsLast,
        Self::Blocks,
        Self::OneSuit,
        Self::Late,
        Self::Pairs,
        Self::Orphans,
        Self::SpecialsToOne,
    ];

    /// The wall of this kind with this seed.
    pub fn wall(self, seed: u64) -> Case {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ self as u64);
        let mut tiles: Vec<Tile> = Tile::all().flat_map(|tile| [tile; 4]).collect();
        dice.shuffle(&mut tiles);
        match self {
            Self::Uniform => {}
            Self::Fours => {
                deal(&mut tiles, &mut dice, |dice, _| (0..3).flat_map(|_| [dice.ordinary(); 4]).collect())
            }
            Self::Near => deal(&mut tiles, &mut dice, |dice, _| near(dice)),
            Self::NearAndSpecials => deal(&mut tiles, &mut dice, |dice, _| {
                let mut hand = near(dice);
                for _ in 0..1 + dice.below(2) {
                    hand.insert(0, Tile::new(ORDINARY + dice.below(3)).unwrap());
                }
                hand
            }),
            Self::SpecialsDealt => {
                tiles.sort_by_key(|tile| !tile.is_special());
                dice.shuffle(&mut tiles[..52]);
            }
            Self::SpecialsDrawn => {
                tiles.sort_by_key(|tile| tile.is_special());
                tiles[52..].reverse();
                dice.shuffle(&mut tiles[52..80]);
            }
            Self::SpecialsLast => tiles.sort_by_key(|tile| tile.is_special()),
            Self::Blocks => {
                let mut kinds: Vec<Tile> = Tile::all().collect();
                dice.shuffle(&mut kinds);
                tiles = kinds.into_iter().flat_map(|tile| [tile; 4]).collect();
                for _ in 0..dice.below(12) {
                    let (a, b) = (dice.below(148), dice.below(148));
                    tiles.swap(a, b);
                }
            }
            Self::OneSuit => {
                let suit = dice.below(3);
                let with_honours = dice.below(2) == 0;
                tiles.sort_by_key(|tile| tile.suit_and_number().map_or(!with_honours, |(s, _)| s != suit));
                dice.shuffle(&mut tiles[..60]);
            }
            Self::Late => {
                deal(&mut tiles, &mut dice, |dice, _| near(dice));
                // What is of use to somebody goes to the end.
                let dealt = tiles[..52].to_vec();
                tiles[52..].sort_by_key(|tile| {
                    dealt.iter().filter(|other| tile.index().abs_diff(other.index()) < 2).count() > 1
                });
                for _ in 0..dice.below(8) {
                    let (a, b) = (52 + dice.below(96), 52 + dice.below(96));
                    tiles.swap(a, b);
                }
            }
            Self::Pairs => {
                deal(&mut tiles, &mut dice, |dice, _| (0..6).flat_map(|_| [dice.ordinary(); 2]).collect());
            }
            Self::Orphans => {
                tiles.sort_by_key(|tile| {
                    tile.is_special() || tile.suit_and_number().is_some_and(|(_, n)| n != 1 && n != 9)
                });
                let end = 52 + dice.below(20);
                dice.shuffle(&mut tiles[..end]);
            }
            Self::SpecialsToOne => deal(&mut tiles, &mut dice, |dice, seat| {
                let mut all: Vec<Tile> = Tile::all().skip(ORDINARY).flat_map(|tile| [tile; 4]).collect();
                dice.shuffle(&mut all);
                all.truncate(if seat == 0 { 4 + dice.below(8) } else { dice.below(2) });
                all.into_iter().chain([dice.ordinary(); 2]).collect()
            }),
        }
        Case::new(&tiles).unwrap()
    }
}

/// Thirteen tiles or so of four sets and a pair, one or two left out.
fn near(dice: &mut Dice) -> Vec<Tile> {
    let mut hand = Vec::new();
    for _ in 0..4 {
        let tile = dice.ordinary();
        match tile.suit_and_number() {
            Some((suit, number)) if number < 8 && dice.below(3) > 0 => {
                hand.extend((number..number + 3).filter_map(|n| Tile::numbered(suit, n)));
            }
            _ => hand.extend([tile; 3]),
        }
    }
    hand.extend([dice.ordinary(); 2]);
    dice.shuffle(&mut hand);
    hand.truncate(12 + dice.below(2));
    hand
}

/// Deals each player the tiles it wishes for, as far as there are any left, and fills up with what comes.
fn deal(tiles: &mut Vec<Tile>, dice: &mut Dice, wish: fn(&mut Dice, usize) -> Vec<Tile>) {
    let mut hands: [Vec<Tile>; 4] = Default::default();
    for (seat, hand) in hands.iter_mut().enumerate() {
        for tile in wish(dice, seat) {
            if let Some(index) = tiles.iter().position(|&other| other == tile).filter(|_| hand.len() < 13) {
                hand.push(tiles.swap_remove(index));
            }
        }
    }
    dice.shuffle(tiles);
    for hand in &mut hands {
        while hand.len() < 13 {
            hand.extend(tiles.pop());
        }
    }
    let dealt: Vec<Tile> = (0..52).map(|index| hands[index % 4][index / 4]).collect();
    tiles.splice(0..0, dealt);
}

/// Splitmix64.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    fn ordinary(&mut self) -> Tile {
        Tile::new(self.below(ORDINARY)).unwrap()
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}
