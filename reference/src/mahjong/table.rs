//! The table: the entities with their components, and what lies beside them.

use damoni_corpus::Observer;
use damoni_corpus::mahjong::{Case, Event, Seat, Tile};
use hecs::{Entity, World};

use super::hand::Hand;
use super::policies::Policies;

/// Component of a tile: its kind.
struct Kind(Tile);

/// Component of a tile: where in the wall it lay at first, 0 in front. Tiles are drawn in this order, so it
/// also tells which tile of a hand came first.
struct Position(usize);

/// Component of a tile: where it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Not drawn yet.
    Wall,
    /// Concealed in a player's hand.
    Hand(Seat),
    /// Part of a player's open melds.
    Meld(Seat),
    /// Thrown by a player, and not claimed.
    Discarded(Seat),
}

/// Component of a player: how many melds it has.
struct Melds(u8);

/// Component of a player: how many turns it has begun.
struct Turns(u32);

/// Component of a player: a distance that a program may remember instead of measuring it again.
struct Remembered(u8);

/// The way in which turns pass (行牌顺序).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// A, B, C, D.
    Forward,
    /// D, C, B, A.
    Backward,
}

impl Direction {
    /// The other way round.
    pub fn flipped(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }

    /// The player after `seat`.
    pub fn next(self, seat: Seat) -> Seat {
        match self {
            Self::Forward => Seat::new(seat.index() + 1),
            Self::Backward => Seat::new(seat.index() + 3),
        }
    }
}

/// How a turn came about, and so how it begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// In the course of the game: with a draw.
    Ordinary,
    /// By a DOUBLE of the same player: with a draw.
    Double,
    /// By a claim: without a draw.
    Claim {
        /// The kind that was claimed.
        called: Tile,
        /// Who had thrown it.
        from: Seat,
    },
}

/// A moment at which something could be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    /// The deal is over.
    Dealt,
    /// A tile has been drawn without a win.
    Drawn,
    /// This tile has been thrown; nobody has reacted yet.
    Thrown(Tile),
    /// A claim has been made.
    Claimed,
}

/// A turn about to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// Whose turn it is.
    pub player: Seat,
    /// How it begins.
    pub opening: Opening,
}

impl Turn {
    /// The first turn after the deal: A's.
    pub fn first() -> Self {
        Self::ordinary(Seat::new(0))
    }

    /// An ordinary turn of this player.
    pub fn ordinary(player: Seat) -> Self {
        Self { player, opening: Opening::Ordinary }
    }
}

/// A tile just thrown, on which others may act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Throw {
    /// The tile itself.
    pub entity: Entity,
    /// Its kind.
    pub tile: Tile,
    /// The turn in which it was thrown.
    pub turn: Turn,
}

impl Throw {
    /// Who threw it.
    pub fn by(&self) -> Seat {
        self.turn.player
    }
}

/// The world of tiles and players, the direction, and the reading of the rules in force.
pub(super) struct Table {
    world: World,
    players: [Entity; 4],
    /// The way in which turns pass now.
    pub direction: Direction,
    /// How each decision point of the rules is read.
    pub policies: Policies,
}

impl Table {
    /// The wall of `case`, and four players with nothing.
    pub fn new(case: &Case, policies: Policies) -> Self {
        let mut world = World::new();
        world.spawn_batch(
            case.wall().iter().enumerate().map(|(index, &tile)| (Kind(tile), Position(index), Place::Wall)),
        );
        let players = Seat::ALL.map(|_| world.spawn((Melds(0), Turns(0), Remembered(12))));
        Self { world, players, direction: Direction::Forward, policies }
    }

    /// The player after `seat` in the present direction.
    pub fn next(&self, seat: Seat) -> Seat {
        self.direction.next(seat)
    }

    /// The front tile of the wall.
    pub fn first_in_wall(&self) -> Option<Entity> {
        self.world
            .query::<(Entity, &Position, &Place)>()
            .iter()
            .filter(|&(_, _, &at)| at == Place::Wall)
            .min_by_key(|&(_, position, _)| position.0)
            .map(|(entity, _, _)| entity)
    }

    /// The kind of a tile.
    pub fn kind(&self, tile: Entity) -> Tile {
        self.world.get::<&Kind>(tile).expect("tiles are never despawned").0
    }

    /// The tiles that lie in a place, in the order of the wall.
    pub fn tiles_in(&self, place: Place) -> Vec<(Entity, Tile)> {
        let mut tiles: Vec<_> = self
            .world
            .query::<(Entity, &Kind, &Position, &Place)>()
            .iter()
            .filter(|&(_, _, _, &at)| at == place)
            .map(|(entity, kind, position, _)| (position.0, entity, kind.0))
            .collect();
        tiles.sort_unstable_by_key(|&(position, _, _)| position);
        tiles.into_iter().map(|(_, entity, tile)| (entity, tile)).collect()
    }

    /// The tile at the back of the wall.
    pub fn last_in_wall(&self) -> Option<Entity> {
        self.tiles_in(Place::Wall).last().map(|&(entity, _)| entity)
    }

    /// How many tiles the wall has.
    pub fn wall(&self) -> usize {
        self.tiles_in(Place::Wall).len()
    }

    /// Whether nobody can draw any more.
    pub fn drawn_out(&self) -> bool {
        (self.policies.front)(self).is_none()
    }

    /// A player's concealed tiles, those that came first first.
    pub fn arrivals(&self, seat: Seat) -> Vec<Tile> {
        self.tiles_in(Place::Hand(seat)).into_iter().map(|(_, tile)| tile).collect()
    }

    /// The kinds of a player's discards.
    pub fn discards(&self, seat: Seat) -> Vec<Tile> {
        self.tiles_in(Place::Discarded(seat)).into_iter().map(|(_, tile)| tile).collect()
    }

    /// Whether a player has begun a turn.
    pub fn has_played(&self, seat: Seat) -> bool {
        self.player::<&Turns>(seat).0 > 0
    }

    /// Counts a turn begun by a player.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.player::<&mut Turns>(seat).0 += 1;
    }

    /// The distance remembered for a player; 12 at first.
    pub fn remembered(&self, seat: Seat) -> u8 {
        self.player::<&Remembered>(seat).0
    }

    /// Remembers a distance for a player.
    pub fn remember(&mut self, seat: Seat, distance: u8) {
        self.player::<&mut Remembered>(seat).0 = distance;
    }

    /// What a player owns.
    pub fn hand(&self, seat: Seat) -> Hand {
        let mut hand = Hand::empty();
        for (kind, place) in self.world.query::<(&Kind, &Place)>().iter() {
            if *place == Place::Hand(seat) {
                hand.tiles[kind.0.index()] += 1;
            } else if *place == Place::Meld(seat) {
                hand.melded[kind.0.index()] += 1;
            }
        }
        hand.melds = self.player::<&Melds>(seat).0;
        hand
    }

    /// Moves a tile.
    pub fn put(&mut self, tile: Entity, place: Place) {
        *self.world.get::<&mut Place>(tile).expect("tiles are never despawned") = place;
    }

    /// Takes one tile of this kind from a player's hand, the one that came first, and puts it elsewhere.
    pub fn put_from_hand(&mut self, seat: Seat, tile: Tile, place: Place) -> Option<Entity> {
        let (entity, _) = self.tiles_in(Place::Hand(seat)).into_iter().find(|&(_, kind)| kind == tile)?;
        self.put(entity, place);
        Some(entity)
    }

    /// Counts a meld of a player.
    pub fn add_meld(&mut self, seat: Seat) {
        self.player::<&mut Melds>(seat).0 += 1;
    }

    fn player<'a, C: hecs::ComponentRef<'a>>(&'a self, seat: Seat) -> C::Ref {
        self.world.get::<C>(self.players[seat.index()]).expect("players are never despawned")
    }
}

/// The lines of the answer so far, and who watches them come.
pub(super) struct Log<'o, O> {
    lines: Vec<Event>,
    observer: &'o mut O,
}

impl<'o, O: Observer<Event>> Log<'o, O> {
    /// No line yet.
    pub fn new(observer: &'o mut O) -> Self {
        Self { lines: Vec::new(), observer }
    }

    /// Writes a line.
    pub fn write(&mut self, table: &Table, event: Event) {
        if let Some(line) = (table.policies.line)(table, event) {
            self.lines.push(line);
            self.observer.see(line);
        }
    }

    /// All lines.
    pub fn into_lines(self) -> Vec<Event> {
        self.lines
    }
}
