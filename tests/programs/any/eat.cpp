// Takes memory without end.
#include <cstdlib>
#include <cstring>
int main() {
  for (;;) {
    void* piece = std::malloc(1 << 24);
    if (piece) std::memset(piece, 1, 1 << 24);
  }
}
