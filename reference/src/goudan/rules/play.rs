//! Playing a card (出牌): three random hits, then a new minion.

use super::{attack, turn};
use crate::goudan::components::{Attacks, Hand, Health, Side};
use crate::goudan::policies::{Arrival, NewMark, Policies, RoomTest};
use crate::goudan::table::{Table, Turn};

/// A card is played from the hand while the budget lasts, if there is room for its minion.
pub(in crate::goudan) fn may_play(table: &mut Table, policies: &Policies) -> bool {
    let mover = table.mover();
    turn::can_pay(table, policies.play_purse)
        && table.hand(mover) > Hand(0)
        && (policies.room_test == RoomTest::AfterHits || has_room(table, policies))
}

fn has_room(table: &mut Table, policies: &Policies) -> bool {
    let mover = table.mover();
    table.board(mover).count() < policies.room.into()
}

/// Play a card: it leaves the hand, and its hits are still to fall.
pub(in crate::goudan) fn play(table: &mut Table, policies: &Policies) {
    let mover = table.mover();
    turn::pay(table, policies.play_purse);
    turn::act(table);
    let Hand(cards) = table.hand(mover);
    table.set_hand(mover, Hand(cards - 1));
    let turn = table.turn();
    table.set_turn(Turn { hits: policies.hits, fallen: 0, ..turn });
    if policies.arrival == Arrival::BeforeHits {
        enter(table, policies);
    }
}

/// All hits have fallen: the card's minion enters.
pub(in crate::goudan) fn finish(table: &mut Table, policies: &Policies) {
    if policies.arrival == Arrival::AfterHits {
        enter(table, policies);
    }
}

/// The new minion enters, marked as having attacked.
fn enter(table: &mut Table, policies: &Policies) {
    let mover = table.mover();
    let attacks = match policies.new_mark {
        NewMark::Spent => attack::spent(policies),
        NewMark::Fresh => Attacks::FRESH,
        NewMark::TeacherFresh if mover == Side::Teacher => Attacks::FRESH,
        NewMark::TeacherFresh => attack::spent(policies),
    };
    // Always so under the right rules, since there was room before the hits.
    if has_room(table, policies) {
        table.enter(mover, Health(policies.new_health), attacks);
    }
}
