//! Games a second: ten pigs of random roles, 2000 uniform cards.
//!
//! `parsed` plays parsed cases; `text` reads judge text strictly, plays it and prints the answer file; `watched` plays
//! parsed cases for an observer that counts the events.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damoni_corpus::pigkill::{Card, Case, Event, MAX_DECK, MAX_PIGS, Pig, Role};
use damoni_corpus::{Game, Observer, Pigkill, Reading, Simulator, Unobserved};
use damoni_sim::Sim;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Cases in a round: more than the caches nearest to the core hold.
const CASES: usize = 1000;

fn case(random: &mut ChaCha8Rng) -> Case {
    let mut bits = |count: u32| random.next_u32() >> (32 - count);
    loop {
        let mut pigs = Vec::with_capacity(MAX_PIGS);
        for seat in 0..MAX_PIGS {
            let role = match (seat, bits(1)) {
                (0, _) => Role::Lord,
                (_, 0) => Role::Loyalist,
                _ => Role::Rebel,
            };
            pigs.push(Pig { role, hand: std::array::from_fn(|_| Card::ALL[bits(3) as usize]) });
        }
        let deck = (0..MAX_DECK).map(|_| Card::ALL[bits(3) as usize]).collect();
        // All loyal is not a game.
        if let Ok(case) = Case::new(pigs, deck) {
            return case;
        }
    }
}

fn play(case: &Case, observer: &mut impl Observer<Event>) -> String {
    let outcome = Simulator::<Pigkill>::play(&Sim, case, observer)
        .expect("2000 uniform cards see every game to its end");
    Pigkill::print_answer(&outcome.answer)
}

fn games(criterion: &mut Criterion) {
    let mut random = ChaCha8Rng::seed_from_u64(2482);
    let cases: Vec<Case> = (0..CASES).map(|_| case(&mut random)).collect();
    let texts: Vec<String> = cases.iter().map(Pigkill::print).collect();

    let mut group = criterion.benchmark_group("pigkill");
    group.throughput(Throughput::Elements(CASES as u64));
    group.bench_function("parsed", |bench| {
        bench.iter(|| {
            for case in &cases {
                black_box(Simulator::<Pigkill>::play(&Sim, black_box(case), &mut Unobserved)).ok();
            }
        });
    });
    group.bench_function("watched", |bench| {
        bench.iter(|| {
            let mut events: u64 = 0;
            for case in &cases {
                let mut count = |_: Event| events += 1;
                black_box(Simulator::<Pigkill>::play(&Sim, black_box(case), &mut count)).ok();
            }
            black_box(events)
        });
    });
    group.bench_function("text", |bench| {
        bench.iter(|| {
            for text in &texts {
                let case = Pigkill::read(black_box(text.as_bytes()), Reading::Strict)
                    .expect("printed text is strict");
                black_box(play(&case, &mut Unobserved));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
