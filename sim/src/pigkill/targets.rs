//! Whom K and F are used at.

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Event, Role};

use super::seats::{LORD, Seat, Seats};
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// K reaches distance 1 only: the next alive pig, if it is hostile.
    #[inline]
    pub fn kill_target(&self, user: Seat) -> Option<Seat> {
        let hostile = match self.role(user) {
            Role::Lord | Role::Loyalist => self.hostile_to_lords_side(user),
            Role::Rebel => self.loyal_faces,
        };
        self.alive.first_after(user).filter(|&next| hostile.has(next))
    }

    /// F reaches any distance: the first hostile pig in seat order. A rebel's is the lord, whoever sits between.
    #[inline]
    pub fn duel_target(&self, user: Seat) -> Option<Seat> {
        match self.role(user) {
            Role::Lord | Role::Loyalist => (self.hostile_to_lords_side(user) & self.alive).first_after(user),
            Role::Rebel => Some(LORD),
        }
    }

    /// The revealed rebels; for the lord himself, the suspects (类反猪) too.
    #[inline]
    fn hostile_to_lords_side(&self, user: Seat) -> Seats {
        if user == LORD { self.rebel_faces | self.suspects } else { self.rebel_faces }
    }
}
