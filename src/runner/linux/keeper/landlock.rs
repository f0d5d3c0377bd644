//! Where namespaces are forbidden, Landlock still keeps a program from writing outside and from TCP.

use std::path::Path;

use landlock::{
    ABI, Access, AccessFs, AccessNet, PathBeneath, PathFd, Ruleset, RulesetAttr, RulesetCreatedAttr,
    RulesetError, RulesetStatus, Scope,
};

use crate::runner::protections::{Protections, Wall};

/// Restricts this process and all it will start.
pub(super) fn build(folder: &Path, no_namespaces: &str, walls: &mut Protections) {
    match restrict(folder) {
        Ok(RulesetStatus::FullyEnforced) => {
            walls.available(Wall::Writes, format!("Landlock, as {no_namespaces}"));
            walls.partial(
                Wall::Network,
                format!("Landlock stops TCP and abstract sockets, not UDP: {no_namespaces}"),
            );
        }
        Ok(RulesetStatus::PartiallyEnforced) => {
            let why = format!("an older Landlock, which does not know all there is: {no_namespaces}");
            walls.partial(Wall::Writes, why.clone());
            walls.partial(Wall::Network, why);
        }
        Ok(RulesetStatus::NotEnforced) => none(walls, no_namespaces, "this kernel has no Landlock"),
        Err(e) => none(walls, no_namespaces, &format!("Landlock: {e}")),
    }
}

fn none(walls: &mut Protections, no_namespaces: &str, no_landlock: &str) {
    let why = format!("{no_namespaces}; {no_landlock}");
    walls.unavailable(Wall::Writes, why.clone());
    walls.unavailable(Wall::Network, why);
}

fn restrict(folder: &Path) -> Result<RulesetStatus, RulesetError> {
    let abi = ABI::V6;
    let writes = AccessFs::from_write(abi);
    let rules = Ruleset::default()
        .handle_access(writes)?
        .handle_access(AccessNet::from_all(abi))?
        .scope(Scope::from_all(abi))?
        .create()?;
    let Ok(own) = PathFd::new(folder) else { return Ok(RulesetStatus::NotEnforced) };
    let mut rules = rules.add_rule(PathBeneath::new(own, writes))?;
    for device in ["/dev/null", "/dev/zero", "/dev/full"] {
        if let Ok(file) = PathFd::new(device) {
            rules = rules.add_rule(PathBeneath::new(file, AccessFs::WriteFile | AccessFs::Truncate))?;
        }
    }
    Ok(rules.restrict_self()?.ruleset)
}
