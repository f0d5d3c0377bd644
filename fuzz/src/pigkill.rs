//! Edits of 猪国杀 deals.

use damoni_corpus::pigkill::{Card, Case, MAX_DECK, MAX_PIGS, MIN_DECK, MIN_PIGS, Pig, Role};
use damoni_corpus::{Pigkill, Simulator, Unobserved};
use damoni_gen::{Draws, Engines};

use crate::fuzzed::Fuzzed;

/// The most cards that one edit adds, removes or copies.
const RUN: usize = 6;

impl Fuzzed for Pigkill {
    const WORDS: &'static [&'static str] = &[
        "MP", "ZP", "FP", "AP", "P", "K", "D", "F", "N", "W", "J", "Z", "p", "PK", "2", "10", "11", "2000",
        "2001",
    ];

    fn edit(case: &Case, draws: &mut Draws) -> Case {
        let mut deal = Deal::of(case);
        match draws.below(14) {
            0..4 => deal.change_card(draws),
            4 | 5 => deal.swap_cards(draws),
            6 => deal.insert_run(draws),
            7 => deal.remove_run(draws),
            8 => deal.copy_run(draws),
            9 => deal.change_role(draws),
            10 => deal.add_pig(draws),
            11 => deal.remove_pig(draws),
            12 => deal.swap_pigs(draws),
            _ => deal.cut(draws),
        }
        deal.case(case)
    }

    fn lighten(case: &Case, draws: &mut Draws) -> Option<Case> {
        let mut deal = Deal::of(case);
        if deal.deck.len() > MIN_DECK && !draws.chance(1, 8) {
            let left = (deal.deck.len() - draws.between(1, deal.deck.len() / 4 + 1)).max(MIN_DECK);
            deal.deck.truncate(left);
        } else if deal.pigs.len() > MIN_PIGS {
            deal.remove_pig(draws);
        } else if deal.deck.len() > MIN_DECK {
            deal.deck.pop();
        } else {
            return None;
        }
        Some(deal.case(case))
    }

    fn splice(first: &Case, second: &Case, draws: &mut Draws) -> Case {
        let (mut deal, other) = (Deal::of(first), Deal::of(second));
        match draws.below(3) {
            // The table of one, the deck of the other.
            0 => deal.deck = other.deck,
            // The deck of one turns into that of the other.
            1 => {
                let (begin, end) = (deal.place(draws), other.place(draws));
                deal.deck.truncate(begin + 1);
                deal.deck.extend_from_slice(&other.deck[end..]);
            }
            // Some hands of the other.
            _ => {
                for (pig, another) in deal.pigs.iter_mut().zip(&other.pigs) {
                    if draws.chance(1, 2) {
                        pig.hand = another.hand;
                    }
                }
            }
        }
        deal.case(first)
    }

    /// A game without an end is no case. One that goes on with copies of N ends: nobody has cards against it for ever.
    fn settle(case: Case) -> Case {
        if Simulator::<Self>::play(&Self::sim(), &case, &mut Unobserved).is_ok() {
            return case;
        }
        let mut deal = Deal::of(&case);
        if let Some(last) = deal.deck.last_mut() {
            *last = Card::Invasion;
        }
        deal.case(&case)
    }
}

/// A deal that may be changed freely.
struct Deal {
    pigs: Vec<Pig>,
    deck: Vec<Card>,
}

impl Deal {
    fn of(case: &Case) -> Self {
        Self { pigs: case.pigs().to_vec(), deck: case.deck().to_vec() }
    }

    /// The case, with a rebel if there is none left; `otherwise` if the deal is not valid.
    fn case(mut self, otherwise: &Case) -> Case {
        self.deck.truncate(MAX_DECK);
        if let [_lord, others @ .., last] = &mut self.pigs[..]
            && last.role != Role::Rebel
            && others.iter().all(|pig| pig.role != Role::Rebel)
        {
            last.role = Role::Rebel;
        }
        Case::new(self.pigs, self.deck).unwrap_or_else(|_| otherwise.clone())
    }

    /// A place in the deck. Most games end early, so places near the top come up more often.
    fn place(&self, draws: &mut Draws) -> usize {
        let bound = draws.below(self.deck.len() as u32) + 1;
        draws.below(bound) as usize
    }

    fn run(&self, draws: &mut Draws) -> (usize, usize) {
        let begin = self.place(draws);
        (begin, (begin + draws.between(1, RUN)).min(self.deck.len()))
    }

    /// A card in a hand or in the deck.
    fn any_card(&mut self, draws: &mut Draws) -> &mut Card {
        if draws.chance(1, 2) {
            let seat = draws.below(self.pigs.len() as u32) as usize;
            &mut self.pigs[seat].hand[draws.below(4) as usize]
        } else {
            let place = self.place(draws);
            &mut self.deck[place]
        }
    }

    fn change_card(&mut self, draws: &mut Draws) {
        *self.any_card(draws) = draws.pick(&Card::ALL);
    }

    fn swap_cards(&mut self, draws: &mut Draws) {
        let place = self.place(draws);
        let card = self.deck[place];
        let other = self.any_card(draws);
        let taken = std::mem::replace(other, card);
        self.deck[place] = taken;
    }

    fn insert_run(&mut self, draws: &mut Draws) {
        let place = self.place(draws);
        let cards: Vec<Card> = (0..draws.between(1, RUN)).map(|_| draws.pick(&Card::ALL)).collect();
        self.deck.splice(place..place, cards);
    }

    fn remove_run(&mut self, draws: &mut Draws) {
        let (begin, end) = self.run(draws);
        if end - begin < self.deck.len() {
            self.deck.drain(begin..end);
        }
    }

    fn copy_run(&mut self, draws: &mut Draws) {
        let (begin, end) = self.run(draws);
        let cards = self.deck[begin..end].to_vec();
        let place = self.place(draws);
        self.deck.splice(place..place, cards);
    }

    fn change_role(&mut self, draws: &mut Draws) {
        let seat = draws.between(1, self.pigs.len() - 1);
        let role = &mut self.pigs[seat].role;
        *role = if *role == Role::Rebel { Role::Loyalist } else { Role::Rebel };
    }

    fn add_pig(&mut self, draws: &mut Draws) {
        if self.pigs.len() < MAX_PIGS {
            let role = draws.pick(&[Role::Loyalist, Role::Rebel]);
            let hand = [(); 4].map(|()| draws.pick(&Card::ALL));
            self.pigs.insert(draws.between(1, self.pigs.len()), Pig { role, hand });
        }
    }

    fn remove_pig(&mut self, draws: &mut Draws) {
        if self.pigs.len() > MIN_PIGS {
            self.pigs.remove(draws.between(1, self.pigs.len() - 1));
        }
    }

    /// Swaps the hands of two pigs, and the roles where neither is the lord.
    fn swap_pigs(&mut self, draws: &mut Draws) {
        let last = self.pigs.len() - 1;
        let (one, other) = (draws.between(0, last), draws.between(0, last));
        if one > 0 && other > 0 {
            self.pigs.swap(one, other);
        } else {
            let hand = self.pigs[one].hand;
            self.pigs[one].hand = std::mem::replace(&mut self.pigs[other].hand, hand);
        }
    }

    fn cut(&mut self, draws: &mut Draws) {
        let place = self.place(draws);
        self.deck.truncate(place.max(MIN_DECK));
    }
}
