//! Rounds and turns (回合).

use damoni_corpus::PlayError;
use damoni_corpus::pigkill::{Event, MAX_PIGS};

use super::choices::{FirstTurn, Moment, TurnOrder};
use super::components::{Public, Seat};
use super::table::Table;
use super::{crossbow, deck, endless, play, suspect, victory};

/// What the acting pig has done in this turn, and how it found the table.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The number of turns begun so far.
    pub number: u64,
    /// Whose turn it is.
    pub actor: Seat,
    /// The next alive pig when the turn began.
    pub neighbour: Seat,
    /// Whether the pig was armed when the turn began.
    pub armed: bool,
    /// K played at a target while armed.
    pub armed_kills: u32,
    /// K played at a target while not armed.
    pub unarmed_kills: u32,
    /// A penalty has taken the acting lord's crossbow.
    pub crossbow_lost: bool,
    /// Nothing more is played.
    pub ended: bool,
    /// The area trick in use goes no further.
    pub trick_stopped: bool,
    /// The faces when the card in use was used, by seat, for those who read them then.
    pub faces: Option<[Public; MAX_PIGS]>,
}

impl Turn {
    /// A turn in which nothing has happened.
    pub fn new(number: u64, actor: Seat, neighbour: Seat, armed: bool) -> Self {
        Self {
            number,
            actor,
            neighbour,
            armed,
            armed_kills: 0,
            unarmed_kills: 0,
            crossbow_lost: false,
            ended: false,
            trick_stopped: false,
            faces: None,
        }
    }
}

/// Alive pigs act in seat order, round after round, until somebody has won.
pub fn rounds(table: &mut Table<'_>) -> Result<(), PlayError> {
    let mut actor = Seat::LORD;
    while table.winner.is_none() {
        let following = Following::of(table, actor);
        turn(table, actor);
        endless::notice(table)?;
        actor = following.next(table, actor);
    }
    Ok(())
}

/// How the next pig to act is found when a turn is over.
enum Following {
    /// The next alive pig in seat order.
    Seat,
    /// The next index of a list, from which the dead are gone by then.
    Index(usize),
}

impl Following {
    fn of(table: &Table<'_>, actor: Seat) -> Self {
        match table.policies.turns.order {
            TurnOrder::BySeat => Self::Seat,
            TurnOrder::ByShrinkingList => {
                let alive = table.alive_from(Seat::LORD);
                Self::Index(alive.iter().filter(|&&seat| seat < actor).count() + 1)
            }
        }
    }

    fn next(self, table: &Table<'_>, actor: Seat) -> Seat {
        match self {
            Self::Seat => table.next_alive(actor).unwrap_or(actor),
            Self::Index(index) => {
                let alive = table.alive_from(Seat::LORD);
                alive.get(index % alive.len().max(1)).copied().unwrap_or(actor)
            }
        }
    }
}

/// A turn: draw two cards, then play.
fn turn(table: &mut Table<'_>, actor: Seat) {
    let neighbour = table.next_alive(actor).unwrap_or(actor);
    table.turn = Turn::new(table.turn.number + 1, actor, neighbour, table.armed(actor));
    endless::turn_begins(table);
    table.tell(Event::Turn { pig: actor.0 });
    if draws(table) {
        deck::draw(table, actor);
        deck::draw(table, actor);
    }
    play::play(table, actor);
    crossbow::turn_ends(table, actor);
    suspect::turn_ends(table, actor);
    victory::check(table, Moment::Turn);
}

/// Every turn begins with drawing, the first one of a pig too.
fn draws(table: &mut Table<'_>) -> bool {
    match table.policies.dealing.first_turn {
        FirstTurn::Draws => true,
        FirstTurn::DrawsNothing => {
            let first = !table.has_acted[table.turn.actor.index()];
            table.has_acted[table.turn.actor.index()] = true;
            !first
        }
    }
}
