// The input: 148 tiles, four of each of the 37 kinds, one a line.
static int kind_of(const std::string& name) {
  static const char* const others[] = {"E", "S", "W", "N", "B", "F", "Z", "PASS", "REVERSE", "DOUBLE"};
  if (name.size() == 2 && name[0] >= '1' && name[0] <= '9') {
    const std::size_t suit = std::string("MPS").find(name[1]);
    if (suit != std::string::npos) return static_cast<int>(suit) * 9 + (name[0] - '1');
  }
  for (int i = 0; i < 10; i++) {
    if (name == others[i]) return 27 + i;
  }
  return -1;
}

static void validate(int, char**) {
  int copies[37] = {};
  for (int i = 1; i <= 148; i++) {
    std::ostringstream expected;
    expected << "tile " << i << " of 148: 1M..9M, 1P..9P, 1S..9S, E S W N B F Z, PASS, REVERSE or DOUBLE";
    std::size_t start;
    const std::string name = token(expected.str(), start);
    const int kind = kind_of(name);
    if (kind < 0) fail(start, expected.str());
    if (++copies[kind] > 4) fail(start, "another kind: this is the fifth " + name + ", and there are four of each");
    newline();
  }
  end();
}
