// Numbers, each within an absolute error of 1e-6, as many as in the answer file.
static bool number(const std::string& token, double& value) {
  // strtod also reads "inf", "nan" and hexadecimal, which are no answers.
  if (token.find_first_not_of("0123456789.-+eE") != std::string::npos) return false;
  char* stop = nullptr;
  value = std::strtod(token.c_str(), &stop);
  return stop == token.c_str() + token.size() && std::isfinite(value);
}

static Verdict compare(const std::string& answer, const std::string& output) {
  const std::vector<std::string> wanted = tokens(answer), given = tokens(output);
  std::ostringstream why;
  why.precision(3);
  double worst = 0;
  for (std::size_t i = 0; i < wanted.size() && i < given.size(); i++) {
    double right = 0, value = 0;
    number(wanted[i], right);
    if (!number(given[i], value)) {
      why << "number " << i + 1 << ": expected " << wanted[i] << ", found " << shown(given[i]) << ", no number";
      return {Outcome::wrong, why.str()};
    }
    const double error = std::fabs(right - value);
    if (error > 1e-6 + 1e-15) {
      why << "number " << i + 1 << ": expected " << wanted[i] << ", found " << shown(given[i]) << ", off by " << error;
      return {Outcome::wrong, why.str()};
    }
    if (error > worst) worst = error;
  }
  if (wanted.size() != given.size()) {
    why << "expected " << wanted.size() << " numbers, found " << given.size();
    return {Outcome::wrong, why.str()};
  }
  why << wanted.size() << " numbers, off by " << worst << " at most";
  return {Outcome::accepted, why.str()};
}
