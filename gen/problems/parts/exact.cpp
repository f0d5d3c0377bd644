// Exact text. Blanks at the end of a line and the final newline do not matter; empty lines do.
static std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t stop = text.find('\n', i);
    if (stop == std::string::npos) stop = text.size();
    std::size_t last = stop;
    while (last > i && blank(text[last - 1])) last--;
    all.push_back(text.substr(i, last - i));
    i = stop + 1;
  }
  return all;
}

static Verdict compare(const std::string& answer, const std::string& output) {
  const std::vector<std::string> wanted = lines(answer), given = lines(output);
  std::size_t i = 0;
  while (i < wanted.size() && i < given.size() && wanted[i] == given[i]) i++;
  std::ostringstream why;
  if (i == wanted.size() && i == given.size()) {
    why << i << " lines";
    return {Outcome::accepted, why.str()};
  }
  why << "line " << i + 1 << ": expected " << (i < wanted.size() ? shown(wanted[i]) : "the end of the output")
      << ", found " << (i < given.size() ? shown(given[i]) : "the end of the output");
  const bool layout = tokens(answer) == tokens(output);
  if (layout) why << " (only blanks or empty lines differ)";
  return {layout ? Outcome::presentation : Outcome::wrong, why.str()};
}
