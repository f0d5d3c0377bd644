//! Suspects (类反猪), known to the lord alone.

use damoni_corpus::pigkill::{Event, Role};

use super::components::{Public, Seat, Suspect};
use super::table::Table;

/// When the lord has lost health to an N or W whose user's face is unknown, he suspects that user.
pub fn suspect(table: &mut Table<'_>, user: Seat, hurt: Seat) {
    let unknown = table.public(user) == Public::Unknown;
    if table.role(hurt) != Role::Lord || !table.alive(hurt) || !unknown || table.suspect(user) {
        return;
    }
    table.world.insert_one(table.pig(user), Suspect).expect("every pig is in the world");
    table.tell(Event::Suspect { pig: user.0 });
}
