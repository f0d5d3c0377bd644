//! The rules as data: what applies at each point where a hasty reader goes another way. The first variant of every choice, and
//! every function in the defaults, is the right reading; the other functions stand beside the pitfalls that swap them in.

use damoni_corpus::pigkill::{Card, Face, Role};

use super::choices::{
    AfterEnd, AfterPenalty, Answering, AreaAsked, AskedAgain, CountedKills, CrossbowLasts, DeckReading,
    DuelLength, DuelSource, End, FacesRead, FirstToAnswer, FirstTurn, HealthLimit, KillsAfterPenalty,
    Leaving, Moment, Nullifiable, NullifyReveals, PaidWhen, PassEnd, PenaltyTakes, Pick, RevealedAt, Saving,
    ScanFrom, SecondCrossbow, ShownDead, ShownHand, SuspectMark, SuspectsKept, SuspicionEnds, TurnOrder,
    Unusable, UsingArea,
};
use super::components::{Depth, Public, Seat};
use super::damage::Death;
use super::nullify::Asking;
use super::play::Played;
use super::reveal::Act;
use super::suspect::Strike;
use super::table::{Seats, Table};
use super::turn::Turn;
use super::{area, crossbow, damage, duel, nullify, reveal, suspect, targets};

/// How each rule is read. The default is the right reading.
#[derive(Clone, Debug, Default)]
pub struct Policies {
    pub(super) dealing: Dealing,
    pub(super) output: Output,
    pub(super) victory: Victory,
    pub(super) turns: Turns,
    pub(super) play: Play,
    pub(super) kills: Kills,
    pub(super) peach: Peaches,
    pub(super) answers: Answers,
    pub(super) duel: Duels,
    pub(super) area: Areas,
    pub(super) nullify: Nullifies,
    pub(super) reveal: Reveals,
    pub(super) targets: Targets,
    pub(super) suspicion: Suspicion,
    pub(super) deaths: Deaths,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Dealing {
    /// The dealt hand, from the four cards as printed.
    pub hand: fn([Card; 4]) -> [Card; 4],
    /// Health at the start, and the most a peach restores.
    pub health: fn(Role) -> u8,
    pub deck: DeckReading,
    /// Where a drawn card goes.
    pub drawn_to: End,
    pub first_turn: FirstTurn,
}

impl Default for Dealing {
    fn default() -> Self {
        Self {
            hand: |printed| printed,
            health: |_| 4,
            deck: DeckReading::default(),
            drawn_to: End::default(),
            first_turn: FirstTurn::default(),
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Output {
    pub hand: ShownHand,
    pub dead: ShownDead,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Victory {
    pub looked_at: Moment,
    pub area_after_end: AfterEnd,
}

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turns {
    pub order: TurnOrder,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Play {
    pub scan: ScanFrom,
    pub unusable: Unusable,
    /// Whether the scan starts anew after this card, or goes on behind it.
    pub rescan: fn(Played) -> bool,
    pub at_the_end: PassEnd,
    pub leaving: Leaving,
}

impl Default for Play {
    fn default() -> Self {
        Self {
            scan: ScanFrom::default(),
            unusable: Unusable::default(),
            rescan: |_| true,
            at_the_end: PassEnd::default(),
            leaving: Leaving::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Kills {
    /// Whether another K may be played in this turn.
    pub allowed: fn(&Turn, bool) -> bool,
    pub counted: CountedKills,
    pub crossbow_lasts: CrossbowLasts,
    pub second_crossbow: SecondCrossbow,
}

impl Default for Kills {
    fn default() -> Self {
        Self {
            allowed: crossbow::allows,
            counted: CountedKills::default(),
            crossbow_lasts: CrossbowLasts::default(),
            second_crossbow: SecondCrossbow::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Peaches {
    /// Usable in one's own turn, with this health and this full health.
    pub usable: fn(u8, u8) -> bool,
    pub limit: HealthLimit,
    /// Whose peach may save a dying pig, in this order.
    pub savers: fn(&Table<'_>, Seat) -> Seats,
    pub saving: Saving,
}

impl Default for Peaches {
    fn default() -> Self {
        Self {
            usable: |health, full| health < full,
            limit: HealthLimit::default(),
            savers: damage::savers,
            saving: Saving::default(),
        }
    }
}

/// Which cards are given up, and whether they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answers {
    pub dodge: Pick,
    pub kill: Pick,
    pub nullify: Pick,
    pub peach: Pick,
    /// Whether a target uses D against this user's K.
    pub dodges: fn(&Table<'_>, Seat, Seat) -> bool,
    /// Whether the given card is gone.
    pub spent: fn(Card, Card) -> bool,
}

impl Default for Answers {
    fn default() -> Self {
        Self {
            dodge: Pick::default(),
            kill: Pick::default(),
            nullify: Pick::default(),
            peach: Pick::default(),
            dodges: |_, _, _| true,
            spent: |_, _| true,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Duels {
    pub first: FirstToAnswer,
    /// Whether the first gives no K to the second.
    pub yields: fn(&Table<'_>, Seat, Seat) -> bool,
    pub length: DuelLength,
    pub source: DuelSource,
    pub answering: Answering,
    pub nullifiable: Nullifiable,
}

impl Default for Duels {
    fn default() -> Self {
        Self {
            first: FirstToAnswer::default(),
            yields: duel::yields,
            length: DuelLength::default(),
            source: DuelSource::default(),
            answering: Answering::default(),
            nullifiable: Nullifiable::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Areas {
    /// Who is hit, in this order.
    pub targets: fn(&Table<'_>, Seat) -> Seats,
    /// The card that answers the trick.
    pub answer: fn(Card) -> Card,
    /// Whether a target keeps its answer back from this user.
    pub yields: fn(&Table<'_>, Seat, Seat, Card) -> bool,
    pub asked: AreaAsked,
    pub using: UsingArea,
}

impl Default for Areas {
    fn default() -> Self {
        Self {
            targets: area::targets,
            answer: area::answer,
            yields: |_, _, _, _| false,
            asked: AreaAsked::default(),
            using: UsingArea::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Nullifies {
    /// Who is asked, in this order.
    pub order: fn(&Table<'_>, &Asking) -> Seats,
    /// Whether a pig wants to answer the trick of this depth when this target is about to be hit.
    pub wants: fn(&Table<'_>, Seat, Depth, Seat) -> bool,
    /// The depth of the last J in a chain.
    pub deepest: u16,
    pub faces: FacesRead,
    pub asked_again: AskedAgain,
}

impl Default for Nullifies {
    fn default() -> Self {
        Self {
            order: nullify::order,
            wants: nullify::wants,
            deepest: u16::MAX,
            faces: FacesRead::default(),
            asked_again: AskedAgain::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Reveals {
    /// What an act shows of its doer.
    pub shows: fn(Role, Act, Public) -> Option<Face>,
    pub kill: RevealedAt,
    pub duel: RevealedAt,
    pub nullify: NullifyReveals,
}

impl Default for Reveals {
    fn default() -> Self {
        Self {
            shows: reveal::shows,
            kill: RevealedAt::default(),
            duel: RevealedAt::default(),
            nullify: NullifyReveals::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    /// Whom K can reach, in order of preference.
    pub reach: fn(&Table<'_>, Seat) -> Seats,
    /// Whom F can reach, in order of preference.
    pub duel_reach: fn(&Table<'_>, Seat) -> Seats,
    pub kill_at: fn(&Table<'_>, Seat, Seat) -> bool,
    pub duel_at: fn(&Table<'_>, Seat, Seat) -> bool,
}

impl Default for Targets {
    fn default() -> Self {
        Self {
            reach: targets::reach,
            duel_reach: targets::duel_reach,
            kill_at: targets::kill_at,
            duel_at: targets::duel_at,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Suspicion {
    /// Whether what N or W did makes its user a suspect.
    pub arises: fn(&Table<'_>, &Strike) -> bool,
    pub kept: SuspectsKept,
    pub mark: SuspectMark,
    pub ends: SuspicionEnds,
}

impl Default for Suspicion {
    fn default() -> Self {
        Self {
            arises: suspect::arises,
            kept: SuspectsKept::default(),
            mark: SuspectMark::default(),
            ends: SuspicionEnds::default(),
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Deaths {
    /// How many cards the source draws.
    pub reward: fn(&Table<'_>, &Death) -> usize,
    pub reward_when: PaidWhen,
    /// Whether the source loses its cards.
    pub penalty: fn(&Table<'_>, &Death) -> bool,
    pub penalty_when: PaidWhen,
    pub penalty_takes: PenaltyTakes,
    pub after_penalty: AfterPenalty,
    pub kills_after_penalty: KillsAfterPenalty,
}

impl Default for Deaths {
    fn default() -> Self {
        Self {
            reward: damage::reward_for,
            reward_when: PaidWhen::default(),
            penalty: damage::penalty_for,
            penalty_when: PaidWhen::default(),
            penalty_takes: PenaltyTakes::default(),
            after_penalty: AfterPenalty::default(),
            kills_after_penalty: KillsAfterPenalty::default(),
        }
    }
}
