//! Solves one goudan case from text to text: what is timed when the solver is.
//!
//!     cargo build --release -p damoni-sim --example goudan
//!     /usr/bin/time -v target/release/examples/goudan case.in > case.out

use std::error::Error;
use std::io::Write;

use damoni_corpus::{Game, Goudan, Reading, Simulator, Unobserved};
use damoni_sim::Sim;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("name a case file")?;
    let case = Goudan::read(&std::fs::read(path)?, Reading::Lenient)?;
    let outcome = Simulator::<Goudan>::play(&Sim, &case, &mut Unobserved)?;
    std::io::stdout().write_all(Goudan::print_answer(&outcome.answer).as_bytes())?;
    Ok(())
}
