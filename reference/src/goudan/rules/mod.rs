//! The rules, one system each: what a player may do, and what it does to the table.

pub(super) mod action;
pub(super) mod attack;
pub(super) mod death;
pub(super) mod hits;
pub(super) mod play;
pub(super) mod skill;
pub(super) mod turn;
