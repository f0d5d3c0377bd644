// The answer file: a chance for each query of the input file named first on the command line, all with the same decimals.
static void validate(int argc, char** argv) {
  std::ifstream input(argc > 1 ? argv[1] : "");
  long queries = 0;
  input >> queries;
  std::size_t decimals = 0;
  for (long i = 0; i < queries; i++) {
    const std::string expected = "a number from 0 to 1 with as many decimals as on the first line, nine at least";
    std::size_t start;
    const std::string word = token(expected, start);
    const bool form = word.size() >= 11 && (word[0] == '0' || word[0] == '1') && word[1] == '.' &&
                      word.find_first_not_of("0123456789", 2) == std::string::npos;
    if (i == 0) decimals = word.size();
    if (!form || word.size() != decimals || std::atof(word.c_str()) > 1) fail(start, expected);
    newline();
  }
  end();
}
