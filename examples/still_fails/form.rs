//! A text for each game in which nearly every cut leaves a case: no counts to keep true, and nothing that must be there
//! but is of no interest. Reducers that know no format do best on such a text.

use damoni::harness::Harness;
use damoni_corpus::goudan::{Board, Case as Position, Query};
use damoni_corpus::mahjong::{COPIES, Case as Wall, Tile};
use damoni_corpus::pigkill::Class;
use damoni_corpus::{Game, Goudan, Mahjong, Pigkill, Reading};

pub(crate) trait Form: Harness {
    /// The case in this form.
    fn to_form(case: &Self::Case) -> String;

    /// The case of a form, if it is one.
    fn from_form(form: &str) -> Option<Self::Case>;

    /// What else of a case has to stay as it is.
    fn class(class: &Self::Class) -> String;
}

/// The judge text without its line of counts.
impl Form for Pigkill {
    fn to_form(case: &Self::Case) -> String {
        let text = Self::print(case);
        text.split_once('\n').map(|(_, rest)| rest.to_owned()).unwrap_or_default()
    }

    fn from_form(form: &str) -> Option<Self::Case> {
        let (mut pigs, mut cards) = (0, 0);
        for line in form.lines() {
            let words = line.split_whitespace();
            match words.clone().next() {
                Some("MP" | "ZP" | "FP") => pigs += 1,
                _ => cards += words.count(),
            }
        }
        Self::read(format!("{pigs} {cards}\n{form}").as_bytes(), Reading::Lenient).ok()
    }

    fn class(class: &Class) -> String {
        let last_card = if class.last_card { " last-card" } else { "" };
        let contested = if class.contested { " contested" } else { "" };
        format!("{last_card}{contested}")
    }
}

/// The wall from its beginning, as far as it has to be said: all other tiles follow in order.
impl Form for Mahjong {
    fn to_form(case: &Wall) -> String {
        let wall = case.wall();
        let said = (1..wall.len()).rev().find(|&at| wall[at - 1] > wall[at]).unwrap_or(0);
        wall[..said].iter().map(|tile| format!("{tile}\n")).collect()
    }

    fn from_form(form: &str) -> Option<Wall> {
        let said: Vec<Tile> =
            form.split_whitespace().map(|name| Tile::from_name(name.as_bytes())).collect::<Option<_>>()?;
        let mut left: Vec<Tile> = Tile::all().flat_map(|tile| [tile; COPIES]).collect();
        for tile in &said {
            left.remove(left.iter().position(|other| other == tile)?);
        }
        Wall::new(&[said, left].concat()).ok()
    }

    fn class((): &()) -> String {
        String::new()
    }
}

/// O, then a query a line without counts: `healths | the teacher's board | E's board | hands`.
impl Form for Goudan {
    fn to_form(case: &Position) -> String {
        let words = |numbers: &[u8]| numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let mut form = format!("{}\n", case.budget());
        for query in case.queries() {
            let parts = [
                words(&[query.own_health(), query.teacher_health()]),
                words(query.teacher_board().health()),
                words(query.own_board().health()),
                words(&[query.teacher_hand(), query.own_hand()]),
            ];
            form += &parts.join(" | ");
            form.push('\n');
        }
        form
    }

    fn from_form(form: &str) -> Option<Position> {
        let numbers =
            |text: &str| text.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<u8>>>();
        let (budget, queries) = form.split_once('\n')?;
        let queries = queries.lines().map(|line| {
            let parts = line.split('|').map(numbers).collect::<Option<Vec<_>>>()?;
            let [health, teacher, own, hands] = <[Vec<u8>; 4]>::try_from(parts).ok()?;
            let (teacher, own) = (Board::new(&teacher).ok()?, Board::new(&own).ok()?);
            Query::new(health.try_into().ok()?, teacher, own, hands.try_into().ok()?).ok()
        });
        Position::new(budget.trim().parse().ok()?, queries.collect::<Option<_>>()?).ok()
    }

    fn class((): &()) -> String {
        String::new()
    }
}
