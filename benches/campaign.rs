//! How many `mixed` cases a second a campaign plays on one core: make the case, play it with both simulators, compare every event.
//!
//! `cargo bench --bench campaign`

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damoni_corpus::{Goudan, Mahjong, Pigkill};
use damoni_gen::{Generate, MIXED, case, cross_check, profile};

fn campaign<G: Generate>(criterion: &mut Criterion, cases: u64) {
    let (Some(profile), Ok(reference)) = (profile::<G>(MIXED), G::reference::<&str>(&[])) else { return };
    let mut group = criterion.benchmark_group("campaign");
    group.sample_size(10).throughput(Throughput::Elements(cases));
    let mut from = 0;
    group.bench_function(G::NAME, |bencher| {
        bencher.iter(|| {
            for index in from..from + cases {
                let agreed = cross_check(&case::<G>(profile, 1, index), &G::sim(), &reference);
                assert!(black_box(agreed).is_ok(), "the simulators part on index {index}");
            }
            from += cases;
        });
    });
    group.finish();
}

fn all(criterion: &mut Criterion) {
    campaign::<Pigkill>(criterion, 2000);
    campaign::<Mahjong>(criterion, 200);
    campaign::<Goudan>(criterion, 50);
}

criterion_group!(benches, all);
criterion_main!(benches);
