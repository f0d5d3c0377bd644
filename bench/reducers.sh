#!/usr/bin/env bash
# The same findings made small by `damoni shrink`, by cvise, by shrinkray and by plain ddmin, all asking the same question.
#
#   bench/reducers.sh GAME PITFALL...
#
# Needs cvise (Debian) and shrinkray (PyPI) on the PATH, and
# `cargo build --release --bin damoni --example still_fails`.
# The others get a case as a text in which nearly every cut leaves a case (examples/still_fails/form.rs).
# The case is the largest finding of a hunt through CASES cases (300; pigkill: 3000).
# PROFILE: where findings are drawn from (long, or mixed where there is no such profile); LIMIT: seconds for each of the others.
# The last column says whether damoni's result comes before the others' in the order on cases, and in less time: of all three.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
target=${CARGO_TARGET_DIR:-$here/../target}/release
limit=${LIMIT:-300}
game=$1
shift
profile=${PROFILE:-$([ "$game" = pigkill ] && echo long || echo mixed)}
cases=${CASES:-$([ "$game" = pigkill ] && echo 3000 || echo 300)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
ask=$target/examples/still_fails

seconds() { # OUT-VARIABLE COMMAND...: wall seconds; a killed command leaves what it has
  local -n seen=$1
  shift
  local began=$EPOCHREALTIME
  "$@" >"$work/said" 2>&1 || true
  seen=$(echo "$began $EPOCHREALTIME" | awk '{ printf "%.2f", $2 - $1 }')
}
size() { # FORM: what the order looks at; of a pigkill case its words first
  [ "$game" = pigkill ] && echo -n "$(wc -w <"$1") words, "
  "$ask" size "$game" "$pitfall" "$1" | sed 's/ tiles drawn/t/; s/, O = .//'
}
against() { # NAME SECONDS FORM: adds to the row, and to what was not better
  row+=" | $(size "$3"), $2"
  "$ask" smaller "$game" "$pitfall" "$work/ours" "$3" || worse+=" not smaller than $1;"
  awk -v ours="$ours" -v theirs="$2" 'BEGIN { exit !(ours < theirs) }' || worse+=" not faster than $1;"
}

echo "| $game | before | damoni: size, s | cvise: size, s | shrinkray: size, s | ddmin: size, s | smaller and faster |"
echo "|---|---|---|---|---|---|---|"
for pitfall in "$@"; do
  rm -rf "$work/found" && mkdir "$work/found"
  "$target/damoni" fuzz "$game" --profile "$profile" --pitfall "$pitfall" --cases "$cases" --no-shrink -o "$work/found" >"$work/said" 2>&1 || true
  case=$(ls -S "$work/found" | grep '\.in$' | head -1 || true)
  if [ -z "$case" ]; then
    echo "no case of $profile shows $pitfall within $cases: set CASES" >&2
    exit 1
  fi
  case=$work/found/$case
  "$ask" form "$game" "$case" >"$work/plain"
  how=$("$ask" fails "$game" "$pitfall" <"$work/plain")
  # cvise asks in a folder of its own, by the name of the file.
  printf '#!/bin/sh\nexec %q fails %q %q %q <case.txt\n' "$ask" "$game" "$pitfall" "$how" >"$work/asks-cvise"
  printf '#!/bin/sh\nexec %q fails %q %q %q\n' "$ask" "$game" "$pitfall" "$how" >"$work/asks"
  chmod +x "$work/asks" "$work/asks-cvise"

  rm -f "$work/ours.in"
  seconds ours "$target/damoni" shrink "$game" "$case" --pitfall "$pitfall" -o "$work/ours.in"
  "$ask" form "$game" "$work/ours.in" >"$work/ours"
  row="| $pitfall | $(size "$work/plain") | $(size "$work/ours"), $ours" worse=

  rm -rf "$work/cvise" && mkdir "$work/cvise" && cp "$work/plain" "$work/cvise/case.txt"
  seconds cvise env -C "$work/cvise" timeout "$limit" cvise --not-c --n "$(nproc)" "$work/asks-cvise" case.txt
  against cvise "$cvise" "$work/cvise/case.txt"

  cp "$work/plain" "$work/ray.txt" && cp "$work/plain" "$work/ray"
  seconds ray timeout "$limit" shrinkray --parallelism "$(nproc)" --target "$work/ray" "$work/asks" "$work/ray.txt"
  against shrinkray "$ray" "$work/ray"

  cp "$work/plain" "$work/dd"
  seconds dd timeout "$limit" python3 "$here/ddmin.py" "$work/plain" "$work/dd" "$work/asks"
  against ddmin "$dd" "$work/dd"
  echo "$row | ${worse:-yes} |"
done
