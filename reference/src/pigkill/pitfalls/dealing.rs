//! Wrong readings of input, output, roles, and the deck.

use damoni_corpus::pigkill::Role;

use super::super::choices::{DeckReading, End, FirstTurn, ShownDead, ShownHand};
use super::super::policies::Policies;
use super::{CLAUSES, WRITE_UPS, pitfall};
use crate::pitfall::Pitfall;

pub fn pitfalls() -> Vec<Pitfall<Policies>> {
    vec![
        pitfall(
            "hand-dealt-backwards",
            "input",
            CLAUSES,
            "The four cards of a pig are taken into its hand from right to left.",
            "把输入的四张手牌从右到左放入手牌。",
            |p| p.dealing.hand = |[a, b, c, d]| [d, c, b, a],
        ),
        pitfall(
            "deck-from-the-bottom",
            "input",
            CLAUSES,
            "The deck is read as a stack whose top is the last card of the line.",
            "把牌堆当成栈，从最后一张牌开始摸。",
            |p| p.dealing.deck = DeckReading::FromTheBottom,
        ),
        pitfall(
            "crossbow-printed",
            "output",
            WRITE_UPS,
            "An equipped crossbow is printed at the end of the hand.",
            "把已装备的猪哥连弩也当作手牌输出。",
            |p| p.output.hand = ShownHand::WithCrossbow,
        ),
        pitfall(
            "hand-sorted",
            "output",
            CLAUSES,
            "Hands are printed sorted by letter, not as held.",
            "输出手牌时按字母排序，而不是按从左到右的顺序。",
            |p| p.output.hand = ShownHand::Sorted,
        ),
        pitfall(
            "dead-as-empty-line",
            "output",
            CLAUSES,
            "A dead pig is printed as an empty hand.",
            "死亡的猪输出空行，而不是 DEAD。",
            |p| p.output.dead = ShownDead::EmptyLine,
        ),
        pitfall(
            "lord-has-five-health",
            "roles",
            CLAUSES,
            "The lord has one more health than the others, as in the card game that this one is made after.",
            "像三国杀那样，主猪的体力上限多一点。",
            |p| p.dealing.health = |role| if role == Role::Lord { 5 } else { 4 },
        ),
        pitfall(
            "first-turn-draws-nothing",
            "draw",
            CLAUSES,
            "The dealt cards stand for the first draw: nobody draws in its first turn.",
            "把初始手牌当作第一次摸牌，每只猪的第一个回合不摸牌。",
            |p| p.dealing.first_turn = FirstTurn::DrawsNothing,
        ),
        pitfall(
            "drawn-cards-on-the-left",
            "draw",
            CLAUSES,
            "A drawn card is put at the left end of the hand.",
            "摸到的牌放在手牌的最左边。",
            |p| p.dealing.drawn_to = End::Left,
        ),
        pitfall(
            "last-card-taken",
            "last-card",
            WRITE_UPS,
            "The last card leaves the deck like any other; after it nobody draws any more.",
            "最后一张牌也被摸走，之后无牌可摸。",
            |p| p.dealing.deck = DeckReading::LastIsTaken,
        ),
        pitfall(
            "last-card-never-drawn",
            "last-card",
            CLAUSES,
            "When one card is left in the deck, nobody draws any more.",
            "牌堆只剩一张牌时就不再摸牌。",
            |p| p.dealing.deck = DeckReading::LastIsNeverDrawn,
        ),
        pitfall(
            "deck-begins-anew",
            "last-card",
            CLAUSES,
            "A deck that has been drawn out begins anew with its first card.",
            "牌堆摸完后从第一张牌重新开始。",
            |p| p.dealing.deck = DeckReading::BeginsAnew,
        ),
    ]
}
