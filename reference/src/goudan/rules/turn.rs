//! The start and the end of a turn (回合).

use super::attack as attacks;
use crate::goudan::components::{Attacks, Hand, Side};
use crate::goudan::policies::{Attackers, Budget, Draw, DrawTime, End, FirstMinions, Marks, Policies, Purse};
use crate::goudan::table::{Table, Turn};

/// The enemy of the last mover begins a turn: he draws, his minions are fresh, and there is a new budget O.
pub(in crate::goudan) fn start(table: &mut Table, policies: &Policies, budget: u8) {
    let last = table.turn();
    let (mover, first) = (last.mover.enemy(), last.number == 0);
    table.set_turn(Turn {
        number: last.number + 1,
        mover,
        budget: match policies.budget {
            Budget::HandedOn if !first => last.budget,
            Budget::New | Budget::HandedOn => budget + policies.beyond_budget,
        },
        skills: match policies.skill_purse {
            Purse::Own => budget,
            Purse::BudgetOnce => 1,
            Purse::Budget | Purse::Free => 0,
        },
        acted: false,
        attacked: false,
        hits: 0,
        fallen: 0,
    });
    if policies.draw_time == DrawTime::Start {
        draw_of_turn(table, policies);
    }
    if policies.marks == Marks::Lifted {
        mark(table, mover, Attacks::FRESH);
    }
    if first && policies.first_minions == FirstMinions::Asleep {
        mark(table, mover, attacks::spent(policies));
    }
}

/// The mover ends his turn.
pub(in crate::goudan) fn end(table: &mut Table, policies: &Policies) {
    if policies.draw_time == DrawTime::End {
        draw_of_turn(table, policies);
    }
}

fn draw_of_turn(table: &mut Table, policies: &Policies) {
    let turn = table.turn();
    let due = if turn.number == 1 { policies.first_draw } else { policies.later_draws };
    if due == Draw::Done {
        draw(table, policies, turn.mover);
    }
}

/// Draw a card (摸牌); with a full hand nothing happens.
pub(in crate::goudan) fn draw(table: &mut Table, policies: &Policies, side: Side) {
    let Hand(cards) = table.hand(side);
    if cards < policies.hand_limit {
        table.set_hand(side, Hand(cards + 1));
    }
}

/// Marks every minion of `side`.
fn mark(table: &mut Table, side: Side, attacks: Attacks) {
    let others: Vec<_> = table.board(side).filter(|minion| minion.attacks != attacks).collect();
    for minion in others {
        table.set_attacks(minion.entity, attacks);
    }
}

/// The turn may end only after something was done in it (no passing).
pub(in crate::goudan) fn may_end(table: &Table) -> bool {
    table.turn().acted
}

/// Notes that a skill or play was done.
pub(in crate::goudan) fn act(table: &mut Table) {
    let turn = table.turn();
    table.set_turn(Turn { acted: true, ..turn });
}

/// Notes that a minion attacked, which counts as something done.
pub(in crate::goudan) fn attack(table: &mut Table, policies: &Policies) {
    let turn = table.turn();
    let acted = turn.acted || policies.end == End::AfterAnything;
    // Only where it matters, so that positions do not differ by it elsewhere.
    let attacked = policies.attackers == Attackers::One;
    table.set_turn(Turn { acted, attacked, ..turn });
}

/// Pays for an action; skills and plays share one budget.
pub(in crate::goudan) fn pay(table: &mut Table, purse: Purse) {
    let turn = table.turn();
    let (budget, skills) = match purse {
        Purse::Budget => (1, 0),
        Purse::Own => (0, 1),
        Purse::BudgetOnce => (1, 1),
        Purse::Free => (0, 0),
    };
    table.set_turn(Turn { budget: turn.budget - budget, skills: turn.skills - skills, ..turn });
}

/// Whether one more action can be paid for.
pub(in crate::goudan) fn can_pay(table: &Table, purse: Purse) -> bool {
    let turn = table.turn();
    match purse {
        Purse::Budget => turn.budget > 0,
        Purse::Own => turn.skills > 0,
        Purse::BudgetOnce => turn.budget > 0 && turn.skills > 0,
        Purse::Free => true,
    }
}
