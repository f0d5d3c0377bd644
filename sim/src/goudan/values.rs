//! What one number of the tables became: a small vector, one element for each hand and budget.

use damoni_corpus::goudan::MAX_HAND;

/// The sizes a hand can have, 0 included.
pub(super) const HANDS: usize = MAX_HAND as usize + 1;

/// Chances by the enemy's hand.
pub(super) type ByEnemyHand = [f64; HANDS];

/// Chances of whoever is about to decide: by own hand, budget left (0 to O, so B = O + 1), enemy hand.
pub(super) type Decision<const B: usize> = [[ByEnemyHand; B]; HANDS];

/// Chances of whoever has hits of a card to come. The card and its cost are gone, so hand and budget are at most one
/// less than they can be: by own hand, budget left (0 to O - 1), enemy hand.
pub(super) type Play<const O: usize> = [[ByEnemyHand; O]; HANDS - 1];

/// Chances of whoever begins a turn: by own hand after the draw less one (it cannot be empty), enemy hand.
pub(super) type Start = [ByEnemyHand; HANDS - 1];

/// What stands behind an action or a hit.
#[derive(Clone, Copy)]
pub(super) enum Chance<'t, T> {
    /// The mover has lost.
    Lost,
    /// The mover has won, or wins by attacking.
    Won,
    /// The game goes on.
    Open(&'t T),
}

impl<'t, T> Chance<'t, T> {
    /// The values to choose from, where the game goes on. A decision with other actions need not look at a defeat, and
    /// is never asked of one who wins by attacking.
    pub fn open(self) -> Option<&'t T> {
        match self {
            Self::Open(after) => Some(after),
            Self::Lost | Self::Won => None,
        }
    }
}

/// Chances by own hand and budget that a hit can lead to: those with hits to come, or the decision after the last.
pub(super) trait AfterHit<const O: usize> {
    /// With `hand` cards, for budgets 0 to O - 1.
    fn with_hand(&self, hand: usize) -> &[ByEnemyHand];
}

impl<const O: usize> AfterHit<O> for Play<O> {
    #[inline(always)]
    fn with_hand(&self, hand: usize) -> &[ByEnemyHand] {
        &self[hand]
    }
}

impl<const O: usize, const B: usize> AfterHit<O> for Decision<B> {
    #[inline(always)]
    fn with_hand(&self, hand: usize) -> &[ByEnemyHand] {
        &self[hand][..O]
    }
}

/// The outcomes of a hit so far, each as often as targets lead to it.
pub(super) struct Outcomes<const O: usize> {
    sum: Play<O>,
    won: f64,
}

impl<const O: usize> Outcomes<O> {
    pub fn none() -> Self {
        Self { sum: [[[0.0; HANDS]; O]; HANDS - 1], won: 0.0 }
    }

    /// `chances` targets lead to `after`.
    #[inline(always)]
    pub fn add<T: AfterHit<O>>(&mut self, chances: f64, after: Chance<'_, T>) {
        match after {
            Chance::Lost => {}
            Chance::Won => self.won += chances,
            Chance::Open(after) => {
                for (hand, sums) in self.sum.iter_mut().enumerate() {
                    let values = after.with_hand(hand).as_flattened();
                    for (sum, value) in sums.as_flattened_mut().iter_mut().zip(values) {
                        *sum += chances * value;
                    }
                }
            }
        }
    }

    /// The value of a choice among `targets`, all as likely.
    #[inline(always)]
    pub fn average(mut self, targets: usize) -> Play<O> {
        let each = 1.0 / targets as f64;
        for sum in self.sum.as_flattened_mut().as_flattened_mut() {
            *sum = (*sum + self.won) * each;
        }
        self.sum
    }
}

/// Raises each of `best` to the value an action has in its stead.
#[inline(always)]
pub(super) fn raise(best: &mut [ByEnemyHand], action: &[ByEnemyHand]) {
    for (best, action) in best.iter_mut().zip(action) {
        *best = std::array::from_fn(|enemy_hand| {
            let (best, action) = (best[enemy_hand], action[enemy_hand]);
            if action > best { action } else { best }
        });
    }
}
