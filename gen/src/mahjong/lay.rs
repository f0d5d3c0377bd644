//! The profiles: how hands and walls are laid.

use damoni_corpus::mahjong::{Case, Event, Tile, WALL};
use damoni_corpus::{Mahjong, Outcome};

use super::wall::{DEALT, Wall};
use crate::draws::Draws;
use crate::generate::outcome;

/// A case of the profile `name`; a name that is not in the list lays a uniform wall.
pub(super) fn lay(name: &str, draws: &mut Draws) -> Case {
    match name {
        "fours" => fours(draws),
        "tenpai" => tenpai(draws).finish(draws),
        "specials-first" => specials_first(draws),
        "specials-last" => specials_last(draws),
        "specials-one" => specials_one(draws),
        "sorted" => sorted(draws),
        "one-suit" => one_suit(draws),
        "honours" => honours(draws),
        "wall-end" => wall_end(draws),
        "interception" => interception(draws),
        "reversed" => reversed(draws),
        "claims" => claims(draws).finish(draws),
        "short" => short(draws),
        _ => Wall::new().finish(draws),
    }
}

fn ordinary(tile: Tile) -> bool {
    !tile.is_special()
}

fn fours(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    for player in 0..4 {
        for _ in 0..draws.between(0, 3) {
            if let Some(tile) = wall.pick(ordinary, draws) {
                wall.deal(player, &[tile; 4]);
            }
        }
        // Sets beside them, so that the pair and the sets left to make come close to the four copies.
        for _ in 0..draws.between(0, 3) {
            set(&mut wall, player, draws);
        }
    }
    wall.finish(draws)
}

/// Deals a run or a triplet, if one is drawn that can be dealt.
fn set(wall: &mut Wall, player: usize, draws: &mut Draws) -> bool {
    let Some(tile) = wall.pick(ordinary, draws) else { return false };
    let run = tile.suit_and_number().and_then(|(suit, number)| {
        let low = number.min(7);
        Some([Tile::numbered(suit, low)?, Tile::numbered(suit, low + 1)?, Tile::numbered(suit, low + 2)?])
    });
    match run {
        Some(run) if draws.chance(3, 4) => wall.deal(player, &run),
        _ => wall.deal(player, &[tile; 3]),
    }
}

/// Deals `sets` sets, and a pair, as far as they can be dealt.
fn sets_and_pair(wall: &mut Wall, player: usize, sets: usize, draws: &mut Draws) {
    let mut dealt = 0;
    for _ in 0..40 {
        if dealt == sets {
            break;
        }
        dealt += usize::from(set(wall, player, draws));
    }
    if let Some(tile) = wall.pick(ordinary, draws) {
        wall.deal(player, &[tile; 2]);
    }
}

/// Four sets less a tile or a few, for most players.
fn tenpai(draws: &mut Draws) -> Wall {
    let mut wall = Wall::new();
    for player in 0..4 {
        sets_and_pair(&mut wall, player, 4, draws);
        if wall.room(player) > 2 {
            sets_and_pair(&mut wall, player, 3, draws);
        }
        for _ in 0..draws.weighted(&[4, 4, 2, 1]) {
            wall.give_back(player, draws);
        }
    }
    wall
}

fn specials_first(draws: &mut Draws) -> Case {
    let mut wall = if draws.chance(1, 2) { tenpai(draws) } else { Wall::new() };
    for _ in 0..draws.between(4, 24) {
        let special = draws.chance(2, 3);
        if let Some(tile) = wall.pick(|tile| tile.is_special() == special, draws) {
            wall.draw_next(tile);
        }
    }
    wall.finish(draws)
}

fn specials_last(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    for _ in 0..draws.between(4, 24) {
        let special = draws.chance(2, 3);
        if let Some(tile) = wall.pick(|tile| tile.is_special() == special, draws) {
            wall.draw_last(tile);
        }
    }
    wall.finish(draws)
}

fn specials_one(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    let player = draws.below(4) as usize;
    for _ in 0..draws.between(3, 12) {
        if let Some(tile) = wall.pick(Tile::is_special, draws) {
            wall.deal(player, &[tile]);
        }
    }
    for other in (0..4).filter(|&other| other != player) {
        if draws.chance(1, 2) {
            sets_and_pair(&mut wall, other, 2, draws);
        }
    }
    // The rest of this player's hand in pairs: claims come while specials are still held.
    for _ in 0..6 {
        if let Some(tile) = wall.pick(ordinary, draws) {
            wall.deal(player, &[tile; 2]);
        }
    }
    wall.finish(draws)
}

fn sorted(draws: &mut Draws) -> Case {
    let mut kinds: Vec<Tile> = Tile::all().collect();
    match draws.below(4) {
        0 => {}
        1 => kinds.reverse(),
        2 => kinds.rotate_left(draws.below(37) as usize),
        _ => draws.shuffle(&mut kinds),
    }
    let copies = draws.pick(&[1, 2, 4]);
    let mut tiles: Vec<Tile> = Vec::with_capacity(WALL);
    for _ in 0..4 / copies {
        tiles.extend(kinds.iter().flat_map(|&kind| vec![kind; copies]));
    }
    // A few exchanges, so that there is more than a handful of such walls.
    for _ in 0..draws.between(0, 12) {
        let (a, b) = (draws.below(WALL as u32) as usize, draws.below(WALL as u32) as usize);
        tiles.swap(a, b);
    }
    // A permutation of the four copies of each kind.
    Case::new(&tiles).expect("a wall by its own construction")
}

fn one_suit(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    let first = draws.below(3) as usize;
    for player in 0..4 {
        let suit = (first + player) % 3;
        let mine = |tile: Tile| tile.suit_and_number().is_some_and(|(own, _)| own == suit);
        for _ in 0..draws.between(6, DEALT) {
            if let Some(tile) = wall.pick(mine, draws) {
                wall.deal(player, &[tile]);
            }
        }
    }
    wall.finish(draws)
}

fn honours(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    let honour = |tile: Tile| ordinary(tile) && tile.suit_and_number().is_none();
    for player in 0..4 {
        for _ in 0..draws.between(1, 3) {
            if let Some(tile) = wall.pick(honour, draws) {
                let copies = draws.between(1, 3);
                wall.deal(player, &vec![tile; copies]);
            }
        }
    }
    wall.finish(draws)
}

/// Takes walls that last, and rearranges their end until something happens there.
fn wall_end(draws: &mut Draws) -> Case {
    let mut lasting = None;
    for _ in 0..48 {
        let case = Wall::new().finish(draws);
        let Some(end) = outcome::<Mahjong>(&case) else { continue };
        if drawn(&end) < WALL {
            continue;
        }
        for _ in 0..24 {
            let mut tiles = case.wall().to_vec();
            let from = WALL - draws.between(3, 14);
            draws.shuffle(&mut tiles[from..]);
            let Ok(case) = Case::new(&tiles) else { continue };
            if outcome::<Mahjong>(&case).is_some_and(|end| drawn(&end) == WALL && alive_at_the_end(&end)) {
                return case;
            }
        }
        lasting = Some(case);
    }
    lasting.unwrap_or_else(|| Wall::new().finish(draws))
}

fn drawn(end: &Outcome<Mahjong>) -> usize {
    end.answer.log.iter().filter(|event| matches!(event, Event::In { .. })).count()
}

/// Whether a win or a claim follows the draw of the last tile.
fn alive_at_the_end(end: &Outcome<Mahjong>) -> bool {
    let after = end.answer.log.iter().rev().take_while(|event| !matches!(event, Event::In { .. }));
    after.into_iter().any(|event| !matches!(event, Event::Out { .. } | Event::Draw))
}

/// Two or three players wait for one tile, which another one draws.
fn interception(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    let Some(tile) = wall.pick(ordinary, draws) else { return wall.finish(draws) };
    let thrower = draws.below(4) as usize;
    let waiting = draws.pick(&[2, 3, 3]);
    for step in 1..=waiting {
        wait(&mut wall, (thrower + step) % 4, tile, draws);
    }
    // The thrower draws it in its first turn, unless somebody wins or claims before.
    for _ in 0..thrower {
        if let Some(other) = wall.pick(|other| ordinary(other) && other != tile, draws) {
            wall.draw_next(other);
        }
    }
    wall.draw_next(tile);
    wall.finish(draws)
}

/// Deals three or four sets and a wait for `tile`: the other half of the pair, or a run's other two tiles.
fn wait(wall: &mut Wall, player: usize, tile: Tile, draws: &mut Draws) {
    let neighbours = tile.suit_and_number().and_then(|(suit, number)| {
        let low = number.saturating_sub(draws.below(3) as usize).clamp(1, 7);
        let run = (low..low + 3).filter(|&n| n != number).map(|n| Tile::numbered(suit, n));
        run.collect::<Option<Vec<Tile>>>().filter(|run| run.len() == 2)
    });
    match neighbours {
        Some(pair) if draws.chance(3, 4) && wall.deal(player, &pair) => sets_and_pair(wall, player, 3, draws),
        _ => {
            wall.deal(player, &[tile]);
            let mut dealt = 0;
            for _ in 0..40 {
                if dealt == 4 {
                    break;
                }
                dealt += usize::from(set(wall, player, draws));
            }
        }
    }
}

fn reversed(draws: &mut Draws) -> Case {
    let mut wall = match draws.below(3) {
        0 => tenpai(draws),
        1 => claims(draws),
        _ => Wall::new(),
    };
    // An odd number of turns of the direction, soon.
    for _ in 0..draws.pick(&[1, 1, 3]) {
        wall.draw_next(Tile::REVERSE);
        for _ in 0..draws.between(0, 6) {
            if let Some(tile) = wall.pick(|tile| tile != Tile::REVERSE, draws) {
                wall.draw_next(tile);
            }
        }
    }
    while wall.left(Tile::REVERSE) > 0 {
        wall.draw_last(Tile::REVERSE);
    }
    wall.finish(draws)
}

/// Pairs and half runs in the hands, of kinds whose other copies somebody else holds or draws.
fn claims(draws: &mut Draws) -> Wall {
    let mut wall = Wall::new();
    for player in 0..4 {
        for _ in 0..draws.between(3, 6) {
            let Some(tile) = wall.pick(|tile| ordinary(tile) && tile.index() < 34, draws) else { break };
            let next = tile
                .suit_and_number()
                .and_then(|(suit, number)| Tile::numbered(suit, number + draws.between(1, 2)));
            match next {
                Some(next) if draws.chance(1, 2) => wall.deal(player, &[tile, next]),
                _ => wall.deal(player, &[tile; 2]),
            };
        }
    }
    wall
}

fn short(draws: &mut Draws) -> Case {
    let mut wall = Wall::new();
    let player = draws.below(4) as usize;
    let Some(tile) = wall.pick(ordinary, draws) else { return wall.finish(draws) };
    wait(&mut wall, player, tile, draws);
    for _ in 0..draws.between(0, 8) {
        if let Some(other) = wall.pick(|_| true, draws) {
            wall.draw_next(other);
        }
    }
    wall.draw_next(tile);
    wall.finish(draws)
}
