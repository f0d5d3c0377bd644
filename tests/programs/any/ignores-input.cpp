// Prints the same without reading anything.
#include <cstdio>
int main() { std::puts("FP\nDEAD\nDEAD"); }
