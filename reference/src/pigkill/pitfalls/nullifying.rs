//! Wrong readings of J.

use damoni_corpus::pigkill::Role;

use super::super::choices::{AreaAsked, AskedAgain, FacesRead, Nullifiable, Pick};
use super::super::components::{Depth, Public, Seat};
use super::super::nullify::{self, face, protects, sides_with, wants};
use super::super::policies::Policies;
use super::{CLAUSES, WRITE_UPS, harmless, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    let mut pitfalls = chains();
    pitfalls.extend(order());
    pitfalls.extend(wishes());
    pitfalls
}

fn chains() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "area-nullified-once-for-all",
            "nullify",
            WRITE_UPS,
            "J is asked for once for a whole N or W, before its first target, and cancels all of it.",
            "南猪入侵和万箭齐发只询问一次无懈可击，对所有目标一起生效。",
            |p| p.area.asked = AreaAsked::OnceForAll,
        ),
        pitfall(
            "nullify-cancels-the-rest",
            "nullify",
            WRITE_UPS,
            "A J that spares one target of N or W spares all that follow.",
            "无懈可击抵消一个目标后，后面的目标也不再结算。",
            |p| p.area.asked = AreaAsked::UntilOneCancelsTheRest,
        ),
        pitfall(
            "duel-not-nullifiable",
            "nullify",
            CLAUSES,
            "J answers N and W only, not F.",
            "决斗不能被无懈可击抵消。",
            |p| p.duel.nullifiable = Nullifiable::No,
        ),
        pitfall(
            "nullify-not-nullifiable",
            "nullify",
            CLAUSES,
            "A J cannot be answered by another J.",
            "无懈可击不能再被无懈可击抵消。",
            |p| p.nullify.deepest = 1,
        ),
        pitfall(
            "nullify-chain-of-two",
            "nullify",
            CLAUSES,
            "A J can be answered by another, but that one by none.",
            "无懈可击只能反一次，第二张无懈可击不能再被抵消。",
            |p| p.nullify.deepest = 2,
        ),
        pitfall(
            "rightmost-nullify",
            "nullify",
            CLAUSES,
            "A pig uses its rightmost J.",
            "使用最右边的无懈可击。",
            |p| p.answers.nullify = Pick::Rightmost,
        ),
        harmless(
            "whoever wanted to answer the trick wanted to answer the J that cancelled the answer, and had no J left",
            pitfall(
                "asked-again-after-counter",
                "nullify",
                CLAUSES,
                "When the J against a trick has been cancelled, the pigs are asked about the trick once more.",
                "抵消锦囊的无懈可击被反掉后，再次询问是否对该锦囊使用无懈可击。",
                |p| p.nullify.asked_again = AskedAgain::WhenItsAnswerFails,
            ),
        ),
    ]
}

fn order() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "nullify-asked-from-target",
            "nullify-order",
            WRITE_UPS,
            "The pigs are asked for J from the target of the trick on.",
            "从锦囊的目标开始询问无懈可击。",
            |p| {
                p.nullify.order = |table, asking| match asking.depth {
                    Depth(0) => table.alive_from(asking.target),
                    _ => nullify::order(table, asking),
                }
            },
        ),
        pitfall(
            "nullify-always-asked-from-target",
            "nullify-order",
            CLAUSES,
            "The pigs are asked from the target of the trick on, for every J of the chain.",
            "每一次询问无懈可击都从锦囊的目标开始。",
            |p| p.nullify.order = |table, asking| table.alive_from(asking.target),
        ),
        pitfall(
            "nullify-asked-from-lord",
            "nullify-order",
            WRITE_UPS,
            "The pigs are asked for J from the lord on.",
            "总是从主猪开始询问无懈可击。",
            |p| p.nullify.order = |table, _| table.alive_from(Seat::LORD),
        ),
        pitfall(
            "nullify-asked-after-user",
            "nullify-order",
            CLAUSES,
            "The pigs are asked for J from the next one after the user of the trick on; the user comes last.",
            "从锦囊使用者的下家开始询问，使用者最后才问。",
            |p| {
                p.nullify.order = |table, asking| {
                    let mut order = nullify::order(table, asking);
                    order.rotate_left(1);
                    order
                }
            },
        ),
        pitfall(
            "nullify-user-not-asked",
            "nullify-order",
            CLAUSES,
            "The user of N or W is not asked whether it saves a target from it.",
            "锦囊的使用者自己不会对它使用无懈可击。",
            |p| {
                p.nullify.order = |table, asking| {
                    nullify::order(table, asking).into_iter().filter(|&seat| seat != asking.user).collect()
                }
            },
        ),
        pitfall(
            "nullify-order-stops-at-highest-seat",
            "nullify-order",
            WRITE_UPS,
            "The pigs are asked for J up to the highest seat, but not round to the user again.",
            "询问无懈可击时到最后一个座位就停止，不绕回 1 号。",
            |p| {
                p.nullify.order = |table, asking| {
                    nullify::order(table, asking).into_iter().filter(|&seat| seat >= asking.user).collect()
                }
            },
        ),
        pitfall(
            "counter-asked-from-trick-user",
            "nullify-order",
            WRITE_UPS,
            "Against a J the pigs are asked from the user of the trick on, not from the user of that J.",
            "询问反无懈可击时仍从锦囊使用者开始，而不是从无懈可击的使用者开始。",
            |p| p.nullify.order = |table, asking| table.alive_from(asking.trick_user),
        ),
        harmless(
            "the user of a J never wants to answer it, so it does not matter when it is asked",
            pitfall(
                "counter-asked-after-its-user",
                "nullify-order",
                WRITE_UPS,
                "Against a J the pigs are asked from the next one after its user on.",
                "询问反无懈可击时从无懈可击使用者的下家开始。",
                |p| {
                    p.nullify.order = |table, asking| {
                        let mut order = nullify::order(table, asking);
                        order.rotate_left(usize::from(asking.depth > Depth(0)));
                        order
                    }
                },
            ),
        ),
    ]
}

fn wishes() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "unknown-pig-protects-itself",
            "nullify-wish",
            WRITE_UPS,
            "A pig protects itself even when its face is unknown.",
            "身份未公开的猪也会用无懈可击保护自己。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    protects(depth) && asked == target || wants(table, asked, depth, target)
                }
            },
        ),
        pitfall(
            "nullify-by-true-role",
            "nullify-wish",
            WRITE_UPS,
            "Whom J protects and lets be hit goes by true roles instead of faces.",
            "使用无懈可击时按真实身份而不是公开身份判断敌友。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    let face = match table.role(target) {
                        Role::Lord => Public::Lord,
                        Role::Loyalist => Public::Loyal,
                        Role::Rebel => Public::Rebel,
                    };
                    sides_with(table.role(asked), depth, face)
                }
            },
        ),
        pitfall(
            "nullify-takes-suspects-for-rebels",
            "nullify-wish",
            WRITE_UPS,
            "All pigs take the lord's suspects for revealed rebels when they are asked for J.",
            "询问无懈可击时，所有猪都把类反猪当成跳反的猪。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    let face = if table.suspect(target) { Public::Rebel } else { face(table, target) };
                    sides_with(table.role(asked), depth, face)
                }
            },
        ),
        harmless(
            "nobody courts a suspect, so that there is never a J for the lord to answer",
            pitfall(
                "lord-takes-suspects-for-rebels-when-asked",
                "nullify-wish",
                CLAUSES,
                "The lord takes his suspects for revealed rebels when he is asked for J.",
                "询问无懈可击时，主猪把类反猪当成跳反的猪。",
                |p| {
                    p.nullify.wants = |table, asked, depth, target| {
                        let suspected = asked == Seat::LORD && table.suspect(target);
                        let face = if suspected { Public::Rebel } else { face(table, target) };
                        sides_with(table.role(asked), depth, face)
                    }
                },
            ),
        ),
        pitfall(
            "lord-protects-only-himself",
            "nullify-wish",
            CLAUSES,
            "The lord protects himself, but no revealed loyalist.",
            "主猪只为自己使用无懈可击，不保护跳忠的猪。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    wants(table, asked, depth, target)
                        && !(asked == Seat::LORD && protects(depth) && target != asked)
                }
            },
        ),
        pitfall(
            "loyalists-protect-only-the-lord",
            "nullify-wish",
            CLAUSES,
            "Loyalists protect the lord, but no revealed loyalist.",
            "忠猪只为主猪使用无懈可击，不保护跳忠的猪。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    let other =
                        table.role(asked) == Role::Loyalist && protects(depth) && target != Seat::LORD;
                    wants(table, asked, depth, target) && !other
                }
            },
        ),
        pitfall(
            "rebels-protect-only-themselves",
            "nullify-wish",
            CLAUSES,
            "A rebel protects itself, but no other revealed rebel.",
            "反猪只为自己使用无懈可击，不保护其他跳反的猪。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    let other = table.role(asked) == Role::Rebel && protects(depth) && target != asked;
                    wants(table, asked, depth, target) && !other
                }
            },
        ),
        pitfall(
            "rebels-counter-for-lord-only",
            "nullify-wish",
            CLAUSES,
            "Rebels answer a J that protects the lord, but not one that protects a revealed loyalist.",
            "反猪只反保护主猪的无懈可击，不反保护跳忠猪的。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    let other = table.role(asked) == Role::Rebel && !protects(depth) && target != Seat::LORD;
                    wants(table, asked, depth, target) && !other
                }
            },
        ),
        pitfall(
            "lords-side-never-counters",
            "nullify-wish",
            CLAUSES,
            "The lord and loyalists do not answer a J that protects a revealed rebel.",
            "主猪和忠猪不反保护跳反猪的无懈可击。",
            |p| {
                p.nullify.wants = |table, asked, depth, target| {
                    wants(table, asked, depth, target)
                        && (table.role(asked) == Role::Rebel || protects(depth))
                }
            },
        ),
        pitfall(
            "faces-read-when-area-is-used",
            "nullify-wish",
            CLAUSES,
            "For a whole N or W the faces count as they were when it was used.",
            "整张南猪入侵或万箭齐发都按使用时的公开身份判断，不理会途中的跳忠跳反。",
            |p| p.nullify.faces = FacesRead::WhenTheCardIsUsed,
        ),
    ]
}
