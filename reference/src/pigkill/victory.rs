//! Winning (胜利条件).

use damoni_corpus::pigkill::{Event, Role, Side};

use super::choices::Moment;
use super::components::{Health, Seat};
use super::table::Table;

/// Rebels win the moment the lord dies, the lord's side the moment the last rebel dies.
pub fn check(table: &mut Table<'_>, now: Moment) {
    if now != table.policies.victory.looked_at || table.winner.is_some() {
        return;
    }
    let winner = if !table.alive(Seat::LORD) {
        Side::Rebels
    } else if !rebel_alive(table) {
        Side::Lord
    } else {
        return;
    };
    table.winner = Some(winner);
    table.tell(Event::End { winner });
}

fn rebel_alive(table: &mut Table<'_>) -> bool {
    let mut pigs = table.world.query_mut::<(&Role, &Health)>().into_iter();
    pigs.any(|(&role, health)| role == Role::Rebel && health.0 > 0)
}
