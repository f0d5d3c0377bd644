// Called as testlib's checkers are: INPUT OUTPUT ANSWER [REPORT [-appes]]; exit 0 accepted, 1 wrong, 2 presentation, 3 the judge's fault.
static std::string escaped(const std::string& text) {
  std::string all;
  for (char c : text) {
    if (c == '<') all += "&lt;";
    else if (c == '&') all += "&amp;";
    else all += c;
  }
  return all;
}

int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "FAIL usage: checker INPUT OUTPUT ANSWER [REPORT [-appes]]\n";
    return 3;
  }
  const Verdict verdict = compare(read_file(argv[3], 3), read_file(argv[2], 3));
  const bool accepted = verdict.outcome == Outcome::accepted, wrong = verdict.outcome == Outcome::wrong;
  const std::string word = accepted ? "ok " : wrong ? "wrong answer " : "wrong output format ";
  if (argc == 4) {
    std::cerr << word << verdict.why << "\n";
  } else {
    std::ofstream report(argv[4]);
    if (argc > 5 && std::string(argv[5]) == "-appes") {
      const std::string name = accepted ? "accepted" : wrong ? "wrong-answer" : "presentation-error";
      report << "<?xml version=\"1.0\" encoding=\"windows-1251\"?><result outcome=\"" << name << "\">"
             << escaped(verdict.why) << "</result>\n";
    } else {
      report << word << verdict.why << "\n";
    }
  }
  return accepted ? 0 : wrong ? 1 : 2;
}
