//! The readers of judge text: nothing panics, and what they accept they understand alike.

use std::marker::PhantomData;

use damoni_corpus::text::Lang;
use damoni_corpus::{Game, ReadError, Reading};

use crate::accepted::Accepted;
use crate::dishevel;
use crate::fuzzed::Fuzzed;
use crate::mutate;
use crate::target::{Fault, Target, Verdict};

/// The strict and the lenient reader, and the printer.
pub struct Readers<G> {
    strictly: Accepted,
    game: PhantomData<G>,
}

fn check<G: Game>(data: &[u8]) -> Result<Verdict, Fault> {
    let [strict, lenient] = [Reading::Strict, Reading::Lenient].map(|reading| G::read(data, reading));
    for error in [&strict, &lenient].into_iter().filter_map(|read| read.as_ref().err()) {
        placed(error, data)?;
    }
    match (&strict, &lenient) {
        (Ok(case), _) if G::print(case).as_bytes() != data => {
            fault("the strict reader accepts what the printer would print otherwise")
        }
        (Ok(_), Err(error)) => {
            fault(&format!("only the strict reader accepts this; the lenient one: {error}"))
        }
        (Ok(strict), Ok(lenient)) if strict != lenient => fault("the two readers read different cases"),
        (Ok(_), Ok(_)) => Ok(Verdict::Kept),
        (Err(_), Ok(case)) => match G::read(G::print(case).as_bytes(), Reading::Strict) {
            Ok(again) if again == *case => Ok(Verdict::Rejected),
            Ok(_) => fault("what is read leniently and printed is read strictly as another case"),
            Err(error) => fault(&format!("what is read leniently and printed is not read strictly: {error}")),
        },
        (Err(_), Err(_)) => Ok(Verdict::Rejected),
    }
}

/// An error must point into the text, or right behind it, and say something in both languages.
fn placed(error: &ReadError, data: &[u8]) -> Result<(), Fault> {
    let mut lines = data.split(|&byte| byte == b'\n');
    let Some(line) = error.line.checked_sub(1).and_then(|before| lines.nth(before)) else {
        return fault(&format!("an error on a line that is not there: {error}"));
    };
    if error.column == 0 || error.column > line.len() + 1 {
        return fault(&format!("an error in a column that is not there: {error}"));
    }
    if [Lang::En, Lang::Zh].into_iter().any(|lang| error.message(lang).is_empty()) {
        return fault("an error without a message");
    }
    Ok(())
}

fn fault<T>(what: &str) -> Result<T, Fault> {
    Err(Fault(what.to_owned()))
}

impl<G: Fuzzed> Target for Readers<G> {
    fn set_up() -> Result<Self, String> {
        Ok(Self { strictly: Accepted::default(), game: PhantomData })
    }

    fn run(&self, data: &[u8]) -> Result<Verdict, Fault> {
        let strictly = check::<G>(data)?;
        self.strictly.count(strictly);
        // What is refused is as good a text for a reader.
        Ok(Verdict::Kept)
    }

    fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize> {
        match seed % 4 {
            0 => mutate::mutate::<G>(data, size, max_size, seed),
            1 | 2 => dishevel::dishevel::<G>(data, size, max_size, seed),
            _ => None,
        }
    }

    fn cross(first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize {
        if seed.is_multiple_of(2) {
            mutate::cross::<G>(first, second, out, seed)
        } else {
            dishevel::cross(first, second, out, seed)
        }
    }
}
