//! Uniformly shuffled walls: games a second of the simulator alone, and from judge text to answer text; and what the first
//! game of a process pays for the tables.

use std::hint::black_box;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use damoni_corpus::mahjong::{Answer, COPIES, Case, KINDS, Tile};
use damoni_corpus::{Game, Mahjong, Outcome, Reading, Simulator, Unobserved};
use damoni_sim::Sim;
use damoni_sim::mahjong::distance;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// Games in a batch: enough that their hands do not all stay in the cache.
const GAMES: usize = 1000;

fn shuffled_walls() -> Vec<Case> {
    let mut rng = ChaCha8Rng::seed_from_u64(7147);
    let mut wall: Vec<Tile> = Tile::all().flat_map(|tile| [tile; COPIES]).collect();
    let mut shuffled = || {
        for last in (1..wall.len()).rev() {
            wall.swap(last, rng.next_u32() as usize % (last + 1));
        }
        Case::new(&wall).expect("a wall stays a wall in any order")
    };
    (0..GAMES).map(|_| shuffled()).collect()
}

fn play(wall: &Case) -> Answer {
    let outcome: Outcome<Mahjong> = Sim.play(wall, &mut Unobserved).expect("every game ends");
    outcome.answer
}

fn mahjong(criterion: &mut Criterion) {
    let begun = Instant::now();
    black_box(distance(&[0; KINDS], 0));
    println!("tables built in {:?}", begun.elapsed());

    let walls = shuffled_walls();
    let texts: Vec<String> = walls.iter().map(Mahjong::print).collect();
    let mut group = criterion.benchmark_group("mahjong");
    group.throughput(Throughput::Elements(GAMES as u64)).sample_size(20);
    group.bench_function("play", |bench| {
        bench.iter(|| walls.iter().for_each(|wall| drop(black_box(play(wall)))));
    });
    group.bench_function("text-to-text", |bench| {
        bench.iter(|| {
            for text in &texts {
                let case = Mahjong::read(text.as_bytes(), Reading::Strict).expect("printed by ourselves");
                black_box(Mahjong::print_answer(&play(&case)));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, mahjong);
criterion_main!(benches);
