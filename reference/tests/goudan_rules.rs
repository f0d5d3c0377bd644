//! Goudan rule by rule, with values worked out by hand.

use damoni_corpus::goudan::{Action, Board, Case, Event, Goudan, Minion, Query};
use damoni_corpus::{Recorder, Simulator, Unobserved};
use damoni_reference::Reference;
use proptest::prelude::*;

use Minion::{One, Two};

/// One player's half of a query.
#[derive(Clone, Debug)]
struct Half {
    health: u8,
    board: Vec<u8>,
    hand: u8,
}

fn half(health: u8, board: &[u8], hand: u8) -> Half {
    Half { health, board: board.to_vec(), hand }
}

fn query(e: &Half, teacher: &Half) -> Query {
    Query::new(
        [e.health, teacher.health],
        Board::new(&teacher.board).unwrap(),
        Board::new(&e.board).unwrap(),
        [teacher.hand, e.hand],
    )
    .unwrap()
}

fn play(budget: u8, e: &Half, teacher: &Half) -> (f64, Vec<(Action, f64)>) {
    let case = Case::new(budget, vec![query(e, teacher)]).unwrap();
    let mut recorder = Recorder::default();
    let outcome = Reference::<Goudan>::default().play(&case, &mut recorder).unwrap();
    let events = recorder.events.into_iter().map(|event: Event| (event.action, event.value)).collect();
    (outcome.answer.chances[0], events)
}

fn chance(e: &Half, teacher: &Half) -> f64 {
    play(5, e, teacher).0
}

fn value(action: Action, e: &Half, teacher: &Half) -> f64 {
    let (_, events) = play(5, e, teacher);
    events.into_iter().find(|(done, _)| *done == action).expect("the action is legal").1
}

#[track_caller]
fn assert_near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-12, "found {found}, expected {expected}");
}

#[test]
fn hits_fall_on_either_hero_alike() {
    // With nobody else there and four hit points together, one card decides: E wins if the teacher runs out first.
    for (e, teacher, expected) in [
        (1, 1, 1.0 / 2.0),
        (1, 2, 1.0 / 4.0),
        (1, 3, 1.0 / 8.0),
        (2, 1, 3.0 / 4.0),
        (2, 2, 1.0 / 2.0),
        (3, 1, 7.0 / 8.0),
    ] {
        assert_near(value(Action::Play, &half(e, &[], 0), &half(teacher, &[], 0)), expected);
    }
}

#[test]
fn a_minion_is_a_target_until_it_falls() {
    // E falls first (1/3); the teacher is hit first (1/3), then 1/3 + 1/3 * 1/2; the minion first (1/3), then 1/4.
    let expected = 1.0 / 3.0 * (1.0 / 3.0 + 1.0 / 3.0 * 1.0 / 2.0) + 1.0 / 3.0 * 1.0 / 4.0;
    assert_near(chance(&half(1, &[], 0), &half(2, &[1], 0)), expected);
}

#[test]
fn hits_fall_on_one_s_own_minions_too() {
    // A hero falls first with the same chance on either side, wherever the minion stands.
    assert_near(value(Action::Play, &half(1, &[1], 0), &half(1, &[], 0)), 1.0 / 2.0);
}

#[test]
fn a_new_minion_may_not_attack_at_once_and_is_no_target_of_its_own_card() {
    // SSS wins (1/8); EE, ESE and SEE lose (1/2); else both have 1 left, no card, and the teacher must play: 1/2.
    assert_near(chance(&half(2, &[], 0), &half(3, &[], 0)), 1.0 / 8.0 + 3.0 / 8.0 * 1.0 / 2.0);
}

#[test]
fn minions_take_three_from_the_hero() {
    assert_near(chance(&half(1, &[1], 0), &half(3, &[], 0)), 1.0);
    assert_near(chance(&half(1, &[1, 2], 0), &half(6, &[2, 2, 2, 2], 0)), 1.0);
    assert!(chance(&half(1, &[1], 0), &half(4, &[], 0)) < 1.0);
}

#[test]
fn a_minion_attacks_once_a_turn() {
    // Both have 1 left and nobody may attack: whoever plays next decides with 1/2.
    assert_near(value(Action::Hero { with: One }, &half(1, &[1], 0), &half(4, &[], 0)), 1.0 / 2.0);
}

#[test]
fn a_trade_destroys_both_whatever_their_hit_points() {
    for (own, enemy, with, target) in [(1, 2, One, Two), (2, 1, Two, One), (1, 1, One, One), (2, 2, Two, Two)]
    {
        let traded = value(Action::Trade { with, target }, &half(1, &[own], 0), &half(1, &[enemy], 0));
        assert_near(traded, 1.0 / 2.0);
    }
}

#[test]
fn the_skill_costs_two_and_kills_its_user_at_two() {
    assert_near(value(Action::Skill, &half(1, &[], 3), &half(1, &[], 0)), 0.0);
    assert_near(value(Action::Skill, &half(2, &[], 3), &half(1, &[], 0)), 0.0);
    // Both have 1 left: whoever plays next decides.
    assert_near(value(Action::Skill, &half(3, &[], 0), &half(1, &[], 0)), 1.0 / 2.0);
}

#[test]
fn e_draws_first_and_three_cards_are_the_most() {
    // Without the draw E could only use the skill, and die.
    assert_near(chance(&half(1, &[], 0), &half(1, &[], 0)), 1.0 / 2.0);
    let [none, one, two, three] = [0, 1, 2, 3].map(|hand| chance(&half(4, &[1], hand), &half(4, &[2], 1)));
    assert_near(two, three);
    assert!(none < one);
}

#[test]
fn a_turn_does_not_end_before_something_was_done() {
    // E would gladly leave this to the teacher, whose own card is as likely to kill him.
    assert_near(chance(&half(1, &[], 0), &half(3, &[], 0)), 1.0 / 8.0);
}

#[test]
fn every_first_action_is_reported_in_order() {
    let (_, events) = play(3, &half(3, &[2, 1, 2], 0), &half(4, &[2, 1], 0));
    let actions: Vec<_> = events.into_iter().map(|(action, _)| action).collect();
    let trade = |with, target| Action::Trade { with, target };
    let expected = [
        Action::Hero { with: One },
        Action::Hero { with: Two },
        trade(One, One),
        trade(One, Two),
        trade(Two, One),
        trade(Two, Two),
        Action::Skill,
        Action::Play,
    ];
    assert_eq!(actions, expected);
}

#[test]
fn a_full_board_plays_no_card_and_a_full_hand_may_use_the_skill() {
    let (_, events) = play(4, &half(3, &[1, 1, 1, 1], 3), &half(3, &[], 0));
    let actions: Vec<_> = events.into_iter().map(|(action, _)| action).collect();
    assert_eq!(actions, [Action::Hero { with: One }, Action::Skill]);
}

fn any_half() -> impl Strategy<Value = Half> {
    (1..=3_u8, prop::collection::vec(1..=2_u8, 0..=4), 0..=3_u8).prop_map(|(health, board, hand)| Half {
        health,
        board,
        hand,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_answer_is_the_best_first_action(budget in 3..=5_u8, e in any_half(), teacher in any_half()) {
        let (chance, events) = play(budget, &e, &teacher);
        let best = events.iter().map(|(_, value)| *value).fold(0.0, f64::max);
        prop_assert!((0.0..=1.0).contains(&chance));
        prop_assert_eq!(chance, best);
        prop_assert!(events.is_sorted_by(|a, b| a.0 < b.0));
    }

    #[test]
    fn the_order_on_a_board_does_not_matter(e in any_half(), teacher in any_half()) {
        let mut turned = e.clone();
        turned.board.reverse();
        prop_assert_eq!(play(3, &e, &teacher), play(3, &turned, &teacher));
    }

    #[test]
    fn neither_watching_nor_other_queries_change_an_answer(
        e in any_half(),
        teacher in any_half(),
        other in any_half(),
    ) {
        let case = Case::new(4, vec![query(&other, &e), query(&e, &teacher)]).unwrap();
        let outcome = Reference::<Goudan>::default().play(&case, &mut Unobserved).unwrap();
        prop_assert_eq!(outcome.answer.chances[1], play(4, &e, &teacher).0);
    }
}
