//! Pigkill, played by entities, components and systems.
