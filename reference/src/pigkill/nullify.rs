//! J 无懈可击. A trick that is about to take effect lies on a stack, the J that answer it above it. The topmost is
//! asked about once; if nobody answers it, it takes effect, which for a J means to cancel the one below.

use damoni_corpus::pigkill::{Card, Event, Role};
use hecs::Entity;

use super::components::{Depth, Pending, Public, Seat};
use super::endless;
use super::hand::{self, Held};
use super::reveal::{self, Act};
use super::table::Table;

/// Whether a trick takes effect on a target, after all J.
pub fn takes_effect(table: &mut Table<'_>, trick: Card, user: Seat, target: Seat) -> bool {
    push(table, Depth(0), user);
    loop {
        let (entity, depth, top) = topmost(table);
        if !top.asked {
            mark(table, entity, |pending| pending.asked = true);
            if let Some((answerer, nullify)) = ask(table, depth, top.user, target) {
                use_nullify(table, answerer, nullify, trick, depth, target);
                continue;
            }
        }
        table.world.despawn(entity).expect("the topmost trick is in the world");
        if depth == Depth(0) {
            if top.cancelled {
                table.tell(Event::Spare { trick, target: target.0 });
            }
            return !top.cancelled;
        }
        if !top.cancelled {
            let (below, ..) = topmost(table);
            mark(table, below, |pending| pending.cancelled = true);
        }
    }
}

fn push(table: &mut Table<'_>, depth: Depth, user: Seat) {
    table.world.spawn((depth, Pending { user, asked: false, cancelled: false }));
}

fn topmost(table: &mut Table<'_>) -> (Entity, Depth, Pending) {
    table
        .world
        .query_mut::<(Entity, &Depth, &Pending)>()
        .into_iter()
        .map(|(entity, &depth, &pending)| (entity, depth, pending))
        .max_by_key(|&(_, depth, _)| depth)
        .expect("a J lies above the trick it answers")
}

fn mark(table: &mut Table<'_>, pending: Entity, change: impl FnOnce(&mut Pending)) {
    change(&mut table.world.get::<&mut Pending>(pending).expect("a pending trick is in the world"));
}

/// Alive pigs are asked from the user of the topmost trick on; the first that has a J and wants to, answers.
fn ask(table: &mut Table<'_>, depth: Depth, user: Seat, target: Seat) -> Option<(Seat, Held)> {
    let nullifies = hand::leftmost_of_all(table, Card::Nullify);
    if nullifies.iter().all(Option::is_none) {
        return None;
    }
    let face = table.public(target);
    table
        .seats_from(user)
        .find(|&seat| nullifies[seat.index()].is_some() && wants(table.role(seat), depth, face))
        .and_then(|seat| Some((seat, nullifies[seat.index()]?)))
}

/// Whether a pig of this role wants to answer the trick of this depth, when a pig with this face is about to be hit.
fn wants(role: Role, depth: Depth, target: Public) -> bool {
    // An answer to the trick itself, or to a J of even depth, protects the target.
    let protects = depth.0.is_multiple_of(2);
    match role {
        Role::Lord | Role::Loyalist if protects => matches!(target, Public::Lord | Public::Loyal),
        Role::Rebel if protects => target == Public::Rebel,
        Role::Lord | Role::Loyalist => target == Public::Rebel,
        Role::Rebel => matches!(target, Public::Lord | Public::Loyal),
    }
}

/// A J is used: courting the pig about to be hit, or hostility to it.
fn use_nullify(table: &mut Table<'_>, user: Seat, nullify: Held, trick: Card, answered: Depth, target: Seat) {
    hand::spend(table, nullify);
    endless::stir(table);
    let depth = Depth(answered.0.saturating_add(1));
    table.tell(Event::Nullify { pig: user.0, trick, target: target.0, depth: depth.0 });
    let act = if depth.0 % 2 == 1 { Act::Courting } else { Act::Hostility };
    reveal::by(table, user, act, target);
    push(table, depth, user);
}
