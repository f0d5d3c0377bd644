//! Mahjong, played by entities, components and systems.
