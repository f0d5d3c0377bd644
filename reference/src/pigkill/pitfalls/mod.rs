//! The named wrong readings, one file a group of rules, with the wrong systems they swap in.

mod attacks;
mod dealing;
mod deaths;
mod faces;
mod nullifying;
mod playing;
mod targeting;

use std::sync::LazyLock;

use super::policies::Policies;
use crate::pitfall::Pitfall;

/// The rules in the order of the page of rules, by their anchors.
const RULES: [&str; 33] = [
    "input",
    "output",
    "roles",
    "victory",
    "turn",
    "draw",
    "last-card",
    "play",
    "rescan",
    "one-kill",
    "distance",
    "peach",
    "kill",
    "dodge",
    "duel",
    "invasion",
    "arrows",
    "nullify",
    "nullify-order",
    "nullify-wish",
    "crossbow",
    "courting",
    "hostility",
    "reveal",
    "targets",
    "loyalist-duel",
    "suspect",
    "damage",
    "dying",
    "death",
    "reward",
    "penalty",
    "endless",
];

/// All of them, in the order of the rules.
pub static ALL: LazyLock<Vec<Pitfall<Policies>>> = LazyLock::new(|| {
    let mut all = dealing::pitfalls();
    all.extend(playing::pitfalls());
    all.extend(targeting::pitfalls());
    all.extend(attacks::pitfalls());
    all.extend(nullifying::pitfalls());
    all.extend(faces::pitfalls());
    all.extend(deaths::pitfalls());
    all.sort_by_key(|pitfall| RULES.iter().position(|rule| *rule == pitfall.rule));
    all
});

/// Where a wrong reading has been seen.
const PUBLISHED: &str = "programs published as solutions";
const WRITE_UPS: &str = "write-ups of solutions";
const CLAUSES: &str = "reading the rule clause by clause";

/// A wrong reading that some case shows.
fn pitfall(
    id: &'static str,
    rule: &'static str,
    seen: &'static str,
    en: &'static str,
    zh: &'static str,
    swap: fn(&mut Policies),
) -> Pitfall<Policies> {
    Pitfall { id, en, zh, rule, seen, equivalent: None, swap }
}

/// A wrong reading that no case can show, and why.
fn harmless(why: &'static str, pitfall: Pitfall<Policies>) -> Pitfall<Policies> {
    Pitfall { equivalent: Some(why), ..pitfall }
}
