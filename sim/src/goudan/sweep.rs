//! The order in which positions are solved: each after all that it can lead to.

use super::boards::MAX_TOTAL;
use super::memory;
use super::table::Table;
use super::turn::{ATTACK, Lower, Place};
use super::values::HANDS;

/// Which hits of a card are worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hits {
    /// Those of cards played where attacking does not win at once.
    Needed,
    /// Those of all cards that can be played.
    Every,
}

/// Solves an empty table. `see` is shown each position at the beginning of a turn, once all that a first action leads to
/// is known.
pub(super) fn sweep<const O: usize, const B: usize>(
    empty: Table,
    hits: Hits,
    mut see: impl FnMut(&Lower<O, B>, Place),
) -> Table {
    let reach = *empty.reach();
    let health = reach.health();
    let mut lower = Lower::<O, B>::new(empty, health);
    for sum in 2..=reach.total().min(2 * health) {
        let on_boards = MAX_TOTAL.min(reach.total() - sum);
        for larger in sum.div_ceil(2)..sum.min(health + 1) {
            let smaller = sum - larger;
            if reach.covers_pair(larger, smaller) {
                let sides = [[larger, smaller], [smaller, larger]];
                let different = if larger == smaller { 1 } else { 2 };
                solve_pair(&mut lower, &sides[..different], on_boards, hits, &mut see);
            }
        }
    }
    memory::keep_windows(lower.windows, health);
    lower.starts
}

/// Solves all positions with these hit points of the heroes, whoever moves, and up to `on_boards` of the minions.
fn solve_pair<const O: usize, const B: usize>(
    lower: &mut Lower<O, B>,
    sides: &[[usize; 2]],
    on_boards: usize,
    hits: Hits,
    see: &mut impl FnMut(&Lower<O, B>, Place),
) {
    let boards = lower.boards;
    // A decision is open while attacks do not win; n hits may have cost the enemy hero n hit points since then.
    let open = |theirs: usize| boards.own_up_to((theirs - 1) / ATTACK);
    let needed = |theirs: usize, hits_done: usize| match hits {
        Hits::Needed => boards.room_up_to((theirs - 1 + hits_done) / ATTACK),
        Hits::Every => boards.room.len(),
    };
    for &heroes in sides {
        let [_, theirs] = heroes;
        lower.windows.decisions.open(heroes, open(theirs), [[[0.0; HANDS]; B]; HANDS]);
        lower.windows.hits[1].open(heroes, needed(theirs, 1), [[[0.0; HANDS]; O]; HANDS - 1]);
        lower.windows.hits[0].open(heroes, needed(theirs, 2), [[[0.0; HANDS]; O]; HANDS - 1]);
    }
    for total in 0..=on_boards {
        for &heroes in sides {
            for &(own, enemy) in &boards.starts[total] {
                let place = Place { heroes, own, enemy };
                let start = lower.start(place);
                lower.starts.set(place, start);
                see(lower, place);
            }
        }
        // Ending the turn leads to the positions just solved, of the other side.
        for &heroes in sides {
            let [_, theirs] = heroes;
            for &(own, enemy) in up_to(&boards.decisions[total], open(theirs)) {
                let decision = lower.decide(Place { heroes, own, enemy });
                lower.windows.decisions.set(heroes, boards.decision_cells.of(own, enemy), decision);
            }
            // The last hit takes one hit point and brings a minion of two.
            if total > 0 {
                for &(own, enemy) in up_to(&boards.plays[total - 1], needed(theirs, 2)) {
                    let play = lower.last_hit(Place { heroes, own, enemy });
                    lower.windows.hits[0].set(heroes, boards.play_cells.of(own, enemy), play);
                }
            }
            for &(own, enemy) in up_to(&boards.plays[total], needed(theirs, 1)) {
                let play = lower.two_hits(Place { heroes, own, enemy });
                lower.windows.hits[1].set(heroes, boards.play_cells.of(own, enemy), play);
            }
        }
    }
}

/// The places whose own board is one of the first `own`: they come first.
fn up_to(places: &[(usize, usize)], own: usize) -> &[(usize, usize)] {
    &places[..places.partition_point(|place| place.0 < own)]
}
