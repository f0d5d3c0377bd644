//! Compiles a program once for all the tests that run it.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::{Mutex, OnceLock};

/// A folder for the compiled programs; it lives as long as the test binary's target folder.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder =
            Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("judge-programs-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    })
}

/// The program compiled from `source`, or nothing (said on standard error) where there is no C++ compiler.
pub fn compiled(name: &str, standard: &str, source: &str) -> Option<PathBuf> {
    static DONE: OnceLock<Mutex<HashMap<String, Option<PathBuf>>>> = OnceLock::new();
    let mut done = DONE.get_or_init(Mutex::default).lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.entry(name.to_owned()).or_insert_with(|| compile(name, standard, source)).clone()
}

fn compile(name: &str, standard: &str, source: &str) -> Option<PathBuf> {
    if Command::new("c++").arg("--version").output().is_err() {
        eprintln!("skipped: no C++ compiler (c++) to compile {name} with");
        return None;
    }
    let (file, program) = (folder().join(format!("{name}.cpp")), folder().join(name));
    std::fs::write(&file, source).unwrap();
    let output = Command::new("c++")
        .args([&format!("-std={standard}"), "-O1", "-Wall", "-Wextra", "-Werror", "-o"])
        .args([&program, &file])
        .output()
        .unwrap();
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    Some(program)
}

/// Runs a command with `input` as its standard input.
pub fn run(command: &mut Command, input: &[u8]) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program may print before it has read everything, or end without reading: neither may block us.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}
