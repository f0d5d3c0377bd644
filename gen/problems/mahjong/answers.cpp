// The answer file: the deal, then the log, then who won.
static bool tile(const std::string& word, bool special) {
  static const std::string others[] = {"E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"};
  if (word.size() == 2 && word[0] >= '1' && word[0] <= '9') return std::string("MPS").find(word[1]) != std::string::npos;
  for (int i = 0; i < (special ? 10 : 7); i++) {
    if (word == others[i]) return true;
  }
  return false;
}

static void tiles(int count, bool special) {
  for (int i = 0; i < count; i++) {
    space();
    std::size_t start;
    if (!tile(token("a tile", start), special)) fail(start, "a tile");
  }
}

static std::string player(const std::string& expected) {
  std::size_t start;
  const std::string word = token(expected, start);
  if (word.size() != 1 || word[0] < 'A' || word[0] > 'D') fail(start, expected);
  return word;
}

static void validate(int, char**) {
  for (int line = 0;; line++) {
    if (line >= 52 && text.compare(at, 5, "DRAW\n") == 0) {
      at += 5;
      break;
    }
    player("a player A..D, or DRAW");
    space();
    std::size_t start;
    const std::string what = token("what the player does", start);
    if (line < 52 && what != "IN") fail(start, "IN: the deal takes 52 draws");
    if (what == "WIN") {
      newline();
      break;
    }
    if (what == "IN") {
      tiles(1, true);
    } else if (what == "OUT") {
      space();
      if (text.compare(at, 5, "PASS ") == 0) {
        at += 5;
        player("the player who is passed over");
      } else {
        at--;
        tiles(1, true);
      }
    } else if (what == "CHOW" || what == "PONG") {
      tiles(3, false);
    } else if (what != "RON" && what != "SELFDRAWN") {
      fail(start, "IN, OUT, CHOW, PONG, RON, SELFDRAWN or WIN");
    }
    newline();
  }
  end();
}
