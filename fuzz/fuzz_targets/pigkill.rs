//! `pigkill`: sim against reference, on events and answers.
#![cfg_attr(fuzzing, no_main)]

damoni_fuzz::target!(damoni_fuzz::Differential<damoni_corpus::Pigkill>);
