//! Deals to try rules on.

use damoni_corpus::pigkill::{Card, Case, Pig, Role};
use proptest::prelude::*;

/// Any of the eight cards.
pub fn card() -> impl Strategy<Value = Card> {
    (0..8usize).prop_map(|i| Card::ALL[i])
}

/// Any deal with a deck of up to 119 cards.
pub fn any_case() -> impl Strategy<Value = Case> {
    let pig = (any::<bool>(), [card(), card(), card(), card()]);
    (proptest::collection::vec(pig, 2..=10), proptest::collection::vec(card(), 1..120)).prop_map(
        |(dealt, deck)| {
            let last = dealt.len() - 1;
            let role = |seat, rebel| match seat {
                0 => Role::Lord,
                _ if rebel || seat == last => Role::Rebel,
                _ => Role::Loyalist,
            };
            let pigs = dealt.into_iter().enumerate();
            let pigs = pigs.map(|(seat, (rebel, hand))| Pig { role: role(seat, rebel), hand }).collect();
            Case::new(pigs, deck).unwrap()
        },
    )
}
