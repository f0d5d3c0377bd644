//! The program to run: its command line, made fit for a working directory that is not the caller's.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

use super::error::RunnerError;

/// A command line, found and checked.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    path: PathBuf,
    args: Vec<OsString>,
    env: Vec<(OsString, OsString)>,
}

impl Program {
    /// The program `argv[0]` (a path, or a name on the PATH) with the arguments that follow.
    ///
    /// The program runs in an empty folder of its own, where `sol.py` would not be found. So an argument
    /// that names an existing file or folder relative to the current directory is passed as an absolute path.
    ///
    /// # Errors
    /// When there is no such program, or an argument cannot be passed on.
    pub fn new<S: AsRef<OsStr>>(argv: impl IntoIterator<Item = S>) -> Result<Self, RunnerError> {
        let mut argv = argv.into_iter();
        let name = argv.next().ok_or(RunnerError::NoProgram)?;
        let path = find(name.as_ref())?;
        let args: Vec<OsString> = argv.map(|arg| settled(arg.as_ref())).collect();
        let all = std::iter::once(path.as_os_str()).chain(args.iter().map(OsString::as_os_str));
        for (index, arg) in all.enumerate() {
            if arg.as_encoded_bytes().contains(&0) {
                return Err(RunnerError::NulInArgument { index });
            }
        }
        Ok(Self { path, args, env: Vec::new() })
    }

    /// Adds a variable to the clean environment (PATH, LANG, HOME and TMPDIR are there already).
    #[must_use]
    pub fn env(mut self, name: impl Into<OsString>, value: impl Into<OsString>) -> Self {
        self.env.push((name.into(), value.into()));
        self
    }

    /// The absolute path of the executable.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The arguments after the program's name.
    pub fn args(&self) -> &[OsString] {
        &self.args
    }

    /// What the environment is to hold beside what the working directory decides.
    pub(super) fn environment(&self) -> Vec<(OsString, OsString)> {
        let path = env::var_os("PATH").unwrap_or_else(|| "/usr/local/bin:/usr/bin:/bin".into());
        let mut all = vec![("PATH".into(), path), ("LANG".into(), "C.UTF-8".into())];
        all.extend(self.env.iter().cloned());
        all.retain(|(name, value)| {
            let (name, value) = (name.as_encoded_bytes(), value.as_encoded_bytes());
            !name.is_empty() && !name.contains(&b'=') && !name.contains(&0) && !value.contains(&0)
        });
        all
    }
}

fn find(name: &OsStr) -> Result<PathBuf, RunnerError> {
    let not_found = || RunnerError::NotFound(name.to_owned());
    if name.is_empty() {
        return Err(RunnerError::NoProgram);
    }
    if Path::new(name).components().count() > 1 || Path::new(name).is_absolute() {
        let path = std::path::absolute(name).ok().filter(|path| path.is_file()).ok_or_else(not_found)?;
        return if is_executable(&path) { Ok(path) } else { Err(RunnerError::NotExecutable(path)) };
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let candidates =
        env::split_paths(&path).map(|folder| folder.join(name)).filter(|file| is_executable(file));
    candidates.filter_map(|file| std::path::absolute(file).ok()).next().ok_or_else(not_found)
}

#[cfg(unix)]
fn is_executable(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(file: &Path) -> bool {
    file.is_file()
}

fn settled(arg: &OsStr) -> OsString {
    let path = Path::new(arg);
    let dashed = arg.as_encoded_bytes().first().is_none_or(|&b| b == b'-');
    if dashed || path.is_absolute() || !path.exists() {
        return arg.to_owned();
    }
    std::path::absolute(path).map_or_else(|_| arg.to_owned(), PathBuf::into_os_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_argument_that_names_a_file_becomes_absolute() {
        // Tests run in the package's folder.
        let program = Program::new(["cargo", "Cargo.toml", "-x", "nowhere.py", "src"]).unwrap();
        let here = env::current_dir().unwrap();
        assert!(program.path().is_absolute());
        assert_eq!(
            program.args(),
            [
                here.join("Cargo.toml").as_os_str(),
                "-x".as_ref(),
                "nowhere.py".as_ref(),
                here.join("src").as_os_str()
            ]
        );
    }

    #[test]
    fn what_is_not_there_is_named() {
        let message = Program::new(["./no-such-program"]).unwrap_err().to_string();
        assert!(message.contains("./no-such-program"), "{message}");
        assert!(matches!(Program::new([""; 0]), Err(RunnerError::NoProgram)));
        assert!(matches!(Program::new(["cargo", "a\0b"]), Err(RunnerError::NulInArgument { index: 1 })));
    }
}
