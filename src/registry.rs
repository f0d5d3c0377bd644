//! The games there are: one line each. Everything else finds a game through here.

use damoni_corpus::{Game, Goudan, Mahjong, Pigkill};

use crate::harness::Harness;

/// What to do with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<G: Harness>(self) -> Self::Output;
}

macro_rules! registry {
    ($($variant:ident),*) => {
        /// A game, as chosen on the command line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameName {
            $(
                #[allow(missing_docs)]
                $variant
            ),*
        }

        impl GameName {
            /// Every game.
            pub const ALL: &[Self] = &[$(Self::$variant),*];

            /// The name on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => <$variant as Game>::NAME),*
                }
            }

            /// Hands the game's type to `visit`.
            pub fn dispatch<V: Visit>(self, visit: V) -> V::Output {
                match self {
                    $(Self::$variant => visit.visit::<$variant>()),*
                }
            }
        }
    };
}

registry!(Pigkill, Mahjong, Goudan);

impl clap::ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [Self] {
        Self::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(clap::builder::PossibleValue::new(self.name()))
    }
}
