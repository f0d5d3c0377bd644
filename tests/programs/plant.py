#!/usr/bin/env python3
"""Plants faults in the right programs.

    plant.py GAME            lists the faults, each with the ending of its program
    plant.py GAME FAULT      prints the wrong program
    plant.py GAME --all DIR  writes all wrong programs to DIR

The right programs are gen/problems/GAME/accepted/* and tests/programs/GAME/right.*; the faults are in
tests/programs/GAME/faults.py: a list of (name, program, edits), an edit being a text that must occur exactly once
and what to put in its place.
"""
import pathlib
import runpy
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def source(game, program):
    for folder in (HERE / game, ROOT / "gen" / "problems" / game / "accepted"):
        if (folder / program).is_file():
            return (folder / program).read_text(encoding="utf-8")
    sys.exit(f"plant.py: no program {program} in {game}")


def planted(game, name, program, edits):
    text = source(game, program)
    for old, new in edits:
        if text.count(old) != 1:
            sys.exit(f"plant.py: {game} {name}: `{old}` occurs {text.count(old)} times in {program}, not once")
        text = text.replace(old, new)
    return text


def main():
    game, rest = sys.argv[1], sys.argv[2:]
    faults = runpy.run_path(str(HERE / game / "faults.py"))["FAULTS"]
    ending = lambda program: program.rsplit(".", 1)[1]
    if not rest:
        for name, program, _ in faults:
            print(name, ending(program))
    elif rest[0] == "--all":
        for name, program, edits in faults:
            text = planted(game, name, program, edits)
            (pathlib.Path(rest[1]) / f"{name}.{ending(program)}").write_text(text, encoding="utf-8")
    else:
        for name, program, edits in faults:
            if name == rest[0]:
                sys.stdout.write(planted(game, name, program, edits))
                return
        sys.exit(f"plant.py: no fault {rest[0]} in {game}")


main()
