//! Goudan: known answers, its rules one by one, its tables, and the same rules as a plain recursion.

mod known;
mod memory;
mod plain;
mod recursion;
mod rules;
mod table;
