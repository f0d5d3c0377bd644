//! What a target is, and the two programs made from it.

use std::fmt;

/// What a target says about an input in which it finds no fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Worth keeping in a corpus.
    Kept,
    /// Not an input of this target.
    Rejected,
}

/// What a target has found, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(pub String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A fuzz target.
pub trait Target: Sized + Send + Sync {
    /// Made once, from the environment.
    ///
    /// # Errors
    /// If the environment asks for something that does not exist.
    fn set_up() -> Result<Self, String>;

    /// Looks at one input.
    ///
    /// # Errors
    /// The fault, if there is one.
    fn run(&self, data: &[u8]) -> Result<Verdict, Fault>;

    /// Mutates `data[..size]` in place to at most `max_size` bytes, and to fewer than before if `max_size < size`.
    /// The same seed makes the same mutation. `None`: nothing changed, let the fuzzer mutate bytes.
    fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> Option<usize>;

    /// Crosses two inputs into `out`; the length of the result, 0 if there is none.
    fn cross(first: &[u8], second: &[u8], out: &mut [u8], seed: u32) -> usize;
}

/// A whole target: under cargo-fuzz a libFuzzer program, otherwise a plain one that replays files.
#[macro_export]
macro_rules! target {
    ($target:ty) => {
        #[cfg(fuzzing)]
        mod under_libfuzzer {
            use std::sync::LazyLock;

            use libfuzzer_sys::{Corpus, fuzz_crossover, fuzz_mutator, fuzz_target, fuzzer_mutate};
            use $crate::{Target, Verdict};

            #[allow(unused_imports)]
            use super::*;

            static TARGET: LazyLock<$target> = LazyLock::new(|| match <$target>::set_up() {
                Ok(target) => target,
                Err(message) => {
                    // No input is at fault: end without a crash file.
                    eprintln!("{message}");
                    std::process::exit(2);
                }
            });

            fuzz_target!(|data: &[u8]| -> Corpus {
                match TARGET.run(data) {
                    Ok(Verdict::Kept) => Corpus::Keep,
                    Ok(Verdict::Rejected) => Corpus::Reject,
                    Err(fault) => panic!("{fault}"),
                }
            });

            fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
                <$target>::mutate(data, size, max_size, seed)
                    .unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
            });

            fuzz_crossover!(|first: &[u8], second: &[u8], out: &mut [u8], seed: u32| {
                <$target>::cross(first, second, out, seed)
            });
        }

        #[cfg(not(fuzzing))]
        fn main() -> std::process::ExitCode {
            $crate::replay::main::<$target>()
        }
    };
}
