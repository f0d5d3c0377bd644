//! The C++ and Python programs that packages carry: do they compile, and do they say what they must?

mod checkers;
mod compiled;
mod right;
mod validators;
