#!/bin/bash
# Builds the six fuzz targets into $OUT, each with seeds, options and (for the readers) a dictionary beside it.
# Run by ClusterFuzzLite and OSS-Fuzz; `.ci/fuzz-image` runs it without their images. There it sets DAMONI_FUZZ_FLAGS
# to "-s none", since stable Rust has no sanitizers, and DAMONI_FUZZ_TARGET_DIR.
set -euo pipefail
cd "$SRC/damoni"
target_dir=${DAMONI_FUZZ_TARGET_DIR:-$PWD/fuzz/target}

# Comparisons are not traced: the mutator works on cases, not on bytes, and the tracing takes most of the time.
# shellcheck disable=SC2086 # several flags
cargo fuzz build -O --no-trace-compares --target-dir "$target_dir" ${DAMONI_FUZZ_FLAGS:-}

# The exporter is an ordinary program: without the flags that the fuzzers are built with. DAMONI: one that is there already.
exporter=${DAMONI:-}
if [ -z "$exporter" ]; then
  env -u RUSTFLAGS -u CFLAGS -u CXXFLAGS \
    cargo build --release --locked --bin damoni --target-dir "$target_dir/exporter"
  exporter=$target_dir/exporter/release/damoni
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for game in pigkill mahjong goudan; do
  seeds=$work/$game
  "$exporter" fuzz "$game" --export-seeds "$seeds"
  if [ -d "corpus/cases/$game" ]; then
    find "corpus/cases/$game" -name '*.in' -size -64k -print0 |
      while IFS= read -r -d '' kept; do cp "$kept" "$seeds/$(sha1sum <"$kept" | cut -c 1-40).in"; done
  fi
  for target in "$game" "${game}_text"; do
    cp "$target_dir/x86_64-unknown-linux-gnu/release/$target" "$OUT/"
    # Small tables have all the rules, and a game of two thousand cards takes the time of fifty of them.
    max_len=8192
    [ "$target" != pigkill ] || max_len=512
    printf '[libfuzzer]\nmax_len = %s\ntimeout = 25\n' "$max_len" >"$OUT/$target.options"
    rm -f "$OUT/${target}_seed_corpus.zip"
    find "$seeds" -type f -size "-${max_len}c" -print0 | sort -z |
      xargs -0 zip -q -j "$OUT/${target}_seed_corpus.zip"
  done
  cp "fuzz/dictionaries/$game.dict" "$OUT/${game}_text.dict"
  printf 'dict = %s_text.dict\n' "$game" >>"$OUT/${game}_text.options"
done
