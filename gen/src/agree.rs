//! Answers that two simulators agree on, event by event.

use damoni_corpus::{Game, Outcome, PlayError, Recorder, Simulator};

/// A play that two simulators report alike.
#[derive(Clone, Debug)]
pub struct Agreed<G: Game> {
    /// How it ends, as the first simulator (the one whose answers are shipped) tells it.
    pub outcome: Outcome<G>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// Two plays of one case that part.
#[derive(Clone, Debug)]
pub struct Finding<G: Game> {
    /// The case.
    pub case: G::Case,
    /// Both ends.
    pub ends: [Result<Outcome<G>, PlayError>; 2],
    /// Both streams of events.
    pub events: [Vec<G::Event>; 2],
    /// Where they part first.
    pub parting: Parting,
}

/// Where two plays part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Parting {
    /// At the event with this index; one stream may have ended there.
    Event(usize),
    /// Not in the events, but in the answer.
    Answer,
    /// Not in events or answer, but in what the play tells about the case.
    Class,
    /// One has an answer and the other has not, or for different reasons.
    Error,
}

/// The cross-check: both simulators play `case`; they agree if every event, the answer and the class are the same.
///
/// Both finding an error is agreement too (`Ok(Err)`), if it is the same error.
///
/// # Errors
/// The finding, if they do not.
pub fn cross_check<G: Game>(
    case: &G::Case,
    first: &impl Simulator<G>,
    second: &impl Simulator<G>,
) -> Result<Result<Agreed<G>, PlayError>, Box<Finding<G>>> {
    let (mut a, mut b) = (Recorder::default(), Recorder::default());
    let ends = [first.play(case, &mut a), second.play(case, &mut b)];
    match parting::<G>(&ends, [&a.events, &b.events]) {
        Some(parting) => {
            Err(Box::new(Finding { case: case.clone(), ends, events: [a.events, b.events], parting }))
        }
        None => {
            let [first, _] = ends;
            Ok(first.map(|outcome| Agreed { outcome, events: a.events }))
        }
    }
}

/// Where two plays with these ends and events part, if they do.
pub fn parting<G: Game>(
    ends: &[Result<Outcome<G>, PlayError>; 2],
    events: [&[G::Event]; 2],
) -> Option<Parting> {
    let [a, b] = events;
    let same = a.iter().zip(b).take_while(|(a, b)| G::same_event(a, b)).count();
    if same < a.len().max(b.len()) {
        return Some(Parting::Event(same));
    }
    match ends {
        [Ok(a), Ok(b)] if !G::same_answer(&a.answer, &b.answer) => Some(Parting::Answer),
        [Ok(a), Ok(b)] if a.class != b.class => Some(Parting::Class),
        [Ok(_), Ok(_)] => None,
        [Err(a), Err(b)] if a == b => None,
        _ => Some(Parting::Error),
    }
}

impl<G: Game> Finding<G> {
    /// The kind of the first differing event, the same for the same fault seen in different cases: `first/second`, where
    /// a side that has no event there is `nothing`.
    pub fn signature(&self) -> String {
        match self.parting {
            Parting::Event(at) => {
                let kind = |side: usize| self.events[side].get(at).map_or("nothing", G::event_kind);
                format!("{}/{}", kind(0), kind(1))
            }
            Parting::Answer => "answer".to_owned(),
            Parting::Class => "class".to_owned(),
            Parting::Error => "error".to_owned(),
        }
    }
}
