//! The rules of goudan, each in a position small enough to work out by hand.
//!
//! In the comments `E:S` are the hit points of both heroes, E to move. Two facts come up again and again:
//! - *Even*: at 1:1, a card played while nothing else can happen wins with 1/2, for each hit is as likely to fall on one
//!   hero as on the other, and whatever minions it falls on instead, three hits are enough to decide.
//! - *Lethal*: who may attack with a minion while the enemy hero has at most 3 hit points wins.

use damoni_corpus::goudan::{Action, Board, Case, Minion, Query};
use damoni_corpus::{Goudan, Recorder, Simulator};
use damoni_sim::Sim;

/// Hit points of E's hero, E's minions, E's hand before the draw; the same of the teacher.
type Side<'b> = (u8, &'b [u8], u8);

/// E's chance, and the value of each first action.
fn solve(budget: u8, own: Side, teacher: Side) -> (f64, Vec<(Action, f64)>) {
    let boards = [teacher.1, own.1].map(|health| Board::new(health).unwrap());
    let query = Query::new([own.0, teacher.0], boards[0], boards[1], [teacher.2, own.2]).unwrap();
    let case = Case::new(budget, vec![query]).unwrap();
    let mut seen = Recorder::default();
    let outcome = Simulator::<Goudan>::play(&Sim, &case, &mut seen).unwrap();
    (outcome.answer.chances[0], seen.events.iter().map(|event| (event.action, event.value)).collect())
}

fn chance(own: Side, teacher: Side) -> f64 {
    solve(3, own, teacher).0
}

/// The value of a first action, if it is legal.
fn value(action: Action, own: Side, teacher: Side) -> Option<f64> {
    let actions = solve(3, own, teacher).1;
    actions.into_iter().find(|&(other, _)| other == action).map(|(_, value)| value)
}

#[track_caller]
fn assert_value(found: impl Into<Option<f64>>, numerator: u32, denominator: u32) {
    let (found, expected) = (found.into(), f64::from(numerator) / f64::from(denominator));
    assert!(
        found.is_some_and(|found| (found - expected).abs() < 1e-14),
        "{found:?}, not {numerator}/{denominator}"
    );
}

const ONE: Minion = Minion::One;
const TWO: Minion = Minion::Two;

#[test]
fn a_card_is_drawn_at_the_start_and_something_must_be_done() {
    // 1:1, one card after the draw. The skill kills, the turn may not be ended: the card must be played. Even.
    assert_value(chance((1, &[], 0), (1, &[], 0)), 1, 2);
}

#[test]
fn a_hero_at_0_loses_before_the_remaining_hits() {
    // 1:2. The first hit must be on S (1/2), the second too (1/2). A third cannot matter.
    assert_value(chance((1, &[], 0), (2, &[], 0)), 1, 4);
    // 1:3. All three on S.
    assert_value(chance((1, &[], 0), (3, &[], 0)), 1, 8);
    // 2:2. Two on one hero before two on the other.
    assert_value(chance((2, &[], 0), (2, &[], 0)), 1, 2);
    // 3:1. Lost only if all three are on E.
    assert_value(value(Action::Play, (3, &[], 0), (1, &[], 0)), 7, 8);
}

#[test]
fn a_new_minion_is_no_target_of_its_card_and_may_not_attack_yet() {
    // 1:4, one card. E survives only if all three hits are on S (1/8), and 1:1 is left. Could the minion attack now, E
    // had won; but he must end the turn, and S must play his card: even.
    assert_value(chance((1, &[], 0), (4, &[], 0)), 1, 16);
}

#[test]
fn a_minion_attacks_the_hero_for_3_and_once_a_turn() {
    assert_value(chance((1, &[1], 0), (3, &[], 0)), 1, 1);
    // 1:4. The attack leaves 1:1 and a minion that may not attack again. Playing now or letting S play: even.
    assert_value(value(Action::Hero { with: TWO }, (1, &[2], 0), (4, &[], 0)), 1, 2);
    // Two minions are good for 6, but not for 7.
    assert_value(chance((1, &[1, 2], 0), (6, &[2], 3)), 1, 1);
    assert!(chance((1, &[1, 2], 0), (7, &[2], 3)) < 1.0);
}

#[test]
fn a_trade_destroys_both_minions_whatever_their_hit_points() {
    // 1:1. After the trade both boards are empty: even. A minion left to E would win at once.
    for (with, own) in [(ONE, [1]), (TWO, [2])] {
        for (target, teacher) in [(ONE, [1]), (TWO, [2])] {
            assert_value(value(Action::Trade { with, target }, (1, &own, 0), (1, &teacher, 0)), 1, 2);
        }
    }
    // 1:4. After the trade E plays his card: 1/16 as without minions. To leave that to S is no better: he loses only if all
    // three hits are on himself (1/8) and then, at 1:1, by an even chance.
    assert_value(value(Action::Trade { with: ONE, target: TWO }, (1, &[1], 0), (4, &[2], 0)), 1, 16);
}

#[test]
fn hits_wound_and_destroy_minions_and_the_next_hit_has_fewer_targets() {
    // 1:1, a minion of 2 each (o, t), one card. If o survives and no hero dies, o attacks and wins; if o dies and t does
    // not, t wins for S. First hit: 1/4 S, 1/4 E, 1/2 wounds a minion. Second: again 1/4 S, in all 1/8; and
    //   o, o (1/16): 1/3 S, 1/3 E, 1/3 wounds t, which wins for S;
    //   o, t or t, o (1/8): 1/4 S, 1/4 E, 1/4 o dies: lost, 1/4 t dies: won;
    //   t, t (1/16): 1/3 S, 1/3 E, 1/3 wounds o, which wins.
    // 1/4 + 1/8 + 1/16 * 1/3 + 1/8 * 1/2 + 1/16 * 2/3 = 1/2.
    assert_value(value(Action::Play, (1, &[2], 0), (1, &[2], 0)), 1, 2);
    // The same with o of 1 and no t: 1/3 S, 1/3 E, 1/3 o dies, and then the heroes are even.
    assert_value(value(Action::Play, (1, &[1], 0), (1, &[], 0)), 1, 2);
    // 2:1 with o of 1. Lost if E is hit twice before S once: first hit E (1/3), second E (1/3) or o (1/3) and E (1/2):
    // 1/3 * 1/2 = 1/6; first hit o (1/3), then both on E (1/4): 1/12. Else S dies, or E has 1 left and an attacker.
    assert_value(value(Action::Play, (2, &[1], 0), (1, &[], 0)), 3, 4);
}

#[test]
fn the_skill_costs_2_hit_points_and_draws() {
    // 3:1. The skill leaves 1:1: even, whoever plays first.
    assert_value(value(Action::Skill, (3, &[], 0), (1, &[], 0)), 1, 2);
    // The better choice is the card.
    assert_value(chance((3, &[], 0), (1, &[], 0)), 7, 8);
}

#[test]
fn the_skill_kills_its_user_at_2_hit_points() {
    assert_value(value(Action::Skill, (1, &[], 0), (1, &[], 0)), 0, 1);
    assert_value(value(Action::Skill, (2, &[], 0), (1, &[], 0)), 0, 1);
    assert_value(value(Action::Skill, (2, &[1], 0), (3, &[], 0)), 0, 1);
}

#[test]
fn the_skill_is_legal_at_three_cards_and_draws_nothing() {
    // 3:1 as before: what is in the hand does not matter at 1:1.
    assert_value(value(Action::Skill, (3, &[], 3), (1, &[], 0)), 1, 2);
    // 3:3 with a minion: the skill does not spoil the attack that wins.
    assert_value(value(Action::Skill, (3, &[1], 2), (3, &[2], 0)), 1, 1);
}

#[test]
fn a_full_board_has_no_room_for_a_card() {
    let full = (5, &[1, 1, 2, 2][..], 3);
    assert_eq!(value(Action::Play, full, (20, &[], 0)), None);
    assert!(value(Action::Play, (5, &[1, 2, 2], 3), (20, &[], 0)).is_some());
}

#[test]
fn first_actions_come_in_their_order_and_only_if_legal() {
    let actions = |own, teacher| -> Vec<Action> {
        solve(4, own, teacher).1.into_iter().map(|(action, _)| action).collect()
    };
    assert_eq!(actions((9, &[], 0), (9, &[1, 2], 0)), [Action::Skill, Action::Play]);
    assert_eq!(
        actions((9, &[2, 1], 0), (9, &[2, 1], 0)),
        [
            Action::Hero { with: ONE },
            Action::Hero { with: TWO },
            Action::Trade { with: ONE, target: ONE },
            Action::Trade { with: ONE, target: TWO },
            Action::Trade { with: TWO, target: ONE },
            Action::Trade { with: TWO, target: TWO },
            Action::Skill,
            Action::Play,
        ]
    );
    assert_eq!(
        actions((2, &[2, 2, 2, 2], 3), (1, &[1], 0)),
        [Action::Hero { with: TWO }, Action::Trade { with: TWO, target: ONE }, Action::Skill]
    );
}

#[test]
fn there_is_no_fourth_card() {
    for (own, teacher) in [((5, &[1][..]), (6, &[2][..])), ((6, &[]), (4, &[1, 2]))] {
        let with_hand = |hand| chance((own.0, own.1, hand), (teacher.0, teacher.1, 1));
        assert_eq!(with_hand(2), with_hand(3));
        assert_ne!(with_hand(1), with_hand(2));
    }
}

#[test]
fn skills_and_cards_share_a_budget() {
    // Both have cards enough to spend any budget, and health to pay for more: its size is felt.
    let chance = |budget| solve(budget, (9, &[], 3), (9, &[2, 2], 3)).0;
    assert_ne!(chance(3), chance(4));
    assert_ne!(chance(4), chance(5));
    // 1:1 is over with the first card.
    let chance = |budget| solve(budget, (1, &[], 3), (1, &[], 3)).0;
    assert_eq!([chance(3), chance(4), chance(5)], [0.5; 3]);
}
