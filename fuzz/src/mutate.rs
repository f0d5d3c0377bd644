//! The structural mutator and crossover: read, edit, print.

use arbitrary::{Arbitrary, Unstructured};
use damoni_corpus::Reading;
use damoni_gen::Draws;

use crate::fuzzed::Fuzzed;

/// One mutation in this many starts from nothing.
const FRESH: u32 = 100;

/// The most bytes that fresh material is made of.
const MATERIAL: usize = 400;

/// See [`Target::mutate`](crate::Target::mutate).
pub(crate) fn mutate<G: Fuzzed>(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize> {
    let mut draws = Draws::new("fuzz/mutate", seed.into(), 0);
    let read = G::read(&data[..size], Reading::Lenient).ok();
    let shrinking = max_size < size;
    let case = match read {
        Some(case) if shrinking => G::lighten(&case, &mut draws)?,
        Some(case) if !draws.chance(1, FRESH) => {
            let mut edited = case;
            for _ in 0..draws.between(1, 4) {
                edited = G::edit(&edited, &mut draws);
            }
            edited
        }
        _ => fresh::<G>(&mut draws)?,
    };
    fit::<G>(case, data, max_size, &mut draws)
}

/// See [`Target::cross`](crate::Target::cross).
pub(crate) fn cross<G: Fuzzed>(first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize {
    let mut draws = Draws::new("fuzz/cross", seed.into(), 0);
    let [first, second] = [first, second].map(|text| G::read(text, Reading::Lenient).ok());
    let (Some(first), Some(second)) = (first, second) else { return 0 };
    let case = G::splice(&first, &second, &mut draws);
    let room = out.len();
    fit::<G>(case, out, room, &mut draws).unwrap_or(0)
}

fn fresh<G: Fuzzed>(draws: &mut Draws) -> Option<G::Case> {
    let mut material = [0; MATERIAL];
    let material = &mut material[..draws.between(16, MATERIAL)];
    draws.fill(material);
    G::Case::arbitrary(&mut Unstructured::new(material)).ok()
}

/// Settles the case and prints it into `out`, lightened until it has at most `room` bytes.
fn fit<G: Fuzzed>(mut case: G::Case, out: &mut [u8], room: usize, draws: &mut Draws) -> Option<usize> {
    loop {
        case = G::settle(case);
        let text = G::print(&case);
        if text.len() <= room {
            out[..text.len()].copy_from_slice(text.as_bytes());
            return Some(text.len());
        }
        case = G::lighten(&case, draws)?;
    }
}
