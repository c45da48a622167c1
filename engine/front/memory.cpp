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

using namespace front;

/** Once, before anything else. */
EXPORTED(void, start)() { Message::DefaultMessenger()->ChangePrinters().Clear(); }

/** Room for bytes from outside, which `give_back` frees. */
EXPORTED(void *, take_room)(int bytes) { return std::malloc(bytes); }
EXPORTED(void, give_back)(void *room) { std::free(room); }

EXPORTED(const double *, told_at)() { return told; }
EXPORTED(const double *, numbers_at)() { return numbers.data(); }

/** Forgets all shapes and what was made of them. */
EXPORTED(void, forget)() {
  forgetReaders();
  forgetSurfaces();
  forgetIdentities();
  shapes.clear();
}
