//! What pigs, cards and pending tricks are made of. A pig is an entity with a [`Seat`], a role, a [`Public`]
//! face and [`Health`], perhaps a [`Crossbow`] and [`Suspect`]. A card in a hand is an entity with its kind,
//! [`HeldBy`] and [`Place`]; a card still in the deck is no entity yet. A trick in use is an entity with [`Depth`]
//! and [`Pending`].

/// Where a pig sits, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Seat(pub u8);

impl Seat {
    /// The lord sits first.
    pub const LORD: Self = Self(0);

    /// For tables indexed by seat.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// What everyone knows about a pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Public {
    /// The lord, known from the start.
    Lord,
    /// Nothing yet.
    Unknown,
    /// 跳忠: has shown itself as a loyalist.
    Loyal,
    /// 跳反: has shown itself as a rebel.
    Rebel,
}

/// Health left (体力); a pig without health is dead, or dying.
#[derive(Clone, Copy, Debug)]
pub struct Health(pub u8);

/// Z 猪哥连弩 is equipped.
#[derive(Clone, Copy, Debug)]
pub struct Crossbow;

/// 类反猪: a suspect in the lord's eyes.
#[derive(Clone, Copy, Debug)]
pub struct Suspect;

/// The pig that holds this card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeldBy(pub Seat);

/// The order of cards in a hand, left to right. Places are never reused, so those of a hand may have gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place(pub i32);

/// How high on the stack a pending trick lies: 0 is F, N or W, above it lie the J.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Depth(pub u16);

/// A trick that is about to take effect.
#[derive(Clone, Copy, Debug)]
pub struct Pending {
    /// Who used it.
    pub user: Seat,
    /// Whether the pigs have been asked for a J against it.
    pub asked: bool,
    /// Whether a J has cancelled it.
    pub cancelled: bool,
}
