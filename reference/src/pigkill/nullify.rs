//! J 无懈可击. A trick that is about to take effect lies on a stack, the J that answer it above it. The topmost is
//! asked about once; if nobody answers it, it takes effect, which for a J means to cancel the one below.

use damoni_corpus::pigkill::{Card, Event, Role};
use hecs::Entity;

use super::choices::{AskedAgain, NullifyReveals};
use super::components::{Depth, Pending, Public, Seat};
use super::endless;
use super::hand::{self, Held};
use super::reveal::{self, Act};
use super::table::{Seats, Table};

/// A question for J.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    /// How deep the trick to be answered lies: 0 is F, N or W itself.
    pub depth: Depth,
    /// The user of the trick to be answered.
    pub user: Seat,
    /// The user of F, N or W.
    pub trick_user: Seat,
    /// The pig about to be hit.
    pub target: Seat,
}

/// Whether a trick takes effect on a target, after all J.
pub fn takes_effect(table: &mut Table<'_>, trick: Card, user: Seat, target: Seat) -> bool {
    push(table, Depth(0), user);
    loop {
        let (entity, depth, top) = topmost(table);
        if !top.asked {
            mark(table, entity, |pending| pending.asked = true);
            if let Some((answerer, nullify)) =
                ask(table, &Asking { depth, user: top.user, trick_user: user, target })
            {
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
        nullify_resolves(table, depth, top, target);
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
fn ask(table: &mut Table<'_>, asking: &Asking) -> Option<(Seat, Held)> {
    if asking.depth.0 >= table.policies.nullify.deepest {
        return None;
    }
    let nullifies = hand::find_all(table, Card::Nullify, table.policies.answers.nullify)?;
    let policies = table.policies.nullify;
    (policies.order)(table, asking).into_iter().find_map(|seat| {
        let held = nullifies[seat.index()]?;
        (policies.wants)(table, seat, asking.depth, asking.target).then_some((seat, held))
    })
}

/// From the user of the trick to be answered, in seat order. The dead have no J.
pub fn order(table: &Table<'_>, asking: &Asking) -> Seats {
    table.seats_from(asking.user).collect()
}

/// Whether a pig wants to answer the trick of this depth, when this target is about to be hit.
pub fn wants(table: &Table<'_>, asked: Seat, depth: Depth, target: Seat) -> bool {
    sides_with(table.role(asked), depth, face(table, target))
}

/// Whether answering a trick of this depth helps this role's side, when a pig with this face is about to be hit.
pub fn sides_with(role: Role, depth: Depth, target: Public) -> bool {
    let friend = match role {
        Role::Lord | Role::Loyalist => matches!(target, Public::Lord | Public::Loyal),
        Role::Rebel => target == Public::Rebel,
    };
    let foe = match role {
        Role::Lord | Role::Loyalist => target == Public::Rebel,
        Role::Rebel => matches!(target, Public::Lord | Public::Loyal),
    };
    if protects(depth) { friend } else { foe }
}

/// An answer to the trick itself, or to a J of even depth, protects the target.
pub fn protects(depth: Depth) -> bool {
    depth.0.is_multiple_of(2)
}

/// The face of a target, read at the moment of asking.
pub fn face(table: &Table<'_>, target: Seat) -> Public {
    match &table.turn.faces {
        None => table.public(target),
        Some(faces) => faces[target.index()],
    }
}

/// A J is used.
fn use_nullify(table: &mut Table<'_>, user: Seat, nullify: Held, trick: Card, answered: Depth, target: Seat) {
    hand::spend(table, nullify);
    endless::stir(table);
    let depth = Depth(answered.0.saturating_add(1));
    table.tell(Event::Nullify { pig: user.0, trick, target: target.0, depth: depth.0 });
    let reveals = match table.policies.reveal.nullify {
        NullifyReveals::AtUse => true,
        NullifyReveals::OnlyTheFirst => depth == Depth(1),
        NullifyReveals::IfItTakesEffect | NullifyReveals::Never | NullifyReveals::AfterTheChain => false,
    };
    if reveals {
        reveal::by(table, user, act(depth), target);
    }
    push(table, depth, user);
}

/// A J of odd depth courts the pig about to be hit, one of even depth is hostility to it.
fn act(depth: Depth) -> Act {
    if protects(depth) { Act::Hostility } else { Act::Courting }
}

/// A J that nobody answers any more cancels the one below, unless it is cancelled itself.
fn nullify_resolves(table: &mut Table<'_>, depth: Depth, nullify: Pending, target: Seat) {
    let (below, ..) = topmost(table);
    if !nullify.cancelled {
        mark(table, below, |pending| pending.cancelled = true);
    } else if table.policies.nullify.asked_again == AskedAgain::WhenItsAnswerFails {
        mark(table, below, |pending| pending.asked = false);
    }
    let reveals = match table.policies.reveal.nullify {
        NullifyReveals::IfItTakesEffect => !nullify.cancelled,
        NullifyReveals::AfterTheChain => true,
        NullifyReveals::AtUse | NullifyReveals::OnlyTheFirst | NullifyReveals::Never => false,
    };
    if reveals {
        reveal::by(table, nullify.user, act(depth), target);
    }
}
