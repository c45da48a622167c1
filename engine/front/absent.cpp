// What the engine asks of a system that is not there.
#include <cstdio>

extern "C" {
struct hostent;
hostent *gethostbyname(const char *) { return nullptr; }
int emscripten_get_callstack(int, char *, int) { return 0; }
}
