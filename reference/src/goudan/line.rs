//! The line of best play: what both do if they play as well as they can, what chance can do to it, and what each
//! moment is worth. At a card's hits the line follows the likeliest outcome, and tells the others.

use damoni_corpus::PlayError;
use damoni_corpus::goudan::{Action, Case};

use super::components::{Hand, Health, Side};
use super::memo;
use super::policies::Policies;
use super::rules::{action, attack, death, hits, play};
use super::search::{Search, Stop};
use super::table::Table;

/// Outcomes nearer than this are equally likely.
const SAME: f64 = 1e-9;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Small E (小E).
    E,
    /// The teacher (狗蛋老师).
    Teacher,
}

/// A minion as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StandingMinion {
    /// Its hit points.
    pub health: u8,
    /// Whether it may still attack this turn.
    pub fresh: bool,
}

/// What stands on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose turn it is.
    pub mover: Player,
    /// Actions left of the budget.
    pub budget: u8,
    /// Health of E and of the teacher.
    pub health: [u8; 2],
    /// Cards of E and of the teacher.
    pub hands: [u8; 2],
    /// Minions of E and of the teacher, in the order of their hit points.
    pub minions: [Vec<StandingMinion>; 2],
}

/// A way the hits of a card can fall, with all others that come to the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Fall {
    /// How likely it is.
    pub likely: f64,
    /// E's chance to win then.
    pub value: f64,
    /// What stands on the table then.
    pub standing: Standing,
}

/// What happens at a moment of the line.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// The player to move does this, which is best.
    Acts(Action),
    /// The player to move ends the turn, which is best.
    Ends,
    /// The hits of a card fall: every outcome, the likeliest first.
    Hits(Vec<Fall>),
    /// Somebody has won.
    Won(Player),
}

/// A moment of the line.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What stands on the table before it.
    pub standing: Standing,
    /// What happens.
    pub happening: Happening,
    /// E's chance to win before it.
    pub value: f64,
}

/// The first `limit` moments of best play from query `number` (from 0) under the right rules; nothing if there is no such query.
///
/// # Errors
/// If the query needs more positions than there is room for.
pub fn best_line(case: &Case, number: usize, limit: usize) -> Result<Vec<Moment>, PlayError> {
    let Some(query) = case.queries().get(number) else { return Ok(Vec::new()) };
    let (policies, budget) = (Policies::default(), case.budget());
    let mut memo = memo::borrow(&policies, budget);
    let mut search = Search::new(&policies, budget, &mut memo, Table::lay(query, &policies));
    Ok(follow(&mut search, &policies, limit)?)
}

fn follow(search: &mut Search<'_>, policies: &Policies, limit: usize) -> Result<Vec<Moment>, Stop> {
    let mut line = Vec::new();
    while line.len() < limit {
        let standing = standing(search.table(), policies);
        let mover = search.mover();
        if let Some(winner) = death::winner(search.table(), policies) {
            let value = if winner == Side::E { 1.0 } else { 0.0 };
            line.push(Moment { standing, happening: Happening::Won(player(winner)), value });
            break;
        }
        let here = search.go_on()?;
        let value = of_e(mover, here);
        if search.table().turn().hits > 0 {
            let (falls, likeliest) = falls(search, policies)?;
            line.push(Moment { standing, happening: Happening::Hits(falls), value });
            likeliest.into_iter().for_each(|target| hit(search.table(), policies, target));
            continue;
        }
        let Some(best) = best(search)? else { break };
        let happening = action::reported(best).map_or(Happening::Ends, Happening::Acts);
        line.push(Moment { standing, happening, value });
        search.carry_out(best);
    }
    Ok(line)
}

/// The best action, the first among equals.
fn best(search: &mut Search<'_>) -> Result<Option<action::Action>, Stop> {
    let mut best: Option<(action::Action, f64)> = None;
    for action in search.actions() {
        let value = search.value(action)?;
        if best.is_none_or(|(_, best)| value > best) {
            best = Some((action, value));
        }
        // Nothing is better than certainty, and the rest need not be searched.
        if value >= 1.0 {
            break;
        }
    }
    Ok(best.map(|(action, _)| action))
}

fn hit(table: &mut Table, policies: &Policies, target: hits::Target) {
    hits::hit(table, policies, target);
    if table.turn().hits == 0 {
        play::finish(table, policies);
    }
}

/// Every way the hits to come can fall, the likeliest first; and the targets on the way to that one.
fn falls(search: &mut Search<'_>, policies: &Policies) -> Result<(Vec<Fall>, Vec<hits::Target>), Stop> {
    let mut found: Vec<(Fall, Vec<hits::Target>, f64)> = Vec::new();
    explore(search, policies, 1.0, &mut Vec::new(), &mut found)?;
    found.sort_by(|a, b| b.0.likely.total_cmp(&a.0.likely).then(b.0.value.total_cmp(&a.0.value)));
    let way = found.first().map(|(_, way, _)| way.clone()).unwrap_or_default();
    Ok((found.into_iter().map(|(fall, _, _)| fall).collect(), way))
}

fn explore(
    search: &mut Search<'_>,
    policies: &Policies,
    likely: f64,
    way: &mut Vec<hits::Target>,
    found: &mut Vec<(Fall, Vec<hits::Target>, f64)>,
) -> Result<(), Stop> {
    let over = death::winner(search.table(), policies).is_some();
    if over || search.table().turn().hits == 0 {
        let mover = search.mover();
        let (standing, value) = (standing(search.table(), policies), of_e(mover, search.go_on()?));
        match found.iter_mut().find(|(fall, _, _)| fall.standing == standing) {
            Some((fall, best_way, best)) => {
                fall.likely += likely;
                if likely > *best + SAME {
                    (*best_way, *best) = (way.clone(), likely);
                }
            }
            None => found.push((Fall { likely, value, standing }, way.clone(), likely)),
        }
        return Ok(());
    }
    for (target, share) in hits::targets(search.table(), policies) {
        let before = search.table().now();
        hit(search.table(), policies, target);
        way.push(target);
        let explored = explore(search, policies, likely * share, way, found);
        way.pop();
        search.table().back_to(before);
        explored?;
    }
    Ok(())
}

const fn player(side: Side) -> Player {
    match side {
        Side::E => Player::E,
        Side::Teacher => Player::Teacher,
    }
}

fn of_e(mover: Side, value: f64) -> f64 {
    if mover == Side::E { value } else { 1.0 - value }
}

fn standing(table: &mut Table, policies: &Policies) -> Standing {
    let sides = [Side::E, Side::Teacher];
    let (turn, mover) = (table.turn(), table.mover());
    Standing {
        mover: player(mover),
        budget: turn.budget,
        health: sides.map(|side| {
            let Health(health) = table.health(table.hero(side));
            health
        }),
        hands: sides.map(|side| {
            let Hand(cards) = table.hand(side);
            cards
        }),
        minions: sides.map(|side| {
            let mut minions: Vec<StandingMinion> = table
                .board(side)
                .map(|minion| StandingMinion {
                    health: minion.health.0,
                    fresh: side != mover || attack::may_attack(&minion, policies),
                })
                .collect();
            minions.sort_unstable();
            minions
        }),
    }
}
