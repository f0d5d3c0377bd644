//! `damoni fuzz --pairs`: two wrong readings at a time.

use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use damoni_corpus::Text;
use damoni_gen::Profile;
use serde_json::json;

use super::console;
use super::fuzz::{CASES, Run};
use super::{End, Failure, OrUse};
use crate::campaign::{Told, Trial, pairs};
use crate::harness::Harness;

impl Run<'_> {
    /// One line a pair, those that take longest first; a pair that no case tells is a finding: the cases are too weak for it.
    pub(super) fn pairs<G: Harness>(&self, profile: &'static Profile) -> Result<End, Failure> {
        let Self { command, console } = self;
        let readings = pairs(&self.chosen::<G>()?);
        let (stop, played) = (console::interrupt()?, AtomicU64::new(0));
        let cases = command.cases.unwrap_or(CASES);
        let trial = Trial { profile, seed: command.seed, cases, stop: &stop, played: &played };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(command.jobs).build()?;
        let told =
            console.with_progress(None, &played, || pool.install(|| trial.told::<G>(&readings))).or_use()?;

        let mut rows: Vec<(&Vec<&str>, &Option<Told>)> = readings.iter().zip(&told).collect();
        rows.sort_by_key(|(_, told)| std::cmp::Reverse(told.as_ref().map_or(u64::MAX, |told| told.index)));
        let mut out = String::new();
        for (ids, told) in rows {
            let cases = told.as_ref().map(|told| told.index + 1);
            let parts_at = told.as_ref().map(|told| &told.signature);
            if command.json {
                let row = json!({ "row": "pair", "game": G::NAME, "pitfalls": ids, "cases": cases, "parts_at": parts_at });
                out.push_str(&format!("{row}\n"));
            } else {
                let cases = cases.map_or_else(|| "-".to_owned(), |cases| cases.to_string());
                let parts_at = parts_at.map_or("", String::as_str);
                let line = format!("{cases:>8}  {:60} {parts_at}", ids.join(" + "));
                out.push_str(&format!("{}\n", line.trim_end()));
            }
        }
        console.result(&out)?;

        let tried = played.load(Ordering::Relaxed);
        let untold = told.iter().filter(|told| told.is_none()).count();
        let cut = stop.load(Ordering::Relaxed);
        console.say(&Text::new(
            format!(
                "{} pairs, {tried} cases{}: {untold} pairs not told from the right rules",
                readings.len(),
                if cut { ", interrupted" } else { "" },
            ),
            format!(
                "{} 对误读，{tried} 个数据{}：{untold} 对与正确规则未能区分",
                readings.len(),
                if cut { "，已中断" } else { "" },
            ),
        ));
        Ok(if untold == 0 { End::Well } else { End::Finding })
    }

    /// The readings that are combined.
    fn chosen<G: Harness>(&self) -> Result<Vec<&'static str>, Failure> {
        let named = &self.command.pitfall;
        if named.is_empty() {
            return Ok(G::harmful_pitfalls().map(|pitfall| pitfall.id).collect());
        }
        // An unknown name is an error, in the words of the reference.
        G::reference(named).or_use()?;
        let all = G::pitfalls().iter().map(|pitfall| pitfall.id);
        let chosen: Vec<&'static str> = all.filter(|id| named.iter().any(|name| name == id)).collect();
        if chosen.len() < 2 {
            return Err(Failure::Use(anyhow!(
                "{}",
                self.console.text(
                    "--pairs wants two wrong readings at least: name another --pitfall, or none for all of them",
                    "--pairs 至少需要两种误读：请再给一个 --pitfall，或一个都不给以使用全部",
                )
            )));
        }
        Ok(chosen)
    }
}
