//! The rules as data: what each decision point asks.

use damoni_corpus::mahjong::{Event, ORDINARY, Seat, Tile};
use hecs::Entity;

use super::distance::Set;
use super::hand::Hand;
use super::rules;
use super::rules::{Offer, Partners, Reaction};
use super::table::{Direction, Moment, Opening, Table, Throw, Turn};

/// Which reading of the rules applies at each decision point, in the order of the rules. `Default` is right.
#[derive(Clone, Copy, Debug)]
pub struct Policies {
    /// How a line of the log is written, if at all.
    pub(super) line: fn(&Table, Event) -> Option<Event>,

    /// The next tile to draw, if there is one.
    pub(super) front: fn(&Table) -> Option<Entity>,
    /// Who gets tile number n of the deal, counted from 0.
    pub(super) dealt_to: fn(usize) -> Seat,

    /// The runs that exist.
    pub(super) runs: &'static [Set],
    /// Whether a hand may have the same run twice.
    pub(super) twin_runs: bool,
    /// Whether the kind of the pair may also be in a run.
    pub(super) pair_shares: bool,
    /// The hand that is measured instead of the one that is owned.
    pub(super) measured: fn(&Hand) -> Hand,
    /// The most that a target may have of each kind.
    pub(super) copies: fn(&Table, &Hand) -> [u8; ORDINARY],
    /// The distance to a winning hand that is no sets and a pair.
    pub(super) other_wins: fn(&Hand) -> u8,
    /// The greatest distance there is.
    pub(super) farthest: u8,

    /// Whether a turn begins with a draw.
    pub(super) draws: fn(Opening) -> bool,
    /// Whether a self-drawn win is looked for in this turn.
    pub(super) looks_for_selfdrawn: fn(&Table, Turn) -> bool,
    /// Whether a hand wins after a draw.
    pub(super) selfdrawn_wins: fn(&Table, &Hand) -> bool,

    /// The special that has to be thrown, if any.
    pub(super) special: fn(&Table, Turn, &Hand) -> Option<Tile>,
    /// The ordinary tile to throw.
    pub(super) nearest: fn(&Table, Turn, &Hand) -> Option<Tile>,
    /// The kinds that may be thrown, those that win ties first.
    pub(super) ties: fn(&Table, Turn) -> Vec<Tile>,

    /// Whom a PASS of this player skips.
    pub(super) skipped: fn(&Table, Seat) -> Seat,
    /// Who plays after a PASS that skips this player.
    pub(super) after_pass: fn(&Table, Seat) -> Seat,
    /// The direction after a REVERSE of this player, and who plays then.
    pub(super) reverse: fn(&Table, Seat) -> (Direction, Seat),
    /// The turn after a DOUBLE in this one.
    pub(super) double: fn(&Table, Turn) -> Turn,

    /// In which order reactions to a discard are tried.
    pub(super) reactions: [Reaction; 3],
    /// Who is asked for a ron, first one first.
    pub(super) ron_order: fn(&Table, &Throw) -> Vec<Seat>,
    /// Whether this player may ron at all.
    pub(super) may_ron: fn(&Table, &Throw, Seat) -> bool,
    /// Whether a hand wins with the tile just thrown.
    pub(super) ron_wins: fn(&Table, &Hand) -> bool,
    /// How many players may ron the same tile.
    pub(super) rons: usize,

    /// Whether this player may claim at all.
    pub(super) may_claim: fn(&Table, &Throw, Seat, &Hand) -> bool,
    /// The distance before a claim of this player.
    pub(super) before: fn(&Table, &Throw, Seat, &Hand) -> u8,
    /// The distance after a claim.
    pub(super) after: fn(&Table, &Offer, &Hand) -> u8,
    /// Who is asked for a pong.
    pub(super) pong_order: fn(&Table, &Throw) -> Vec<Seat>,
    /// Whether a pong is worth it.
    pub(super) pong_improves: fn(&Table, &Offer, &Hand) -> bool,
    /// Who is asked for a chow.
    pub(super) chow_order: fn(&Table, &Throw) -> Vec<Seat>,
    /// The pairs of own tiles that make a run with a tile, in the order in which they are tried.
    pub(super) chow_options: fn(Tile) -> Vec<Partners>,
    /// Whether a chow is worth it.
    pub(super) chow_improves: fn(&Table, &Offer, &Hand) -> bool,
    /// Which of the chows that the hand allows is made, if any.
    pub(super) chow_choice: fn(&Table, &Offer, Vec<Partners>) -> Option<Partners>,
    /// Whether a discard that nobody has ponged may be chowed by this player.
    pub(super) chow_open: fn(&Table, &Throw, Seat) -> bool,

    /// Who plays after a discard in this turn that nobody claims.
    pub(super) successor: fn(&Table, Turn) -> Seat,
    /// Whether the game is drawn at this moment.
    pub(super) drawn_game: fn(&Table, Moment) -> bool,
    /// What a player remembers at this moment.
    pub(super) remember: fn(&mut Table, Moment, Seat),
}

impl Default for Policies {
    fn default() -> Self {
        Self {
            line: rules::line,
            front: rules::front,
            dealt_to: rules::dealt_to,
            runs: rules::RUNS,
            twin_runs: true,
            pair_shares: true,
            measured: Hand::clone,
            copies: rules::copies,
            other_wins: rules::no_other_wins,
            farthest: u8::MAX,
            draws: rules::draws,
            looks_for_selfdrawn: rules::looks_for_selfdrawn,
            selfdrawn_wins: rules::wins,
            special: rules::special,
            nearest: rules::nearest,
            ties: rules::ties,
            skipped: rules::skipped,
            after_pass: rules::after_pass,
            reverse: rules::reverse,
            double: rules::double,
            reactions: [Reaction::Ron, Reaction::Pong, Reaction::Chow],
            ron_order: rules::others,
            may_ron: rules::anyone_may_ron,
            ron_wins: rules::wins,
            rons: 1,
            may_claim: rules::anyone_may_claim,
            before: rules::before,
            after: rules::after,
            pong_order: rules::others,
            pong_improves: rules::improves,
            chow_order: rules::chow_order,
            chow_options: rules::chow_options,
            chow_improves: rules::improves,
            chow_choice: rules::chow_choice,
            chow_open: rules::chow_open,
            successor: rules::successor,
            drawn_game: rules::drawn_game,
            remember: rules::remember,
        }
    }
}
