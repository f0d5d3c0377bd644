//! The rules of goudan as a plain recursion: slow, short, and with nothing in common with the table.

use std::collections::HashMap;

use damoni_corpus::goudan::{Action, Board, Minion, Query};

/// One player. Minions are counted by hit points: `[with 1, with 2]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Side {
    health: u8,
    hand: u8,
    /// May attack this turn.
    fresh: [u8; 2],
    /// Have attacked, or are new.
    used: [u8; 2],
}

impl Side {
    fn new(health: u8, hand: u8, board: &Board) -> Self {
        Self { health, hand, fresh: [1, 2].map(|health| board.count(health) as u8), used: [0, 0] }
    }

    fn minions(&self) -> u8 {
        self.fresh.iter().chain(&self.used).sum()
    }

    fn draw(&mut self) {
        self.hand = (self.hand + 1).min(3);
    }

    fn refresh(&mut self) {
        for (fresh, used) in self.fresh.iter_mut().zip(&mut self.used) {
            *fresh += std::mem::take(used);
        }
    }
}

/// A minion of `minions` with `kind + 1` hit points loses one.
fn wound(minions: &mut [u8; 2], kind: usize) {
    minions[kind] -= 1;
    if kind == 1 {
        minions[0] += 1;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Moment {
    /// The mover decides; whether something was done this turn.
    Decision { acted: bool },
    /// So many hits of a card to come.
    Hits(u8),
}

/// Values of the moments met so far, all under one budget.
pub struct Recursion {
    budget: u8,
    known: HashMap<(Side, Side, u8, Moment), f64>,
}

impl Recursion {
    pub fn new(budget: u8) -> Self {
        Self { budget, known: HashMap::new() }
    }

    /// E's chance to win.
    pub fn chance(&mut self, query: &Query) -> f64 {
        let (me, op) = sides(query);
        self.turn(me, op)
    }

    /// Each first action with its value.
    pub fn first_actions(&mut self, query: &Query) -> Vec<(Action, f64)> {
        let (mut me, op) = sides(query);
        me.draw();
        self.actions(me, op, self.budget)
    }

    fn turn(&mut self, mut me: Side, mut op: Side) -> f64 {
        me.draw();
        me.refresh();
        op.refresh();
        self.moment(me, op, self.budget, Moment::Decision { acted: false })
    }

    fn moment(&mut self, me: Side, op: Side, budget: u8, moment: Moment) -> f64 {
        if me.health == 0 {
            return 0.0;
        }
        if op.health == 0 {
            return 1.0;
        }
        let key = (me, op, budget, moment);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let value = match moment {
            Moment::Hits(left) => self.hits(me, op, budget, left),
            Moment::Decision { acted } => {
                let end = if acted { 1.0 - self.turn(op, me) } else { 0.0 };
                let actions = self.actions(me, op, budget);
                actions.into_iter().fold(end, |best, (_, value)| best.max(value))
            }
        };
        self.known.insert(key, value);
        value
    }

    fn actions(&mut self, me: Side, op: Side, budget: u8) -> Vec<(Action, f64)> {
        const KINDS: [(usize, Minion); 2] = [(0, Minion::One), (1, Minion::Two)];
        let acted = Moment::Decision { acted: true };
        let mut actions = Vec::new();
        for (with, own) in KINDS {
            if me.fresh[with] > 0 {
                let (mut me, mut op) = (me, op);
                me.fresh[with] -= 1;
                me.used[with] += 1;
                op.health = op.health.saturating_sub(3);
                actions.push((Action::Hero { with: own }, self.moment(me, op, budget, acted)));
            }
        }
        for (with, own) in KINDS {
            for (target, enemy) in KINDS {
                if me.fresh[with] > 0 && op.fresh[target] > 0 {
                    let (mut me, mut op) = (me, op);
                    me.fresh[with] -= 1;
                    op.fresh[target] -= 1;
                    let action = Action::Trade { with: own, target: enemy };
                    actions.push((action, self.moment(me, op, budget, acted)));
                }
            }
        }
        if budget > 0 {
            let mut paid = me;
            paid.health = paid.health.saturating_sub(2);
            paid.draw();
            actions.push((Action::Skill, self.moment(paid, op, budget - 1, acted)));
            if me.hand > 0 && me.minions() < 4 {
                let played = Side { hand: me.hand - 1, ..me };
                actions.push((Action::Play, self.moment(played, op, budget - 1, Moment::Hits(3))));
            }
        }
        actions
    }

    fn hits(&mut self, mut me: Side, op: Side, budget: u8, left: u8) -> f64 {
        if left == 0 {
            me.used[1] += 1;
            return self.moment(me, op, budget, Moment::Decision { acted: true });
        }
        let next = Moment::Hits(left - 1);
        let mut sum = self.moment(Side { health: me.health - 1, ..me }, op, budget, next)
            + self.moment(me, Side { health: op.health - 1, ..op }, budget, next);
        for kind in 0..2 {
            if me.fresh[kind] > 0 {
                let mut hit = me;
                wound(&mut hit.fresh, kind);
                sum += f64::from(me.fresh[kind]) * self.moment(hit, op, budget, next);
            }
            if me.used[kind] > 0 {
                let mut hit = me;
                wound(&mut hit.used, kind);
                sum += f64::from(me.used[kind]) * self.moment(hit, op, budget, next);
            }
            if op.fresh[kind] > 0 {
                let mut hit = op;
                wound(&mut hit.fresh, kind);
                sum += f64::from(op.fresh[kind]) * self.moment(me, hit, budget, next);
            }
        }
        sum / f64::from(2 + me.minions() + op.minions())
    }
}

fn sides(query: &Query) -> (Side, Side) {
    (
        Side::new(query.own_health(), query.own_hand(), query.own_board()),
        Side::new(query.teacher_health(), query.teacher_hand(), query.teacher_board()),
    )
}
