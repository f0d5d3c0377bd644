// A checker that needs nothing but the standard library (C++14).
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

enum class Outcome { accepted, wrong, presentation };

struct Verdict {
  Outcome outcome;
  std::string why;
};

static bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

static std::vector<std::string> tokens(const std::string& text) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t start = i;
    while (i < text.size() && !blank(text[i])) i++;
    if (i > start) all.push_back(text.substr(start, i - start));
    while (i < text.size() && blank(text[i])) i++;
  }
  return all;
}

// A piece of the output as a message may show it.
static std::string shown(const std::string& piece) {
  std::string all;
  for (char c : piece.substr(0, 40)) all += c >= ' ' && c <= '~' ? c : '?';
  return "`" + all + (piece.size() > 40 ? "..." : "") + "`";
}

static std::string read_all(std::istream& stream) {
  return std::string(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
}

// The whole file; leaves with `status` if it cannot be opened, which is the judge's fault and no verdict.
static std::string read_file(const std::string& path, int status) {
  std::ifstream stream(path.c_str(), std::ios::binary);
  if (!stream) {
    std::cerr << "FAIL cannot open " << path << "\n";
    std::exit(status);
  }
  return read_all(stream);
}

static Verdict compare(const std::string& answer, const std::string& output);
