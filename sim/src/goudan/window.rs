//! The few layers of a table that are still needed.

use super::boards::BOARDS;

/// Values for boards under pairs of heroes' health: one layer a pair, and for each health of the enemy the layers of the
/// last `DEPTH` healths of the mover.
///
/// The layers of one enemy health are as large as each other (boards beyond the first few are settled when the enemy is
/// weak), so a layer takes over the memory of the one that falls out, and of earlier sweeps.
pub(super) struct Window<T, const DEPTH: usize> {
    layers: Vec<[Vec<T>; DEPTH]>,
}

impl<T, const DEPTH: usize> Default for Window<T, DEPTH> {
    fn default() -> Self {
        Self { layers: Vec::new() }
    }
}

impl<T: Copy, const DEPTH: usize> Window<T, DEPTH> {
    /// Makes room for enemy healths up to `health`.
    pub fn reach_up_to(&mut self, health: usize) {
        if self.layers.len() <= health {
            self.layers.resize_with(health + 1, || [const { Vec::new() }; DEPTH]);
        }
    }

    /// Begins the layer of this pair, for the first `own` boards.
    pub fn open(&mut self, [mine, theirs]: [usize; 2], own: usize, blank: T) {
        let layer = &mut self.layers[theirs][mine % DEPTH];
        if layer.len() < own * BOARDS {
            // Unlike growing, this leaves memory untouched until a value is set.
            *layer = vec![blank; own * BOARDS];
        }
    }

    #[inline(always)]
    pub fn get(&self, [mine, theirs]: [usize; 2], cell: usize) -> &T {
        &self.layers[theirs][mine % DEPTH][cell]
    }

    #[inline(always)]
    pub fn set(&mut self, [mine, theirs]: [usize; 2], cell: usize, value: T) {
        self.layers[theirs][mine % DEPTH][cell] = value;
    }
}
