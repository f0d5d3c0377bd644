//! How far up a table is solved.

use damoni_corpus::goudan::{Board, MAX_HEALTH, Query};

use super::boards::MAX_TOTAL;

/// Pairs of heroes' health that a table holds, with all hands and with boards up to some number of hit points.
///
/// A turn leads to less health only, and swaps the sides: so with a pair come all pairs below it, and each pair turned
/// round. What is left to say is, for the larger health of a pair, how large the other one may be. And as a turn leads to
/// fewer hit points in all, minions counted, nothing above their sum need be solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// By the larger health of a pair: the most the smaller one may be, 0 for none.
    smaller: [u8; MAX_HEALTH as usize + 1],
    /// The most hit points of heroes and minions together.
    total: usize,
}

impl Reach {
    /// Every position of the statement.
    pub const EVERYTHING: Self = Self::up_to(MAX_HEALTH, MAX_HEALTH);

    const NOTHING: Self = Self { smaller: [0; MAX_HEALTH as usize + 1], total: 0 };

    /// Positions in which the mover has at most `own` hit points and the opponent at most `teacher`, and what these
    /// lead to. (The statement's 20 is the most that either can be.)
    pub const fn up_to(own: u8, teacher: u8) -> Self {
        let (large, small) = if own < teacher { (teacher, own) } else { (own, teacher) };
        let mut reach = Self::NOTHING;
        reach.total = 2 * MAX_HEALTH as usize + MAX_TOTAL;
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
            reach.total = reach.total.max(total(query));
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
        self.covers_pair(own.max(teacher).into(), own.min(teacher).into()) && total(query) <= self.total
    }

    pub(super) fn covers_pair(&self, larger: usize, smaller: usize) -> bool {
        smaller <= usize::from(self.smaller[larger])
    }

    /// The most hit points of heroes and minions together.
    pub(super) fn total(&self) -> usize {
        self.total
    }

    /// The most hit points of a hero.
    pub(super) fn health(&self) -> usize {
        self.smaller.iter().rposition(|&smaller| smaller != 0).unwrap_or(0)
    }
}

/// Hit points of heroes and minions together.
fn total(query: &Query) -> usize {
    let minions = |board: &Board| board.health().iter().copied().map(usize::from).sum::<usize>();
    let heroes = usize::from(query.own_health()) + usize::from(query.teacher_health());
    heroes + minions(query.own_board()) + minions(query.teacher_board())
}
