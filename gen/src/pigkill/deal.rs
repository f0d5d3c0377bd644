//! Deals a case by a recipe, and keeps it to its class.

use damoni_corpus::Pigkill;
use damoni_corpus::pigkill::{Card, Case, MAX_DECK, Pig, Role};

use super::recipe::{DeckClass, FIERCE, Mix, Recipe, Roles};
use crate::draws::Draws;
use crate::generate::outcome;

/// Deals that may fail to keep to the class before the recipe is given up for one that cannot fail.
const TRIES: usize = 64;

/// A case that ends, is not contested, and keeps to the recipe's class.
pub(super) fn deal(recipe: Recipe, draws: &mut Draws) -> Case {
    for attempt in 0..TRIES {
        // What a recipe would like is dropped before what it promises.
        let wants_draws = attempt < TRIES / 2;
        if let Some(case) = candidate(&recipe, wants_draws, draws) {
            return case;
        }
    }
    certain(recipe.class)
}

fn candidate(recipe: &Recipe, wants_draws: bool, draws: &mut Draws) -> Option<Case> {
    let (hand_cards, deck_cards) = mixes(recipe, draws);
    let pigs = pigs(recipe, &hand_cards, draws);
    let (least, most) = recipe.cards;
    let wanted = length(least, most, draws);
    let mut deck = Vec::with_capacity(wanted);
    extend(&mut deck, wanted, &deck_cards, draws);

    let case = Case::new(pigs.clone(), deck.clone()).ok()?;
    let class = outcome::<Pigkill>(&case).map(|outcome| outcome.class);
    if recipe.class == DeckClass::LastCard {
        return class.filter(|class| class.last_card && !class.contested).map(|_| case);
    }
    let enough = |class: &damoni_corpus::pigkill::Class| {
        !class.last_card && !class.contested && (!wants_draws || class.draws >= recipe.least_draws)
    };
    let case = match class {
        Some(class) if !class.last_card => return enough(&class).then(|| cut(case, class.draws, recipe)),
        _ => {
            let masked: Mix =
                std::array::from_fn(|card| if recipe.deck[card] > 0 { FIERCE[card] } else { 0 });
            extend(&mut deck, MAX_DECK, &CardTable::new(masked), draws);
            Case::new(pigs, deck).ok()?
        }
    };
    let class = outcome::<Pigkill>(&case)?.class;
    enough(&class).then(|| {
        let used = (class.draws as usize).clamp(1, MAX_DECK);
        let spare = if recipe.cut { 0 } else { draws.between(0, MAX_DECK - used).min(used) };
        shortened(&case, used + spare)
    })
}

/// Short decks as often as long ones: the length is drawn on a logarithmic scale.
fn length(least: usize, most: usize, draws: &mut Draws) -> usize {
    let octaves = (most / least.max(1)).checked_ilog2().unwrap_or(0);
    let low = least << draws.below(octaves + 1);
    draws.between(low, (low * 2).min(most).max(low))
}

fn cut(case: Case, drawn: u64, recipe: &Recipe) -> Case {
    if recipe.cut { shortened(&case, (drawn as usize).max(1)) } else { case }
}

fn shortened(case: &Case, cards: usize) -> Case {
    let deck = case.deck()[..cards.min(case.deck().len())].to_vec();
    Case::new(case.pigs().to_vec(), deck).unwrap_or_else(|_| case.clone())
}

/// The mixes of this case: the recipe's, each card scaled by a factor of the case's own in a swarm.
fn mixes(recipe: &Recipe, draws: &mut Draws) -> (CardTable, CardTable) {
    let mut scale = [4; 8];
    if recipe.swarm {
        scale = scale.map(|_| draws.pick(&[0, 1, 2, 4, 4, 4, 6, 8, 12]));
    }
    let scaled = |mix: Mix| {
        let mixed: Mix = std::array::from_fn(|card| mix[card] * scale[card]);
        if mixed.iter().all(|&weight| weight == 0) { mix } else { mixed }
    };
    (CardTable::new(scaled(recipe.hands)), CardTable::new(scaled(recipe.deck)))
}

fn pigs(recipe: &Recipe, cards: &CardTable, draws: &mut Draws) -> Vec<Pig> {
    let count = draws.between(recipe.pigs.0, recipe.pigs.1);
    let mut others = vec![Role::Loyalist; count - 1];
    match recipe.roles {
        Roles::Chance(percent) => {
            for role in &mut others {
                if draws.chance(percent, 100) {
                    *role = Role::Rebel;
                }
            }
        }
        Roles::Balanced => {
            let rebels = (count / 2).max(1);
            others[..rebels].fill(Role::Rebel);
            draws.shuffle(&mut others);
        }
    }
    if !others.contains(&Role::Rebel) {
        let seat = draws.below(others.len() as u32) as usize;
        others[seat] = Role::Rebel;
    }
    let mut deal = |role| {
        let mut bytes = [0; 4];
        draws.fill(&mut bytes);
        Pig { role, hand: bytes.map(|byte| cards.card(byte)) }
    };
    std::iter::once(Role::Lord).chain(others).map(&mut deal).collect()
}

fn extend(deck: &mut Vec<Card>, to: usize, cards: &CardTable, draws: &mut Draws) {
    let mut bytes = vec![0; to.saturating_sub(deck.len())];
    draws.fill(&mut bytes);
    deck.extend(bytes.into_iter().map(|byte| cards.card(byte)));
}

/// A mix as a table from a random byte to a card, so that 2000 draws cost next to nothing.
struct CardTable([Card; 256]);

impl CardTable {
    /// Shares of 256 by cumulative rounding; a card with a weight keeps at least the rounding's share.
    fn new(mix: Mix) -> Self {
        let total: u32 = mix.iter().sum::<u32>().max(1);
        let mut table = [Card::Kill; 256];
        let (mut sum, mut from) = (0, 0);
        for (card, weight) in Card::ALL.into_iter().zip(mix) {
            sum += weight;
            let to = (sum * 256 / total) as usize;
            table[from..to].fill(card);
            from = to;
        }
        Self(table)
    }

    fn card(&self, byte: u8) -> Card {
        self.0[usize::from(byte)]
    }
}

/// A case of the class that needs no luck: the rebel's duels kill the lord.
fn certain(class: DeckClass) -> Case {
    let hand = |role, card| Pig { role, hand: [card; 4] };
    let pigs = vec![hand(Role::Lord, Card::Dodge), hand(Role::Rebel, Card::Duel)];
    let cards = match class {
        DeckClass::Enough => 4,
        DeckClass::LastCard => 1,
    };
    let deck = vec![Card::Dodge; cards];
    // Two pigs, one of them a rebel, and a card: within every bound.
    Case::new(pigs, deck).expect("a case by its own construction")
}
