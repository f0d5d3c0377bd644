//! The plain program of a target: looks at the files it is given.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::target::{Target, Verdict};

/// Looks at each file, and each file of each folder, on the command line. Exit status: 0 no fault, 1 a fault, 2 a file cannot
/// be read, or none is given.
pub fn main<T: Target>() -> ExitCode {
    let arguments: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if arguments.is_empty() {
        eprintln!("usage: give files or folders of inputs; fuzz with `cargo fuzz run`");
        return ExitCode::from(2);
    }
    let target = match T::set_up() {
        Ok(target) => target,
        Err(message) => return refuse(&message),
    };
    let files: Result<Vec<PathBuf>, String> =
        arguments.iter().map(|path| files(path)).collect::<Result<Vec<_>, _>>().map(|lists| lists.concat());
    let (mut accepted, mut faults) = (0, 0);
    let files = match files {
        Ok(files) => files,
        Err(message) => return refuse(&message),
    };
    for file in &files {
        let data = match std::fs::read(file) {
            Ok(data) => data,
            Err(error) => return refuse(&format!("{}: {error}", file.display())),
        };
        match target.run(&data) {
            Ok(Verdict::Kept) => accepted += 1,
            Ok(Verdict::Rejected) => println!("{}: rejected", file.display()),
            Err(fault) => {
                faults += 1;
                println!("{}: {fault}", file.display());
            }
        }
    }
    println!("{} files, {accepted} accepted, {faults} with a fault", files.len());
    if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn refuse(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::from(2)
}

/// The file itself, or the files of the folder in the order of their names.
fn files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut files: Vec<PathBuf> = std::fs::read_dir(path)
        .map_err(told)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()
        .map_err(told)?;
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}
