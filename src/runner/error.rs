//! Why there is no run to report: the tool's fault or the caller's, never the program's.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use damoni_corpus::Text;
use thiserror::Error;

/// Why a program could not be run, or its run not be held.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum RunnerError {
    /// An empty command line.
    #[error("no program given: put it after `--`, with its arguments")]
    NoProgram,
    /// Neither a file nor found on the PATH.
    #[error("program {}: not found; give a path, or a name that is on the PATH", .0.display())]
    NotFound(OsString),
    /// A file that may not be executed.
    #[error(
        "program {}: not executable; compile it, put its interpreter before it (python3 ...), or chmod +x it",
        .0.display()
    )]
    NotExecutable(PathBuf),
    /// An argument the system cannot pass on.
    #[error("argument {index} of the program contains a NUL byte, which no program can receive")]
    NulInArgument {
        /// Counted from 0, the program itself.
        index: usize,
    },
    /// The system refused to start it.
    #[error(
        "program {}: cannot be started: {reason}. A source has to be compiled, a script wants a first line such as #!/bin/sh or its interpreter before it",
        program.display()
    )]
    Start {
        /// The program.
        program: PathBuf,
        /// What the system said.
        reason: String,
    },
    /// The keeper could not be started, or broke off.
    #[error("the keeper of outside programs ({}) {what}", keeper.display())]
    Keeper {
        /// Its executable.
        keeper: PathBuf,
        /// What went wrong.
        what: String,
    },
    /// The run was cut short because whoever asked for it no longer wants it.
    #[error("interrupted")]
    Interrupted,
    /// A process of an earlier run could not be killed.
    #[error("a process that the program started does not die: {0}")]
    Undying(String),
    /// Something else the system refused.
    #[error("{doing}: {source}")]
    System {
        /// What was being done.
        doing: &'static str,
        /// What the system said.
        source: io::Error,
    },
}

impl RunnerError {
    /// For `map_err`: what was being done when the system refused.
    pub(super) fn while_doing<E: Into<io::Error>>(doing: &'static str) -> impl FnOnce(E) -> Self {
        move |source| Self::System { doing, source: source.into() }
    }

    /// The same in both languages, as far as a user can mend it.
    pub fn text(&self) -> Text {
        let zh = match self {
            Self::NoProgram => "没有给出程序：请把它和它的参数写在 `--` 之后".to_owned(),
            Self::NotFound(name) => {
                format!("找不到程序 {}：请给出路径，或 PATH 中的名字", name.display())
            }
            Self::NotExecutable(path) => format!(
                "程序 {} 不可执行：请先编译，或在前面写上解释器（python3 ...），或 chmod +x",
                path.display()
            ),
            Self::NulInArgument { index } => format!("程序的第 {index} 个参数含有 NUL 字节，无法传递"),
            Self::Start { program, reason } => format!(
                "程序 {} 无法启动：{reason}。源代码需要先编译，脚本的第一行需要 #!/bin/sh 之类，或在前面写上解释器",
                program.display()
            ),
            Self::Interrupted => "已中断".to_owned(),
            Self::Keeper { .. } | Self::Undying(_) | Self::System { .. } => self.to_string(),
        };
        Text::new(self.to_string(), zh)
    }
}
