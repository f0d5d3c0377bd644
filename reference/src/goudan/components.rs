//! What the entities on the table are made of.

/// Whose hero or minion it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    /// Small E (二五仔), whose chance is asked.
    E,
    /// The teacher (狗蛋).
    Teacher,
}

impl Side {
    /// The other player.
    pub(super) const fn enemy(self) -> Self {
        match self {
            Self::E => Self::Teacher,
            Self::Teacher => Self::E,
        }
    }
}

/// Marks a hero (英雄).
#[derive(Clone, Copy, Debug)]
pub(super) struct Hero;

/// Marks a minion (随从).
#[derive(Clone, Copy, Debug)]
pub(super) struct Minion;

/// Hit points of a hero or a minion; none left is death.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) struct Health(pub(super) u8);

/// A hero's cards (手牌), all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) struct Hand(pub(super) u8);

/// A minion's attack mark: how often it has attacked this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd)]
pub(super) struct Attacks(pub(super) u8);

impl Attacks {
    /// May attack.
    pub(super) const FRESH: Self = Self(0);
}
