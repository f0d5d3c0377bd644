//! Which walls stand around a program on this machine, and why others do not.

use std::fmt;

use serde::{Deserialize, Serialize};

/// What a wall is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[non_exhaustive]
pub enum Wall {
    /// No process outlives the run, even if it left the group or the session.
    Leftovers,
    /// No connection to other machines, nor to servers on this one.
    Network,
    /// No file written outside the working directory.
    Writes,
    /// The memory limit.
    Memory,
    /// The limit on processes.
    Processes,
    /// CPU time of all processes of the run.
    Cpu,
    /// File size, open files, stack, no core dumps.
    Files,
    /// Nothing gained by setuid programs or by namespaces within.
    Privileges,
}

impl Wall {
    /// Its name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Self::Leftovers => "leftover processes",
            Self::Network => "network",
            Self::Writes => "writes outside",
            Self::Memory => "memory limit",
            Self::Processes => "process limit",
            Self::Cpu => "CPU time limit",
            Self::Files => "file limits",
            Self::Privileges => "privileges",
        }
    }
}

/// Whether and how a wall stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Protection {
    /// It stands, by this means.
    Available(String),
    /// It stands for what this says only.
    Partial(String),
    /// It does not, for this reason.
    Unavailable(String),
}

/// All walls of a runner. `Display` prints one a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Protections {
    walls: Vec<(Wall, Protection)>,
}

impl Protections {
    /// How `wall` stands.
    pub fn of(&self, wall: Wall) -> Option<&Protection> {
        self.walls.iter().find(|(w, _)| *w == wall).map(|(_, protection)| protection)
    }

    /// Whether `wall` stands without reserve.
    pub fn has(&self, wall: Wall) -> bool {
        matches!(self.of(wall), Some(Protection::Available(_)))
    }

    /// The walls in the order of the report.
    pub fn iter(&self) -> impl Iterator<Item = (Wall, &Protection)> {
        self.walls.iter().map(|(wall, protection)| (*wall, protection))
    }

    /// What does not stand, or not wholly: worth a warning before a program is run.
    pub fn gaps(&self) -> impl Iterator<Item = (Wall, &Protection)> {
        self.iter().filter(|(_, protection)| !matches!(protection, Protection::Available(_)))
    }

    pub(super) fn set(&mut self, wall: Wall, protection: Protection) {
        self.walls.retain(|(w, _)| *w != wall);
        self.walls.push((wall, protection));
    }

    pub(super) fn available(&mut self, wall: Wall, how: impl Into<String>) {
        self.set(wall, Protection::Available(how.into()));
    }

    pub(super) fn partial(&mut self, wall: Wall, how: impl Into<String>) {
        self.set(wall, Protection::Partial(how.into()));
    }

    pub(super) fn unavailable(&mut self, wall: Wall, why: impl Into<String>) {
        self.set(wall, Protection::Unavailable(why.into()));
    }
}

impl fmt::Display for Protections {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (wall, protection) in self.iter() {
            let (word, text) = match protection {
                Protection::Available(how) => ("yes", how),
                Protection::Partial(how) => ("in part", how),
                Protection::Unavailable(why) => ("NO", why),
            };
            writeln!(f, "{}: {word} ({text})", wall.name())?;
        }
        Ok(())
    }
}
