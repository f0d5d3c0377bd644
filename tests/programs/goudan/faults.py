"""Wrong readings of 狗蛋和二五仔 (see plant.py)."""

CPP, PY = "solve.cpp", "right.py"

FAULTS = [
    ("healths-swapped", CPP, [("    s.me = read();\n    s.op = read();\n", "    s.op = read();\n    s.me = read();\n")]),
    ("boards-swapped", CPP, [
        ("    s.enemy = read_board();\n    const Enemy own = read_board();\n", "    const Enemy own = read_board();\n    s.enemy = read_board();\n"),
    ]),
    ("hands-swapped", CPP, [
        ("    const int other = read(), hand = std::min(3, read() + 1);\n", "    const int hand = std::min(3, read() + 1), other = read();\n"),
    ]),
    ("no-first-draw", CPP, [("hand = std::min(3, read() + 1);", "hand = read();")]),
    ("no-later-draws", CPP, [("reply.v[std::min(3, other + 1)][hand]", "reply.v[other][hand]")]),
    ("new-minion-hit-by-itself", CPP, [
        ("    hits(s, 3, play);\n", "    State entered = s;\n    entered.own.n[3]++;\n    hits(entered, 3, play);\n"),
        ("    State entered = s;\n    entered.own.n[3]++;  // the new minion, which may not attack in this turn\n    return decision(entered);\n", "    return decision(s);\n"),
    ]),
    ("new-minion-attacks-at-once", CPP, [("entered.own.n[3]++;  // the new minion, which may not attack in this turn", "entered.own.n[1]++;")]),
    ("new-minion-with-one-health", CPP, [("entered.own.n[3]++;", "entered.own.n[2]++;")]),
    ("trade-deals-one", CPP, [
        ("      t.own.n[i]--;\n      t.enemy.n[j]--;\n", "      t.own.n[i]--;\n      if (i == 1) t.own.n[2]++;\n      t.enemy.n[j]--;\n      if (j == 1) t.enemy.n[0]++;\n"),
    ]),
    ("minion-attacks-twice", CPP, [("    t.own.n[i + 2]++;\n    improve(best", "    t.own.n[i]++;\n    improve(best")]),
    ("attack-of-two", CPP, [("    t.op -= 3;\n", "    t.op -= 2;\n"), ("return s.op <= 3 * (", "return s.op <= 2 * (")]),
    ("taunt", CPP, [
        ("    improve(best, decision(t));\n    for (int j", "    if (s.enemy.size() == 0) improve(best, decision(t));\n    for (int j"),
        ("bool certain(const State& s) { return ", "bool certain(const State& s) { return s.enemy.size() == 0 && "),
        ("    t.op -= 3;\n", "    t.op = std::max(1, t.op - 3);\n"),
    ]),
    ("skill-costs-one-health", CPP, [("  t.me -= 2;\n", "  t.me -= 1;\n")]),
    ("skill-draws-nothing", CPP, [("skill->v[cell(std::min(3, hand + 1), budget - 1, other)]", "skill->v[cell(hand, budget - 1, other)]")]),
    ("board-of-three", CPP, [("if (s.own.size() < 4) {", "if (s.own.size() < 3) {")]),
    ("two-hits", CPP, [("hits(s, 3, play)", "hits(s, 2, play)")]),
    ("hits-spare-own-hero", CPP, [
        ("1.0 / (2 + s.enemy.size() + s.own.size())", "1.0 / (1 + s.enemy.size() + s.own.size())"),
        ("  if (t.me > 1) {  // else the own hero is lost, which adds nothing\n    t.me--;\n    add(into, share, after_hits(t, left - 1));\n  }\n", ""),
    ]),
    ("hits-spare-own-minions", CPP, [
        ("1.0 / (2 + s.enemy.size() + s.own.size())", "1.0 / (2 + s.enemy.size())"),
        ("    if (!s.own.n[i]) continue;\n    t = s;\n    t.own.n[i]--;\n    if (i % 2 == 1)", "    if (true) continue;\n    t = s;\n    t.own.n[i]--;\n    if (i % 2 == 1)"),
    ]),
    ("a-hit-kills-any-minion", CPP, [("    if (i == 1) t.enemy.n[0]++;\n", "")]),
    ("hits-by-kind-not-by-minion", CPP, [("add(into, share * s.enemy.n[i], after", "add(into, share, after")]),
    ("hand-of-two", CPP, [("hand = std::min(3, read() + 1);", "hand = std::min(2, read() + 1);")]),
    ("play-is-free", CPP, [("play.v[cell(hand - 1, budget - 1, other)]", "play.v[cell(hand - 1, budget, other)]")]),
    ("three-digits", CPP, [("%.12f", "%.3f")]),
    ("nan-for-none", CPP, [
        ("    std::printf(\"%.12f\\n\", opening(s).v[hand][other]);", "    const double v = opening(s).v[hand][other];\n    std::printf(\"%.12f\\n\", v > 0 ? v : 0.0 / 0.0);"),
    ]),
    ("first-query-only", CPP, [("  while (queries-- > 0) {\n", "  if (queries-- > 0) {\n")]),
]
