//! Each target for a moment, from generated seeds, without libFuzzer.

use damoni_corpus::{Game, Goudan, Mahjong, Pigkill, Reading};
use damoni_fuzz::{Differential, Fuzzed, Readers, Target, Verdict};
use damoni_gen::{MIXED, case, profile};

/// As libFuzzer gives a mutator room to grow.
const ROOM: usize = 8192;

fn seeds<G: Fuzzed>(count: u64) -> Vec<Vec<u8>> {
    let mixed = profile::<G>(MIXED).unwrap();
    (0..count).map(|index| G::print(&case::<G>(mixed, 7, index)).into_bytes()).collect()
}

fn mutated<T: Target>(text: &[u8], max_size: usize, seed: u32) -> Option<Vec<u8>> {
    let mut data = text.to_vec();
    data.resize(text.len().max(max_size), 0);
    let size = T::mutate(&mut data, text.len(), max_size, seed)?;
    assert!(size <= max_size, "{size} bytes, but there is room for {max_size}");
    data.truncate(size);
    Some(data)
}

/// Inputs as a fuzzer would make them: mutations of mutations, and crossings, in `steps` steps.
fn walk<T: Target>(mut pool: Vec<Vec<u8>>, steps: u32, mut look: impl FnMut(&[u8])) {
    for step in 0..steps {
        let from = step as usize * 7 % pool.len();
        let mut next = mutated::<T>(&pool[from], ROOM, step).unwrap_or_else(|| pool[from].clone());
        if step % 5 == 0 {
            let mut out = vec![0; ROOM];
            let other = &pool[(step as usize * 13 + 1) % pool.len()];
            let size = T::cross(&next, other, &mut out, step);
            if size > 0 {
                next = out[..size].to_vec();
            }
        }
        look(&next);
        pool[from] = next;
    }
}

fn differential<G: Fuzzed>(steps: u32) {
    let target = Differential::<G>::under(&[]).unwrap();
    let (mut accepted, mut inputs) = (0, 0);
    walk::<Differential<G>>(seeds::<G>(20), steps, |data| {
        inputs += 1;
        match target.run(data) {
            Ok(Verdict::Kept) => accepted += 1,
            Ok(Verdict::Rejected) => {}
            Err(fault) => panic!("{fault}\n{}", String::from_utf8_lossy(data)),
        }
    });
    assert!(accepted * 100 >= inputs * 95, "{accepted} of {inputs} accepted");
}

fn readers<G: Fuzzed>(steps: u32) {
    let target = Readers::<G>::set_up().unwrap();
    walk::<Readers<G>>(seeds::<G>(20), steps, |data| {
        if let Err(fault) = target.run(data) {
            panic!("{fault}\n{data:?}");
        }
    });
}

#[test]
fn pigkill_agrees_on_what_the_mutator_makes() {
    differential::<Pigkill>(5_000);
}

#[test]
fn mahjong_agrees_on_what_the_mutator_makes() {
    differential::<Mahjong>(200);
}

#[test]
fn goudan_agrees_on_what_the_mutator_makes() {
    differential::<Goudan>(300);
}

#[test]
fn pigkill_text_is_read_alike() {
    readers::<Pigkill>(20_000);
}

#[test]
fn mahjong_text_is_read_alike() {
    readers::<Mahjong>(5_000);
}

#[test]
fn goudan_text_is_read_alike() {
    readers::<Goudan>(20_000);
}

fn structural<G: Fuzzed>(steps: u32) {
    type Of<G> = Differential<G>;
    walk::<Of<G>>(seeds::<G>(5), steps, |data| {
        let case = G::read(data, Reading::Strict).unwrap_or_else(|error| panic!("{error}: {data:?}"));
        assert!(G::in_quick_reach(&case));
    });
    for (seed, text) in (0..).zip(seeds::<G>(20)) {
        assert_eq!(mutated::<Of<G>>(&text, ROOM, seed), mutated::<Of<G>>(&text, ROOM, seed));
        if let Some(less) = mutated::<Of<G>>(&text, text.len() - 1, seed) {
            assert!(less.len() < text.len());
            assert!(G::read(&less, Reading::Strict).is_ok());
        }
        // Where nothing can be read, a case is made.
        let fresh = mutated::<Of<G>>(b"\n", ROOM, seed).unwrap();
        assert!(G::read(&fresh, Reading::Strict).is_ok());
    }
}

#[test]
fn mutation_leaves_cases_cases() {
    structural::<Pigkill>(2_000);
    structural::<Mahjong>(2_000);
    structural::<Goudan>(2_000);
}

#[test]
fn shrinking_goes_down_to_the_smallest_deal() {
    let mut text = seeds::<Pigkill>(1).remove(0);
    for seed in 0.. {
        match mutated::<Differential<Pigkill>>(&text, text.len() - 1, seed) {
            Some(less) => text = less,
            None => break,
        }
    }
    let case = Pigkill::read(&text, Reading::Strict).unwrap();
    assert_eq!((case.pigs().len(), case.deck().len()), (2, 1));
}

/// The first fault the target finds in `steps` inputs.
fn found<G: Fuzzed>(pitfall: &str, steps: u32) -> Option<String> {
    let target = Differential::<G>::under(&[pitfall]).unwrap();
    let mut found = None;
    walk::<Differential<G>>(seeds::<G>(20), steps, |data| {
        if found.is_none() {
            found = target.run(data).err().map(|fault| fault.to_string());
        }
    });
    found
}

#[test]
fn a_wrong_reading_is_found_and_told() {
    let told = found::<Goudan>("skill-costs-one", 200).expect("a divergence");
    assert!(told.contains("sim and reference part at event"), "{told}");
    assert!(told.contains("damoni shrink goudan FILE --pitfall skill-costs-one"), "{told}");
}

#[test]
fn an_unknown_wrong_reading_is_refused() {
    let message = Differential::<Mahjong>::under(&["no-such"]).err().unwrap();
    assert!(message.contains("DAMONI_PITFALL") && message.contains("no-such"), "{message}");
}

#[test]
fn a_target_is_a_plain_program_that_replays_files() {
    let folder = tempfile::tempdir().unwrap();
    let seed = seeds::<Goudan>(1).remove(0);
    std::fs::write(folder.path().join("a"), &seed).unwrap();
    std::fs::write(folder.path().join("b"), b"no case").unwrap();
    for program in [env!("CARGO_BIN_EXE_goudan"), env!("CARGO_BIN_EXE_goudan_text")] {
        let output = std::process::Command::new(program).arg(folder.path()).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{told}");
        assert!(told.contains("2 files") && told.contains("0 with a fault"), "{told}");
    }
    let replay = |pitfall: &str| {
        std::process::Command::new(env!("CARGO_BIN_EXE_goudan"))
            .arg(folder.path())
            .env("DAMONI_PITFALL", pitfall)
            .output()
            .unwrap()
    };
    let wrong = replay("teacher-s-chance");
    assert_eq!(wrong.status.code(), Some(1), "{}", String::from_utf8_lossy(&wrong.stdout));
    assert_eq!(replay("no-such").status.code(), Some(2));
}
