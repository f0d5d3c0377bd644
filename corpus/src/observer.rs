//! Who watches a play.

/// Is told each event of a play, in order, at the moment it happens.
pub trait Observer<E> {
    /// False only for observers that ignore every event: a simulator may then skip the work of
    /// building them, so that watching costs nothing when nobody watches.
    const WATCHES: bool = true;

    /// One event has just happened.
    fn see(&mut self, event: E);
}

/// Watches nothing, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unobserved;

impl<E> Observer<E> for Unobserved {
    const WATCHES: bool = false;

    #[inline(always)]
    fn see(&mut self, _event: E) {}
}

/// Keeps every event.
#[derive(Clone, Debug)]
pub struct Recorder<E> {
    /// The events so far, first one first.
    pub events: Vec<E>,
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Self { events: Vec::new() }
    }
}

impl<E> Observer<E> for Recorder<E> {
    #[inline]
    fn see(&mut self, event: E) {
        self.events.push(event);
    }
}

impl<E, F: FnMut(E)> Observer<E> for F {
    #[inline]
    fn see(&mut self, event: E) {
        self(event);
    }
}
