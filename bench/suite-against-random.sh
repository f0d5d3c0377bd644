#!/usr/bin/env bash
# The table of docs/suite.md: a suite against a random set of the same size, by `damoni score`.
# bench/suite-against-random.sh [GAME...]; seed 1. Some minutes a game on two cores.
set -euo pipefail
damoni=${DAMONI:-target/release/damoni}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- pigkill mahjong goudan

row() { # GAME NAME FOLDER
  { "$damoni" score "$1" "$3" --json || true; } | tail -1 | python3 -c '
import json, sys
s = json.load(sys.stdin)
tests, caught, twice = s["tests"], s["caught"], s["caught"] - s["caught_by_one"]
all, rank = s["pitfalls"], s["rank"]
print(f"| `{sys.argv[1]}` | {sys.argv[2]} | {tests} | {caught} of {all} | {twice} | {rank} |")
' "$1" "$2"
}

echo "| game | set | tests | pitfalls caught | caught by two tests or more | rank |"
echo "|---|---|---|---|---|---|"
for game in "$@"; do
  "$damoni" suite "$game" -o "$work/$game" --format plain 2>/dev/null
  tests=$(find "$work/$game" -name '*.in' | wc -l)
  "$damoni" gen "$game" --profile uniform --seed 1 --count "$tests" -o "$work/$game-uniform" 2>/dev/null
  row "$game" '`damoni suite`' "$work/$game"
  row "$game" "uniform random" "$work/$game-uniform"
done
