//! The choices of a reader, where a rule leaves a hasty one another way. The default is the right one.

/// An end of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum End {
    #[default]
    Right,
    Left,
}

/// Which of several like cards goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    #[default]
    Leftmost,
    Rightmost,
}

/// Which card the deck gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeckReading {
    #[default]
    LastStays,
    LastIsTaken,
    LastIsNeverDrawn,
    BeginsAnew,
    FromTheBottom,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstTurn {
    #[default]
    Draws,
    DrawsNothing,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownHand {
    #[default]
    AsHeld,
    Sorted,
    WithCrossbow,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShownDead {
    #[default]
    Word,
    EmptyLine,
}

/// When somebody looks whether the game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    #[default]
    Death,
    Payment,
    Card,
    Turn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterEnd {
    #[default]
    Stops,
    GoesOn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TurnOrder {
    #[default]
    BySeat,
    /// An index into a list from which the dead are erased, so that those behind them move up.
    ByShrinkingList,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ScanFrom {
    #[default]
    Left,
    Right,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unusable {
    #[default]
    Skipped,
    EndsTheScan,
}

/// What follows when a scan that went on behind a card has come to the end of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PassEnd {
    #[default]
    Over,
    OnceMore,
}

/// When a played card leaves the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaving {
    #[default]
    BeforeEffect,
    AfterEffect,
    /// After the effect, whatever lies at its old index by then.
    ByOldIndex,
    /// A K that brought a reward takes the first of the drawn cards along.
    WithFirstReward,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountedKills {
    #[default]
    Played,
    PlayedUnlessDodged,
    PlayedOrGivenInDuel,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CrossbowLasts {
    #[default]
    UntilLost,
    OneTurn,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SecondCrossbow {
    #[default]
    ReplacesTheFirst,
    StaysInHand,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HealthLimit {
    #[default]
    Full,
    None,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Saving {
    #[default]
    OnePeach,
    EveryPeach,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstToAnswer {
    #[default]
    Target,
    User,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DuelLength {
    #[default]
    UntilOneFails,
    OneExchange,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DuelSource {
    #[default]
    TheOther,
    User,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Answering {
    #[default]
    ShowsNothing,
    IsHostility,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nullifiable {
    #[default]
    Yes,
    No,
}

/// How often J is asked for against an area trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AreaAsked {
    #[default]
    ForEachTarget,
    OnceForAll,
    UntilOneCancelsTheRest,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum UsingArea {
    #[default]
    ShowsNothing,
    IsHostilityToTheLord,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FacesRead {
    #[default]
    WhenAsked,
    WhenTheCardIsUsed,
}

/// Whether a trick is asked about once more when the J against it has been cancelled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AskedAgain {
    #[default]
    Never,
    WhenItsAnswerFails,
}

/// When a K or F reveals its user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RevealedAt {
    #[default]
    Use,
    /// Only when it takes effect.
    Effect,
    /// Once all is over.
    After,
}

/// When a J reveals its user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NullifyReveals {
    #[default]
    AtUse,
    IfItTakesEffect,
    OnlyTheFirst,
    Never,
    AfterTheChain,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuspectsKept {
    #[default]
    All,
    TheLast,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuspectMark {
    #[default]
    InTheLordsEyes,
    RevealedRebel,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuspicionEnds {
    #[default]
    WhenRevealed,
    WhenRevealedOrTheLordHasActed,
    Never,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaidWhen {
    #[default]
    AtOnce,
    AfterTheCard,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PenaltyTakes {
    #[default]
    HandAndCrossbow,
    HandOnly,
    CrossbowOnly,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AfterPenalty {
    #[default]
    AllGoesOn,
    TheTrickStops,
    TheTurnEnds,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KillsAfterPenalty {
    #[default]
    StayCounted,
    AreForgotten,
}
