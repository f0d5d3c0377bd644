//! Damage, dying, rewards and the penalty.

use std::ops::ControlFlow::{self, Break, Continue};

use damoni_corpus::Observer;
use damoni_corpus::pigkill::{Card, Event, Role, Side};

use super::seats::{LORD, Seat};
use super::table::Table;

impl<O: Observer<Event>> Table<'_, O> {
    /// One damage from `source`. `Break` is the end of the game.
    #[inline]
    pub fn damage(&mut self, pig: Seat, source: Seat, cause: Card) -> ControlFlow<Side> {
        self.health[pig] -= 1;
        let health = self.health[pig];
        self.tell(Event::Damage { pig: pig as u8, source: source as u8, cause, health });
        if health > 0 || self.saved_by_a_peach(pig) {
            return Continue(());
        }
        self.die(pig, source)
    }

    /// A pig at health 0 uses its leftmost P, in any turn.
    #[inline]
    fn saved_by_a_peach(&mut self, pig: Seat) -> bool {
        let saved = self.take(pig, Card::Peach);
        if saved {
            self.health[pig] = 1;
            self.tell(Event::Heal { pig: pig as u8, health: 1, dying: true });
        }
        saved
    }

    /// A pig dies: perhaps the end of the game, perhaps a reward or the penalty.
    fn die(&mut self, pig: Seat, source: Seat) -> ControlFlow<Side> {
        let role = self.role(pig);
        self.lose_everything(pig);
        self.alive.remove(pig);
        self.tell(Event::Die { pig: pig as u8, role });
        match role {
            Role::Lord => return Break(Side::Rebels),
            Role::Rebel if (self.rebels & self.alive).is_empty() => return Break(Side::Lord),
            Role::Rebel => self.reward(source),
            Role::Loyalist if source == LORD => self.penalty(),
            Role::Loyalist => {}
        }
        Continue(())
    }

    /// Three cards for whoever killed a rebel.
    fn reward(&mut self, source: Seat) {
        self.tell(Event::Reward { pig: source as u8 });
        for _ in 0..3 {
            self.draw(source);
        }
    }

    /// The lord has killed a loyalist and discards his hand and crossbow.
    fn penalty(&mut self) {
        let (cards, crossbow) = (self.hands[LORD].count(), self.armed.has(LORD));
        self.lose_everything(LORD);
        self.tell(Event::Penalty { pig: LORD as u8, cards, crossbow });
    }
}
