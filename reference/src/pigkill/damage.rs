//! Damage (伤害), P 桃, dying and death, rewards and penalties.

use damoni_corpus::pigkill::{Card, Event, Role};

use super::choices::{AfterPenalty, HealthLimit, KillsAfterPenalty, Moment, PaidWhen, PenaltyTakes, Saving};
use super::components::Seat;
use super::suspect::Outcome;
use super::table::{Seats, Table};
use super::{crossbow, deck, endless, hand, suspect, victory};

/// A death, and who brought it about.
#[derive(Clone, Copy, Debug)]
pub struct Death {
    /// Who died.
    pub dead: Seat,
    /// The source of the damage.
    pub source: Seat,
    /// K, F, N or W.
    pub cause: Card,
}

/// What a death brings its source.
#[derive(Clone, Copy, Debug)]
pub enum Payment {
    /// Cards to draw.
    Reward(Seat, usize),
    /// Everything to lose.
    Penalty(Seat),
}

/// Whether a pig could use a peach in its own turn.
pub fn peach_usable(table: &Table<'_>, seat: Seat) -> bool {
    (table.policies.peach.usable)(table.health(seat), full_health(table, seat))
}

/// Health at the start, and never more.
fn full_health(table: &Table<'_>, seat: Seat) -> u8 {
    (table.policies.dealing.health)(table.role(seat))
}

/// P 桃 in one's own turn.
pub fn peach(table: &mut Table<'_>, seat: Seat) {
    heal(table, seat, false);
}

fn heal(table: &mut Table<'_>, seat: Seat, dying: bool) {
    let limit = match table.policies.peach.limit {
        HealthLimit::Full => full_health(table, seat),
        HealthLimit::None => u8::MAX,
    };
    let health = table.health(seat).saturating_add(1).min(limit);
    table.set_health(seat, health);
    endless::stir(table);
    table.tell(Event::Heal { pig: seat.0, health, dying });
}

/// A pig loses one health to a source.
pub fn damage(table: &mut Table<'_>, seat: Seat, source: Seat, cause: Card) -> Outcome {
    let health = table.health(seat).saturating_sub(1);
    table.set_health(seat, health);
    endless::stir(table);
    table.tell(Event::Damage { pig: seat.0, source: source.0, cause, health });
    if health > 0 {
        Outcome::Hurt
    } else if saved(table, seat) {
        Outcome::Saved
    } else {
        die(table, &Death { dead: seat, source, cause });
        Outcome::Died
    }
}

/// 濒死: the leftmost peach is used at once, in any turn.
fn saved(table: &mut Table<'_>, seat: Seat) -> bool {
    let policies = table.policies.peach;
    for saver in (policies.savers)(table, seat) {
        while let Some(peach) = hand::find(table, saver, Card::Peach, table.policies.answers.peach) {
            hand::spend(table, peach);
            heal(table, seat, true);
            if policies.saving == Saving::OnePeach || !peach_usable(table, seat) {
                return true;
            }
        }
        if table.alive(seat) {
            return true;
        }
    }
    false
}

/// A peach saves its holder only.
pub fn savers(_: &Table<'_>, dying: Seat) -> Seats {
    Seats::from_iter([dying])
}

/// Death: hand and crossbow are gone; then the end, or reward and penalty.
fn die(table: &mut Table<'_>, death: &Death) {
    hand::discard_all(table, death.dead);
    crossbow::lose(table, death.dead);
    suspect::forget(table, death.dead);
    table.tell(Event::Die { pig: death.dead.0, role: table.role(death.dead) });
    victory::check(table, Moment::Death);
    if table.winner.is_some() {
        return;
    }
    let policies = table.policies.deaths;
    let cards = (policies.reward)(table, death);
    if cards > 0 {
        owe(table, Payment::Reward(death.source, cards), policies.reward_when);
    }
    if (policies.penalty)(table, death) {
        owe(table, Payment::Penalty(death.source), policies.penalty_when);
    }
    victory::check(table, Moment::Payment);
}

/// Whoever kills a rebel draws three cards.
pub fn reward_for(table: &Table<'_>, death: &Death) -> usize {
    if table.role(death.dead) == Role::Rebel { 3 } else { 0 }
}

/// A lord that kills a loyalist loses his cards.
pub fn penalty_for(table: &Table<'_>, death: &Death) -> bool {
    table.role(death.dead) == Role::Loyalist && table.role(death.source) == Role::Lord
}

/// Reward and penalty come at once, also in the middle of an area trick.
fn owe(table: &mut Table<'_>, payment: Payment, when: PaidWhen) {
    match when {
        PaidWhen::AtOnce => pay(table, payment),
        PaidWhen::AfterTheCard => table.due.push(payment),
    }
}

/// What has been put off until the card is done.
pub fn pay_what_is_due(table: &mut Table<'_>) {
    for payment in std::mem::take(&mut table.due) {
        pay(table, payment);
    }
}

fn pay(table: &mut Table<'_>, payment: Payment) {
    match payment {
        Payment::Reward(source, cards) => reward(table, source, cards),
        Payment::Penalty(source) => penalty(table, source),
    }
}

/// The source draws; only a wrong reading has a dead source.
fn reward(table: &mut Table<'_>, source: Seat, cards: usize) {
    if !table.alive(source) {
        return;
    }
    table.tell(Event::Reward { pig: source.0 });
    for _ in 0..cards {
        deck::draw(table, source);
    }
}

/// Hand and crossbow are lost.
fn penalty(table: &mut Table<'_>, source: Seat) {
    let policies = table.policies.deaths;
    let cards = match policies.penalty_takes {
        PenaltyTakes::HandAndCrossbow | PenaltyTakes::HandOnly => hand::discard_all(table, source),
        PenaltyTakes::CrossbowOnly => 0,
    };
    let crossbow = policies.penalty_takes != PenaltyTakes::HandOnly && crossbow::lose(table, source);
    table.turn.crossbow_lost |= crossbow;
    table.tell(Event::Penalty { pig: source.0, cards, crossbow });
    match policies.after_penalty {
        AfterPenalty::AllGoesOn => {}
        AfterPenalty::TheTrickStops => table.turn.trick_stopped = true,
        AfterPenalty::TheTurnEnds => table.turn.ended = true,
    }
    if policies.kills_after_penalty == KillsAfterPenalty::AreForgotten {
        (table.turn.armed_kills, table.turn.unarmed_kills) = (0, 0);
    }
}
