//! Wrong readings of distance, and of whom pigs attack.

use damoni_corpus::pigkill::Role;

use super::super::components::{Public, Seat};
use super::super::policies::Policies;
use super::super::table::{Seats, Table};
use super::super::targets;
use super::attacks::{from_pig_one, up_to_highest_seat};
use super::{CLAUSES, PUBLISHED, WRITE_UPS, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    let mut pitfalls = distance();
    pitfalls.extend(whom());
    pitfalls
}

fn distance() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "distance-both-ways",
            "distance",
            WRITE_UPS,
            "Distance is the shorter way round, so that K reaches the previous pig too.",
            "距离取两个方向中较短的，上家也在杀的范围内。",
            |p| p.targets.reach = both_neighbours,
        ),
        pitfall(
            "distance-counts-dead",
            "distance",
            WRITE_UPS,
            "Dead pigs count for distance, so that K does not reach over an empty seat.",
            "计算距离时把死猪也算上，杀不能越过空位。",
            |p| {
                p.targets.reach = |table, user| {
                    targets::duel_reach(table, user)
                        .into_iter()
                        .filter(|&seat| seat == next_seat(table, user))
                        .collect()
                }
            },
        ),
        pitfall(
            "next-pig-fixed-at-turn-start",
            "distance",
            PUBLISHED,
            "The next pig is looked up at the start of the turn only, so that K is wasted on it after its death.",
            "下家在回合开始时就固定下来，它死后杀仍打在尸体上。",
            |p| p.targets.reach = |table, _| Seats::from_iter([table.turn.neighbour]),
        ),
        pitfall(
            "kill-stops-at-highest-seat",
            "distance",
            WRITE_UPS,
            "The search for the next pig ends at the highest seat, so that the last pig reaches nobody with K.",
            "寻找下家时到最后一个座位就停止，末位的猪杀不到 1 号。",
            |p| {
                p.targets.reach = |table, user| {
                    targets::reach(table, user).into_iter().filter(|&seat| seat > user).collect()
                }
            },
        ),
        pitfall(
            "kill-at-any-distance",
            "distance",
            CLAUSES,
            "K, like F, reaches the first hostile pig at any distance.",
            "杀和决斗一样没有距离限制。",
            |p| p.targets.reach = targets::duel_reach,
        ),
        pitfall(
            "crossbow-lengthens-reach",
            "distance",
            CLAUSES,
            "With a crossbow K reaches the first hostile pig at any distance.",
            "装备猪哥连弩后，杀没有距离限制。",
            |p| {
                p.targets.reach = |table, user| {
                    if table.armed(user) {
                        targets::duel_reach(table, user)
                    } else {
                        targets::reach(table, user)
                    }
                }
            },
        ),
        pitfall(
            "duel-at-distance-one",
            "distance",
            CLAUSES,
            "F, like K, reaches the next pig only.",
            "决斗和杀一样只能对距离 1 的猪使用。",
            |p| p.targets.duel_reach = targets::reach,
        ),
        pitfall(
            "duel-search-from-pig-one",
            "targets",
            WRITE_UPS,
            "The target of F is searched from pig 1 on, not from the user on.",
            "决斗的目标从 1 号猪开始找，而不是从自己的下家开始。",
            |p| p.targets.duel_reach = from_pig_one,
        ),
        pitfall(
            "duel-search-stops-at-highest-seat",
            "targets",
            WRITE_UPS,
            "The search for the target of F ends at the highest seat.",
            "寻找决斗目标时到最后一个座位就停止，不绕回 1 号。",
            |p| p.targets.duel_reach = up_to_highest_seat,
        ),
    ]
}

fn whom() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "suspects-ignored",
            "targets",
            CLAUSES,
            "The lord attacks revealed rebels only.",
            "主猪只攻击已跳反的猪，不攻击类反猪。",
            |p| {
                p.targets.kill_at = |table, user, seat| without_suspects(table, user, seat, targets::kill_at);
                p.targets.duel_at = |table, user, seat| without_suspects(table, user, seat, targets::duel_at);
            },
        ),
        pitfall(
            "suspects-only-dueled",
            "targets",
            CLAUSES,
            "The lord uses F on suspects, but no K.",
            "主猪只对类反猪使用决斗，不使用杀。",
            |p| p.targets.kill_at = |table, user, seat| without_suspects(table, user, seat, targets::kill_at),
        ),
        pitfall(
            "suspects-only-killed",
            "targets",
            CLAUSES,
            "The lord uses K on suspects, but no F.",
            "主猪只对类反猪使用杀，不使用决斗。",
            |p| p.targets.duel_at = |table, user, seat| without_suspects(table, user, seat, targets::duel_at),
        ),
        pitfall(
            "revealed-rebels-dueled-first",
            "targets",
            CLAUSES,
            "With F the lord prefers a revealed rebel to a suspect that sits nearer.",
            "主猪决斗时优先选择跳反猪，而不是更近的类反猪。",
            |p| p.targets.duel_reach = revealed_first,
        ),
        pitfall(
            "loyalists-attack-suspects",
            "targets",
            WRITE_UPS,
            "Loyalists attack the lord's suspects as he does.",
            "忠猪也攻击类反猪。",
            |p| {
                p.targets.kill_at = |table, user, seat| {
                    targets::kill_at(table, user, seat) || loyalist_at_suspect(table, user, seat)
                };
                p.targets.duel_at = |table, user, seat| {
                    targets::duel_at(table, user, seat) || loyalist_at_suspect(table, user, seat)
                };
            },
        ),
        pitfall(
            "loyalists-know-rebels",
            "targets",
            WRITE_UPS,
            "Loyalists attack rebels by their true role, revealed or not.",
            "忠猪按真实身份攻击反猪，不管是否已跳反。",
            |p| {
                p.targets.kill_at = |table, user, seat| {
                    targets::kill_at(table, user, seat) || is(table, user, Role::Loyalist, seat, Role::Rebel)
                };
                p.targets.duel_at = |table, user, seat| {
                    targets::duel_at(table, user, seat) || is(table, user, Role::Loyalist, seat, Role::Rebel)
                };
            },
        ),
        pitfall(
            "lord-knows-rebels",
            "targets",
            WRITE_UPS,
            "The lord attacks rebels by their true role, revealed or not.",
            "主猪按真实身份攻击反猪，不管是否已跳反。",
            |p| {
                p.targets.kill_at = |table, user, seat| {
                    targets::kill_at(table, user, seat) || is(table, user, Role::Lord, seat, Role::Rebel)
                };
                p.targets.duel_at = |table, user, seat| {
                    targets::duel_at(table, user, seat) || is(table, user, Role::Lord, seat, Role::Rebel)
                };
            },
        ),
        pitfall(
            "rebels-know-loyalists",
            "targets",
            WRITE_UPS,
            "Rebels use K on loyalists by their true role, revealed or not.",
            "反猪按真实身份对忠猪使用杀，不管是否已跳忠。",
            |p| {
                p.targets.kill_at = |table, user, seat| {
                    targets::kill_at(table, user, seat) || is(table, user, Role::Rebel, seat, Role::Loyalist)
                }
            },
        ),
        pitfall(
            "rebels-kill-unknown",
            "targets",
            CLAUSES,
            "Rebels use K on every pig that is not a revealed rebel.",
            "反猪对所有没有跳反的猪都使用杀。",
            |p| {
                p.targets.kill_at = |table, user, seat| match table.role(user) {
                    Role::Rebel => table.public(seat) != Public::Rebel,
                    Role::Lord | Role::Loyalist => targets::kill_at(table, user, seat),
                }
            },
        ),
        pitfall(
            "rebels-kill-lord-only",
            "targets",
            CLAUSES,
            "Rebels use K on the lord only, not on revealed loyalists.",
            "反猪只对主猪使用杀，不杀跳忠的猪。",
            |p| {
                p.targets.kill_at = |table, user, seat| {
                    targets::kill_at(table, user, seat)
                        && !(table.role(user) == Role::Rebel && seat != Seat::LORD)
                }
            },
        ),
        pitfall(
            "rebels-duel-nearest",
            "targets",
            CLAUSES,
            "A rebel uses F on the first pig after it that is the lord or a revealed loyalist.",
            "反猪对从下家起第一个主猪或跳忠的猪使用决斗，而不是只对主猪。",
            |p| p.targets.duel_at = targets::kill_at,
        ),
        pitfall(
            "lord-kept-as-revealed-loyalist",
            "targets",
            WRITE_UPS,
            "The lord is stored as a revealed loyalist, so that a rebel finds no lord to use F on.",
            "把主猪存成“已跳忠”，导致反猪找不到主猪，不能对他使用决斗。",
            |p| {
                p.targets.duel_at =
                    |table, user, seat| table.role(user) != Role::Rebel && targets::duel_at(table, user, seat)
            },
        ),
    ]
}

fn next_seat(table: &Table<'_>, user: Seat) -> Seat {
    table.seats_from(user).nth(1).unwrap_or(user)
}

fn both_neighbours(table: &Table<'_>, user: Seat) -> Seats {
    let others = table.others_after(user);
    others.first().into_iter().chain(others.iter().skip(1).last()).copied().collect()
}

fn revealed_first(table: &Table<'_>, user: Seat) -> Seats {
    let mut others = table.others_after(user);
    others.sort_by_key(|&seat| table.public(seat) != Public::Rebel);
    others
}

fn without_suspects(
    table: &Table<'_>,
    user: Seat,
    seat: Seat,
    at: fn(&Table<'_>, Seat, Seat) -> bool,
) -> bool {
    at(table, user, seat) && !(table.role(user) == Role::Lord && table.suspect(seat))
}

fn loyalist_at_suspect(table: &Table<'_>, user: Seat, seat: Seat) -> bool {
    table.role(user) == Role::Loyalist && seat != user && table.suspect(seat)
}

fn is(table: &Table<'_>, user: Seat, attacker: Role, seat: Seat, attacked: Role) -> bool {
    table.role(user) == attacker && table.role(seat) == attacked
}
