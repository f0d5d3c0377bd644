//! Wrong readings of what wins, and of the distance to it.

use damoni_corpus::mahjong::{COPIES, ORDINARY, Seat, Tile};

use super::{CLAUSES, HABIT, PASSES, Pitfall, WRITE_UPS, pitfall};
use crate::mahjong::distance::Set;
use crate::mahjong::hand::Hand;
use crate::mahjong::policies::Policies;
use crate::mahjong::rules::RUNS;
use crate::mahjong::table::Table;

pub(super) const PITFALLS: [Pitfall<Policies>; 17] = [
    pitfall(
        "runs-cross-suits",
        "8M 9M 1P and the like are runs: kinds are numbered through and only the numbers are looked at.",
        "顺子可以跨花色（如 8M 9M 1P）：只看连续编号，不看花色。",
        "distance",
        WRITE_UPS,
        |p| p.runs = ACROSS_SUITS,
    ),
    pitfall(
        "runs-wrap-around",
        "8 9 1 and 9 1 2 of a suit are runs.",
        "同花色的 8 9 1、9 1 2 也算顺子。",
        "distance",
        CLAUSES,
        |p| p.runs = AROUND,
    ),
    pitfall(
        "winds-form-runs",
        "E S W and S W N are runs.",
        "东南西、南西北也算顺子。",
        "distance",
        WRITE_UPS,
        |p| p.runs = OF_WINDS,
    ),
    pitfall("dragons-form-runs", "B F Z is a run.", "白发中也算顺子。", "distance", WRITE_UPS, |p| {
        p.runs = OF_DRAGONS
    }),
    pitfall(
        "honours-form-runs",
        "Any three honours next to each other in the order E S W N B F Z are a run.",
        "把字牌当作一门花色，东南西北白发中里相邻三张都算顺子。",
        "distance",
        WRITE_UPS,
        |p| p.runs = OF_HONOURS,
    ),
    pitfall(
        "no-twin-runs",
        "A hand has each run at most once.",
        "同一个顺子在手牌里最多出现一次。",
        "distance",
        CLAUSES,
        |p| p.twin_runs = false,
    ),
    pitfall(
        "pair-not-in-runs",
        "The kind of the pair cannot be in a run too.",
        "雀头的牌种不能再出现在顺子里。",
        "distance",
        CLAUSES,
        |p| p.pair_shares = false,
    ),
    pitfall("seven-pairs", "Seven pairs win.", "七对子可以和牌。", "distance", PASSES, |p| {
        p.other_wins = seven_pairs
    }),
    pitfall(
        "thirteen-orphans",
        "Thirteen orphans win.",
        "国士无双（十三幺）可以和牌。",
        "distance",
        HABIT,
        |p| p.other_wins = thirteen_orphans,
    ),
    pitfall(
        "melds-not-counted",
        "The concealed tiles must make four sets and a pair, whatever has been claimed.",
        "计算和牌距离时不考虑副露，手牌始终要凑四个面子加雀头。",
        "distance",
        CLAUSES,
        |p| p.measured = |hand| Hand { melds: 0, ..hand.clone() },
    ),
    pitfall(
        "melds-taken-apart",
        "The tiles of one's melds count as tiles in hand, and may be arranged anew.",
        "副露的牌仍算作手牌，可以重新组合。",
        "distance",
        CLAUSES,
        |p| p.measured = taken_apart,
    ),
    pitfall(
        "distance-at-most-eight",
        "The search for the distance begins at 8, as if nothing were farther.",
        "和牌距离的搜索从 8 开始，认为不会更大。",
        "distance",
        CLAUSES,
        |p| p.farthest = 8,
    ),
    pitfall(
        "distance-at-most-nine",
        "The search for the distance begins at 9, the most that a hand without specials has.",
        "和牌距离的搜索从 9 开始，那只是没有特殊牌时的最大值。",
        "distance",
        CLAUSES,
        |p| p.farthest = 9,
    ),
    Pitfall {
        equivalent: Some(
            "only a hand of 12 specials and one ordinary tile is farther than 12; it cannot claim, since it has no \
             two ordinary tiles, and it throws specials whatever its distance",
        ),
        ..pitfall(
            "distance-at-most-twelve",
            "The search for the distance begins at 12.",
            "和牌距离的搜索从 12 开始。",
            "distance",
            PASSES,
            |p| p.farthest = 12,
        )
    },
    pitfall(
        "no-copy-limit",
        "A target may have a fifth tile of a kind.",
        "计算和牌距离时允许目标牌型里有第五张同种牌。",
        "four-copies",
        PASSES,
        |p| p.copies = |_, _| [u8::MAX; ORDINARY],
    ),
    pitfall(
        "copy-limit-counts-melds",
        "The limit of four counts the tiles in one's own melds.",
        "每种牌四张的限制把自己副露里的牌也算进去。",
        "four-copies",
        PASSES,
        |p| p.copies = less_melds,
    ),
    pitfall(
        "copy-limit-counts-discards",
        "The limit of four counts the tiles that lie discarded, as they cannot come any more.",
        "每种牌四张的限制把牌河里的牌也算进去，认为它们不会再来。",
        "four-copies",
        HABIT,
        |p| p.copies = less_discards,
    ),
];

/// The runs, and some more.
const fn and<const MORE: usize, const ALL: usize>(more: [Set; MORE]) -> [Set; ALL] {
    let mut all = [[0; 3]; ALL];
    let mut index = 0;
    while index < ALL {
        all[index] = if index < RUNS.len() { RUNS[index] } else { more[index - RUNS.len()] };
        index += 1;
    }
    all
}

const ACROSS_SUITS: &[Set] = &and::<4, 25>([[7, 8, 9], [8, 9, 10], [16, 17, 18], [17, 18, 19]]);
const AROUND: &[Set] =
    &and::<6, 27>([[7, 8, 0], [8, 0, 1], [16, 17, 9], [17, 9, 10], [25, 26, 18], [26, 18, 19]]);
const OF_WINDS: &[Set] = &and::<2, 23>([[27, 28, 29], [28, 29, 30]]);
const OF_DRAGONS: &[Set] = &and::<1, 22>([[31, 32, 33]]);
const OF_HONOURS: &[Set] =
    &and::<5, 26>([[27, 28, 29], [28, 29, 30], [29, 30, 31], [30, 31, 32], [31, 32, 33]]);

fn seven_pairs(hand: &Hand) -> u8 {
    if hand.melds > 0 {
        return u8::MAX;
    }
    let mut useful: Vec<u8> = hand.tiles[..ORDINARY].iter().map(|&count| count.min(2)).collect();
    useful.sort_unstable_by(|a, b| b.cmp(a));
    14 - useful[..7].iter().sum::<u8>()
}

fn thirteen_orphans(hand: &Hand) -> u8 {
    if hand.melds > 0 {
        return u8::MAX;
    }
    let orphan =
        |tile: &Tile| !tile.is_special() && tile.suit_and_number().is_none_or(|(_, n)| n == 1 || n == 9);
    let counts: Vec<u8> = Tile::all().filter(orphan).map(|tile| hand.count(tile)).collect();
    let kinds = counts.iter().filter(|&&count| count > 0).count() as u8;
    14 - kinds - u8::from(counts.iter().any(|&count| count > 1))
}

fn taken_apart(hand: &Hand) -> Hand {
    let mut whole = Hand { melds: 0, ..hand.clone() };
    whole.tiles.iter_mut().zip(hand.melded).for_each(|(count, melded)| *count += melded);
    whole
}

fn less_melds(_: &Table, hand: &Hand) -> [u8; ORDINARY] {
    hand.melded.map(|melded| (COPIES as u8).saturating_sub(melded))
}

fn less_discards(table: &Table, _: &Hand) -> [u8; ORDINARY] {
    let mut left = [COPIES as u8; ORDINARY];
    for tile in Seat::ALL.into_iter().flat_map(|seat| table.discards(seat)).filter(|tile| !tile.is_special())
    {
        left[tile.index()] -= 1;
    }
    left
}
