// Called as an output validator is: INPUT ANSWER FEEDBACK_DIR < OUTPUT; exit 42 accepted, 43 wrong, else the judge's fault.
int main(int argc, char** argv) {
  if (argc < 4) {
    std::cerr << "usage: checker INPUT ANSWER FEEDBACK_DIR < OUTPUT\n";
    return 1;
  }
  const Verdict verdict = compare(read_file(argv[2], 1), read_all(std::cin));
  std::ofstream feedback((std::string(argv[3]) + "/judgemessage.txt").c_str());
  feedback << verdict.why << "\n";
  return verdict.outcome == Outcome::accepted ? 42 : 43;
}
