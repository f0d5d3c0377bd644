//! Suspects (类反猪), known to the lord alone.

use damoni_corpus::pigkill::{Card, Event, Role};

use super::choices::{SuspectMark, SuspectsKept, SuspicionEnds};
use super::components::{Public, Seat, Suspect};
use super::table::Table;

/// What became of a pig that N or W was about to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// J spared it.
    Nullified,
    /// It gave a K or D.
    Answered,
    /// It lost health.
    Hurt,
    /// It lost its last health, and a peach saved it.
    Saved,
    /// It died.
    Died,
}

/// What N or W did to one pig.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// The user of the trick.
    pub user: Seat,
    /// N or W.
    pub trick: Card,
    /// The pig.
    pub target: Seat,
    /// What became of it.
    pub outcome: Outcome,
    /// The user's face when the trick was used.
    pub face_at_use: Public,
}

/// When the lord has lost health to an N or W whose user's face is unknown by now, he suspects that user.
pub fn arises(table: &Table<'_>, strike: &Strike) -> bool {
    matches!(strike.outcome, Outcome::Hurt | Outcome::Saved) && table.public(strike.user) == Public::Unknown
}

/// The lord begins to suspect a pig, perhaps.
pub fn suspect(table: &mut Table<'_>, strike: &Strike) {
    if table.role(strike.target) != Role::Lord || table.suspect(strike.user) {
        return;
    }
    if !(table.policies.suspicion.arises)(table, strike) {
        return;
    }
    if table.policies.suspicion.kept == SuspectsKept::TheLast {
        for seat in table.seats_from(Seat::LORD) {
            forget(table, seat);
        }
    }
    match table.policies.suspicion.mark {
        SuspectMark::InTheLordsEyes => {
            table.world.insert_one(table.pig(strike.user), Suspect).expect("every pig is in the world");
        }
        SuspectMark::RevealedRebel => table.set_public(strike.user, Public::Rebel),
    }
    table.tell(Event::Suspect { pig: strike.user.0 });
}

/// Once a pig reveals, it is never a suspect again.
pub fn revealed(table: &mut Table<'_>, seat: Seat) {
    match table.policies.suspicion.ends {
        SuspicionEnds::WhenRevealed | SuspicionEnds::WhenRevealedOrTheLordHasActed => forget(table, seat),
        SuspicionEnds::Never => {}
    }
}

/// Suspicion outlasts the turn.
pub fn turn_ends(table: &mut Table<'_>, actor: Seat) {
    if actor == Seat::LORD && table.policies.suspicion.ends == SuspicionEnds::WhenRevealedOrTheLordHasActed {
        for seat in table.seats_from(Seat::LORD) {
            forget(table, seat);
        }
    }
}

/// A pig is no suspect any more.
pub fn forget(table: &mut Table<'_>, seat: Seat) {
    if table.suspect(seat) {
        let _ = table.world.remove_one::<Suspect>(table.pig(seat));
    }
}
