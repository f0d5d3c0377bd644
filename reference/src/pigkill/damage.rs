//! Damage (伤害), P 桃, dying and death, rewards and penalties.

use damoni_corpus::pigkill::{Card, Event, Role};

use super::components::{Crossbow, Seat, Suspect};
use super::table::Table;
use super::{deck, endless, hand, victory};

/// Health at the start, and never more.
const FULL: u8 = 4;

/// Whether a pig could use a peach.
pub fn hurt(table: &Table<'_>, seat: Seat) -> bool {
    table.health(seat) < FULL
}

/// P 桃 in one's own turn.
pub fn peach(table: &mut Table<'_>, seat: Seat) {
    heal(table, seat, false);
}

fn heal(table: &mut Table<'_>, seat: Seat, dying: bool) {
    let health = table.health(seat).saturating_add(1).min(FULL);
    table.set_health(seat, health);
    endless::stir(table);
    table.tell(Event::Heal { pig: seat.0, health, dying });
}

/// A pig loses one health to a source.
pub fn damage(table: &mut Table<'_>, seat: Seat, source: Seat, cause: Card) {
    let health = table.health(seat).saturating_sub(1);
    table.set_health(seat, health);
    endless::stir(table);
    table.tell(Event::Damage { pig: seat.0, source: source.0, cause, health });
    if health == 0 {
        dying(table, seat, source);
    }
}

/// 濒死: the leftmost peach is used at once, else the pig dies.
fn dying(table: &mut Table<'_>, seat: Seat, source: Seat) {
    match hand::leftmost(table, seat, Card::Peach) {
        Some(peach) => {
            hand::spend(table, peach);
            heal(table, seat, true);
        }
        None => die(table, seat, source),
    }
}

/// Death: hand and crossbow are gone; then the end, or reward and penalty.
fn die(table: &mut Table<'_>, seat: Seat, source: Seat) {
    hand::discard_all(table, seat);
    let pig = table.pig(seat);
    // Most pigs die unarmed and unsuspected.
    let _ = table.world.remove_one::<Crossbow>(pig);
    let _ = table.world.remove_one::<Suspect>(pig);
    let role = table.role(seat);
    table.tell(Event::Die { pig: seat.0, role });
    victory::check(table);
    if table.winner.is_some() {
        return;
    }
    match role {
        Role::Rebel => reward(table, source),
        Role::Loyalist if table.role(source) == Role::Lord => penalty(table, source),
        Role::Loyalist | Role::Lord => {}
    }
}

/// Whoever kills a rebel draws three cards.
fn reward(table: &mut Table<'_>, source: Seat) {
    table.tell(Event::Reward { pig: source.0 });
    for _ in 0..3 {
        deck::draw(table, source);
    }
}

/// A lord that kills a loyalist loses his hand and crossbow at once.
fn penalty(table: &mut Table<'_>, lord: Seat) {
    let cards = hand::discard_all(table, lord);
    let crossbow = table.world.remove_one::<Crossbow>(table.pig(lord)).is_ok();
    table.turn.crossbow_lost |= crossbow;
    table.tell(Event::Penalty { pig: lord.0, cards, crossbow });
}
