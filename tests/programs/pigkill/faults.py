"""Wrong readings of 猪国杀 (see plant.py)."""

CPP, PY = "simulate.cpp", "simulate.py"

FAULTS = [
    ("area-asks-once", CPP, [
        ("void area(int user, char answer) {\n", "void area(int user, char answer) {\n  if (nullified(user, next_alive(user), true)) return;\n"),
        ("if (nullified(user, t, true) || discard(t, answer)) continue;", "if (discard(t, answer)) continue;"),
    ]),
    ("nullify-asked-from-target", CPP, [("(user + (int)i) %", "(target + (int)i) %")]),
    ("nullify-asked-from-lord", CPP, [("(user + (int)i) %", "(int)i %")]),
    ("unknown-pig-nullifies-for-itself", CPP, [
        ("if (pigs[target].face != (save ? friendly : enemy)) continue;",
         "if (pigs[target].face != (save ? friendly : enemy) && !(save && p == target)) continue;"),
    ]),
    ("counter-nullify-from-trick-user", CPP, [("return !nullified(p, target, !save);", "return !nullified(user, target, !save);")]),
    ("nullify-does-not-reveal", CPP, [("    reveal(p);\n    return", "    return")]),
    ("loyalist-answers-lord", CPP, [("!(pigs[asked].role == LOYALIST && pigs[other].role == LORD) && ", "")]),
    ("reward-before-victory", CPP, [
        ("  if (!rebels) throw Over{true};\n", ""),
        ("    draw(source, 3);\n", "    draw(source, 3);\n    if (!rebels) throw Over{true};\n"),
    ]),
    ("penalty-keeps-crossbow", CPP, [
        ("    pigs[source].hand.clear();\n    pigs[source].crossbow = false;\n", "    pigs[source].hand.clear();\n"),
    ]),
    ("every-pig-is-penalised", CPP, [("} else if (pigs[source].role == LORD) {", "} else if (pigs[source].role != REBEL) {")]),
    ("penalty-ends-turn", CPP, [
        ("    pigs[source].hand.clear();\n", "    pigs[source].hand.clear();\n    over = true;\n"),
        ("string deck;\n", "string deck;\nbool over;\n"),
        ("    bool killed = false;\n", "    bool killed = false;\n    over = false;\n"),
        ("while (pigs[p].alive && play_one", "while (pigs[p].alive && !over && play_one"),
    ]),
    ("last-card-is-popped", CPP, [
        ("    pigs[p].hand += deck[top];\n    if (top + 1 < deck.size()) top++;  // the last card stays\n",
         "    if (top < deck.size()) pigs[p].hand += deck[top++];\n"),
    ]),
    ("kill-next-seat", CPP, [
        ("card == 'K' ? next_alive(p) : -1", "card == 'K' ? (p + 1) % (int)pigs.size() : -1"),
        ("(!killed || pigs[p].crossbow) && hostile", "(!killed || pigs[p].crossbow) && pigs[target].alive && hostile"),
    ]),
    ("no-suspects", CPP, [("    if (t == 0 && pigs[user].face == UNKNOWN) pigs[user].suspect = true;\n", "")]),
    ("loyalists-see-suspects", CPP, [("(pigs[p].role == LORD && t.suspect)", "t.suspect")]),
    ("suspect-without-damage", CPP, [
        ("    if (t == 0 && pigs[user].face == UNKNOWN) pigs[user].suspect = true;\n", ""),
        ("    if (nullified(user, t, true) ||", "    if (t == 0 && pigs[user].face == UNKNOWN) pigs[user].suspect = true;\n    if (nullified(user, t, true) ||"),
    ]),
    ("no-suspicion-when-a-peach-saves", CPP, [
        ("    damage(user, t);\n    if (t == 0 &&", "    const size_t before = pigs[t].hand.size();\n    damage(user, t);\n    if (t == 0 && before == pigs[t].hand.size() &&"),
    ]),
    ("no-rescan", CPP, [
        ("string deck;\n", "string deck;\nsize_t from;\n"),
        ("  for (size_t i = 0; i < pigs[p].hand.size(); i++) {\n    const char card", "  for (size_t i = from; i < pigs[p].hand.size(); i++) {\n    const char card"),
        ("    pigs[p].hand.erase(i, 1);\n    switch", "    pigs[p].hand.erase(i, 1);\n    from = i;\n    switch"),
        ("    bool killed = false;\n", "    bool killed = false;\n    from = 0;\n"),
    ]),
    ("next-pig-fixed-at-start", CPP, [
        ("string deck;\n", "string deck;\nint after;\n"),
        ("card == 'K' ? next_alive(p) : -1", "card == 'K' ? after : -1"),
        ("    bool killed = false;\n", "    bool killed = false;\n    after = next_alive(p);\n"),
        ("  if (!discard(target, 'D')) damage", "  if (pigs[target].alive && !discard(target, 'D')) damage"),
    ]),
    ("kills-without-end", CPP, [("(!killed || pigs[p].crossbow) && ", "")]),
    ("crossbow-for-one-turn", CPP, [("    bool killed = false;\n", "    bool killed = false;\n    pigs[p].crossbow = false;\n")]),
    ("rebel-duels-nearest", CPP, [("  if (pigs[p].role == REBEL) return 0;\n", "")]),
    ("duel-damage-is-the-users", CPP, [
        ("  damage(other, asked);\n", "  damage(user, asked);\n"),
        ("    draw(source, 3);\n", "    if (pigs[source].alive) draw(source, 3);\n"),
    ]),
    ("no-peach-when-dying", CPP, [("  if (discard(x, 'P')) {", "  if (false) {")]),
    ("reward-of-two", CPP, [("draw(source, 3)", "draw(source, 2)")]),
    ("unknown-face-is-hostile-to-rebels", CPP, [("return t.face == LOYAL;", "return t.face != REBELLIOUS;")]),
    # In Python.
    ("python-no-suspects", PY, [("                user.suspect = True", "                pass")]),
    ("python-nullify-from-lord", PY, [("for pig in self.around(user):\n                wanted", "for pig in self.around(self.pigs[0]):\n                wanted")]),
    ("python-penalty-forgets-crossbow", PY, [("source.hand, source.crossbow = [], False", "source.hand = []")]),
    ("python-reveals-after-duel", PY, [
        ("        user.reveal()\n        if self.nullified(user, target):\n            return\n", "        if self.nullified(user, target):\n            return\n"),
        ("        self.hurt(other, asked)", "        user.reveal()\n        self.hurt(other, asked)"),
    ]),
    ("python-trailing-words", PY, [("    print(game.play())", "    print('winner:', game.play())")]),
    ("python-skips-empty-hands", PY, [
        ("        print(\" \".join(pig.hand) if pig.alive else \"DEAD\")",
         "        if pig.hand or not pig.alive:\n            print(\" \".join(pig.hand) if pig.alive else \"DEAD\")"),
    ]),
]
