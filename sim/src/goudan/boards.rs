//! Every board there can be, numbered, and where each rule leads from it.

use std::sync::LazyLock;

use damoni_corpus::goudan::{Board, MAX_BOARD, Minion};

/// Boards of one side, marks ignored.
pub(super) const BOARDS: usize = 15;
/// The most hit points on both boards together.
pub(super) const MAX_TOTAL: usize = 4 * MAX_BOARD;
/// The two kinds of minion, in the order in which kinds index arrays here.
pub(super) const KINDS: [Minion; 2] = [Minion::One, Minion::Two];

/// Minions of one side that nothing but their hit points tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Minions {
    /// How many with 1 hit point, how many with 2.
    of: [usize; 2],
}

impl Minions {
    /// The minions of a board as the case has it.
    pub fn on(board: &Board) -> Self {
        Self { of: KINDS.map(|kind| board.count(kind.health())) }
    }

    pub fn number(self) -> usize {
        self.of[0] + self.of[1]
    }

    fn health(self) -> usize {
        self.of[0] + 2 * self.of[1]
    }

    /// The number of this board, 0 for the empty one.
    pub fn index(self) -> usize {
        self.number() * (self.number() + 1) / 2 + self.of[1]
    }

    /// All boards, each at its index.
    fn all() -> impl Iterator<Item = Self> {
        (0..=MAX_BOARD).flat_map(|number| (0..=number).map(move |twos| Self { of: [number - twos, twos] }))
    }

    fn with(mut self, kind: usize) -> Self {
        self.of[kind] += 1;
        self
    }

    /// One minion of this kind fewer, if there is one.
    fn without(mut self, kind: usize) -> Option<Self> {
        self.of[kind] = self.of[kind].checked_sub(1)?;
        Some(self)
    }

    /// A minion of this kind takes a hit: with 1 hit point it is destroyed, with 2 it has 1 left.
    fn hit(self, kind: usize) -> Option<Self> {
        let rest = self.without(kind)?;
        Some(if kind == 0 { rest } else { rest.with(0) })
    }
}

/// One's own minions in one's turn: those that may still attack, and those that have attacked or are new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Marked {
    fresh: Minions,
    used: Minions,
}

impl Marked {
    fn number(self) -> usize {
        self.fresh.number() + self.used.number()
    }

    fn health(self) -> usize {
        self.fresh.health() + self.used.health()
    }

    /// All boards with at most `most` minions, those with fewer fresh minions first.
    fn all(most: usize) -> Vec<Self> {
        let pairs = Minions::all().flat_map(|fresh| Minions::all().map(move |used| Self { fresh, used }));
        // Boards come in the order of their numbers of minions, so the fresh ones are sorted already.
        pairs.filter(|marked| marked.number() <= most).collect()
    }
}

/// A hit that falls on a board: on how many minions it may fall with the same effect, and the board it leaves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hit {
    pub chances: f64,
    pub leaves: usize,
}

/// An enemy board, and what may become of it in a turn.
#[derive(Debug)]
pub(super) struct Enemy {
    pub minions: usize,
    /// By kind: the board once a minion of it is destroyed.
    pub without: [Option<usize>; 2],
    pub hits: Vec<Hit>,
}

/// One's own board with marks, and what may become of it in a turn.
#[derive(Debug)]
pub(super) struct Own {
    /// Minions that may attack.
    pub fresh: usize,
    /// The same minions without marks: the board the opponent will see.
    pub unmarked: usize,
    /// By kind: the board once a fresh minion of it has hit the hero.
    pub attacked: [Option<usize>; 2],
    /// By kind: the board once a fresh minion of it is destroyed.
    pub traded: [Option<usize>; 2],
    /// The number among boards with room, if a card may be played.
    pub room: Option<usize>,
}

/// One's own board with marks while a card is played: there is room for one more.
#[derive(Debug)]
pub(super) struct Room {
    pub fresh: usize,
    pub minions: usize,
    pub hits: Vec<Hit>,
    /// The board once the new minion has entered.
    pub entered: usize,
}

/// Boards of both sides, one's own first.
pub(super) type Both = (usize, usize);

/// What there is to know about boards.
#[derive(Debug)]
pub(super) struct Boards {
    pub enemy: Vec<Enemy>,
    /// Fewer fresh minions first.
    pub own: Vec<Own>,
    /// Fewer fresh minions first.
    pub room: Vec<Room>,
    /// By board without marks: the same with all minions fresh.
    pub all_fresh: [usize; BOARDS],
    /// By hit points on both boards: unmarked own board and enemy board.
    pub starts: [Vec<Both>; MAX_TOTAL + 1],
    /// By hit points on both boards: own board with marks and enemy board.
    pub decisions: [Vec<Both>; MAX_TOTAL + 1],
    /// By hit points on both boards: own board with room and enemy board.
    pub plays: [Vec<Both>; MAX_TOTAL + 1],
    /// The cells of a layer of decisions.
    pub decision_cells: Cells,
    /// The cells of a layer of hits to come.
    pub play_cells: Cells,
}

/// Where in a layer the value for a pair of boards stands.
///
/// Boards with fewer fresh minions first, so that a layer may leave out the rest; and then in the order of the sweep, by
/// hit points, so that it walks through memory instead of jumping about.
#[derive(Debug)]
pub(super) struct Cells(Vec<[usize; BOARDS]>);

impl Cells {
    fn new(boards: usize, fresh: impl Fn(usize) -> usize, by_total: &[Vec<Both>]) -> Self {
        let mut order = by_total.concat();
        order.sort_by_key(|&(own, _)| fresh(own));
        let mut cells = vec![[0; BOARDS]; boards];
        for (cell, (own, enemy)) in order.into_iter().enumerate() {
            cells[own][enemy] = cell;
        }
        Self(cells)
    }

    #[inline(always)]
    pub fn of(&self, own: usize, enemy: usize) -> usize {
        self.0[own][enemy]
    }
}

/// Worked out once: no case changes it.
pub(super) static ALL: LazyLock<Boards> = LazyLock::new(Boards::new);

impl Boards {
    fn new() -> Self {
        let unmarked: Vec<Minions> = Minions::all().collect();
        let (own, room) = (Marked::all(MAX_BOARD), Marked::all(MAX_BOARD - 1));
        let own_index = |marked: Marked| own.iter().position(|&other| other == marked);
        let room_index = |marked: Marked| room.iter().position(|&other| other == marked);
        let all_fresh = |fresh| own_index(Marked { fresh, used: Minions { of: [0, 0] } });
        let mut fresh_boards = [0; BOARDS];
        for board in &unmarked {
            fresh_boards[board.index()] = all_fresh(*board).unwrap_or_default();
        }
        let decisions = by_total(&own, |board| board.health(), &unmarked);
        let plays = by_total(&room, |board| board.health(), &unmarked);
        Self {
            enemy: unmarked
                .iter()
                .map(|board| Enemy {
                    minions: board.number(),
                    without: [0, 1].map(|kind| board.without(kind).map(Minions::index)),
                    hits: hits(*board, |left| Some(left.index())).collect(),
                })
                .collect(),
            own: own
                .iter()
                .map(|&Marked { fresh, used }| Own {
                    fresh: fresh.number(),
                    unmarked: Minions { of: [0, 1].map(|kind| fresh.of[kind] + used.of[kind]) }.index(),
                    attacked: [0, 1].map(|kind| {
                        fresh
                            .without(kind)
                            .and_then(|fresh| own_index(Marked { fresh, used: used.with(kind) }))
                    }),
                    traded: [0, 1]
                        .map(|kind| fresh.without(kind).and_then(|fresh| own_index(Marked { fresh, used }))),
                    room: room_index(Marked { fresh, used }),
                })
                .collect(),
            room: room
                .iter()
                .map(|&Marked { fresh, used }| Room {
                    fresh: fresh.number(),
                    minions: fresh.number() + used.number(),
                    // A wounded minion keeps its mark.
                    hits: hits(fresh, |fresh| room_index(Marked { fresh, used }))
                        .chain(hits(used, |used| room_index(Marked { fresh, used })))
                        .collect(),
                    entered: own_index(Marked { fresh, used: used.with(1) }).unwrap_or_default(),
                })
                .collect(),
            all_fresh: fresh_boards,
            starts: by_total(&unmarked, |board| board.health(), &unmarked),
            decision_cells: Cells::new(own.len(), |board| own[board].fresh.number(), &decisions),
            play_cells: Cells::new(room.len(), |board| room[board].fresh.number(), &plays),
            decisions,
            plays,
        }
    }

    /// How many of `own` have at most `fresh` fresh minions: they come first.
    pub fn own_up_to(&self, fresh: usize) -> usize {
        self.own.partition_point(|board| board.fresh <= fresh)
    }

    /// How many of `room` have at most `fresh` fresh minions: they come first.
    pub fn room_up_to(&self, fresh: usize) -> usize {
        self.room.partition_point(|board| board.fresh <= fresh)
    }
}

/// The hits that may fall on these minions.
fn hits(minions: Minions, number: impl Fn(Minions) -> Option<usize>) -> impl Iterator<Item = Hit> {
    (0..2).filter_map(move |kind| {
        let leaves = number(minions.hit(kind)?)?;
        Some(Hit { chances: minions.of[kind] as f64, leaves })
    })
}

fn by_total<B>(own: &[B], health: impl Fn(&B) -> usize, enemy: &[Minions]) -> [Vec<Both>; MAX_TOTAL + 1] {
    let mut lists = [const { Vec::new() }; MAX_TOTAL + 1];
    for (o, mine) in own.iter().enumerate() {
        for (e, theirs) in enemy.iter().enumerate() {
            lists[health(mine) + theirs.health()].push((o, e));
        }
    }
    lists
}
