//! How far up a table is solved.

use damoni_corpus::goudan::{MAX_HEALTH, Query};

/// Pairs of heroes' health that a table holds, with all boards and hands.
///
/// A turn leads to less health only, and swaps the sides: so with a pair come all pairs below it, and each pair turned
/// round. What is left to say is, for the larger health of a pair, how large the other one may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// By the larger health of a pair: the most the smaller one may be, 0 for none.
    smaller: [u8; MAX_HEALTH as usize + 1],
}

impl Reach {
    /// Every position of the statement.
    pub const EVERYTHING: Self = Self::up_to(MAX_HEALTH, MAX_HEALTH);

    const NOTHING: Self = Self { smaller: [0; MAX_HEALTH as usize + 1] };

    /// Positions in which the mover has at most `own` hit points and the opponent at most `teacher`, and what these
    /// lead to. (The statement's 20 is the most that either can be.)
    pub const fn up_to(own: u8, teacher: u8) -> Self {
        let (large, small) = if own < teacher { (teacher, own) } else { (own, teacher) };
        let mut reach = Self::NOTHING;
        let mut larger = 1;
        while larger <= large && larger <= MAX_HEALTH {
            reach.smaller[larger as usize] = if larger < small { larger } else { small };
            larger += 1;
        }
        reach
    }

    /// What these queries need, and no more.
    pub fn of(queries: &[Query]) -> Self {
        let mut reach = Self::NOTHING;
        for query in queries {
            let (own, teacher) = (query.own_health(), query.teacher_health());
            let most = &mut reach.smaller[usize::from(own.max(teacher))];
            *most = own.min(teacher).max(*most);
        }
        // With a pair come all below it.
        for larger in (1..reach.smaller.len() - 1).rev() {
            let below = reach.smaller[larger + 1].min(larger as u8);
            reach.smaller[larger] = reach.smaller[larger].max(below);
        }
        reach
    }

    /// Whether the position of this query is among them.
    pub fn covers(&self, query: &Query) -> bool {
        let (own, teacher) = (query.own_health(), query.teacher_health());
        self.covers_pair(own.max(teacher).into(), own.min(teacher).into())
    }

    pub(super) fn covers_pair(&self, larger: usize, smaller: usize) -> bool {
        smaller <= usize::from(self.smaller[larger])
    }

    /// The most hit points of a hero.
    pub(super) fn health(&self) -> usize {
        self.smaller.iter().rposition(|&smaller| smaller > 0).unwrap_or(0)
    }
}
