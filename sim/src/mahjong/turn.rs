//! A turn: draw, discard, and what a special does. Each rule says whose turn is next; none means that the game has ended.

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Event, Seat, Tile};

use super::discard;
use super::play::Play;

/// A turn about to begin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    pub(super) player: Seat,
    /// Every turn begins with a draw, but for one got by a claim.
    pub(super) draws: bool,
}

impl Turn {
    /// An ordinary turn of `player`.
    pub(super) fn of(player: Seat) -> Option<Self> {
        Some(Self { player, draws: true })
    }

    /// The turn that a pong or chow gives to `player`.
    pub(super) fn by_claim(player: Seat) -> Option<Self> {
        Some(Self { player, draws: false })
    }
}

impl<O: Observer<Event>> Play<'_, O> {
    /// One turn.
    pub(super) fn turn(&mut self, Turn { player, draws }: Turn) -> Option<Turn> {
        if draws {
            self.draw(player)?;
        }
        let tile = discard::choose(self.hand(player))?;
        self.hand_mut(player).remove(tile);
        match tile {
            Tile::PASS => self.pass(player),
            Tile::REVERSE => self.reverse(player),
            Tile::DOUBLE => self.double(player),
            _ => self.ordinary(player, tile),
        }
    }

    /// The draw (摸牌), which may win at once (自摸). From an empty wall nobody can draw: the game is drawn (流局).
    fn draw(&mut self, player: Seat) -> Option<()> {
        if self.take(player).is_none() {
            self.tell(Event::Draw);
            return None;
        }
        if self.hand(player).wins() {
            self.tell(Event::Selfdrawn { player });
            self.tell(Event::Win { player });
            return None;
        }
        Some(())
    }

    /// PASS: the next player is skipped.
    fn pass(&mut self, player: Seat) -> Option<Turn> {
        let skipped = self.next(player);
        self.tell(Event::Out { player, tile: Tile::PASS, skipped: Some(skipped) });
        Turn::of(self.next(skipped))
    }

    /// REVERSE: the direction turns round, and the player who is now the next one follows.
    fn reverse(&mut self, player: Seat) -> Option<Turn> {
        self.tell(Event::Out { player, tile: Tile::REVERSE, skipped: None });
        self.turn_round();
        Turn::of(self.next(player))
    }

    /// DOUBLE: the same player has another full turn.
    fn double(&mut self, player: Seat) -> Option<Turn> {
        self.tell(Event::Out { player, tile: Tile::DOUBLE, skipped: None });
        Turn::of(player)
    }

    /// An ordinary tile: others may win with it or claim it; else the next player follows.
    fn ordinary(&mut self, player: Seat, tile: Tile) -> Option<Turn> {
        self.tell(Event::Out { player, tile, skipped: None });
        if self.ron(player, tile) {
            return None;
        }
        let claimer = self.pong(player, tile).or_else(|| self.chow(player, tile));
        claimer.map_or_else(|| Turn::of(self.next(player)), Turn::by_claim)
    }
}
