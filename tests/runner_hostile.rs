//! Programs that mean harm, each in a test of its own: what the runner calls them, and that nothing of
//! them is left: no process, no file, no memory.
//!
//! Most are C, compiled with `cc` here and now; the rest are `sh`. Without `cc` the C ones say that they skip.
#![cfg(target_os = "linux")]

use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use damoni::runner::{Clock, End, Limits, Program, Run, Runner, Wall};
use tempfile::TempDir;

const KEEPER: &str = env!("CARGO_BIN_EXE_damoni");
const MIB: u64 = 1 << 20;

/// A hostile program, whose every process bears the same mark on its command line.
struct Hostile {
    runner: Runner,
    program: Program,
    mark: String,
    // Holds the executable.
    _folder: TempDir,
}

impl Hostile {
    /// Compiled from C. `None` without a compiler.
    fn c(name: &str, body: &str) -> Option<Self> {
        Self::c_with(name, body, &[] as &[&str])
    }

    fn c_with<S: AsRef<OsStr>>(name: &str, body: &str, args: &[S]) -> Option<Self> {
        let folder = TempDir::new().unwrap();
        let (source, file) = (folder.path().join("hostile.c"), folder.path().join("hostile"));
        fs::write(&source, format!("{PRELUDE}\nint main(int argc, char **argv) {{\n{body}\n}}\n")).unwrap();
        match Command::new("cc").args(["-O1", "-w", "-o"]).arg(&file).arg(&source).output() {
            Err(e) if e.kind() == ErrorKind::NotFound => {
                eprintln!("skipped: there is no cc on this machine");
                return None;
            }
            compiled => {
                let compiled = compiled.unwrap();
                assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
            }
        }
        let args = args.iter().map(|arg| arg.as_ref().to_owned());
        Some(Self::new(name, std::iter::once(file.into_os_string()).chain(args), folder))
    }

    fn sh(name: &str, script: &str) -> Self {
        let argv = ["/bin/sh", "-c", script].map(|arg| arg.to_owned().into());
        Self::new(name, argv, TempDir::new().unwrap())
    }

    fn new(name: &str, argv: impl IntoIterator<Item = std::ffi::OsString>, folder: TempDir) -> Self {
        let mark = format!("damoni-hostile-{name}-{}", std::process::id());
        let argv = argv.into_iter().chain([mark.clone().into()]);
        Self { runner: Runner::new(KEEPER), program: Program::new(argv).unwrap(), mark, _folder: folder }
    }

    fn run(&self, limits: &Limits) -> Run {
        self.run_on(b"", limits)
    }

    /// Runs it, then looks for what is left.
    fn run_on(&self, stdin: &[u8], limits: &Limits) -> Run {
        let run = self.runner.run(&self.program, stdin, limits).unwrap();
        assert_eq!(processes_with(&self.mark), [] as [i32; 0], "processes are left after the run");
        // The next program finds an empty folder and a runner that works.
        let next = Program::new(["/bin/sh", "-c", "pwd; ls -A | wc -l"]).unwrap();
        let next = self.runner.run(&next, b"", &Limits { output: MIB, ..limits.clone() }).unwrap();
        let said = text(&next.stdout);
        let (folder, count) = said.trim().split_once('\n').unwrap_or_else(|| panic!("{next:?}"));
        assert_eq!((next.end, count), (End::Exited(0), "0"));
        assert!(folder.contains("damoni-run-"), "{folder}");
        run
    }

    /// Ends the runner, after which its folder must be gone.
    fn finish(self) {
        let next = Program::new(["/bin/sh", "-c", "pwd"]).unwrap();
        let folder = text(&self.runner.run(&next, b"", &small()).unwrap().stdout);
        let folder = PathBuf::from(folder.trim());
        assert!(folder.exists(), "{}", folder.display());
        drop(self.runner);
        assert!(!folder.exists(), "{} is left", folder.display());
    }
}

const PRELUDE: &str = "
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
";

/// Limits that a hostile program soon meets.
fn small() -> Limits {
    Limits { stack: 8 * MIB, ..Limits::for_time(Duration::from_millis(500)).memory(256 * MIB) }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn processes_with(mark: &str) -> Vec<i32> {
    let own = std::process::id() as i32;
    let bears = |id: i32| {
        let line = fs::read(format!("/proc/{id}/cmdline")).unwrap_or_default();
        line.windows(mark.len()).any(|window| window == mark.as_bytes())
    };
    let ids =
        fs::read_dir("/proc").unwrap().filter_map(|entry| entry.unwrap().file_name().to_str()?.parse().ok());
    ids.filter(|&id| id != own && bears(id)).collect()
}

fn stands(hostile: &Hostile, wall: Wall) -> bool {
    let walls = hostile.runner.protections(&small()).unwrap();
    let stands = walls.has(wall);
    if !stands {
        eprintln!("skipped: on this machine {}: {:?}", wall.name(), walls.of(wall));
    }
    stands
}

#[test]
fn a_program_that_starts_others_can_be_run_any_number_of_times() {
    // Each run takes four numbers of processes, of which a namespace has only so many.
    let program =
        Program::new(["/bin/sh", "-c", "(exit 0) & (exit 0) & (exit 0) & wait; echo well"]).unwrap();
    let runner = Runner::new(KEEPER);
    for time in 0..150 {
        let run = runner.run(&program, b"", &small()).unwrap();
        assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "well\n"), "run {time}: {run:?}");
    }
}

#[test]
fn a_fork_bomb_is_stopped() {
    let Some(bomb) = Hostile::c("fork-bomb", "for (;;) fork();") else { return };
    let run = bomb.run(&small());
    // Root is counted by the keeper, others by the kernel, which lets no further one begin.
    assert!(matches!(run.end, End::ProcessLimit | End::TimeLimit(_)), "{run:?}");
    bomb.finish();
}

#[test]
fn a_fork_bomb_of_orphans_is_stopped() {
    // Each parent leaves at once, so nobody is there to be killed by its id.
    let Some(bomb) =
        Hostile::c("orphan-bomb", "if (fork()) pause(); for (;;) if (fork()) _exit(0); else setsid();")
    else {
        return;
    };
    let run = bomb.run(&small());
    assert!(matches!(run.end, End::ProcessLimit | End::TimeLimit(_)), "{run:?}");
    bomb.finish();
}

#[test]
fn endless_output_is_too_much_output_not_too_much_time() {
    let flood =
        Hostile::sh("endless-output", "while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done");
    let limits =
        Limits { cpu: Duration::from_secs(60), wall: Duration::from_secs(60), ..small() }.output(MIB);
    let run = flood.run(&limits);
    assert_eq!((run.end, run.stdout.len()), (End::OutputLimit, MIB as usize));
    assert!(run.stdout.starts_with(b"yyy"));
    flood.finish();
}

#[test]
fn output_of_exactly_the_limit_is_allowed() {
    let talker = Hostile::sh("exact-output", "printf 12345678");
    assert_eq!(talker.run(&small().output(8)).end, End::Exited(0));
    assert_eq!(talker.run(&small().output(7)).end, End::OutputLimit);
}

#[test]
fn four_gibibytes_are_too_much_memory() {
    let body = "size_t n = 4ul << 30; volatile char *p = malloc(n); if (!p) return 3;
        for (size_t i = 0; i < n; i += 4096) p[i] = 1; puts(\"got it\"); return 0;";
    let Some(eater) = Hostile::c("four-gib", body) else { return };
    let before = available_memory();
    let run = eater.run(&Limits { cpu: Duration::from_secs(20), wall: Duration::from_secs(40), ..small() });
    assert_eq!(run.end, End::MemoryLimit, "{run:?}");
    assert!(run.peak_memory.unwrap() < 3 << 30, "{run:?}");
    // Others on the machine move this figure too, but not by what the program would have left.
    assert!(available_memory() + 2048 * MIB > before);
    eater.finish();
}

#[test]
fn memory_eaten_by_many_processes_is_counted_together() {
    let body = "for (int c = 0; c < 8; c++) if (!fork()) {
            size_t n = 60ul << 20; volatile char *p = malloc(n); for (size_t i = 0; i < n; i += 4096) p[i] = 1; sleep(100); _exit(0); }
        while (wait(0) > 0); return 0;";
    let Some(eaters) = Hostile::c("many-eaters", body) else { return };
    let run = eaters.run(&Limits { cpu: Duration::from_secs(20), wall: Duration::from_secs(40), ..small() });
    assert_eq!(run.end, End::MemoryLimit, "{run:?}");
    eaters.finish();
}

#[test]
fn memory_reserved_but_not_used_is_free() {
    let Some(reserver) = Hostile::c("reserver", "void *volatile p = malloc(4ul << 30); return p ? 0 : 3;")
    else {
        return;
    };
    assert_eq!(reserver.run(&small()).end, End::Exited(0));
}

#[test]
fn peak_memory_is_measured() {
    let Some(eater) = Hostile::c(
        "100-mib",
        "size_t n = 100ul << 20; volatile char *p = malloc(n); for (size_t i = 0; i < n; i += 4096) p[i] = 1; return 0;",
    ) else {
        return;
    };
    let run = eater.run(&Limits { cpu: Duration::from_secs(5), wall: Duration::from_secs(20), ..small() });
    let peak = run.peak_memory.unwrap();
    assert!((100 * MIB..120 * MIB).contains(&peak), "{peak}");
}

#[test]
fn a_sleeping_child_is_not_left_behind() {
    let Some(parent) = Hostile::c("sleeper", "if (!fork()) { sleep(1000); } puts(\"bye\"); return 0;") else {
        return;
    };
    let run = parent.run(&small());
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "bye\n"));
    parent.finish();
}

#[test]
fn a_daemon_is_not_left_behind() {
    let body = "if (!fork()) { setsid(); if (!fork()) { setsid(); signal(SIGHUP, SIG_IGN); close(0); close(1); close(2);
            for (;;) sleep(1000); } _exit(0); }
        wait(0); usleep(20000); return 0;";
    let Some(daemon) = Hostile::c("daemon", body) else { return };
    assert_eq!(daemon.run(&small()).end, End::Exited(0));
    daemon.finish();
}

#[test]
fn a_sleeper_runs_out_of_wall_time() {
    let sleeper = Hostile::sh("sleep", "sleep 1000");
    let run = sleeper.run(&Limits { wall: Duration::from_millis(200), ..small() });
    assert_eq!(run.end, End::TimeLimit(Clock::Wall));
    assert!(run.wall >= Duration::from_millis(200) && run.cpu < Duration::from_millis(200), "{run:?}");
    sleeper.finish();
}

#[test]
fn a_busy_loop_runs_out_of_cpu_time() {
    let busy = Hostile::sh("busy", "while :; do :; done");
    let run = busy.run(&Limits { cpu: Duration::from_millis(200), wall: Duration::from_secs(60), ..small() });
    assert_eq!(run.end, End::TimeLimit(Clock::Cpu));
    assert!(run.cpu > Duration::from_millis(200), "{run:?}");
    busy.finish();
}

#[test]
fn cpu_time_of_children_counts() {
    let body = "if (!fork()) for (;;); wait(0); return 0;";
    let Some(busy) = Hostile::c("busy-child", body) else { return };
    let run = busy.run(&Limits { cpu: Duration::from_millis(200), wall: Duration::from_secs(60), ..small() });
    assert_eq!(run.end, End::TimeLimit(Clock::Cpu));
    busy.finish();
}

#[test]
fn ignoring_sigterm_does_not_help() {
    let body = "for (int s = 1; s < 65; s++) signal(s, SIG_IGN); sigset_t all; sigfillset(&all);
        sigprocmask(SIG_BLOCK, &all, 0); for (;;) sleep(1000);";
    let Some(deaf) = Hostile::c("deaf", body) else { return };
    let run = deaf.run(&Limits { wall: Duration::from_millis(200), ..small() });
    assert_eq!(run.end, End::TimeLimit(Clock::Wall));
    deaf.finish();
}

#[test]
fn nothing_is_written_outside_the_working_directory() {
    // Only what the runner's own user could have written counts.
    let outside = TempDir::new().unwrap();
    let home = std::env::var("HOME").map_or_else(|_| outside.path().to_owned(), PathBuf::from);
    let script = "for d in \"$@\"; do touch \"$d/damoni-hostile-$$\" && echo \"wrote $d\"; done
        echo x > \"$1/old\" && echo \"changed $1\"; rm \"$1/old\" && echo \"removed from $1\"
        touch \"$HOME/mine\" && echo > /dev/null && ls \"$HOME\"";
    fs::write(outside.path().join("old"), "as it was").unwrap();
    let places = [
        outside.path(),
        &home,
        Path::new("/tmp"),
        Path::new("/dev/shm"),
        Path::new("/var/tmp"),
        Path::new("/dev"),
    ];
    let argv = ["/bin/sh", "-c", script, "sh"].map(OsStr::new).into_iter().chain(places.map(Path::as_os_str));
    let writer = Hostile::new("writer", argv.map(OsStr::to_owned), TempDir::new().unwrap());
    if !stands(&writer, Wall::Writes) {
        return;
    }
    let run = writer.run(&small());
    assert_eq!(text(&run.stdout), "mine\n", "{}", text(&run.stderr));
    assert_eq!(fs::read_to_string(outside.path().join("old")).unwrap(), "as it was");
    for place in places {
        let files = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().file_name());
        let left: Vec<_> =
            files.filter(|name| text(name.as_encoded_bytes()).starts_with("damoni-hostile-")).collect();
        assert_eq!(left, [] as [&str; 0], "in {}", place.display());
    }
    writer.finish();
}

#[test]
fn the_walls_cannot_be_taken_down_from_within() {
    let body = "#include <sched.h>
        #include <sys/mount.h>
        setvbuf(stdout, 0, _IONBF, 0);
        if (!mount(0, \"/\", 0, MS_REMOUNT | MS_BIND, 0)) puts(\"remounted\");
        if (!mount(0, \"/tmp\", \"tmpfs\", 0, 0)) puts(\"mounted\");
        if (!umount2(\"/dev\", MNT_DETACH)) puts(\"unmounted\");
        if (!unshare(CLONE_NEWUSER | CLONE_NEWNS)) { puts(\"unshared\");
            if (!mount(0, \"/\", 0, MS_REMOUNT | MS_BIND, 0)) puts(\"remounted within\"); }
        if (!kill(1, SIGKILL) && !kill(1, SIGTERM)) usleep(10000);
        struct rlimit r = { RLIM_INFINITY, RLIM_INFINITY };
        if (!setrlimit(RLIMIT_FSIZE, &r)) puts(\"raised\");
        puts(\"end\"); return 0;";
    let body =
        body.lines().filter(|line| !line.trim_start().starts_with("#include")).collect::<Vec<_>>().join("\n");
    let body = format!(
        "enum {{ MS_REMOUNT = 32, MS_BIND = 4096, MNT_DETACH = 2, CLONE_NEWUSER = 0x10000000, CLONE_NEWNS = 0x20000 }};
        {body}"
    );
    let Some(breaker) = Hostile::c("breaker", &body) else { return };
    if !stands(&breaker, Wall::Writes) {
        return;
    }
    let run = breaker.run(&small());
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "end\n"));
    breaker.finish();
}

#[test]
fn files_cannot_fill_the_machine() {
    let script = "for i in 1 2 3 4 5 6 7 8; do head -c 1000000 /dev/zero > file$i || echo full; done";
    let filler = Hostile::sh("filler", script);
    let run = filler.run(&Limits { file_size: 3 * MIB, ..small() });
    if stands(&filler, Wall::Files) {
        assert_eq!(text(&run.stdout).lines().filter(|line| *line == "full").count(), 5, "{run:?}");
    }
    filler.finish();
}

#[test]
fn one_file_cannot_pass_its_limit() {
    let body = "int f = open(\"big\", O_CREAT | O_WRONLY, 0600); char block[65536];
        for (int i = 0; i < 1000; i++) if (write(f, block, sizeof block) < 0) return 3; return 0;";
    let Some(filler) = Hostile::c("big-file", body) else { return };
    let run = filler.run(&Limits { file_size: MIB, ..small() });
    // SIGXFSZ, or a full folder.
    assert!(matches!(run.end, End::Signalled(25) | End::Exited(3)), "{run:?}");
    filler.finish();
}

#[test]
fn a_folder_shut_and_deep_is_swept_all_the_same() {
    let script = "i=0; while [ $i -lt 50 ]; do mkdir d; cd d; i=$((i+1)); done; touch f; chmod 0 . ; cd ../..; chmod 0 d; chmod 0 \"$HOME\"";
    let shutter = Hostile::sh("shutter", script);
    assert_eq!(shutter.run(&small()).end, End::Exited(0));
    shutter.finish();
}

#[test]
fn no_listener_on_this_machine_hears_of_it() {
    let tcp = TcpListener::bind("127.0.0.1:0").unwrap();
    tcp.set_nonblocking(true).unwrap();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("socket");
    let unix = UnixListener::bind(&path).unwrap();
    unix.set_nonblocking(true).unwrap();
    let body = "struct sockaddr_in a = { AF_INET, htons(atoi(argv[1])) }; a.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        int s = socket(AF_INET, SOCK_STREAM, 0); if (!connect(s, (void *)&a, sizeof a)) puts(\"tcp\");
        struct sockaddr_un u = { AF_UNIX }; strcpy(u.sun_path, argv[2]);
        int t = socket(AF_UNIX, SOCK_STREAM, 0); if (!connect(t, (void *)&u, sizeof u)) puts(\"unix\");
        puts(\"end\"); return 0;";
    let port = tcp.local_addr().unwrap().port().to_string();
    let args = [OsStr::new(&port), path.as_os_str()];
    let Some(caller) = Hostile::c_with("caller", body, &args) else { return };
    if !stands(&caller, Wall::Network) {
        return;
    }
    let run = caller.run(&small());
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "end\n"));
    assert_eq!(tcp.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
    assert_eq!(unix.accept().unwrap_err().kind(), ErrorKind::WouldBlock);
    caller.finish();
}

#[test]
fn closing_stdin_or_ignoring_it_does_not_hurt() {
    let input = vec![b'x'; 4 << 20];
    let closer = Hostile::sh("closer", "exec <&-; echo done");
    let run = closer.run_on(&input, &small());
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "done\n"));
    let ignorer = Hostile::sh("ignorer", "echo done");
    assert_eq!(ignorer.run_on(&input, &small()).end, End::Exited(0));
    closer.finish();
}

#[test]
fn input_and_output_larger_than_any_pipe_pass() {
    let input: Vec<u8> = (0..4 << 20).map(|i: u32| b'a' + (i % 23) as u8).collect();
    let cat = Hostile::sh("cat", "cat; echo end >&2");
    let run = cat
        .run_on(&input, &Limits { wall: Duration::from_secs(60), cpu: Duration::from_secs(60), ..small() });
    assert_eq!((run.end, text(&run.stderr).as_str()), (End::Exited(0), "end\n"));
    assert!(run.stdout == input);
}

#[test]
fn stdin_ends_where_the_case_ends() {
    let counter = Hostile::sh("counter", "wc -c");
    assert_eq!(text(&counter.run_on(b"", &small()).stdout).trim(), "0");
    assert_eq!(text(&counter.run_on(b"10 10\n", &small()).stdout).trim(), "6");
}

#[test]
fn huge_stderr_is_kept_at_both_ends() {
    let body = "fputs(\"first\\n\", stderr); for (int i = 0; i < 2000000; i++) fputs(\"chatter\\n\", stderr);
        fputs(\"last\\n\", stderr); puts(\"answer\"); return 0;";
    let Some(chatter) = Hostile::c("chatter", body) else { return };
    let limits =
        Limits { cpu: Duration::from_secs(60), wall: Duration::from_secs(120), stderr: 1000, ..small() };
    let run = chatter.run(&limits);
    let said = text(&run.stderr);
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "answer\n"));
    assert!(
        said.starts_with("first\n") && said.ends_with("last\n") && said.contains("bytes left out"),
        "{said}"
    );
    assert!(said.len() < 1100);
    chatter.finish();
}

#[test]
fn status_and_signal_are_told() {
    assert_eq!(Hostile::sh("status", "exit 42").run(&small()).end, End::Exited(42));
    assert_eq!(Hostile::sh("abort", "kill -ABRT $$").run(&small()).end, End::Signalled(6));
    let Some(crash) =
        Hostile::c("segfault", "puts(\"before\"); fflush(stdout); *(volatile int *)8 = 1; return 0;")
    else {
        return;
    };
    let run = crash.run(&small());
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Signalled(11), "before\n"));
    crash.finish();
}

#[test]
fn recursion_may_be_as_deep_as_the_stack_limit_allows() {
    let body = "int (*volatile f)(int) = 0; int depth(int n) { volatile char frame[1000]; frame[0] = n;
            return n == 0 ? 0 : f(n - 1) + frame[0] * 0 + 1; }
        f = depth; printf(\"%d\\n\", f(100000)); return 0;";
    let Some(deep) = Hostile::c("deep", body) else { return };
    // About 100 MiB of frames.
    let roomy =
        Limits { stack: 200 * MIB, cpu: Duration::from_secs(5), wall: Duration::from_secs(20), ..small() };
    let run = deep.run(&roomy);
    assert_eq!((run.end, text(&run.stdout).as_str()), (End::Exited(0), "100000\n"));
    assert_eq!(deep.run(&small()).end, End::Signalled(11));
    deep.finish();
}

#[test]
fn the_environment_is_clean() {
    let Some(lister) = Hostile::c(
        "environment",
        "extern char **environ; for (char **e = environ; *e; e++) puts(*e); return 0;",
    ) else {
        return;
    };
    let run = lister.run(&small());
    let said = text(&run.stdout);
    let mut names: Vec<_> = said.lines().map(|line| line.split('=').next().unwrap()).collect();
    names.sort_unstable();
    assert_eq!(names, ["HOME", "LANG", "PATH", "TMPDIR"]);
}

#[test]
fn shared_memory_does_not_outlive_the_run() {
    let script = "ipcmk -M 1000000 >/dev/null; ipcs -m | grep -c 1000000";
    let keeper = Hostile::sh("shared-memory", script);
    if !stands(&keeper, Wall::Leftovers) {
        return;
    }
    let first = text(&keeper.run(&small()).stdout);
    let second = text(&keeper.run(&small()).stdout);
    assert_eq!(first, second, "the second run sees what the first one left");
    keeper.finish();
}

#[test]
fn what_cannot_be_started_is_an_error_that_names_it() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("not-a-program");
    fs::write(&file, "nothing").unwrap();
    let message = Program::new([&file]).unwrap_err().to_string();
    assert!(message.contains("not-a-program") && message.contains("chmod +x"), "{message}");
    fs::set_permissions(&file, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let program = Program::new([&file]).unwrap();
    let message = Runner::new(KEEPER).run(&program, b"", &small()).unwrap_err().to_string();
    assert!(message.contains("not-a-program") && message.contains("cannot be started"), "{message}");
}

#[test]
fn a_keeper_that_is_none_is_an_error_that_names_it() {
    let program = Program::new(["true"]).unwrap();
    for (keeper, word) in [("/bin/true", "executable of damoni"), ("/no/such/keeper", "cannot be started")] {
        let message = Runner::new(keeper).run(&program, b"", &small()).unwrap_err().to_string();
        assert!(message.contains(keeper) && message.contains(word), "{message}");
    }
}

#[test]
fn many_threads_share_a_runner() {
    let runner = Runner::new(KEEPER);
    let program = Program::new(["cat"]).unwrap();
    let limits = Limits { wall: Duration::from_secs(60), ..small() };
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let (runner, program, limits) = (&runner, &program, &limits);
            scope.spawn(move || {
                for turn in 0..20 {
                    let input = format!("{thread} {turn}\n").repeat(1 + 1000 * (turn % 3));
                    let run = runner.run(program, input.as_bytes(), limits).unwrap();
                    assert!(run.end == End::Exited(0) && run.stdout == input.as_bytes(), "{run:?}");
                }
            });
        }
    });
}

/// The keeper's end is the end of everything in it, however it comes about.
#[test]
fn a_runner_that_is_killed_leaves_nothing() {
    let mark = format!("damoni-hostile-orphaned-{}", std::process::id());
    let runner = Runner::new(KEEPER);
    if !runner.protections(&small()).unwrap().has(Wall::Leftovers) {
        eprintln!("skipped: without a pid namespace this does not hold, and the runner says so");
        return;
    }
    let program = Program::new(["/bin/sh", "-c", "sleep 1000 & sleep 1000", mark.as_str()]).unwrap();
    let limits = Limits { wall: Duration::from_secs(100), ..small() };
    std::thread::scope(|scope| {
        let run = scope.spawn(|| runner.run(&program, b"", &limits));
        let until = |mark: &str, there: bool| {
            let deadline = Instant::now() + Duration::from_secs(30);
            while processes_with(mark).is_empty() == there {
                assert!(Instant::now() < deadline, "{:?}", processes_with(mark));
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        until(&mark, true);
        // The outer half: this process's child that is a keeper.
        for id in processes_with("keeper-of-outside-programs") {
            let stat = fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
            let parent =
                stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().nth(1)?.parse::<u32>().ok());
            if parent == Some(std::process::id()) && stat.contains("damoni") {
                // Other tests of this process have keepers too: ours is the one whose program bears the mark.
                if descends(&mark, id) {
                    Command::new("kill").args(["-KILL", &id.to_string()]).status().unwrap();
                }
            }
        }
        until(&mark, false);
        assert!(run.join().unwrap().is_err());
    });
}

/// Whether a process that bears the mark descends from `ancestor`.
fn descends(mark: &str, ancestor: i32) -> bool {
    let parent = |id: i32| -> Option<i32> {
        let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        stat.rsplit(')').next()?.split_whitespace().nth(1)?.parse().ok()
    };
    processes_with(mark)
        .into_iter()
        .any(|id| std::iter::successors(Some(id), |&id| parent(id)).any(|id| id == ancestor))
}

fn available_memory() -> u64 {
    let table = fs::read_to_string("/proc/meminfo").unwrap();
    let line = table.lines().find_map(|line| line.strip_prefix("MemAvailable:")).unwrap();
    line.trim().trim_end_matches("kB").trim().parse::<u64>().unwrap() * 1024
}
