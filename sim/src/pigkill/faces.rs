//! Faces: who has shown which side it is on, and whom the lord suspects.

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Event, Face, Role};

use super::seats::Seat;
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// A pig has used K, F or J, which is always courting (献殷勤) or hostility (表敌意) that shows its side: 跳忠 or 跳反.
    #[inline]
    pub fn reveal(&mut self, pig: Seat) {
        if !self.is_unknown(pig) {
            return;
        }
        let face = match self.role(pig) {
            Role::Lord | Role::Loyalist => {
                self.loyal_faces.insert(pig);
                Face::Loyal
            }
            Role::Rebel => {
                self.rebel_faces.insert(pig);
                Face::Rebel
            }
        };
        self.suspects.remove(pig);
        self.tell(Event::Reveal { pig: pig as u8, face });
    }

    /// The lord has lost health to an N or W of this pig: if its face is unknown, it is a suspect (类反猪) from now on.
    #[inline]
    pub fn suspect(&mut self, pig: Seat) {
        if self.is_unknown(pig) && !self.suspects.has(pig) {
            self.suspects.insert(pig);
            self.tell(Event::Suspect { pig: pig as u8 });
        }
    }

    #[inline]
    fn is_unknown(&self, pig: Seat) -> bool {
        !(self.loyal_faces | self.rebel_faces).has(pig)
    }
}
