// Called as SYZOJ does: the files user_out and answer stand in the working folder; the score goes to standard output.
int main() {
  const Verdict verdict = compare(read_file("answer", 1), read_file("user_out", 1));
  std::cout << (verdict.outcome == Outcome::accepted ? 100 : 0) << "\n";
  std::cerr << verdict.why << "\n";
  return 0;
}
