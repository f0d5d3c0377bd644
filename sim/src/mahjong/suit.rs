//! For every holding in one suit, what its parts of a winning hand still need.

use std::sync::LazyLock;

/// Sets in a winning hand without claims.
pub(super) const SETS: usize = 4;
/// The kinds in a suit of numbers.
const NUMBERS: usize = 9;
/// The kinds of honours.
const HONOURS: usize = 7;
/// A kind is held, or wanted, 0 to 4 times: the digits of a [`key`](weight).
const DIGITS: usize = 5;
/// More than any holding needs.
const FAR: u8 = 100;

/// Tiles to add to one or several suits for `sets` sets and, if `pair` is 1, a pair: `costs[pair][sets]`.
pub(super) type Costs = [[u8; SETS + 1]; 2];

/// A multiset of tiles of one suit.
type Counts = [u8; NUMBERS];

/// What one copy of the kind at `place` in its suit adds to the key of a holding: keys are numbers to base 5.
pub(super) const fn weight(place: usize) -> usize {
    DIGITS.pow(place as u32)
}

/// The costs of all holdings, by key.
pub(super) struct Tables {
    /// For a suit of numbers.
    pub(super) numbers: Vec<Costs>,
    /// For the honours.
    pub(super) honours: Vec<Costs>,
}

impl Tables {
    /// The tables, made when first asked for.
    pub(super) fn get() -> &'static Self {
        static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
            numbers: table(NUMBERS, &[triplets(NUMBERS), runs()].concat()),
            honours: table(HONOURS, &triplets(HONOURS)),
        });
        &TABLES
    }
}

/// Three of a kind (刻子), for each of the first `kinds` kinds.
fn triplets(kinds: usize) -> Vec<Counts> {
    (0..kinds).map(|kind| std::array::from_fn(|at| if at == kind { 3 } else { 0 })).collect()
}

/// Three numbers in a row (顺子).
fn runs() -> Vec<Counts> {
    (0..NUMBERS - 2).map(|low| std::array::from_fn(|at| (low..low + 3).contains(&at).into())).collect()
}

/// The costs of every holding of `kinds` kinds that form these `sets`.
fn table(kinds: usize, sets: &[Counts]) -> Vec<Costs> {
    let mut rows = vec![[[FAR; SETS + 1]; 2]; weight(kinds)];
    mark_targets(&mut rows, kinds, sets, Counts::default(), 0);
    spread(&mut rows);
    rows
}

/// Marks with cost 0 the target `so_far`, which has `number` sets, and each that comes of it by adding a pair or more `sets`.
fn mark_targets(rows: &mut [Costs], kinds: usize, sets: &[Counts], so_far: Counts, number: usize) {
    let mut mark = |counts: Counts, pair: usize| {
        if let Some(key) = key(counts) {
            rows[key][pair][number] = 0;
        }
    };
    mark(so_far, 0);
    for kind in 0..kinds {
        let mut with_pair = so_far;
        with_pair[kind] += 2;
        mark(with_pair, 1);
    }
    if number < SETS {
        for (first, set) in sets.iter().enumerate() {
            let more = std::array::from_fn(|kind| so_far[kind] + set[kind]);
            mark_targets(rows, kinds, &sets[first..], more, number + 1);
        }
    }
}

/// The key of a multiset, unless a kind occurs more than four times.
fn key(counts: Counts) -> Option<usize> {
    counts.iter().rev().try_fold(0, |key, &copies| {
        let copies = usize::from(copies);
        (copies < DIGITS).then_some(key * DIGITS + copies)
    })
}

/// From costs that are right for holdings equal to a target, those of every holding. A kind held `h` times and wanted
/// `w` times costs `w - h`, or nothing if enough are held; the kinds' costs add up, so each kind can be seen to by itself.
fn spread(rows: &mut [Costs]) {
    let part = rows.len() / DIGITS;
    if part == 0 {
        return;
    }
    rows.chunks_exact_mut(part).for_each(spread);
    // Part `h` of the rows holds the last kind `h` times.
    for held in 1..DIGITS {
        let (fewer, more) = rows.split_at_mut(held * part);
        cheapen(&mut more[..part], &fewer[(held - 1) * part..], 0);
    }
    for held in (1..DIGITS).rev() {
        let (fewer, more) = rows.split_at_mut(held * part);
        cheapen(&mut fewer[(held - 1) * part..], &more[..part], 1);
    }
}

/// Holdings get the costs of others, if these are less even with `added` tiles.
fn cheapen(rows: &mut [Costs], others: &[Costs], added: u8) {
    let rows = rows.as_flattened_mut().as_flattened_mut();
    for (cost, other) in rows.iter_mut().zip(others.as_flattened().as_flattened()) {
        *cost = (*cost).min(other + added);
    }
}
