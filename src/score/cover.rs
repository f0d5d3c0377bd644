//! A smallest choice of tests that catches all that the whole set catches.

use super::matrix::Matrix;

/// Steps of the exact search before the greedy cover has to do.
const STEPS: usize = 200_000;

/// Tests that together catch whatever any test catches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The tests, in the order of the set.
    pub tests: Vec<usize>,
    /// Whether it is proved that no smaller choice does.
    pub smallest: bool,
}

/// A cover of all rows that can be covered: greedy, then an exact search for a smaller one.
pub fn cover(matrix: &Matrix) -> Cover {
    let mut needs: Vec<Vec<usize>> = (0..matrix.rows())
        .map(|row| (0..matrix.columns()).filter(|&column| matrix.catches(row, column)).collect())
        .filter(|tests: &Vec<usize>| !tests.is_empty())
        .collect();
    // Whoever meets a need meets every need that has more choices and these among them.
    needs.sort_by_key(|tests| (tests.len(), tests.clone()));
    needs.dedup();
    let all = needs.clone();
    let mut kept: Vec<Vec<usize>> = Vec::new();
    for need in all {
        if !kept.iter().any(|smaller| smaller.iter().all(|test| need.binary_search(test).is_ok())) {
            kept.push(need);
        }
    }
    let mut search = Search { best: greedy(&kept, matrix.columns()), steps: 0 };
    search.go(&kept, &mut Vec::new());
    let smallest = search.steps < STEPS;
    let mut tests = search.best;
    tests.sort_unstable();
    Cover { tests, smallest }
}

fn greedy(needs: &[Vec<usize>], columns: usize) -> Vec<usize> {
    let mut open: Vec<&Vec<usize>> = needs.iter().collect();
    let mut chosen = Vec::new();
    while !open.is_empty() {
        let mut counts = vec![0; columns];
        open.iter().for_each(|need| need.iter().for_each(|&test| counts[test] += 1));
        // The first of the best, so that the choice is the same everywhere.
        let Some(best) = (0..columns).max_by_key(|&test| (counts[test], std::cmp::Reverse(test))) else {
            break;
        };
        chosen.push(best);
        open.retain(|need| !need.contains(&best));
    }
    chosen
}

struct Search {
    best: Vec<usize>,
    steps: usize,
}

impl Search {
    fn go(&mut self, needs: &[Vec<usize>], chosen: &mut Vec<usize>) {
        self.steps += 1;
        if self.steps >= STEPS {
            return;
        }
        let open: Vec<&Vec<usize>> =
            needs.iter().filter(|need| !need.iter().any(|test| chosen.contains(test))).collect();
        // Needs that share no test need a test each.
        let mut apart: Vec<&Vec<usize>> = Vec::new();
        for need in &open {
            if apart.iter().all(|other| other.iter().all(|test| !need.contains(test))) {
                apart.push(need);
            }
        }
        if chosen.len() + apart.len() >= self.best.len() {
            return;
        }
        let Some(tightest) = open.iter().min_by_key(|need| need.len()) else {
            self.best.clone_from(chosen);
            return;
        };
        for &test in *tightest {
            chosen.push(test);
            self.go(needs, chosen);
            chosen.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn matrix(rows: &[&str]) -> Matrix {
        Matrix::from_rows(rows.iter().map(|row| row.bytes().map(|b| b == b'#').collect()).collect())
    }

    #[test]
    fn the_exact_search_beats_the_greedy_one() {
        // Greedy takes the middle test, which catches most, and then needs both others.
        let matrix = matrix(&["##.", "##.", "#..", ".##", ".##", "..#"]);
        assert_eq!(cover(&matrix), Cover { tests: vec![0, 2], smallest: true });
    }

    #[test]
    fn what_nobody_catches_needs_no_test() {
        assert_eq!(cover(&matrix(&["..", ".."])), Cover { tests: vec![], smallest: true });
    }

    proptest! {
        #[test]
        fn it_is_as_small_as_any(cells in prop::collection::vec(prop::collection::vec(any::<bool>(), 6), 0..9)) {
            let matrix = Matrix::from_rows(cells);
            let covers = |chosen: u32| (0..matrix.rows()).all(|row| {
                matrix.caught_by(row) == 0
                    || (0..6).any(|column| chosen >> column & 1 == 1 && matrix.catches(row, column))
            });
            let least = (0..64u32).filter(|&chosen| covers(chosen)).map(u32::count_ones).min();
            let found = cover(&matrix);
            prop_assert!(found.smallest);
            prop_assert!(covers(found.tests.iter().fold(0, |chosen, test| chosen | 1 << test)));
            prop_assert_eq!(Some(found.tests.len() as u32), least);
        }
    }
}
