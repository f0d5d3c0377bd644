//! What happens in a play, one thing at a time.

use serde::Serialize;

use super::card::Card;
use super::case::Role;

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// MP: the lord and the loyalists.
    Lord,
    /// FP: the rebels.
    Rebels,
}

impl Side {
    /// The two letters in the answer file.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Lord => "MP",
            Self::Rebels => "FP",
        }
    }
}

/// A face a pig shows when it reveals itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Face {
    /// 跳忠.
    Loyal,
    /// 跳反.
    Rebel,
}

/// What a play tells about a case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Class {
    /// Cards drawn from the deck, copies of the last card included, the dealt hands not.
    pub draws: u64,
    /// More draws than the deck has cards: the class `last-card`.
    pub last_card: bool,
    /// The statement does not settle a situation that came up: in some scan the lord held a K that had a target and was
    /// not played only because of a K played while armed, in a turn in which a penalty took its crossbow (and in which
    /// no K was played unarmed).
    pub contested: bool,
}

/// One thing that happens. Pigs are seats, counted from 0; in text people count them from 1.
///
/// # The stream
/// A play emits, in this order and nothing else:
///
/// - each turn: `Turn`, two `Draw`s, then for each card played `Use` and what it causes. Scans that find nothing emit nothing.
/// - `Use` when the card has left the hand, before it takes effect; if the use reveals the user, `Reveal` follows at once.
/// - F, and N or W for each target: the chain of `Nullify` (each followed at once by its `Reveal`, if any), in the
///   order of use. If the trick is cancelled for the target, `Spare` follows, and that is all for this target.
/// - K: the target's `Discard` of D, or `Damage`. F: the `Discard`s of K in turn, then `Damage`. N, W: the `Discard` of K or D, or `Damage`.
/// - `Damage` carries the health after it. At health 0, either `Heal` with `dying` (no `Use` for that peach), or `Die`.
/// - a peach in one's own turn: `Use`, then `Heal`.
/// - after damage to the lord by N or W that makes a suspect: `Suspect`, only when the user was not one already.
/// - `Die`; then, if the game is over, `End`, the last event. Else `Reward` and three `Draw`s, or `Penalty`, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Event {
    /// A turn begins.
    Turn {
        /// Whose.
        pig: u8,
    },
    /// A card is drawn to the right end of a hand.
    Draw {
        /// By whom.
        pig: u8,
        /// Which card.
        card: Card,
        /// The deck had been drawn out before: a copy of its last card (draw number m + 1 or later).
        beyond: bool,
    },
    /// The acting pig plays a card.
    Use {
        /// The acting pig.
        pig: u8,
        /// The card, gone from the hand.
        card: Card,
        /// Whom K or F is played at; `None` for all other cards.
        target: Option<u8>,
    },
    /// J is used.
    Nullify {
        /// By whom.
        pig: u8,
        /// The trick that started the chain: F, N or W.
        trick: Card,
        /// The pig about to be hit by it.
        target: u8,
        /// 1 answers the trick, 2 answers the J of depth 1, and so on.
        depth: u16,
    },
    /// A face becomes public.
    Reveal {
        /// Whose.
        pig: u8,
        /// Which.
        face: Face,
    },
    /// The trick does not happen to this pig.
    Spare {
        /// F, N or W.
        trick: Card,
        /// The pig it would have hit.
        target: u8,
    },
    /// A card is given up in answer to another.
    Discard {
        /// By whom.
        pig: u8,
        /// K or D.
        card: Card,
        /// The card answered: K, F, N or W.
        against: Card,
    },
    /// A pig loses one health.
    Damage {
        /// Who loses it.
        pig: u8,
        /// The source of the damage.
        source: u8,
        /// K, F, N or W.
        cause: Card,
        /// Health after it.
        health: u8,
    },
    /// A peach gives one health.
    Heal {
        /// To whom.
        pig: u8,
        /// Health after it.
        health: u8,
        /// Used at health 0, in any turn, instead of in the pig's own turn by choice.
        dying: bool,
    },
    /// The lord begins to suspect a pig (类反猪).
    Suspect {
        /// Whom.
        pig: u8,
    },
    /// A pig dies; its hand and crossbow are gone.
    Die {
        /// Who.
        pig: u8,
        /// What it was.
        role: Role,
    },
    /// A rebel has died: three cards for the source of the damage.
    Reward {
        /// The source.
        pig: u8,
    },
    /// The lord has killed a loyalist and loses everything.
    Penalty {
        /// The lord.
        pig: u8,
        /// Cards lost from the hand.
        cards: u32,
        /// Whether a crossbow was lost too.
        crossbow: bool,
    },
    /// The game is over.
    End {
        /// Who has won.
        winner: Side,
    },
}

impl Event {
    /// The kind, as it stands in signatures and tables.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Turn { .. } => "turn",
            Self::Draw { .. } => "draw",
            Self::Use { .. } => "use",
            Self::Nullify { .. } => "nullify",
            Self::Reveal { .. } => "reveal",
            Self::Spare { .. } => "spare",
            Self::Discard { .. } => "discard",
            Self::Damage { .. } => "damage",
            Self::Heal { .. } => "heal",
            Self::Suspect { .. } => "suspect",
            Self::Die { .. } => "die",
            Self::Reward { .. } => "reward",
            Self::Penalty { .. } => "penalty",
            Self::End { .. } => "end",
        }
    }
}
