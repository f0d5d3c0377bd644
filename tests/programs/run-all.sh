#!/usr/bin/env bash
# Hunts for every planted fault, and lets the right programs be hunted for as long.
#
#   tests/programs/run-all.sh [GAME...]
#
# DAMONI: the binary (target/release/damoni), TIME: a hunt (60s), ONLY: a pattern on the names of the programs.
# One line a program: name, verdict, seconds, case number, words shown, pitfall that explains it. Exit status 1 if a wrong
# program is not found or a right one is blamed.
set -uo pipefail
cd "$(dirname "$0")/../.."
damoni=${DAMONI:-target/release/damoni}
time=${TIME:-60s}
only=${ONLY:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

build() { # SOURCE -> sets run
  case $1 in
    *.py) run=(python3 "$1") ;;
    *) c++ -O2 -w -o "${1%.*}.bin" "$1" && run=("${1%.*}.bin") ;;
  esac
}

hunt() { # GAME NAME EXPECTED-STATUS OPTIONS...
  local game=$1 name=$2 expected=$3 began status seconds
  shift 3
  began=$(date +%s.%N)
  "$damoni" hack "$game" --json --time "$time" -o "$work/findings/$name" "$@" -- "${run[@]}" \
    >"$work/rows" 2>"$work/said"
  status=$?
  seconds=$(python3 -c "import sys, time; print(f'{time.time() - float(sys.argv[1]):.1f}')" "$began")
  [ "$status" = "$expected" ] || failed=1
  python3 - "$work/rows" "$game" "$name" "$status" "$expected" "$seconds" <<'PYTHON'
import json, sys
rows, game, name, status, expected, seconds = sys.argv[1:]
rows = [json.loads(line) for line in open(rows)]
finding = next((row for row in rows if row["row"] == "finding"), None)
end = next((row for row in rows if row["row"] == "end"), {})
mark = "ok  " if status == expected else "FAIL"
if finding is None:
    told = f"{end.get('cases')} cases, none wrong"
else:
    holds = [p["id"] for p in finding["pitfalls"] if p["same"] == p["tested"]]
    told = f"{finding['verdict']:3} found {end['seconds']:5.1f} s  case {finding['found']['number'] + 1:5}" \
        f"  words {finding['size']['found']:4} -> {finding['size']['shown']:3}  {' | '.join(holds) or '-'}"
print(f"{mark} {game:8} {name:36} {seconds:>5} s  {told}", flush=True)
PYTHON
  [ "$status" = "$expected" ] || cat "$work/said"
}

for game in "${@:-pigkill}" ; do
  mkdir -p "$work/$game" "$work/any"
  python3 tests/programs/plant.py "$game" --all "$work/$game" || exit 2
  for source in "$work/$game"/*; do
    name=$(basename "${source%.*}")
    [[ $name =~ $only ]] || continue
    build "$source" || exit 2
    hunt "$game" "$name" 1
  done
  cp tests/programs/any/* "$work/any/"
  for source in "$work"/any/*.py "$work"/any/*.cpp; do
    name=any-$(basename "${source%.*}")
    [[ $name =~ $only ]] || continue
    build "$source" || exit 2
    hunt "$game" "$name" 1
  done
  for source in gen/problems/"$game"/accepted/* tests/programs/"$game"/right.*; do
    [ -e "$source" ] || continue
    name=right-$(basename "$source")
    [[ $name =~ $only ]] || continue
    cp "$source" "$work/$game/$name"
    build "$work/$game/$name" || exit 2
    # Python is not quick enough for 2 s on the longest fights: it gets the limits of the problem itself.
    limits=()
    [ "$game/$name" = goudan/right-right.py ] && limits=(--tl 20s --ml 2G)
    hunt "$game" "$name" 0 "${limits[@]}"
  done
done
exit "$failed"
