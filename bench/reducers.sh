#!/usr/bin/env bash
# The same findings made small by `damoni shrink`, by cvise, by shrinkray and by plain ddmin, all asking the same question.
#
#   bench/reducers.sh GAME PITFALL...
#
# Needs cvise (Debian) and shrinkray (PyPI) on the PATH, and
# `cargo build --release --bin damoni && cargo build --release -p damoni-gen --example still_fails`.
# The others get a pigkill case without its line of counts, which the question adds again, so that every cut of theirs is a case.
# PROFILE: where findings are drawn from (long, or mixed where there is no such profile); LIMIT: seconds for each of the others.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
target=${CARGO_TARGET_DIR:-$here/../target}/release
limit=${LIMIT:-300}
game=$1
shift
profile=${PROFILE:-$([ "$game" = pigkill ] && echo long || echo mixed)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

words() { if [ "$game" = pigkill ]; then grep -v '^[0-9]' "$1" | wc -w; else wc -w <"$1"; fi; }
seconds() { # OUT-VARIABLE COMMAND...: wall seconds; a killed command leaves what it has
  local -n seen=$1
  shift
  local began=$EPOCHREALTIME
  "$@" >"$work/said" 2>&1 || true
  seen=$(echo "$began $EPOCHREALTIME" | awk '{ printf "%.1f", $2 - $1 }')
}

echo "| game, pitfall | words | damoni: words, s | cvise: words, s | shrinkray: words, s | ddmin: words, s |"
echo "|---|---|---|---|---|---|"
for pitfall in "$@"; do
  rm -rf "$work/found" && mkdir "$work/found"
  "$target/damoni" fuzz "$game" --profile "$profile" --pitfall "$pitfall" --first --no-shrink -o "$work/found" >"$work/said" 2>&1 || true
  case=$(ls "$work/found/"*.in | head -1)
  signature=$("$target/examples/still_fails" "$game" "$pitfall" '?' "$case" || true)
  if [ "$game" = pigkill ]; then tail -n +2 "$case" >"$work/plain.in"; else cp "$case" "$work/plain.in"; fi
  # cvise asks in a folder of its own, by the name of the file.
  printf '#!/bin/sh\nexec %q %q %q %q case.in\n' "$target/examples/still_fails" "$game" "$pitfall" "$signature" >"$work/asks-cvise"
  printf '#!/bin/sh\nexec %q %q %q %q -\n' "$target/examples/still_fails" "$game" "$pitfall" "$signature" >"$work/asks"
  chmod +x "$work/asks" "$work/asks-cvise"

  rm -f "$work/ours.in"
  seconds ours "$target/damoni" shrink "$game" "$case" --pitfall "$pitfall" -o "$work/ours.in"
  row="| $game, $pitfall | $(words "$case") | $(words "$work/ours.in"), $ours"

  rm -rf "$work/cvise" && mkdir "$work/cvise" && cp "$work/plain.in" "$work/cvise/case.in"
  seconds cvise env -C "$work/cvise" timeout "$limit" cvise --not-c --n "$(nproc)" "$work/asks-cvise" case.in
  row+=" | $(words "$work/cvise/case.in"), $cvise"

  cp "$work/plain.in" "$work/ray.in"
  seconds ray timeout "$limit" shrinkray --parallelism "$(nproc)" --target "$work/ray.out" "$work/asks" "$work/ray.in"
  row+=" | $(words "$work/ray.out"), $ray"

  cp "$work/plain.in" "$work/dd.out"
  seconds dd timeout "$limit" python3 "$here/ddmin.py" "$work/plain.in" "$work/dd.out" "$work/asks"
  echo "$row | $(words "$work/dd.out"), $dd |"
done
