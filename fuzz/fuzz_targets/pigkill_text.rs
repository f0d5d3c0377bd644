//! `pigkill_text`: the readers of pigkill's judge text.
#![cfg_attr(fuzzing, no_main)]

damoni_fuzz::target!(damoni_fuzz::Readers<damoni_corpus::Pigkill>);
