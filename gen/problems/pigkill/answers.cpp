// The answer file: a winner, then a line for each pig of the input file named first on the command line.
static void validate(int argc, char** argv) {
  std::ifstream input(argc > 1 ? argv[1] : "");
  long n = 0;
  input >> n;
  std::size_t start;
  const std::string winner = token("MP or FP", start);
  if (winner != "MP" && winner != "FP") fail(start, "MP or FP");
  newline();
  for (long pig = 0; pig < n; pig++) {
    if (text.compare(at, 5, "DEAD\n") == 0) {
      at += 5;
      continue;
    }
    for (bool first = true; at < text.size() && text[at] != '\n'; first = false) {
      if (!first) space();
      const std::string expected = "a card, one of P K D F N W J Z, or DEAD alone";
      const std::string word = token(expected, start);
      if (word.size() != 1 || std::string("PKDFNWJZ").find(word) == std::string::npos) fail(start, expected);
    }
    newline();
  }
  end();
}
