//! What a game contains, read off its log with the hands it implies.

use damoni_corpus::mahjong::{Case, Event, Seat, Tile, WALL};
use damoni_sim::mahjong::distance;

use super::limitless;
use super::situation::Is;
use super::wall::DEALT;
use crate::generate::Portrait;

/// Follows the log.
#[derive(Default)]
struct Sketch {
    situations: u128,
    hands: [Hand; 4],
    reversed: bool,
    drawn: usize,
    acted: [bool; 4],
    /// The last discard, not yet claimed.
    thrown: Option<(Seat, Tile)>,
    /// The next draw or DRAW belongs to the extra turn of DOUBLE.
    doubled: bool,
    /// The extra turn of DOUBLE is under way.
    extra_turn: bool,
    claims: u64,
    specials: u64,
}

struct Hand {
    tiles: [u8; 37],
    melds: usize,
}

impl Default for Hand {
    fn default() -> Self {
        Self { tiles: [0; 37], melds: 0 }
    }
}

impl Hand {
    fn has(&self, tile: Tile) -> bool {
        self.tiles[tile.index()] > 0
    }

    fn specials(&self) -> usize {
        [Tile::PASS, Tile::REVERSE, Tile::DOUBLE].into_iter().filter(|&tile| self.has(tile)).count()
    }

    fn distance(&self) -> u8 {
        distance(&self.tiles, self.melds)
    }

    /// Whether `tile` completes it.
    fn wins_with(&self, tile: Tile) -> bool {
        let mut tiles = self.tiles;
        tiles[tile.index()] += 1;
        self.specials() == 0 && distance(&tiles, self.melds) == 0
    }

    /// The distance after giving up these two for a meld, if it has them.
    fn after_meld(&self, own: [Tile; 2]) -> Option<u8> {
        let mut tiles = self.tiles;
        for tile in own {
            tiles[tile.index()] = tiles[tile.index()].checked_sub(1)?;
        }
        (self.melds < 4).then(|| distance(&tiles, self.melds + 1))
    }
}

pub(super) fn portrait(_case: &Case, events: &[Event]) -> Portrait {
    let mut sketch = Sketch::default();
    for (at, event) in events.iter().enumerate() {
        sketch.see(event, events.get(at + 1));
    }
    let drawn = sketch.drawn.saturating_sub(4 * DEALT) as u64;
    Portrait {
        situations: sketch.situations,
        measures: vec![events.len() as u64, drawn, sketch.claims, sketch.specials],
    }
}

impl Sketch {
    fn set_if(&mut self, holds: bool, situation: Is) {
        if holds {
            self.situations |= 1 << situation as u32;
        }
    }

    fn see(&mut self, event: &Event, next: Option<&Event>) {
        match *event {
            Event::In { player, tile } => self.draw(player, tile),
            Event::Out { player, tile, .. } => self.out(player, tile, next),
            Event::Chow { player, low } => self.chow(player, low),
            Event::Pong { player, tile } => self.pong(player, tile),
            Event::Ron { player } => self.ron(player),
            Event::Selfdrawn { player } => {
                self.set_if(true, Is::Selfdrawn);
                self.set_if(self.extra_turn, Is::SelfdrawnOnDouble);
                self.won(player);
            }
            Event::Win { .. } => {}
            Event::Draw => {
                self.set_if(true, Is::Draw);
                self.set_if(self.doubled, Is::DrawOnDouble);
            }
        }
    }

    fn draw(&mut self, player: Seat, tile: Tile) {
        self.hands[player.index()].tiles[tile.index()] += 1;
        self.drawn += 1;
        if self.drawn > 4 * DEALT {
            self.acted[player.index()] = true;
            self.extra_turn = std::mem::take(&mut self.doubled);
        }
    }

    fn out(&mut self, player: Seat, tile: Tile, next: Option<&Event>) {
        let hand = &self.hands[player.index()];
        let several = hand.specials() >= 2;
        let limit = !tile.is_special() && limit_decides(hand, tile);
        self.set_if(several, Is::SpecialsHeld);
        self.set_if(limit, Is::LimitDecides);
        self.hands[player.index()].tiles[tile.index()] -= 1;
        self.specials += u64::from(tile.is_special());
        if tile == Tile::PASS {
            self.set_if(true, Is::Pass);
            self.set_if(self.reversed, Is::PassReversed);
        } else if tile == Tile::REVERSE {
            self.set_if(true, Is::Reverse);
            self.reversed = !self.reversed;
        } else if tile == Tile::DOUBLE {
            self.set_if(true, Is::Double);
            self.set_if(self.extra_turn, Is::DoubleTwice);
            self.doubled = true;
        }
        self.thrown = (!tile.is_special()).then_some((player, tile));
        let claimed = matches!(next, Some(Event::Chow { .. } | Event::Pong { .. } | Event::Ron { .. }));
        if !tile.is_special() && !claimed {
            self.declined(player, tile);
        }
    }

    /// Nobody claimed `tile`: who could have, without gain?
    fn declined(&mut self, thrower: Seat, tile: Tile) {
        let pair = Seat::ALL.into_iter().any(|seat| seat != thrower && self.may_pong(seat, tile));
        let run = self.chows(self.next(thrower), tile).iter().any(|(_, after)| after.is_some());
        self.set_if(pair, Is::PongDeclined);
        self.set_if(run, Is::ChowDeclined);
    }

    fn next(&self, player: Seat) -> Seat {
        Seat::new(player.index() + if self.reversed { 3 } else { 1 })
    }

    fn may_pong(&self, player: Seat, tile: Tile) -> bool {
        self.hands[player.index()].tiles[tile.index()] >= 2 && self.hands[player.index()].melds < 4
    }

    /// The chow options in the order they are tried: lowest tile of the run, and the distance after it where the player
    /// has the tiles.
    fn chows(&self, player: Seat, tile: Tile) -> Vec<(Tile, Option<u8>)> {
        let Some((suit, number)) = tile.suit_and_number() else { return Vec::new() };
        let hand = &self.hands[player.index()];
        (0..3)
            .filter_map(|below| Tile::numbered(suit, number.checked_sub(below)?))
            .filter_map(|low| {
                let others = (0..3)
                    .map(|step| Tile::numbered(suit, low.suit_and_number()?.1 + step))
                    .collect::<Option<Vec<Tile>>>()?;
                let own: Vec<Tile> = others.into_iter().filter(|&other| other != tile).collect();
                Some((low, hand.after_meld(own.try_into().ok()?)))
            })
            .collect()
    }

    fn chow(&mut self, player: Seat, low: Tile) {
        let Some((_, tile)) = self.thrown else { return };
        let before = self.hands[player.index()].distance();
        let options: Vec<u8> = self
            .chows(player, tile)
            .into_iter()
            .filter_map(|(_, after)| after)
            .filter(|&a| a < before)
            .collect();
        self.set_if(true, Is::Chow);
        self.set_if(options.len() >= 2, Is::ChowOptions);
        self.set_if(self.may_pong(player, tile), Is::ChowAfterPong);
        self.set_if(self.reversed, Is::ChowReversed);
        let own = (0..3).filter_map(|step| Tile::new(low.index() + step)).filter(|&other| other != tile);
        self.claim(player, &own.collect::<Vec<_>>());
    }

    fn pong(&mut self, player: Seat, tile: Tile) {
        let Some((thrower, _)) = self.thrown else { return };
        let chower = self.next(thrower);
        let before = self.hands[chower.index()].distance();
        let could_chow =
            self.chows(chower, tile).iter().any(|(_, after)| after.is_some_and(|after| after < before));
        self.set_if(true, Is::Pong);
        self.set_if(could_chow && chower == player, Is::PongOverOwnChow);
        self.set_if(could_chow && chower != player, Is::PongOverOtherChow);
        self.claim(player, &[tile; 2]);
    }

    fn claim(&mut self, player: Seat, own: &[Tile]) {
        self.claims += 1;
        self.thrown = None;
        self.extra_turn = false;
        self.acted[player.index()] = true;
        let hand = &mut self.hands[player.index()];
        for tile in own {
            hand.tiles[tile.index()] = hand.tiles[tile.index()].saturating_sub(1);
        }
        hand.melds += 1;
        let (special, four) = (hand.specials() > 0, hand.melds == 4);
        self.set_if(special, Is::ClaimWithSpecial);
        self.set_if(four, Is::FourMelds);
        self.set_if(self.reversed, Is::ClaimReversed);
        self.set_if(self.drawn == WALL, Is::ClaimOnLastTile);
    }

    fn ron(&mut self, player: Seat) {
        let Some((thrower, tile)) = self.thrown else { return };
        let could = Seat::ALL
            .into_iter()
            .filter(|&seat| seat != thrower && self.hands[seat.index()].wins_with(tile))
            .count();
        self.set_if(true, Is::Ron);
        self.set_if(could == 2, Is::DoubleRon);
        self.set_if(could == 3, Is::TripleRon);
        self.set_if(self.reversed, Is::RonReversed);
        self.set_if(!self.acted[player.index()], Is::WinBeforeTurn);
        self.won(player);
    }

    fn won(&mut self, player: Seat) {
        self.set_if(self.drawn == WALL, Is::WinOnLastTile);
        self.set_if(self.hands[player.index()].melds >= 2, Is::WinWithMelds);
    }
}

/// Whether a player that could hold any number of copies would throw another tile.
fn limit_decides(hand: &Hand, thrown: Tile) -> bool {
    // A target with five copies of a kind costs too much to be nearest, unless three are there.
    if hand.tiles.iter().all(|&copies| copies < 3) {
        return false;
    }
    let choice = Tile::all().rev().filter(|&tile| !tile.is_special() && hand.has(tile)).min_by_key(|tile| {
        let mut tiles = hand.tiles;
        tiles[tile.index()] -= 1;
        limitless::distance(&tiles, hand.melds)
    });
    choice != Some(thrown)
}
