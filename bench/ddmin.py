#!/usr/bin/env python3
"""Delta debugging (ddmin) by tokens: ddmin.py FILE OUT COMMAND... keeps a subset of the words of FILE, on their lines, for which
COMMAND with the text on its standard input has exit status 0."""
import subprocess
import sys

source, out, *command = sys.argv[1:]
words = [(number, word) for number, line in enumerate(open(source)) for word in line.split()]
calls = 0


def text(kept):
    lines = {}
    for number, word in kept:
        lines.setdefault(number, []).append(word)
    return "".join(" ".join(lines[number]) + "\n" for number in sorted(lines))


def fails(kept):
    global calls
    calls += 1
    return subprocess.run(command, input=text(kept).encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


pieces = 2
while len(words) >= 2:
    size = -(-len(words) // pieces)
    parts = [words[at:at + size] for at in range(0, len(words), size)]
    rests = [[word for other in parts if other is not part for word in other] for part in parts]
    smaller = next((part for part in parts if fails(part)), None)
    if smaller is not None:
        words, pieces = smaller, 2
        continue
    smaller = next((rest for rest in rests if fails(rest)), None)
    if smaller is not None:
        words, pieces = smaller, max(pieces - 1, 2)
    elif pieces >= len(words):
        break
    else:
        pieces = min(len(words), 2 * pieces)
open(out, "w").write(text(words))
print(calls)
