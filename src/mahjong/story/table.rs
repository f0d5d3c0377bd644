//! What lies on the table, as far as the events told so far say.
//!
//! Events may come from a play under a wrong reading: nothing here trusts them to be possible.

use damoni_corpus::mahjong::{Event, KINDS, ORDINARY, Seat, Tile, WALL};
use damoni_sim::mahjong::distance;

/// Tiles dealt before the first turn.
pub(super) const DEALT: usize = 52;

/// One player.
#[derive(Clone, Debug)]
pub(super) struct Player {
    /// Concealed tiles, copies by kind.
    pub hand: [u8; KINDS],
    /// Claims laid down.
    pub melds: Vec<[Tile; 3]>,
    /// Tiles thrown that nobody claimed, in order.
    pub discards: Vec<Tile>,
}

impl Player {
    const NEW: Self = Self { hand: [0; KINDS], melds: Vec::new(), discards: Vec::new() };

    /// The distance (和牌距离) of the concealed tiles.
    pub fn distance(&self) -> u8 {
        distance(&self.hand, self.melds.len())
    }

    /// How many of this kind are held.
    pub fn count(&self, tile: Tile) -> u8 {
        self.hand[tile.index()]
    }

    /// The hand with these tiles taken out and, if `claims`, laid down with one more; `None` if it does not hold them.
    pub fn without(&self, tiles: &[Tile], claims: bool) -> Option<Self> {
        let mut player = self.clone();
        for tile in tiles {
            let held = &mut player.hand[tile.index()];
            *held = held.checked_sub(1)?;
        }
        if claims {
            player.melds.push([*tiles.first()?; 3]);
        }
        Some(player)
    }

    /// Whether the hand wins with one tile more.
    pub fn wins_with(&self, tile: Tile) -> bool {
        let mut hand = self.hand;
        hand[tile.index()] = hand[tile.index()].saturating_add(1);
        let tiles: usize = hand.iter().map(|&held| usize::from(held)).sum();
        let full = tiles + 3 * self.melds.len() == 14;
        let specials = hand[ORDINARY..].iter().any(|&held| held > 0);
        full && !specials && distance(&hand, self.melds.len()) == 0
    }

    /// The concealed tiles, suit by suit.
    pub fn words(&self) -> String {
        let mut words: Vec<String> = Vec::new();
        for suit in 0..3 {
            let mut numbers = String::new();
            for number in 1..=9 {
                let held = Tile::numbered(suit, number).map_or(0, |tile| self.count(tile));
                numbers.push_str(&number.to_string().repeat(held.into()));
            }
            if !numbers.is_empty() {
                numbers.push(['M', 'P', 'S'][suit]);
                words.push(numbers);
            }
        }
        for tile in Tile::all().skip(27) {
            words.extend(std::iter::repeat_n(tile.name().to_owned(), self.count(tile).into()));
        }
        for meld in &self.melds {
            words.push(format!("({})", meld.map(Tile::name).join(" ")));
        }
        words.join(" ")
    }
}

/// The whole table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    pub players: [Player; 4],
    /// Tiles drawn, the deal included.
    pub drawn: usize,
    /// Turns begun.
    pub turn: u64,
    pub reversed: bool,
    /// Whose turn it is.
    pub acting: Option<Seat>,
    /// Whether the turn began with a claim.
    pub claimed: bool,
    /// The last tile thrown and who threw it, as long as it can be claimed.
    pub thrown: Option<(Seat, Tile)>,
    pub winner: Option<Seat>,
}

impl Table {
    pub fn new() -> Self {
        Self {
            players: [Player::NEW; 4],
            drawn: 0,
            turn: 0,
            reversed: false,
            acting: None,
            claimed: false,
            thrown: None,
            winner: None,
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Tiles left in the wall.
    pub fn wall(&self) -> usize {
        WALL.saturating_sub(self.drawn)
    }

    /// The player after `seat` in the present direction.
    pub fn next(&self, seat: Seat) -> Seat {
        Seat::new(seat.index() + if self.reversed { 3 } else { 1 })
    }

    /// The others in the present direction, from the next one on.
    pub fn others(&self, seat: Seat) -> [Seat; 3] {
        let next = self.next(seat);
        let opposite = self.next(next);
        [next, opposite, self.next(opposite)]
    }

    /// Whether the event begins a turn.
    pub fn begins_turn(&self, event: &Event) -> bool {
        match event {
            Event::In { .. } => self.drawn >= DEALT,
            Event::Chow { .. } | Event::Pong { .. } => true,
            _ => false,
        }
    }

    /// Lets an event happen.
    pub fn apply(&mut self, event: &Event) {
        if self.begins_turn(event) {
            self.turn += 1;
        }
        match *event {
            Event::In { player, tile } => {
                if self.drawn >= DEALT {
                    self.acting = Some(player);
                    self.claimed = false;
                }
                self.drawn += 1;
                self.thrown = None;
                let held = &mut self.players[player.index()].hand[tile.index()];
                *held = held.saturating_add(1);
            }
            Event::Out { player, tile, .. } => {
                let held = &mut self.players[player.index()].hand[tile.index()];
                *held = held.saturating_sub(1);
                self.players[player.index()].discards.push(tile);
                self.reversed ^= tile == Tile::REVERSE;
                self.thrown = (!tile.is_special()).then_some((player, tile));
            }
            Event::Chow { player, low } => {
                let run = [0, 1, 2].map(|step| Tile::new(low.index() + step).unwrap_or(low));
                self.claim(player, run);
            }
            Event::Pong { player, tile } => self.claim(player, [tile; 3]),
            Event::Ron { player } => {
                if let Some((from, tile)) = self.thrown.take() {
                    self.players[from.index()].discards.pop();
                    let held = &mut self.players[player.index()].hand[tile.index()];
                    *held = held.saturating_add(1);
                }
            }
            Event::Selfdrawn { .. } | Event::Draw => {}
            Event::Win { player } => self.winner = Some(player),
        }
    }

    /// The tile thrown goes into a claim of `player`, whose turn begins.
    fn claim(&mut self, player: Seat, tiles: [Tile; 3]) {
        let called = self.thrown.take();
        if let Some((from, _)) = called {
            self.players[from.index()].discards.pop();
        }
        let mut called = called.map(|(_, tile)| tile);
        let own = &mut self.players[player.index()];
        for tile in tiles {
            if called == Some(tile) {
                called = None;
            } else {
                let held = &mut own.hand[tile.index()];
                *held = held.saturating_sub(1);
            }
        }
        own.melds.push(tiles);
        self.acting = Some(player);
        self.claimed = true;
    }
}
