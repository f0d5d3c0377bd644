// The input: positions, four lines each, under one budget.
static void board(const std::string& whose) {
  const long count = number("the number of " + whose + " minions", 0, 4);
  for (long i = 0; i < count; i++) {
    space();
    number("a minion's health", 1, 2);
  }
  newline();
}

static void validate(int, char**) {
  const long queries = number("T", 1, 351493);
  space();
  number("O", 3, 5);
  newline();
  for (long i = 0; i < queries; i++) {
    number("E's health", 1, 20);
    space();
    number("the teacher's health", 1, 20);
    newline();
    board("the teacher's");
    board("E's");
    number("the teacher's hand size", 0, 3);
    space();
    number("E's hand size", 0, 3);
    newline();
  }
  end();
}
