//! Test sets of 猪国杀: twenty tests, with the parts of the original: 10% without tricks, 20% without J.

use damoni_corpus::Pigkill;
use damoni_corpus::pigkill::{Card, Case, Class, MAX_DECK, MAX_PIGS, Role};
use damoni_gen::Draws;

use crate::harness::Harness;
use crate::suite::{Group, Plan, Suited};

/// Cases for what hundreds of ordinary cases do not show.
const KEPT: &[&str] = &[
    "pitfalls/penalty-allows-another-kill",
    "pitfalls/duel-kill-counted",
    "kill-after-nullified-duel",
    "pitfalls/penalty-ends-turn",
    "pitfalls/loyalist-does-not-dodge-lord",
];

const fn group(name: &'static str, subtask: usize, profiles: &'static [&'static str], tests: usize) -> Group {
    Group { name, subtask, profiles, tests, candidates: 30, sample: false, varied: true }
}

const GROUPS: [Group; 7] = [
    Group { sample: true, varied: false, ..group("sample", 2, &["tiny"], 1) },
    Group { candidates: 60, ..group("plain", 0, &["no-tricks"], 2) },
    Group { candidates: 90, ..group("unanswered", 1, &["no-nullify"], 4) },
    group("small", 2, &["tiny", "handful"], 3),
    group("medium", 2, &["nullify", "duel", "area", "suspect", "penalty", "crossbow", "peach", "handful"], 6),
    // Valid, since the statement says how such games go on; the pitfalls about the last card show nowhere else.
    group("exhausted", 2, &["last-card"], 2),
    // Long games take their time under every pitfall, so there are few to choose from.
    Group { candidates: 4, varied: false, ..group("full", 2, &["long", "crowd"], 2) },
];

impl Suited for Pigkill {
    fn plan() -> Plan {
        Plan { groups: &GROUPS, subtasks: &[10, 20, 70] }
    }

    /// No case on which right programs differ, and the last card only where it is asked for.
    fn admits(group: &str, case: &Case, class: &Class) -> bool {
        let has = |cards: &[Card]| {
            let mut all = case.pigs().iter().flat_map(|pig| &pig.hand).chain(case.deck());
            all.any(|card| cards.contains(card))
        };
        let tricks = match group {
            "plain" => has(&[Card::Duel, Card::Invasion, Card::Arrows, Card::Nullify]),
            "unanswered" => has(&[Card::Nullify]),
            _ => false,
        };
        // Small tests are for people to read.
        let size = group != "small" || case.pigs().len() <= 5 && case.deck().len() <= 60;
        !class.contested && class.last_card == (group == "exhausted") && !tricks && size
    }

    /// Full tests have as many pigs and cards as a test may have; the cards that nobody draws change nothing.
    fn fit(group: &str, case: Case, draws: &mut Draws) -> Option<Case> {
        if group != "full" {
            return Some(case);
        }
        if case.pigs().len() < MAX_PIGS {
            return None;
        }
        let mut deck = case.deck().to_vec();
        deck.truncate(MAX_DECK);
        deck.resize_with(MAX_DECK, || draws.pick(&Card::ALL));
        Case::new(case.pigs().to_vec(), deck).ok()
    }

    fn kept() -> Vec<Case> {
        KEPT.iter().filter_map(|name| Self::RUNGS.kept_case::<Self>(name)).collect()
    }

    fn vary(case: &Case, draws: &mut Draws) -> Option<Case> {
        let (mut pigs, mut deck) = (case.pigs().to_vec(), case.deck().to_vec());
        let present: Vec<Card> = pigs.iter().flat_map(|pig| pig.hand).chain(deck.iter().copied()).collect();
        for _ in 0..draws.between(1, 3) {
            // Early cards are drawn for certain, late ones perhaps never.
            let reach = draws.between(1, deck.len());
            let at = draws.between(0, reach - 1);
            let card = draws.pick(&present);
            match draws.below(7) {
                0 | 1 => {
                    let pig = draws.between(0, pigs.len() - 1);
                    pigs[pig].hand[draws.between(0, 3)] = card;
                }
                2 | 3 => deck[at] = card,
                4 => deck.insert(at, card),
                5 if deck.len() > 1 => drop(deck.remove(at)),
                _ if pigs.len() > 2 => {
                    let pig = draws.between(1, pigs.len() - 1);
                    pigs[pig].role = if draws.chance(1, 2) { Role::Loyalist } else { Role::Rebel };
                }
                _ => deck[at] = card,
            }
        }
        Case::new(pigs, deck).ok()
    }
}
