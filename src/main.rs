//! The command line; everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    // A keeper of outside programs is this executable, started anew.
    if damoni::runner::serve_if_keeper() {
        return ExitCode::SUCCESS;
    }
    damoni::cli::main()
}
