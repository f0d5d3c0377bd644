#!/usr/bin/env bash
# Cases a second that a program is put to: `damoni hack`, `oj generate-input --hack` and a shell stress loop, by turns.
#
#   bench/hack-throughput.sh [SECONDS]
#
# DAMONI: the binary (target/release/damoni); OJ: the `oj` of online-judge-tools (`pip install online-judge-tools`).
# All hunt the same right program of pigkill, so that none ends early; the others get a compiled generator and the
# compiled right program, the fastest a user could give them.
set -euo pipefail
cd "$(dirname "$0")/.."
damoni=$(realpath "${DAMONI:-target/release/damoni}")
oj=${OJ:-oj}
seconds=${1:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

c++ -O2 -o "$work/program" gen/problems/pigkill/accepted/simulate.cpp
cp "$work/program" "$work/right"
cat >"$work/generator.cpp" <<'CPP'
// A uniform case; each adds a byte to the file that is named on the command line.
#include <cstdio>
#include <random>
int main(int, char** argv) {
  std::mt19937 r(std::random_device{}());
  const char* cards = "PKDFNWJZ";
  const int n = 2 + (int)(r() % 4), m = 300;
  std::printf("%d %d\n", n, m);
  for (int i = 0; i < n; i++) {
    std::printf("%s", i == 0 ? "MP" : i == 1 || r() % 2 ? "FP" : "ZP");
    for (int j = 0; j < 4; j++) std::printf(" %c", cards[r() % 8]);
    std::puts("");
  }
  for (int i = 0; i < m; i++) std::printf("%c%c", cards[r() % 8], i + 1 < m ? ' ' : '\n');
  if (FILE* count = std::fopen(argv[1], "a")) std::fputc('x', count);
}
CPP
c++ -O2 -o "$work/generator" "$work/generator.cpp"

row() { # NAME CASES SECONDS
  python3 -c "import sys; print(f'{sys.argv[1]:28} {sys.argv[2]:>8} cases {float(sys.argv[2]) / float(sys.argv[3]):8.0f}/s')" "$@"
}

stress() {
  cd "$work"
  while true; do
    ./generator "$work/count-shell" >in
    ./right <in >ans
    ./program <in >out
    cmp -s ans out || break
  done
}

for jobs in 1 2; do
  "$damoni" hack pigkill --json --jobs "$jobs" --time "${seconds}s" -o "$work/findings" -- "$work/program" >"$work/rows"
  python3 - "$work/rows" "$jobs" <<'PYTHON'
import json, sys
end = json.loads(open(sys.argv[1]).read().splitlines()[-1])
share = 100 * end["cases_a_second"] / end["spawn_floor"]
print(f"{'damoni hack --jobs ' + sys.argv[2]:28} {end['cases']:>8} cases {end['cases_a_second']:8.0f}/s"
      f"   ({share:.0f}% of {end['spawn_floor']:.0f} bare starts/s)")
PYTHON
done

: >"$work/count-shell"
(stress) & pid=$!
sleep "$seconds"
kill "$pid" 2>/dev/null || true
wait "$pid" 2>/dev/null || true
row "shell loop" "$(stat -c %s "$work/count-shell")" "$seconds"

for jobs in 1 2; do
  : >"$work/count-oj"
  (cd "$work" && timeout "$seconds" "$oj" generate-input --jobs "$jobs" --hack ./program -c ./right -d "tests-$jobs" \
    "./generator $work/count-oj" 1000000 >"$work/oj.log" 2>&1) || true
  row "oj g/i --hack --jobs $jobs" "$(stat -c %s "$work/count-oj")" "$seconds"
done
