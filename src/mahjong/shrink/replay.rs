//! Where all tiles are at the beginning of a turn, from the events of a play.

use damoni_corpus::mahjong::{Event, Tile};

/// A table between two turns, the next of which begins with a draw.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// Thirteen tiles a player, A to D: those in hand and those in melds.
    pub hands: [Vec<Tile>; 4],
    /// Who is to draw.
    pub next: usize,
    /// Whether turns pass from A to D to C to B.
    pub backward: bool,
    /// Tiles drawn so far.
    pub drawn: usize,
    /// Tiles thrown and not claimed.
    pub thrown: Vec<Tile>,
}

/// Every table at which a turn begins with a draw, in order, the one after the deal first.
pub(super) fn tables(events: &[Event]) -> Vec<Table> {
    let mut tables = Vec::new();
    let mut table =
        Table { hands: Default::default(), next: 0, backward: false, drawn: 0, thrown: Vec::new() };
    for event in events {
        match *event {
            Event::In { player, tile } => {
                if table.drawn >= super::DEALT && table.hands.iter().all(|hand| hand.len() == 13) {
                    tables.push(Table { next: player.index(), ..table.clone() });
                }
                table.drawn += 1;
                table.hands[player.index()].push(tile);
            }
            Event::Out { player, tile, .. } => {
                remove(&mut table.hands[player.index()], tile);
                table.thrown.push(tile);
                table.backward ^= tile == Tile::REVERSE;
            }
            Event::Chow { player, .. } | Event::Pong { player, .. } => {
                // The tile just thrown comes to the claimer, who will throw another.
                if let Some(tile) = table.thrown.pop() {
                    table.hands[player.index()].push(tile);
                }
            }
            Event::Ron { .. } | Event::Selfdrawn { .. } | Event::Win { .. } | Event::Draw => break,
        }
    }
    tables
}

fn remove(hand: &mut Vec<Tile>, tile: Tile) {
    if let Some(at) = hand.iter().position(|&held| held == tile) {
        hand.remove(at);
    }
}
