"""Wrong readings of 麻将模拟器 (see plant.py)."""

CPP, PY = "simulate.cpp", "right.py"

RON = "      for (int steps = 1; steps < 4; steps++) {\n"

FAULTS = [
    ("ron-order-from-a", CPP, [
        (RON, "      for (int q = 0; q < 4; q++) {\n        const int steps = ((q - p) * direction + 8) % 4;\n        if (steps == 0) continue;\n"),
    ]),
    ("ron-in-seat-order", CPP, [
        (RON, "      for (int seat = 1; seat < 4; seat++) {\n        const int steps = direction > 0 ? seat : 4 - seat;\n"),
    ]),
    ("no-ron", CPP, [("const bool ron = wins(other);", "const bool ron = false;")]),
    ("no-ron-before-own-turn", CPP, [
        ("int direction = 1;\n", "int direction = 1;\nbool moved[4];\n"),
        ("const bool ron = wins(other);", "const bool ron = wins(other) && moved[next_to(p, steps)];"),
        ("    draws = true;\n    const int tile", "    draws = true;\n    moved[p] = true;\n    const int tile"),
    ]),
    ("no-ron-on-the-last-tile", CPP, [("const bool ron = wins(other);", "const bool ron = wins(other) && front < wall.size();")]),
    ("no-claim-of-the-last-tile", CPP, [("int claimer = pong(p, tile);", "int claimer = front == wall.size() ? 9 : pong(p, tile);\n      if (claimer == 9) return -1;")]),
    ("pass-names-the-seat-after", CPP, [("if (tile == PASS) std::cout << \" \" << letter(next_to(p));", "if (tile == PASS) std::cout << \" \" << letter((p + 1) % 4);")]),
    ("pass-skips-nobody", CPP, [("p = next_to(p, 2);", "p = next_to(p);")]),
    ("reverse-after-the-next", CPP, [("      direction = -direction;\n      p = next_to(p);\n", "      p = next_to(p);\n      direction = -direction;\n")]),
    ("reverse-ignored", CPP, [("      direction = -direction;\n", "")]),
    ("double-is-the-next-players", CPP, [("} else if (tile != DOUBLE) {", "} else if (tile == DOUBLE) {\n      p = next_to(p);\n    } else {")]),
    ("no-win-after-double", CPP, [
        ("int direction = 1;\n", "int direction = 1;\nbool doubled;\n"),
        ("      if (wins(players[p])) {", "      if (!doubled && wins(players[p])) {"),
        ("    players[p].hand[tile]--;\n    std::cout", "    doubled = tile == DOUBLE;\n    players[p].hand[tile]--;\n    std::cout"),
    ]),
    ("chow-in-seat-order", CPP, [("  const int q = next_to(p);\n", "  const int q = (p + 1) % 4;\n")]),
    ("chow-smallest-first", CPP, [("for (int low = tile; low >= tile - 2; low--) {  // larger numbers first", "for (int low = tile - 2; low <= tile; low++) {")]),
    ("chow-before-pong", CPP, [("      int claimer = pong(p, tile);\n      if (claimer < 0) claimer = chow(p, tile);\n", "      int claimer = chow(p, tile);\n      if (claimer < 0) claimer = pong(p, tile);\n")]),
    ("claim-without-gain", CPP, [("distance(player.hand, player.melds + 1) < before", "distance(player.hand, player.melds + 1) <= before")]),
    ("special-in-hand-blocks-claims", CPP, [("  if (player.melds == 4) return false;\n", "  if (player.melds == 4 || player.hand[PASS] + player.hand[REVERSE] + player.hand[DOUBLE] > 0) return false;\n")]),
    ("pong-of-own-tile", CPP, [("if (q != p && players", "if (players")]),
    ("draws-after-a-claim", CPP, [("      draws = claimer < 0;\n      p = draws ? next_to(p) : claimer;\n", "      p = claimer < 0 ? next_to(p) : claimer;\n")]),
    ("ties-to-the-later-kind", CPP, [("for (int kind = ORDINARY - 1; kind >= 0; kind--) {", "for (int kind = 0; kind < ORDINARY; kind++) {")]),
    ("special-order-reversed", CPP, [
        ("int choose(Player& player) {\n  for (int special = ORDINARY; special < KINDS; special++) {", "int choose(Player& player) {\n  for (int special = KINDS - 1; special >= ORDINARY; special--) {"),
    ]),
    ("four-copies-ignored", CPP, [("                  if (need > 4) continue;\n", "")]),
    ("seven-pairs-win", CPP, [
        ("  return distance(player.hand, player.melds) == 0;\n",
         "  int pairs = 0;\n  for (int kind = 0; kind < ORDINARY; kind++) pairs += player.hand[kind] / 2;\n  return pairs == 7 || distance(player.hand, player.melds) == 0;\n"),
    ]),
    ("runs-across-suits", CPP, [("const bool starts = kind < 27 && kind % 9 < 7;", "const bool starts = kind < 25;")]),
    ("dealt-in-blocks", CPP, [("draw(i % 4)", "draw(i / 13)")]),
    ("wall-end-before-the-win", CPP, [("      if (!draw(p)) return -1;\n", "      if (!draw(p) || front == wall.size()) return -1;\n")]),
    # In Python.
    ("python-chow-smallest-first", PY, [("for low in range(kind, kind - 3, -1):", "for low in range(kind - 2, kind + 1):")]),
    ("python-ron-from-a", PY, [("for other in [self.next(p, steps) for steps in (1, 2, 3)]:", "for other in [q for q in range(4) if q != p]:")]),
    ("python-draw-unsaid", PY, [("print(\"DRAW\" if", "print(\"\" if")]),
]
