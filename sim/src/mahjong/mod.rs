//! Mahjong, played directly.
