//! The two simulators never see each other: what one of them gets wrong, the other must not have copied.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Every package that `package` can reach, dev-dependencies included.
fn reachable(metadata: &Value, package: &str) -> HashSet<String> {
    let name_of = |id: &Value| {
        let packages = metadata["packages"].as_array().unwrap();
        let found = packages.iter().find(|p| &p["id"] == id).unwrap();
        found["name"].as_str().unwrap().to_owned()
    };
    let edges: HashMap<String, Vec<String>> = metadata["resolve"]["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|node| {
            let deps = node["deps"].as_array().unwrap();
            (name_of(&node["id"]), deps.iter().map(|dep| name_of(&dep["pkg"])).collect())
        })
        .collect();
    let mut seen = HashSet::new();
    let mut todo = vec![package.to_owned()];
    while let Some(name) = todo.pop() {
        if seen.insert(name.clone()) {
            todo.extend(edges.get(&name).into_iter().flatten().cloned());
        }
    }
    seen
}

fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn neither_simulator_can_reach_the_other() {
    let metadata = metadata();
    let sim = reachable(&metadata, "damoni-sim");
    let reference = reachable(&metadata, "damoni-reference");
    assert!(!sim.contains("damoni-reference"), "sim depends on reference");
    assert!(!reference.contains("damoni-sim"), "reference depends on sim");
    // The walk sees what is there.
    assert!(
        sim.contains("damoni-corpus") && reference.contains("damoni-corpus") && reference.contains("hecs")
    );
}

#[test]
fn neither_simulator_includes_the_other_s_source() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (folder, other) in [("sim", "reference/src"), ("reference", "sim/src")] {
        let mut files = vec![root.join(folder)];
        let mut read = 0;
        while let Some(path) = files.pop() {
            if path.is_dir() {
                files.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                read += 1;
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(!text.contains(other), "{} names {other}", path.display());
            }
        }
        assert!(read > 10, "only {read} files of {folder} read");
    }
}
