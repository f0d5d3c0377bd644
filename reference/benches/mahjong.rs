//! How many games of mahjong the reference plays in a second, from parsed cases, on one core:
//! `cargo bench -p damoni-reference --bench mahjong`.
#![allow(missing_docs)]

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damoni_corpus::mahjong::Case;
use damoni_corpus::{Mahjong, Simulator, Unobserved};
use damoni_reference::Reference;

#[path = "../tests/mahjong_walls/seeded.rs"]
mod seeded;

use seeded::Profile;

/// Walls in a batch.
const WALLS: u64 = 100;

fn games(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("mahjong");
    group.throughput(Throughput::Elements(WALLS)).sample_size(10);
    for profile in Profile::ALL {
        let walls: Vec<Case> = (0..WALLS).map(|seed| profile.wall(seed)).collect();
        let reference = Reference::<Mahjong>::default();
        group.bench_function(format!("{profile:?}"), |bencher| {
            bencher.iter(|| {
                for wall in &walls {
                    black_box(reference.play(wall, &mut Unobserved).expect("every wall has an answer"));
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
