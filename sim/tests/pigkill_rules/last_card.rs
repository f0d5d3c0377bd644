//! The last card of the deck, which stays.

use damoni_corpus::pigkill::{Card, Case, Event, Pig, Role};

use crate::random::check;
use crate::story::{assert_story, class, play};

#[test]
fn the_last_card_stays_in_the_deck_and_copies_are_drawn() {
    let text = "2 3\nMP D D D D\nFP D D D D\nJ D D\n";
    assert_story(text, "1: 1 +J, 1 +D\n2: 2 +D, 2 +D*\n1: 1 +D*, 1 +D*\n");
}

#[test]
fn a_deck_of_one_card_is_all_copies() {
    let text = "2 1\nMP D D D D\nFP D D D D\nF\n";
    assert_story(
        text,
        "1: 1 +F, 1 +F*\n2: 2 +F*, 2 +F*, 2 F>1, 2 rebel, 1 hit 3 (2 F), 2 F>1, 1 hit 2 (2 F)\n",
    );
    let class = class(text);
    assert_eq!((class.draws, class.last_card), (6, true));
}

#[test]
fn a_deck_drawn_to_its_last_card_is_not_drawn_beyond_it() {
    // The rebel's four duels kill the lord in turn 2, with draw 4.
    let class = class("2 4\nMP D D D D\nFP F F D D\nD D F F\n");
    assert_eq!((class.draws, class.last_card), (4, false));
}

#[test]
fn hands_grow_far_beyond_the_deck() {
    // Turn by turn the lord gains a D and the rebel a K, for 480 rounds; then only P are drawn. Every K costs the lord
    // a D or a health, so that the game goes on long after the deck.
    let pig = |role, card| Pig { role, hand: [card; 4] };
    let mut deck: Vec<Card> =
        [Card::Dodge, Card::Dodge, Card::Kill, Card::Kill].into_iter().cycle().take(1920).collect();
    deck.push(Card::Peach);
    let case = Case::new(vec![pig(Role::Lord, Card::Dodge), pig(Role::Rebel, Card::Kill)], deck).unwrap();
    let (events, _) = play(&case);
    let peaches = |event: &&Event| matches!(event, Event::Draw { pig: 1, card: Card::Peach, .. });
    assert!(events.iter().filter(peaches).count() > 900);
    check(&case).unwrap();
}
