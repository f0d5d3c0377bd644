//! How long goudan takes: whole tables, the largest case from text to text, and a small one.
//!
//!     cargo bench -p damoni-sim --bench goudan

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use damoni_corpus::goudan::{Board, Case, Event, MAX_QUERIES, Query};
use damoni_corpus::{Game, Goudan, Reading, Simulator, Unobserved};
use damoni_sim::Sim;
use damoni_sim::goudan::{Reach, Table};

/// Numbers below `end` that are as good as random here: the upper bits of a multiplication.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % end) as u8
    }

    fn board(&mut self) -> Board {
        let health: Vec<u8> = (0..self.below(5)).map(|_| 1 + self.below(2)).collect();
        Board::new(&health).unwrap()
    }

    fn query(&mut self, health: u64) -> Query {
        let heroes = [1, 1].map(|least| least + self.below(health));
        let (teacher, own) = (self.board(), self.board());
        let hands = [self.below(4), self.below(4)];
        Query::new(heroes, teacher, own, hands).unwrap()
    }

    fn case(&mut self, budget: u8, queries: usize, health: u64) -> Case {
        Case::new(budget, (0..queries).map(|_| self.query(health)).collect()).unwrap()
    }
}

fn text_to_text(text: &str) -> String {
    let case = Goudan::read(text.as_bytes(), Reading::Strict).unwrap();
    Goudan::print_answer(&Simulator::<Goudan>::play(&Sim, &case, &mut Unobserved).unwrap().answer)
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("goudan");
    group.sample_size(10);
    for budget in 3..=5 {
        group.bench_function(format!("table/{budget}"), |b| {
            b.iter(|| Table::solve(black_box(budget), Reach::EVERYTHING).unwrap());
        });
        let text = Goudan::print(&Numbers(7).case(budget, MAX_QUERIES, 20));
        group.bench_function(format!("text-to-text/{budget}"), |b| b.iter(|| text_to_text(black_box(&text))));
    }
    group.finish();

    let mut group = criterion.benchmark_group("goudan-small");
    let small = Numbers(7).case(5, 10, 6);
    group.bench_function("unobserved", |b| {
        b.iter(|| Simulator::<Goudan>::play(&Sim, black_box(&small), &mut Unobserved));
    });
    group.bench_function("observed", |b| {
        b.iter(|| {
            Simulator::<Goudan>::play(&Sim, black_box(&small), &mut |event: Event| _ = black_box(event))
        });
    });
    group.finish();
}

criterion_group!(goudan, benches);
criterion_main!(goudan);
