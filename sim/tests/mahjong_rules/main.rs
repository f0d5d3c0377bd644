//! The rules of mahjong, each shown by a small wall.

mod chow;
mod deal;
mod discard;
mod pong;
mod ron;
mod specials;
mod wall;
mod wall_end;
