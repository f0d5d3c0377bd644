//! Seeded cases.
