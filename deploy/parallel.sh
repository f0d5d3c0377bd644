#!/usr/bin/env bash
# A campaign in N shards on this machine, by GNU parallel: deploy/parallel.sh N OUT ARGUMENTS OF damoni fuzz...
# Over machines: add --sshloginfile to parallel; OUT must then be a shared folder (or merge, see docs/campaigns.md).
set -euo pipefail
shards=$1 out=$2
shift 2
status=0
seq "$shards" | parallel --line-buffer --tag --halt never \
  "${DAMONI:-damoni}" fuzz "$@" --jobs 1 --shard "{}/$shards" --resume -o "$out" || status=$?
# parallel counts the jobs that did not end with 0. Findings are status 1 of damoni, and no trouble.
exit "$status"
