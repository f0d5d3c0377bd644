// The input: who sits where with which cards, and the deck.
static void card() {
  const std::string expected = "a card, one of P K D F N W J Z";
  std::size_t start;
  const std::string word = token(expected, start);
  if (word.size() != 1 || std::string("PKDFNWJZ").find(word) == std::string::npos) fail(start, expected);
}

static void validate(int, char**) {
  const long n = number("n", 2, 10);
  space();
  const long m = number("m", 1, 2000);
  newline();
  bool rebel = false;
  for (long pig = 0; pig < n; pig++) {
    const bool must_be_rebel = pig + 1 == n && !rebel;
    const std::string expected = pig == 0        ? "MP, since pig 1 is the lord"
                                 : must_be_rebel ? "FP, since a game needs at least one rebel and this is the last pig"
                                                 : "ZP or FP, since only pig 1 is the lord";
    std::size_t start;
    const std::string role = token(expected, start);
    if (role == "AP") fail(start, "FP: AP is the rebel's name in old copies of the statement");
    const bool fits = pig == 0 ? role == "MP" : role == "FP" || (role == "ZP" && !must_be_rebel);
    if (!fits) fail(start, expected);
    rebel = rebel || role == "FP";
    for (int i = 0; i < 4; i++) {
      space();
      card();
    }
    newline();
  }
  for (long i = 0; i < m; i++) {
    if (i > 0) space();
    card();
  }
  newline();
  end();
}
