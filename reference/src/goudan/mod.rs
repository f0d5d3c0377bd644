//! Goudan, played by entities, components and systems.
