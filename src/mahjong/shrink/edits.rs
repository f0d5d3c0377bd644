//! The edits that make a wall simpler.

use damoni_corpus::Mahjong;
use damoni_corpus::mahjong::{Case, Tile, WALL};

use super::replay::{Table, tables};
use super::{DEALT, drawn, sorted};
use crate::shrink::{Candidates, Failing, Level, Pass};

pub(super) static PASSES: [Pass<Mahjong>; 10] = [
    Pass { name: "deal-later", level: Level::Single, edits: deal_later },
    Pass { name: "skip-draws", level: Level::Single, edits: skip_draws },
    Pass { name: "specials-away", level: Level::Single, edits: specials_away },
    Pass { name: "sort-rest", level: Level::Single, edits: sort_rest },
    Pass { name: "sort-hands", level: Level::Single, edits: sort_hands },
    Pass { name: "relabel-suits", level: Level::Single, edits: relabel_suits },
    Pass { name: "put-in-place", level: Level::Single, edits: put_in_place },
    Pass { name: "simplify-tile", level: Level::Single, edits: simplify_tile },
    Pass { name: "order-rest", level: Level::Single, edits: order_rest },
    Pass { name: "exchange", level: Level::Pair, edits: exchange },
];

/// The hands of a later turn are dealt at once, the player whose turn it is sitting in A's place and turns passing
/// forward; what was thrown before goes to the end of the wall. The latest turn first.
fn deal_later(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let mut tables = tables(failing.shared());
    tables.retain(|table| table.drawn > DEALT);
    Box::new(tables.into_iter().rev().filter_map(|table| dealt(&failing.case, &table)))
}

fn dealt(case: &Case, table: &Table) -> Option<Case> {
    let mut wall = [None; DEALT].map(|none: Option<Tile>| none);
    for (seat, hand) in table.hands.iter().enumerate() {
        let away = if table.backward { table.next + 4 - seat } else { seat + 4 - table.next } % 4;
        let mut hand = hand.clone();
        hand.sort_unstable();
        for (round, &tile) in hand.iter().enumerate() {
            *wall.get_mut(round * 4 + away)? = Some(tile);
        }
    }
    let mut wall: Vec<Tile> = wall.into_iter().collect::<Option<_>>()?;
    wall.extend(&case.wall()[table.drawn..]);
    let mut thrown = table.thrown.clone();
    thrown.sort_unstable();
    wall.extend(thrown);
    Case::new(&wall).ok()
}

/// Draws are put off to the end of the wall: rounds, then fewer.
fn skip_draws(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = drawn(failing).min(WALL);
    Box::new([32, 16, 8, 4, 3, 2, 1].into_iter().flat_map(move |size| {
        (DEALT..(front + 1).saturating_sub(size)).filter_map(move |from| {
            let mut wall = *failing.case.wall();
            wall[from..].rotate_left(size);
            Case::new(&wall).ok()
        })
    }))
}

fn swapped(case: &Case, a: usize, b: usize) -> Option<Case> {
    let mut wall = *case.wall();
    wall.swap(a, b);
    Case::new(&wall).ok()
}

/// A special among the tiles drawn changes places with a tile that is not drawn.
fn specials_away(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = drawn(failing).min(WALL);
    let wall = failing.case.wall();
    let specials = (0..front).filter(|&at| wall[at].is_special());
    Box::new(specials.flat_map(move |at| {
        let ordinary = (front..WALL).rev().filter(|&other| !wall[other].is_special());
        ordinary.filter_map(move |other| swapped(&failing.case, at, other))
    }))
}

/// The tiles that are not drawn are sorted, all or from some place on.
fn sort_rest(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = drawn(failing).min(WALL);
    Box::new([0, 1, 2, 4, 8, 16, 32, 64].into_iter().filter(move |&more| front + more < WALL).filter_map(
        move |more| {
            let mut wall = *failing.case.wall();
            wall[front + more..].sort_unstable();
            Case::new(&wall).ok()
        },
    ))
}

/// The tiles of one player's deal are sorted, in every order of the players; nothing happens during the deal.
fn sort_hands(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let seats = [&[0, 1, 2, 3][..], &[0], &[1], &[2], &[3]];
    Box::new(seats.into_iter().filter_map(|seats| {
        let mut wall = *failing.case.wall();
        for &seat in seats {
            let mut hand: Vec<Tile> = (0..13).map(|round| wall[round * 4 + seat]).collect();
            hand.sort_unstable();
            hand.into_iter().enumerate().for_each(|(round, tile)| wall[round * 4 + seat] = tile);
        }
        Case::new(&wall).ok()
    }))
}

/// Suits change names, and honours are moved along.
fn relabel_suits(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    Box::new(orders.into_iter().flat_map(move |order| {
        (0..7).filter_map(move |by| {
            let relabel = |tile: Tile| match (tile.suit_and_number(), tile.is_special()) {
                (Some((suit, number)), _) => Tile::numbered(order[suit], number),
                (None, false) => Tile::new(27 + (tile.index() - 27 + by) % 7),
                (None, true) => Some(tile),
            };
            let wall: Vec<Tile> = failing.case.wall().iter().copied().filter_map(relabel).collect();
            Case::new(&wall).ok()
        })
    }))
}

/// A place gets its tile of the sorted wall, from wherever that is.
fn put_in_place(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let wall = failing.case.wall();
    let wrong = (0..WALL).filter(|&at| sorted(at) != Some(wall[at]));
    Box::new(wrong.flat_map(move |at| {
        let tile = sorted(at);
        let elsewhere = (0..WALL).filter(move |&other| Some(wall[other]) == tile && sorted(other) != tile);
        elsewhere.filter_map(move |other| swapped(&failing.case, at, other))
    }))
}

/// A tile that is drawn changes places with an earlier kind from further back.
fn simplify_tile(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = drawn(failing).min(WALL);
    let wall = failing.case.wall();
    Box::new((0..front).filter(|&at| sorted(at) != Some(wall[at])).flat_map(move |at| {
        // One of each kind is enough.
        let mut kinds = [false; 37];
        let later = (at + 1..WALL).rev().filter(move |&other| {
            let tile = wall[other];
            tile < wall[at]
                && sorted(other) != Some(tile)
                && !std::mem::replace(&mut kinds[tile.index()], true)
        });
        later.filter_map(move |other| swapped(&failing.case, at, other))
    }))
}

/// Two tiles that are not drawn, neither in its place of the sorted wall, come in their order.
fn order_rest(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = drawn(failing).min(WALL);
    let wall = failing.case.wall();
    let wrong = move |from: usize| (from..WALL).filter(move |&at| sorted(at) != Some(wall[at]));
    Box::new(wrong(front).flat_map(move |at| {
        let smaller = wrong(at + 1).filter(move |&other| wall[other] < wall[at]);
        smaller.filter_map(move |other| swapped(&failing.case, at, other))
    }))
}

/// Any tile that is drawn changes places with any other.
fn exchange(failing: &Failing<Mahjong>) -> Candidates<'_, Mahjong> {
    let front = (drawn(failing) + 1).min(WALL);
    let wall = failing.case.wall();
    Box::new((0..front).rev().flat_map(move |at| {
        let others = (at + 1..WALL).filter(move |&other| wall[other] != wall[at]);
        others.filter_map(move |other| swapped(&failing.case, at, other))
    }))
}
