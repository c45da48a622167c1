#include "front.hpp"
#include <Message.hxx>
#include <Message_Messenger.hxx>
#include <Standard_OutOfRange.hxx>
#include <cstdlib>

namespace front {
double told[32];
std::vector<double> numbers;
std::vector<TopoDS_Shape> shapes;

int keep(const TopoDS_Shape &shape) {
  shapes.push_back(shape);
  return int(shapes.size()) - 1;
}

const TopoDS_Shape &shapeOf(int number) {
  if (number < 0 || size_t(number) >= shapes.size()) throw Standard_OutOfRange("There is no such shape.");
  return shapes[number];
}
} // namespace front

namespace {
bool ranOut = false;

void *note(void *room) {
  if (room == nullptr) ranOut = true;
  return room;
}
} // namespace

/** All of the engine asks these for memory, as the linker is told. */
extern "C" {
void *__real_malloc(size_t);
void *__real_calloc(size_t, size_t);
void *__real_realloc(void *, size_t);
void *__wrap_malloc(size_t bytes) { return note(__real_malloc(bytes)); }
void *__wrap_calloc(size_t count, size_t bytes) { return note(__real_calloc(count, bytes)); }
void *__wrap_realloc(void *room, size_t bytes) { return note(__real_realloc(room, bytes)); }
}

using namespace front;

/** Once, before anything else. */
EXPORTED(void, start)() { Message::DefaultMessenger()->ChangePrinters().Clear(); }

/** Room for bytes from outside, which `give_back` frees. */
EXPORTED(void *, take_room)(int bytes) { return std::malloc(bytes); }
EXPORTED(void, give_back)(void *room) { std::free(room); }

EXPORTED(const double *, told_at)() { return told; }
EXPORTED(const double *, numbers_at)() { return numbers.data(); }

/** Whether there was too little memory for the last file, whatever came of it. */
EXPORTED(bool, ran_out)() { return ranOut; }

/** Forgets all shapes and what was made of them. */
EXPORTED(void, forget)() {
  forgetReaders();
  forgetSurfaces();
  forgetIdentities();
  shapes.clear();
  ranOut = false;
}
