// Reads all and dies of a null pointer.
#include <cstdio>
int main() {
  while (std::getchar() != EOF) {
  }
  int* volatile nowhere = nullptr;
  return *nowhere;
}
