//! The rules as data: what applies at each point where a hasty reader may go wrong. The first of each choice is right.

/// The policies in force; the right ones by default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policies {
    /// Whose health comes first in the text.
    pub(super) healths: Order,
    /// Whose board comes first in the text.
    pub(super) boards: Order,
    /// Whose hand comes first in the text.
    pub(super) hands: Order,
    /// Who has the first turn.
    pub(super) first_turn: FirstTurn,
    /// What is printed.
    pub(super) printed: Printed,
    /// The draw of the first turn.
    pub(super) first_draw: Draw,
    /// The draws of all other turns.
    pub(super) later_draws: Draw,
    /// When in a turn its player draws.
    pub(super) draw_time: DrawTime,
    /// The most cards in a hand.
    pub(super) hand_limit: u8,
    /// E's minions before the first turn.
    pub(super) first_minions: FirstMinions,
    /// What a turn does to the marks of its player's minions.
    pub(super) marks: Marks,
    /// Where a turn's budget comes from.
    pub(super) budget: Budget,
    /// Actions a turn beyond O.
    pub(super) beyond_budget: u8,
    /// What pays for an attack.
    pub(super) attack_purse: Purse,
    /// What pays for a skill.
    pub(super) skill_purse: Purse,
    /// What pays for a play.
    pub(super) play_purse: Purse,
    /// What an attack takes from a hero.
    pub(super) face: Face,
    /// How often a minion attacks a turn.
    pub(super) swings: Swings,
    /// How many minions attack a turn.
    pub(super) attackers: Attackers,
    /// Whether a hero can be attacked past its minions.
    pub(super) guard: Guard,
    /// What becomes of a minion that attacked a hero.
    pub(super) after_face: AfterFace,
    /// What a trade does.
    pub(super) trade: Trade,
    /// What the skill takes from its user.
    pub(super) skill_cost: u8,
    /// When the skill may be used.
    pub(super) skill_use: SkillUse,
    /// The most minions on a board.
    pub(super) room: u8,
    /// When the room is looked at.
    pub(super) room_test: RoomTest,
    /// Hits of a card.
    pub(super) hits: u8,
    /// What a hit may fall on.
    pub(super) targets: Targets,
    /// How a hit chooses.
    pub(super) aim: Aim,
    /// When the number of targets is counted.
    pub(super) counted: Counted,
    /// When a hero is dead.
    pub(super) dies_at: DiesAt,
    /// When the death of a hero by hits is noticed.
    pub(super) death: Death,
    /// When the new minion enters.
    pub(super) arrival: Arrival,
    /// A new minion's hit points.
    pub(super) new_health: u8,
    /// A new minion's mark.
    pub(super) new_mark: NewMark,
    /// What gives the right to end the turn.
    pub(super) end: End,
    /// What the enemy's chance makes of one's own.
    pub(super) handover: Handover,
    /// How the teacher plays.
    pub(super) teacher: Teacher,
}

impl Default for Policies {
    fn default() -> Self {
        Self {
            healths: Order::Right,
            boards: Order::Right,
            hands: Order::Right,
            first_turn: FirstTurn::OfE,
            printed: Printed::Exactly,
            first_draw: Draw::Done,
            later_draws: Draw::Done,
            draw_time: DrawTime::Start,
            hand_limit: 3,
            first_minions: FirstMinions::Fresh,
            marks: Marks::Lifted,
            budget: Budget::New,
            beyond_budget: 0,
            attack_purse: Purse::Free,
            skill_purse: Purse::Budget,
            play_purse: Purse::Budget,
            face: Face::Flat(3),
            swings: Swings::Once,
            attackers: Attackers::All,
            guard: Guard::None,
            after_face: AfterFace::Stays,
            trade: Trade::BothDestroyed,
            skill_cost: 2,
            skill_use: SkillUse::Always,
            room: 4,
            room_test: RoomTest::BeforeHits,
            hits: 3,
            targets: Targets::All,
            aim: Aim::Uniform,
            counted: Counted::EachHit,
            dies_at: DiesAt::Zero,
            death: Death::AtOnce,
            arrival: Arrival::AfterHits,
            new_health: 2,
            new_mark: NewMark::Spent,
            end: End::AfterAnything,
            handover: Handover::Complement,
            teacher: Teacher::Best,
        }
    }
}

impl Policies {
    /// Whether it matters who the player to move is, beyond being the player to move.
    pub(super) fn tell_players_apart(&self) -> bool {
        self.teacher != Teacher::Best || self.new_mark == NewMark::TeacherFresh
    }
}

impl Swings {
    /// Attacks a turn, for those who count them.
    pub(super) fn number(self) -> u8 {
        match self {
            Self::Once | Self::Unmarked => 1,
            Self::Twice => 2,
        }
    }
}

/// A pair of numbers or boards in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// As the statement has it.
    Right,
    /// The other way round.
    Swapped,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstTurn {
    /// E.
    OfE,
    /// The teacher; E's chance is asked all the same.
    OfTeacher,
}

/// What becomes of the chance found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Printed {
    /// It is printed.
    Exactly,
    /// It is rounded to five decimals.
    FiveDecimals,
    /// The other player's is printed.
    EnemyChance,
}

/// Whether a draw takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Draw {
    /// It does.
    Done,
    /// It does not.
    Skipped,
}

/// When in a turn its player draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DrawTime {
    /// First.
    Start,
    /// Last.
    End,
}

/// The mover's minions before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FirstMinions {
    /// May attack in it.
    Fresh,
    /// Are taken for new ones.
    Asleep,
}

/// What the start of a turn does to attack marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marks {
    /// Lifts those of the player's minions.
    Lifted,
    /// Nothing.
    Kept,
}

/// Where a turn's budget comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// It is O.
    New,
    /// It is what the last turn left.
    HandedOn,
}

/// What pays for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purse {
    /// The common budget.
    Budget,
    /// A budget of O of its own.
    Own,
    /// The common budget, once a turn.
    BudgetOnce,
    /// Nothing.
    Free,
}

/// What an attack takes from a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Face {
    /// So much.
    Flat(u8),
    /// As much as the attacker has hit points.
    OwnHealth,
}

/// How often a minion attacks a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swings {
    /// Once.
    Once,
    /// Twice.
    Twice,
    /// As often as it likes: the mark is forgotten.
    Unmarked,
}

/// How many minions attack a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attackers {
    /// All.
    All,
    /// One.
    One,
}

/// Whether a hero can be attacked past its minions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guard {
    /// It can.
    None,
    /// Only when it has no minion.
    Minions,
}

/// What becomes of a minion that attacked a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AfterFace {
    /// It stays.
    Stays,
    /// It is destroyed.
    Destroyed,
}

/// What an attack on a minion does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trade {
    /// Destroys both.
    BothDestroyed,
    /// Takes 1 from both.
    OneEach,
    /// Takes from each as much as the other had.
    HealthEach,
    /// Destroys the target only.
    TargetDestroyed,
    /// There is none.
    Forbidden,
}

/// When the skill may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SkillUse {
    /// Always.
    Always,
    /// Not with a full hand.
    NotFull,
    /// Not if it kills its user.
    NotDeadly,
}

/// When a board is tested for room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RoomTest {
    /// Before the card is played.
    BeforeHits,
    /// When its minion enters, which is lost if there is none.
    AfterHits,
}

/// What a hit may fall on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Targets {
    /// Everyone.
    All,
    /// The enemy hero and minions.
    EnemySide,
    /// Everyone but the player's own hero.
    NotOwnHero,
}

/// How a hit chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Aim {
    /// Each target alike.
    Uniform,
    /// A side first, then among its targets alike.
    SideFirst,
    /// Each kind of target alike, however many minions are of it.
    Kinds,
}

/// When the number of targets is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// Before each hit.
    EachHit,
    /// Before the first hit; what would fall on the fallen counts for nothing.
    Once,
}

/// When a hero is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiesAt {
    /// At 0.
    Zero,
    /// Below 0.
    BelowZero,
}

/// When the death of a hero by hits is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Death {
    /// At once.
    AtOnce,
    /// After the last hit; the mover loses if both are dead.
    AfterHitsMoverLoses,
    /// After the last hit; the mover wins if both are dead.
    AfterHitsMoverWins,
}

/// When the new minion enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrival {
    /// After the hits.
    AfterHits,
    /// Before them, so that they may fall on it.
    BeforeHits,
}

/// A new minion's mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NewMark {
    /// It has attacked.
    Spent,
    /// It may attack.
    Fresh,
    /// The teacher's may attack, E's have attacked.
    TeacherFresh,
}

/// What gives the right to end the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Anything done.
    AfterAnything,
    /// A skill or play.
    AfterSkillOrPlay,
}

/// What the enemy's chance makes of one's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Handover {
    /// What is missing to 1.
    Complement,
    /// The same.
    Same,
}

/// How the teacher plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Teacher {
    /// For himself.
    Best,
    /// At random among the actions that differ.
    Random,
    /// For E.
    ForE,
}
