//! The rules of pigkill, one small case each, told event by event.

mod area;
mod contested;
mod damage;
mod duel;
mod endless;
mod faces;
mod kill;
mod last_card;
mod nullify;
mod peach;
mod random;
mod sample;
mod story;
mod suspects;
mod targets;
mod turn;
mod winning;
