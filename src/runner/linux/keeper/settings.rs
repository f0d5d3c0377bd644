//! Settings of the kernel that hold for one namespace, written while its /proc can still be written.

use std::fs;

use super::outer::Namespaces;

/// Numbers of processes that the kernel gives out once, and never again after it has come to their end.
const RESERVED: u32 = 300;
/// Numbers beside those a run may have at a time: the process that is one too many must be there to be seen.
const SPARE: u32 = 16;

/// The number no process of the namespace reaches: there must be enough below it for a run long after the
/// reserved ones are used up.
fn bound(processes: u32) -> u32 {
    RESERVED.saturating_add(SPARE).saturating_add(processes)
}

/// Each is a second wall behind another one, so none is missed on a kernel that does not have it.
pub(super) fn make_strict(kind: Namespaces, processes: u32) {
    let mut settings = vec![
        // Processes of this pid namespace (since Linux 6.14), for root, whom no resource limit counts.
        ("kernel/pid_max", bound(processes).to_string()),
        // Shared memory, semaphores and message queues would outlive the run, to be found by the next.
        ("kernel/shmmni", "0".to_owned()),
        ("kernel/shm_rmid_forced", "1".to_owned()),
        ("kernel/msgmni", "0".to_owned()),
        ("kernel/sem", "0 0 0 0".to_owned()),
        ("fs/mqueue/queues_max", "0".to_owned()),
    ];
    if kind == Namespaces::UserAndPid {
        // A namespace within grants nothing here, but takes time to tear down.
        settings.push(("user/max_user_namespaces", "0".to_owned()));
    }
    for (name, value) in settings {
        let _unknown_here = fs::write(format!("/proc/sys/{name}"), value);
    }
}

/// Whether the kernel stops a pid namespace from filling the machine.
pub(super) fn bound_processes(processes: u32) -> bool {
    let most =
        fs::read_to_string("/proc/sys/kernel/pid_max").ok().and_then(|text| text.trim().parse::<u32>().ok());
    super::processes::is_first() && most == Some(bound(processes))
}
