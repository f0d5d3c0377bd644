// Strict reading of standard input. The exit statuses VALID and INVALID are defined above.
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>

static std::string text;
static std::size_t at = 0;

inline bool blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

// What stands at a byte, in words.
inline std::string found(std::size_t where) {
  if (where >= text.size()) return "the end of the file";
  switch (text[where]) {
    case '\n': return "the end of the line";
    case '\r': return "a carriage return (CR)";
    case ' ': return "a space";
    case '\t': return "a tab";
  }
  std::string shown;
  for (std::size_t i = where; i < text.size() && !blank(text[i]); i++) {
    if (i == where + 24) {
      shown += "...";
      break;
    }
    const bool printable = text[i] > ' ' && text[i] <= '~';
    shown += printable ? text[i] : '?';
  }
  return "`" + shown + "`";
}

[[noreturn]] inline void fail(std::size_t where, const std::string& expected) {
  std::size_t line = 1, column = 1;
  for (std::size_t i = 0; i < where; i++) {
    if (text[i] == '\n') {
      line++;
      column = 1;
    } else if ((text[i] & 0xC0) != 0x80) {
      column++;  // columns count characters, so the inner bytes of one do not
    }
  }
  std::cerr << "line " << line << ", column " << column << ": found " << found(where) << ", expected "
            << expected << "\n";
  std::exit(INVALID);
}

inline std::string token(const std::string& expected, std::size_t& start) {
  start = at;
  while (at < text.size() && !blank(text[at])) at++;
  if (at == start) fail(start, expected);
  return text.substr(start, at - start);
}

inline void byte(char wanted, const std::string& expected) {
  if (at >= text.size() || text[at] != wanted) fail(at, expected);
  at++;
}

inline void space() { byte(' ', "one space"); }
inline void newline() { byte('\n', "the end of the line (LF)"); }

inline void end() {
  if (at < text.size()) fail(at, "the end of the file");
}

inline long number(const std::string& name, long low, long high) {
  std::ostringstream expected;
  expected << name << ", a whole number from " << low << " to " << high;
  std::size_t start;
  const std::string word = token(expected.str(), start);
  if (word.size() > 9 || word.find_first_not_of("0123456789") != std::string::npos) fail(start, expected.str());
  if (word.size() > 1 && word[0] == '0') fail(start, name + " without leading zeros");
  const long value = std::atol(word.c_str());
  if (value < low || value > high) fail(start, expected.str());
  return value;
}

static void validate(int argc, char** argv);

int main(int argc, char** argv) {
  text.assign(std::istreambuf_iterator<char>(std::cin), std::istreambuf_iterator<char>());
  validate(argc, argv);
  return VALID;
}
