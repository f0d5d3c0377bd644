//! The play phase (出牌阶段): which card is played next, and what each does.

use damoni_corpus::pigkill::{Card, Event};

use super::choices::{Leaving, Moment, PassEnd, Pick, ScanFrom, Unusable};
use super::components::{Place, Seat};
use super::hand::{self, Held};
use super::table::Table;
use super::{area, crossbow, damage, duel, endless, kill, targets, victory};

/// A card that can be used now, and at whom.
struct Playable {
    held: Held,
    target: Option<Seat>,
}

/// A card that was played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Which.
    pub card: Card,
    /// It was a duel that a J has cancelled.
    pub cancelled: bool,
}

/// Again and again the first card from the left that can be used is played, until there is none.
pub fn play(table: &mut Table<'_>, actor: Seat) {
    // Where a scan that does not start anew goes on.
    let mut behind = None;
    while !table.over() && table.alive(actor) && !table.turn.ended {
        match scan(table, actor, behind) {
            Some(playable) => {
                let place = playable.held.place;
                let played = use_card(table, actor, playable);
                damage::pay_what_is_due(table);
                victory::check(table, Moment::Card);
                behind = if (table.policies.play.rescan)(played) { None } else { Some(place) };
            }
            None if behind.is_some() && table.policies.play.at_the_end == PassEnd::OnceMore => behind = None,
            None => return,
        }
    }
}

/// Looks through the hand from the left for the first card that can be used now. Cards of a kind are usable alike, so
/// the first one of each kind is all that has to be looked at.
fn scan(table: &mut Table<'_>, actor: Seat, behind: Option<Place>) -> Option<Playable> {
    let play = table.policies.play;
    let pick = match play.scan {
        ScanFrom::Left => Pick::Leftmost,
        ScanFrom::Right => Pick::Rightmost,
    };
    for held in hand::firsts(table, actor, pick, behind) {
        if let Some(target) = usable(table, actor, held.card) {
            return Some(Playable { held, target });
        }
        if play.unusable == Unusable::EndsTheScan {
            return None;
        }
    }
    None
}

/// Whether a card can be used now, and at whom if at anyone.
fn usable(table: &mut Table<'_>, actor: Seat, card: Card) -> Option<Option<Seat>> {
    match card {
        Card::Invasion | Card::Arrows => Some(None),
        Card::Crossbow => crossbow::usable(table, actor).then_some(None),
        Card::Peach => damage::peach_usable(table, actor).then_some(None),
        Card::Kill => targets::of_kill(table, actor).filter(|_| crossbow::may_kill(table, actor)).map(Some),
        Card::Duel => targets::of_duel(table, actor).map(Some),
        Card::Dodge | Card::Nullify => None,
    }
}

/// The card leaves the hand, then takes effect.
fn use_card(table: &mut Table<'_>, user: Seat, playable: Playable) -> Played {
    let Playable { held, target } = playable;
    let card = held.card;
    let leaving = table.policies.play.leaving;
    if matches!(leaving, Leaving::BeforeEffect | Leaving::WithFirstReward) {
        hand::spend(table, held);
    }
    table.tell(Event::Use { pig: user.0, card, target: target.map(|seat| seat.0) });
    if card != Card::Crossbow {
        endless::stir(table);
    }
    let newest = table.next_place;
    let index = match leaving {
        Leaving::ByOldIndex => {
            hand::from_left(table, user).iter().position(|other| other.place == held.place)
        }
        _ => None,
    };
    let cancelled = take_effect(table, user, card, target);
    match leaving {
        Leaving::BeforeEffect => {}
        Leaving::AfterEffect => hand::spend_if_held(table, held),
        Leaving::ByOldIndex => {
            let there = index.and_then(|index| hand::from_left(table, user).get(index).copied());
            if let Some(there) = there {
                hand::spend(table, there);
            }
        }
        Leaving::WithFirstReward if card == Card::Kill => {
            let fresh = hand::from_left(table, user).into_iter().find(|held| held.place.0 >= newest);
            if let Some(fresh) = fresh {
                hand::spend(table, fresh);
            }
        }
        Leaving::WithFirstReward => {}
    }
    Played { card, cancelled }
}

/// What each card does; says whether it was a duel that a J has cancelled.
fn take_effect(table: &mut Table<'_>, user: Seat, card: Card, target: Option<Seat>) -> bool {
    match (card, target) {
        (Card::Peach, _) => damage::peach(table, user),
        (Card::Kill, Some(target)) => kill::kill(table, user, target),
        (Card::Duel, Some(target)) => return !duel::use_duel(table, user, target),
        (Card::Invasion | Card::Arrows, _) => area::area(table, user, card),
        (Card::Crossbow, _) => crossbow::equip(table, user),
        _ => {}
    }
    false
}
