//! Campaigns through every end they can come to: nothing half-written, nothing lost.
#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use assert_cmd::cargo::CommandCargoExt;
use damoni::campaign::{Campaign, CampaignError, Plan, Progress, Store};
use damoni_corpus::pigkill::{Case, Event, Pigkill};
use damoni_corpus::{Observer, Outcome, PlayError, Simulator};
use damoni_gen::{Engines, MIXED, profile};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::{TempDir, tempdir};

/// A wrong reading that shows in many ways, so that a campaign has several findings.
const PITFALL: &str = "rightmost-kill";
/// Enough that a campaign can be caught in its middle.
const CASES: &str = "12000";

fn fuzz(out: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("damoni").unwrap();
    command.args(["--lang", "en", "fuzz", "pigkill", "--pitfall", PITFALL, "--cases", CASES]);
    command.args(arguments).arg("-o").arg(out).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs to the end, which must be one with findings.
fn finish(out: &Path, arguments: &[&str]) -> Output {
    let output = fuzz(out, arguments).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    output
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The findings of one process that nothing disturbs.
fn undisturbed() -> BTreeMap<String, String> {
    let folder = tempdir().unwrap();
    finish(folder.path(), &[]);
    let findings = findings(folder.path());
    let reports = findings.keys().filter(|name| name.ends_with(".json")).count();
    assert!(reports >= 2, "a campaign for these tests has several findings");
    findings
}

/// Every file of the findings with its content, after a look at whether each is whole.
fn findings(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        // What a killed process was writing has no name yet.
        if name.starts_with('.') {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        if name.ends_with(".json") {
            let report: Value = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
            if !name.starts_with("progress") {
                let beside = |ending: &str| fs::read_to_string(path.with_extension(ending)).ok();
                assert_eq!(beside("in").as_deref(), report["case"].as_str(), "{name}");
                if let Some(small) = report["smallest"].as_str() {
                    assert_eq!(beside("small.in").as_deref(), Some(small), "{name}");
                }
            }
        } else {
            use damoni_corpus::{Game, Pigkill, Reading};
            Pigkill::read(text.as_bytes(), Reading::Strict).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
        if !name.starts_with("progress") {
            files.insert(name, text);
        }
    }
    files
}

/// Starts a campaign and waits until it has something to lose, or has ended already.
fn started(out: &Path) -> Child {
    let mut child = fuzz(out, &["--jobs", "1"]).spawn().unwrap();
    while child.try_wait().unwrap().is_none() {
        let begun = progress(out).is_some_and(|progress| progress["turns"].as_u64() > Some(0));
        if begun && !findings(out).is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child
}

fn progress(out: &Path) -> Option<Value> {
    let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("progress");
    let path = fs::read_dir(out).ok()?.map(|entry| entry.unwrap().path()).find(name)?;
    serde_json::from_slice(&fs::read(path).ok()?).ok()
}

fn signal(child: &Child, signal: Signal) {
    kill_process(Pid::from_child(child), signal).ok();
}

#[test]
fn an_interrupted_campaign_says_how_to_go_on_and_loses_nothing() {
    let folder = tempdir().unwrap();
    let child = started(folder.path());
    signal(&child, Signal::INT);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{}", told(&output));
    if told(&output).contains("interrupted") {
        assert!(told(&output).contains("--resume"), "{}", told(&output));
    }
    findings(folder.path());

    let resumed = finish(folder.path(), &["--resume"]);
    assert!(told(&resumed).contains("going on after"), "{}", told(&resumed));
    assert_eq!(findings(folder.path()), undisturbed());
    assert_eq!(progress(folder.path()).unwrap()["turns"].to_string(), CASES);
}

#[test]
fn a_killed_campaign_leaves_whole_files_and_goes_on() {
    let folder = tempdir().unwrap();
    let mut child = started(folder.path());
    signal(&child, Signal::KILL);
    child.wait().unwrap();
    findings(folder.path());
    // And again, in whatever it does first.
    let mut child = fuzz(folder.path(), &["--resume"]).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(150));
    signal(&child, Signal::KILL);
    child.wait().unwrap();
    findings(folder.path());

    finish(folder.path(), &["--resume"]);
    assert_eq!(findings(folder.path()), undisturbed());
}

#[test]
fn a_campaign_at_its_end_has_nothing_to_resume() {
    let folder = tempdir().unwrap();
    finish(folder.path(), &[]);
    let before = findings(folder.path());
    let again = finish(folder.path(), &["--resume", "--json"]);
    let rows = String::from_utf8(again.stdout).unwrap();
    let end: Value = serde_json::from_str(rows.lines().last().unwrap()).unwrap();
    assert_eq!((end["cases"].as_u64(), end["played"].to_string().as_str()), (Some(0), CASES));
    assert_eq!(findings(folder.path()), before);
}

#[test]
fn shards_in_one_folder_end_with_the_findings_of_one_process() {
    let folder = tempdir().unwrap();
    let shards = ["1/3", "2/3", "3/3"]
        .map(|shard| fuzz(folder.path(), &["--jobs", "1", "--shard", shard]).spawn().unwrap());
    for shard in shards {
        let output = shard.wait_with_output().unwrap();
        assert!(matches!(output.status.code(), Some(0 | 1)), "{}", told(&output));
    }
    assert_eq!(findings(folder.path()), undisturbed());
}

#[test]
fn shards_in_folders_of_their_own_are_merged() {
    let (folders, merged) = ([tempdir().unwrap(), tempdir().unwrap()], tempdir().unwrap());
    for (folder, shard) in folders.iter().zip(["1/2", "2/2"]) {
        fuzz(folder.path(), &["--shard", shard]).output().unwrap();
    }
    let status = Command::cargo_bin("damoni")
        .unwrap()
        .args(["fuzz", "pigkill", "--merge"])
        .args(folders.each_ref().map(TempDir::path))
        .arg("-o")
        .arg(merged.path())
        .status()
        .unwrap();
    assert!(status.success());
    assert_eq!(findings(merged.path()), undisturbed());
}

#[test]
fn findings_are_left_as_they_are_if_asked() {
    let folder = tempdir().unwrap();
    finish(folder.path(), &["--no-shrink"]);
    assert!(findings(folder.path()).keys().all(|name| !name.ends_with(".small.in")));
    // Resumed without the flag, they are shrunk after all.
    finish(folder.path(), &["--resume"]);
    assert_eq!(findings(folder.path()), undisturbed());
}

/// A file system in memory; unmounted at the end.
struct Tmpfs(TempDir);

impl Tmpfs {
    /// `None`, and a message, where this user may not mount.
    fn mount(options: &str) -> Option<Self> {
        let folder = tempdir().unwrap();
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(folder.path()).output();
        if mount.is_ok_and(|output| output.status.success()) {
            return Some(Self(folder));
        }
        eprintln!("skipped: a tmpfs cannot be mounted here (that takes root)");
        None
    }

    fn remount(&self, options: &str) {
        let options = format!("remount,{options}");
        assert!(Command::new("mount").args(["-o", &options]).arg(self.0.path()).status().unwrap().success());
    }
}

impl Drop for Tmpfs {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0.path()).status();
    }
}

#[test]
fn a_full_disk_is_told_and_costs_nothing() {
    // Room for the progress and a finding or so.
    let Some(disk) = Tmpfs::mount("size=24k") else { return };
    let output = fuzz(disk.0.path(), &["--jobs", "1"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(
        told(&output).contains("No space left") && told(&output).contains("--resume"),
        "{}",
        told(&output)
    );
    assert!(
        !fs::read_dir(disk.0.path())
            .unwrap()
            .any(|entry| { entry.unwrap().file_name().to_string_lossy().starts_with('.') })
    );
    findings(disk.0.path());

    disk.remount("size=20m");
    finish(disk.0.path(), &["--resume"]);
    assert_eq!(findings(disk.0.path()), undisturbed());
}

#[test]
fn a_folder_that_cannot_be_written_is_told_before_any_case_is_played() {
    let Some(disk) = Tmpfs::mount("size=1m") else { return };
    disk.remount("ro");
    let output = fuzz(disk.0.path(), &["--json"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(told(&output).contains("Read-only file system"), "{}", told(&output));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_strange_progress_file_is_not_overwritten_on_resume() {
    let folder = tempdir().unwrap();
    finish(folder.path(), &[]);
    let path = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.file_name().unwrap().to_string_lossy().starts_with("progress"))
        .unwrap();
    fs::write(&path, "{").unwrap();
    let output = fuzz(folder.path(), &["--resume"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{}", told(&output));
    assert!(told(&output).contains("not a progress file"), "{}", told(&output));
    assert_eq!(fs::read_to_string(path).unwrap(), "{");
}

#[test]
fn a_merge_names_what_it_leaves_out() {
    let [from, into] = [tempdir().unwrap(), tempdir().unwrap()];
    finish(from.path(), &["--first"]);
    let damaged = from.path().join("pigkill-damaged.json");
    fs::write(&damaged, "{}").unwrap();
    let merge = |folder: &Path| {
        let mut command = Command::cargo_bin("damoni").unwrap();
        command.args(["--lang", "en", "fuzz", "pigkill", "--merge"]).arg(folder).arg("-o").arg(into.path());
        command.output().unwrap()
    };
    let merged = merge(from.path());
    assert_eq!(merged.status.code(), Some(2), "{}", told(&merged));
    assert!(told(&merged).contains("pigkill-damaged.json: no report of a finding"), "{}", told(&merged));
    assert_eq!(findings(into.path()).len(), 3, "the finding itself is there: case, smallest, report");
    let missing = merge(&from.path().join("nowhere"));
    assert_eq!(missing.status.code(), Some(2));
    assert!(told(&missing).contains("nowhere: no such folder of findings"), "{}", told(&missing));
}

#[test]
fn the_first_finding_is_the_one_with_the_lowest_index_alone() {
    let reports = |files: BTreeMap<String, String>| -> Vec<(u64, String)> {
        let reports = files.into_iter().filter(|(name, _)| name.ends_with(".json"));
        let index = |text: &str| serde_json::from_str::<Value>(text).unwrap()["index"].as_u64().unwrap();
        reports.map(|(name, text)| (index(&text), name)).collect()
    };
    let lowest = reports(undisturbed()).into_iter().min().unwrap();
    for jobs in ["1", "4"] {
        let folder = tempdir().unwrap();
        finish(folder.path(), &["--first", "--jobs", jobs]);
        assert_eq!(reports(findings(folder.path())), std::slice::from_ref(&lowest), "{jobs} jobs");
    }
}

#[test]
fn an_earlier_campaign_that_is_begun_anew_is_named() {
    let folder = tempdir().unwrap();
    finish(folder.path(), &[]);
    let again = finish(folder.path(), &[]);
    assert!(told(&again).contains("begins anew after 12000 cases"), "{}", told(&again));
    assert!(!told(&finish(folder.path(), &["--resume"])).contains("anew"));
}

/// Reads the rules rightly every other time it is asked.
struct Wavering {
    wrong: AtomicBool,
}

impl Simulator<Pigkill> for Wavering {
    fn play<O: Observer<Event>>(&self, case: &Case, observer: &mut O) -> Result<Outcome<Pigkill>, PlayError> {
        let wrong = self.wrong.fetch_xor(true, Ordering::Relaxed);
        let pitfalls: &[&str] = if wrong { &[PITFALL] } else { &[] };
        Pigkill::reference(pitfalls).unwrap().play(case, observer)
    }
}

#[test]
fn a_finding_that_does_not_show_twice_is_an_error_and_is_not_kept() {
    let folder = tempdir().unwrap();
    let plan = Plan {
        profile: profile::<Pigkill>(MIXED).unwrap(),
        seed: 1,
        cases: Some(1000),
        time: None,
        jobs: 1,
        shard: "1/1".parse().unwrap(),
        first: false,
        pitfalls: Vec::new(),
    };
    let campaign = Campaign {
        plan: &plan,
        first: &Pigkill::sim(),
        second: &Wavering { wrong: AtomicBool::new(true) },
        store: &Store::open(folder.path()).unwrap(),
        shrink: true,
        stop: &AtomicBool::new(false),
        played: &AtomicU64::new(0),
    };
    let error = campaign.run(Progress::none::<Pigkill>(&plan)).unwrap_err();
    let CampaignError::Flaky { replay, then, .. } = &error else { panic!("{error}") };
    assert_eq!(then, "nothing");
    assert!(replay.starts_with("damoni fuzz pigkill ") && replay.contains(" --index "), "{replay}");
    assert_eq!(findings(folder.path()).keys().filter(|name| !name.starts_with("progress")).count(), 0);
}
