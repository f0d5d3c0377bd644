//! Courting (献殷勤), hostility (表敌意), and how they reveal a pig (跳忠, 跳反).

use damoni_corpus::pigkill::{Event, Face, Role};

use super::components::{Public, Seat};
use super::table::Table;
use super::{endless, suspect};

/// What a pig does to another in the eyes of all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// 献殷勤.
    Courting,
    /// 表敌意.
    Hostility,
}

/// An act shows what its doer is.
pub fn by(table: &mut Table<'_>, doer: Seat, act: Act, to: Seat) {
    if table.public(doer) != Public::Unknown {
        return;
    }
    let shows = table.policies.reveal.shows;
    let Some(face) = shows(table.role(doer), act, table.public(to)) else { return };
    let public = match face {
        Face::Loyal => Public::Loyal,
        Face::Rebel => Public::Rebel,
    };
    table.set_public(doer, public);
    suspect::revealed(table, doer);
    endless::stir(table);
    table.tell(Event::Reveal { pig: doer.0, face });
}

/// What an act to a pig with this public face shows.
pub fn shows(role: Role, act: Act, to: Public) -> Option<Face> {
    match (role, act, to) {
        (Role::Loyalist, Act::Courting, Public::Lord | Public::Loyal)
        | (Role::Loyalist, Act::Hostility, Public::Rebel) => Some(Face::Loyal),
        (Role::Rebel, Act::Hostility, Public::Lord | Public::Loyal)
        | (Role::Rebel, Act::Courting, Public::Rebel) => Some(Face::Rebel),
        _ => None,
    }
}
