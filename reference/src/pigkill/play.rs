//! The play phase (出牌阶段): which card is played next, and what each does.

use damoni_corpus::pigkill::{Card, Event, Role};

use super::components::{Crossbow, Seat};
use super::hand::{self, Held};
use super::table::Table;
use super::{area, damage, duel, endless, kill, targets};

/// A card that can be used now, and at whom.
struct Playable {
    held: Held,
    target: Option<Seat>,
}

/// Again and again the first card from the left that can be used is played, until there is none.
pub fn play(table: &mut Table<'_>, actor: Seat) {
    while table.winner.is_none() && table.alive(actor) {
        let Some(playable) = scan(table, actor) else { return };
        use_card(table, actor, playable);
    }
}

/// Looks through the hand from the left for the first card that can be used now.
fn scan(table: &mut Table<'_>, actor: Seat) -> Option<Playable> {
    let hand = hand::from_left(table, actor);
    hand.into_iter().find_map(|held| {
        let target = match held.card {
            Card::Invasion | Card::Arrows | Card::Crossbow => None,
            Card::Peach if damage::hurt(table, actor) => None,
            Card::Kill => Some(targets::of_kill(table, actor).filter(|_| may_kill(table, actor))?),
            Card::Duel => Some(targets::of_duel(table, actor)?),
            Card::Peach | Card::Dodge | Card::Nullify => return None,
        };
        Some(Playable { held, target })
    })
}

/// At most one K a turn without a crossbow; those played while armed count too. Asked only when there is a target.
fn may_kill(table: &mut Table<'_>, actor: Seat) -> bool {
    if table.armed(actor) || table.turn.armed_kills + table.turn.unarmed_kills == 0 {
        return true;
    }
    // Programs differ only here: do the K played with a crossbow that a penalty has taken since count?
    if table.role(actor) == Role::Lord && table.turn.crossbow_lost && table.turn.unarmed_kills == 0 {
        table.contested = true;
    }
    false
}

/// The card leaves the hand, then takes effect.
fn use_card(table: &mut Table<'_>, user: Seat, Playable { held, target }: Playable) {
    hand::spend(table, held);
    let card = held.card;
    table.tell(Event::Use { pig: user.0, card, target: target.map(|seat| seat.0) });
    if card != Card::Crossbow {
        endless::stir(table);
    }
    match (card, target) {
        (Card::Peach, _) => damage::peach(table, user),
        (Card::Kill, Some(target)) => kill::kill(table, user, target),
        (Card::Duel, Some(target)) => duel::use_duel(table, user, target),
        (Card::Invasion | Card::Arrows, _) => area::area(table, user, card),
        (Card::Crossbow, _) => equip(table, user),
        _ => {}
    }
}

/// Z 猪哥连弩: a second one replaces the first.
fn equip(table: &mut Table<'_>, user: Seat) {
    table.world.insert_one(table.pig(user), Crossbow).expect("every pig is in the world");
}
