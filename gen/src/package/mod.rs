//! Judge packages: a set of tests, written the way each judge wants it, and read back.
//!
//! [`Problem`] holds texts and programs, [`TestSet`] the tests and how they score. [`write`] refuses what the judge
//! would refuse, and says what to do; what it writes appears whole or not at all, and is the same bytes for the same
//! set. [`read()`] takes every format back, and any folder or archive of `.in` with `.ans` or `.out`.

mod domjudge;
mod error;
mod format;
mod hydro;
mod icpc;
mod icpc_legacy;
mod luogu;
mod lyrio;
mod pairing;
mod plain;
mod polygon;
mod problem;
mod reading;
mod source;
mod statement;
mod syzoj;
mod test_set;
mod tree;
mod uoj;
mod writing;

pub use error::{PackageError, Refusal};
pub use format::Format;
pub use pairing::ReadTest;
pub use problem::{Call, Checking, Exit, Problem, Right, Wrong};
pub use reading::{ReadPackage, read};
pub use test_set::{Limits, Scoring, Subtask, Test, TestSet};
pub use writing::{Output, Written, WrittenTest, write};
