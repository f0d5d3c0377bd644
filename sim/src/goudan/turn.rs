//! The rules of a turn: what each action is worth to the mover.

use damoni_corpus::goudan::Action;

use super::boards::{ALL, Boards, KINDS};
use super::memory::{self, Windows};
use super::table::Table;
use super::values::{AfterHit, Chance, Decision, HANDS, Outcomes, Play, Start, raise};

/// Hit points an attack takes from a hero.
pub(super) const ATTACK: usize = 3;
/// Hit points a skill costs.
pub(super) const SKILL: usize = 2;
/// By hand: what it is once a card is drawn. There is no fourth card.
const DRAWS: [usize; HANDS] = [1, 2, 3, 3];

/// A position without hands and budget: the mover's side first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    /// Hit points of the heroes.
    pub heroes: [usize; 2],
    /// The number of the mover's board: without marks, with marks, or with room, as the function says.
    pub own: usize,
    /// The number of the enemy's board.
    pub enemy: usize,
}

/// All that the value of a position can be read from: the values of positions with fewer hit points.
pub(super) struct Lower<const O: usize, const B: usize> {
    pub boards: &'static Boards,
    pub starts: Table,
    pub windows: Windows<O, B>,
}

impl<const O: usize, const B: usize> Lower<O, B> {
    /// Nothing is known yet, and the windows are for healths up to `health`.
    pub fn new(starts: Table, health: usize) -> Self {
        Self { boards: &ALL, starts, windows: memory::windows(health) }
    }

    /// 回合开始: the best first action, by hand after the draw. `own` has no marks yet: all may attack.
    pub fn start(&self, place: Place) -> Start {
        let [_, theirs] = place.heroes;
        if theirs <= ATTACK * self.boards.own[self.boards.all_fresh[place.own]].fresh {
            return [[1.0; HANDS]; HANDS - 1];
        }
        let mut best = [[0.0; HANDS]; HANDS - 1];
        self.first_actions(place, |_, values| raise(&mut best, &values));
        best
    }

    /// What each first action is worth, by hand after the draw, in the order of [`Action`]. `own` has no marks yet.
    pub fn first_actions(&self, place: Place, mut see: impl FnMut(Action, Start)) {
        let place = Place { own: self.boards.all_fresh[place.own], ..place };
        let whole_budget = |after: Chance<'_, Decision<B>>| match after {
            Chance::Lost => [[0.0; HANDS]; HANDS - 1],
            Chance::Won => [[1.0; HANDS]; HANDS - 1],
            Chance::Open(after) => [after[1][O], after[2][O], after[3][O]],
        };
        for (kind, with) in KINDS.into_iter().enumerate() {
            if let Some(after) = self.attack_hero(place, kind) {
                see(Action::Hero { with }, whole_budget(after));
            }
        }
        for (kind, with) in KINDS.into_iter().enumerate() {
            for (enemy_kind, target) in KINDS.into_iter().enumerate() {
                if let Some(after) = self.trade(place, kind, enemy_kind) {
                    see(Action::Trade { with, target }, whole_budget(after));
                }
            }
        }
        let skill = match self.skill(place) {
            Chance::Lost => [[0.0; HANDS]; HANDS - 1],
            Chance::Won => [[1.0; HANDS]; HANDS - 1],
            Chance::Open(after) => [1, 2, 3].map(|hand| after[DRAWS[hand]][O - 1]),
        };
        see(Action::Skill, skill);
        if let Some(after) = self.play(place) {
            see(Action::Play, after.map(|by_budget| by_budget[O - 1]));
        }
    }

    /// 行动: the best of all actions and of ending the turn, once something was done. `own` has marks.
    pub fn decide(&self, place: Place) -> Decision<B> {
        let mut best = self.end_turn(place);
        for kind in 0..2 {
            if let Some(after) = self.attack_hero(place, kind).and_then(Chance::open) {
                raise(best.as_flattened_mut(), after.as_flattened());
            }
            for target in 0..2 {
                if let Some(after) = self.trade(place, kind, target).and_then(Chance::open) {
                    raise(best.as_flattened_mut(), after.as_flattened());
                }
            }
        }
        if let Some(after) = self.skill(place).open() {
            for (best, drawn) in best.iter_mut().zip(DRAWS) {
                raise(&mut best[1..], &after[drawn][..O]);
            }
        }
        if let Some(after) = self.play(place) {
            for (hand, after) in after.iter().enumerate() {
                raise(&mut best[hand + 1][1..], after);
            }
        }
        best
    }

    /// 结束回合: the opponent draws and begins his turn, all his minions fresh.
    fn end_turn(&self, place: Place) -> Decision<B> {
        let [mine, theirs] = place.heroes;
        let own = self.boards.own[place.own].unmarked;
        let opponent = self.starts.get(Place { heroes: [theirs, mine], own: place.enemy, enemy: own });
        let mut values = [[[0.0; HANDS]; B]; HANDS];
        for (hand, by_budget) in values.iter_mut().enumerate() {
            let value = DRAWS.map(|drawn| 1.0 - opponent[drawn - 1][hand]);
            by_budget.fill(value);
        }
        values
    }

    /// 攻击英雄: a fresh minion of this kind takes 3 from the enemy hero, and may not attack again this turn.
    fn attack_hero(&self, place: Place, kind: usize) -> Option<Chance<'_, Decision<B>>> {
        let own = self.boards.own[place.own].attacked[kind]?;
        let [mine, theirs] = place.heroes;
        Some(self.decision(Place { heroes: [mine, theirs.saturating_sub(ATTACK)], own, ..place }))
    }

    /// 攻击随从: a fresh minion and an enemy minion destroy each other, whatever their hit points.
    fn trade(&self, place: Place, kind: usize, target: usize) -> Option<Chance<'_, Decision<B>>> {
        let own = self.boards.own[place.own].traded[kind]?;
        let enemy = self.boards.enemy[place.enemy].without[target]?;
        Some(self.decision(Place { own, enemy, ..place }))
    }

    /// 技能: 2 hit points of one's own for a card.
    fn skill(&self, place: Place) -> Chance<'_, Decision<B>> {
        let [mine, theirs] = place.heroes;
        self.decision(Place { heroes: [mine.saturating_sub(SKILL), theirs], ..place })
    }

    /// 出牌: three hits, if there is room for the minion that enters after them.
    fn play(&self, place: Place) -> Option<Play<O>> {
        let own = self.boards.own[place.own].room?;
        Some(self.three_hits(Place { own, ..place }))
    }

    /// `own` has room, here and below.
    fn three_hits(&self, place: Place) -> Play<O> {
        self.hit(place, |after| self.hits_to_come(2, after))
    }

    pub fn two_hits(&self, place: Place) -> Play<O> {
        self.hit(place, |after| self.hits_to_come(1, after))
    }

    /// After the last hit the new minion enters, marked as having attacked.
    pub fn last_hit(&self, place: Place) -> Play<O> {
        self.hit(place, |after| self.decision(Place { own: self.boards.room[after.own].entered, ..after }))
    }

    /// One of the heroes and minions, all as likely, loses a hit point.
    #[inline(always)]
    fn hit<'s, T: AfterHit<O> + 's>(
        &'s self,
        place: Place,
        after: impl Fn(Place) -> Chance<'s, T>,
    ) -> Play<O> {
        let [mine, theirs] = place.heroes;
        let (own, enemy) = (&self.boards.room[place.own], &self.boards.enemy[place.enemy]);
        let mut outcomes = Outcomes::none();
        outcomes.add(1.0, after(Place { heroes: [mine - 1, theirs], ..place }));
        outcomes.add(1.0, after(Place { heroes: [mine, theirs - 1], ..place }));
        for hit in &own.hits {
            outcomes.add(hit.chances, after(Place { own: hit.leaves, ..place }));
        }
        for hit in &enemy.hits {
            outcomes.add(hit.chances, after(Place { enemy: hit.leaves, ..place }));
        }
        outcomes.average(2 + own.minions + enemy.minions)
    }

    /// The value of a decision to come, if it is still open.
    #[inline(always)]
    fn decision(&self, place: Place) -> Chance<'_, Decision<B>> {
        let [mine, theirs] = place.heroes;
        if mine == 0 {
            Chance::Lost
        } else if theirs <= ATTACK * self.boards.own[place.own].fresh {
            // Also true of a hero at 0.
            Chance::Won
        } else {
            Chance::Open(
                self.windows
                    .decisions
                    .get(place.heroes, self.boards.decision_cells.of(place.own, place.enemy)),
            )
        }
    }

    /// The value of `left` hits to come, if no hero is dead.
    #[inline(always)]
    fn hits_to_come(&self, left: usize, place: Place) -> Chance<'_, Play<O>> {
        match place.heroes {
            [0, _] => Chance::Lost,
            [_, 0] => Chance::Won,
            heroes => {
                let cell = self.boards.play_cells.of(place.own, place.enemy);
                Chance::Open(self.windows.hits[left - 1].get(heroes, cell))
            }
        }
    }
}
