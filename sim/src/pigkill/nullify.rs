//! J (无懈可击).

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Card, Event};

use super::seats::Seat;
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// Asks whether anyone nullifies `trick`, about to hit `target`; then whether anyone nullifies that J, and so on.
    ///
    /// A J to protect the target and a J to let it be hit alternate, and a J that nobody nullifies stands. So the
    /// trick is cancelled just when the last J used was a protecting one. The target's face cannot change
    /// meanwhile: about a pig of unknown face nobody uses J at all.
    #[inline]
    pub fn nullified(&mut self, trick: Card, user: Seat, target: Seat) -> bool {
        let (protectors, attackers) = if self.loyal_faces.has(target) {
            (self.lords_side, self.rebels)
        } else if self.rebel_faces.has(target) {
            (self.rebels, self.lords_side)
        } else {
            return false;
        };
        let mut cancelled = false;
        let mut last_user = user;
        let mut depth: u32 = 0;
        loop {
            let willing = if cancelled { attackers } else { protectors };
            let Some(pig) = (willing & self.nullifiers).first_from(last_user) else { break };
            depth += 1;
            self.use_nullify(pig, trick, target, depth);
            cancelled = !cancelled;
            last_user = pig;
        }
        if cancelled {
            self.tell(Event::Spare { trick, target: target as u8 });
        }
        cancelled
    }

    /// One J of the chain is used, and reveals its user.
    #[inline]
    fn use_nullify(&mut self, pig: Seat, trick: Card, target: Seat, depth: u32) {
        self.take(pig, Card::Nullify);
        let depth = u16::try_from(depth).unwrap_or(u16::MAX);
        self.tell(Event::Nullify { pig: pig as u8, trick, target: target as u8, depth });
        self.reveal(pig);
    }
}
