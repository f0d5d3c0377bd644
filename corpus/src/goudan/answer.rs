//! What a right program prints: a number a query.

use std::fmt;

/// The judge's absolute error.
pub const TOLERANCE: f64 = 1e-6;
/// How near two solvers of this project must be to each other.
pub const AGREEMENT: f64 = 1e-10;
/// Decimals in an answer file.
pub const DECIMALS: usize = 12;

/// E's chance to win, query by query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// 0 to 1 each.
    pub chances: Vec<f64>,
}

impl Answer {
    /// As many numbers, each within [`AGREEMENT`].
    pub fn agrees_with(&self, other: &Self) -> bool {
        self.chances.len() == other.chances.len()
            && self.chances.iter().zip(&other.chances).all(|(a, b)| (a - b).abs() <= AGREEMENT)
    }
}

impl fmt::Display for Answer {
    /// The answer file: [`DECIMALS`] decimals, rounded half up, a number a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNIT: u64 = 10u64.pow(DECIMALS as u32);
        // Going through an integer is several times faster than formatting floats, which matters for 351,493 of them.
        let mut text = Vec::with_capacity(self.chances.len() * (DECIMALS + 3));
        for chance in &self.chances {
            let units = (chance.clamp(0.0, 1.0) * UNIT as f64).round() as u64;
            text.push(b'0' + (units / UNIT) as u8);
            text.push(b'.');
            let mut digits = [0; DECIMALS];
            let mut rest = units % UNIT;
            for digit in digits.iter_mut().rev() {
                *digit = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
            text.extend(digits);
            text.push(b'\n');
        }
        f.write_str(std::str::from_utf8(&text).map_err(|_| fmt::Error)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_decimals_a_line() {
        let answer = Answer { chances: vec![0.5, 1.0, 0.0, 1.0 / 3.0, 0.041879441] };
        assert_eq!(
            answer.to_string(),
            "0.500000000000\n1.000000000000\n0.000000000000\n0.333333333333\n0.041879441000\n"
        );
    }
}
