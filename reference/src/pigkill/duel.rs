//! F 决斗.

use damoni_corpus::pigkill::{Card, Role};

use super::choices::{
    Answering, CountedKills, DuelLength, DuelSource, FirstToAnswer, Nullifiable, RevealedAt,
};
use super::components::Seat;
use super::reveal::{self, Act};
use super::table::Table;
use super::{crossbow, damage, hand, nullify};

/// F is used: an open act of hostility, which may be nullified; says whether it took effect.
pub fn use_duel(table: &mut Table<'_>, user: Seat, target: Seat) -> bool {
    let revealed = table.policies.reveal.duel;
    if revealed == RevealedAt::Use {
        reveal::by(table, user, Act::Hostility, target);
    }
    let fought = match table.policies.duel.nullifiable {
        Nullifiable::Yes => nullify::takes_effect(table, Card::Duel, user, target),
        Nullifiable::No => true,
    };
    if fought && revealed == RevealedAt::Effect {
        reveal::by(table, user, Act::Hostility, target);
    }
    if fought {
        duel(table, user, target);
    }
    if revealed == RevealedAt::After && table.alive(user) {
        reveal::by(table, user, Act::Hostility, target);
    }
    fought
}

/// Target first, then user, in turns discard K; the first who does not is hurt by the other.
fn duel(table: &mut Table<'_>, user: Seat, target: Seat) {
    let policies = table.policies.duel;
    let (mut answering, mut other) = match policies.first {
        FirstToAnswer::Target => (target, user),
        FirstToAnswer::User => (user, target),
    };
    let mut given = 0;
    while !(policies.yields)(table, answering, other)
        && hand::discard(table, answering, Card::Kill, Card::Duel)
    {
        gave_kill(table, answering, other);
        given += 1;
        if table.over() || (policies.length == DuelLength::OneExchange && given == 2) {
            return;
        }
        (answering, other) = (other, answering);
    }
    let source = match policies.source {
        DuelSource::TheOther => other,
        DuelSource::User => user,
    };
    damage::damage(table, answering, source, Card::Duel);
}

/// A K given in a duel is not played: it shows nothing and does not count.
fn gave_kill(table: &mut Table<'_>, answering: Seat, other: Seat) {
    if table.policies.duel.answering == Answering::IsHostility {
        reveal::by(table, answering, Act::Hostility, other);
    }
    if table.policies.kills.counted == CountedKills::PlayedOrGivenInDuel && answering == table.turn.actor {
        crossbow::count_kill(table, answering);
    }
}

/// A loyalist dueling with the lord discards no K.
pub fn yields(table: &Table<'_>, answering: Seat, other: Seat) -> bool {
    table.role(answering) == Role::Loyalist && table.role(other) == Role::Lord
}
