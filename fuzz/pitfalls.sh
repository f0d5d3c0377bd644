#!/usr/bin/env bash
# How many executions until a target finds a wrong reading: fuzz/pitfalls.sh BINARIES GAME SEEDS RUNS PITFALL...
# BINARIES is where `cargo fuzz build` has put the targets, SEEDS a folder of `damoni fuzz GAME --export-seeds`.
# OPTIONS: further ones for libFuzzer, such as -max_len=512.
# Prints a line a pitfall: its name, and the number of executions (seeds included), or "-" if RUNS were not enough.
set -euo pipefail
binaries=$1 game=$2 seeds=$3 runs=$4
shift 4
for pitfall in "$@"; do
  work=$(mktemp -d)
  log=$(DAMONI_PITFALL=$pitfall "$binaries/$game" "$work" "$seeds" -seed=1 -runs="$runs" -timeout=25 ${OPTIONS:-} \
    -artifact_prefix="$work/" -print_final_stats=1 2>&1) || true
  executed=$(sed -n 's/^stat::number_of_executed_units: *//p' <<<"$log")
  grep -q 'sim and reference part' <<<"$log" || executed=-
  printf '%s\t%s\n' "$pitfall" "$executed"
  rm -rf "$work"
done
