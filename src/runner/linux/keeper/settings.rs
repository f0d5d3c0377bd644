//! Settings of the kernel that hold for one namespace, written while its /proc can still be written.

use std::fs;

use super::outer::Namespaces;

/// The least the kernel accepts: it reserves 300 numbers.
const FEWEST_PROCESSES: u32 = 301;

/// Each is a second wall behind another one, so none is missed on a kernel that does not have it.
pub(super) fn make_strict(kind: Namespaces) {
    let mut settings = vec![
        // Processes of this pid namespace (since Linux 6.14), for root, whom no resource limit counts.
        ("kernel/pid_max", FEWEST_PROCESSES.to_string()),
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
pub(super) fn bound_processes() -> bool {
    let most =
        fs::read_to_string("/proc/sys/kernel/pid_max").ok().and_then(|text| text.trim().parse::<u32>().ok());
    super::processes::is_first() && most == Some(FEWEST_PROCESSES)
}
